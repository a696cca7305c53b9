import { graphql } from 'react-relay'
import { getRequest, type IEnvironment } from 'relay-runtime'
import { deleteKeptIfOver } from '../offline/keptFor'
import { background } from '../relay/environment'
import { learnServerTime, serverNow } from '../relay/serverClock'
import { createSignal, type Signal } from '../ui/browser/signal'
import { hearTabs, tellTabs, type SessionEnds } from './sessionTabs'
import type { sessionKeeperQuery } from './__generated__/sessionKeeperQuery.graphql'

const query = graphql`
  query sessionKeeperQuery {
    now
    viewer {
      user {
        databaseId
      }
      session {
        idleEndsAt
        endsAt
        warnAt
      }
    }
  }
`

/** The session ends at `endsAt`; `canStay`: unless the person does something. */
export type Warning = { endsAt: Date; canStay: boolean }

/**
 * Watches when the session of this tab ends (rules 2.6). Before the end it warns, at the end it locks the page at
 * once, also when the computer slept over it. What the person does in the page without asking the server for
 * anything (typing a long note) is told to the server now and then, so that it counts.
 */
export type SessionKeeper = {
  warning: Signal<Warning | null>
  start: (ends: SessionEnds) => void
  stop: () => void
  /** The person wants to go on. */
  stay: () => Promise<void>
  /** The person knows that the end comes. */
  dismiss: () => void
  /** The same person signed in again. */
  signedIn: () => void
}

type Options = {
  environment: IEnvironment
  viewerId: string
  isSessionOver: Signal<boolean>
  /** The page is shown again, and may be too old. */
  onReleased: () => void
  /** In another tab somebody else signed in. */
  onSomebodyElse: () => void
}

const lookEvery = 1_000
const usualWarning = 60_000

const deeds = ['pointerdown', 'keydown', 'input', 'wheel'] as const
/** After a sleep the first of these comes before any timer. */
const wakes = ['focus', 'pageshow', 'visibilitychange'] as const

const firstEnd = ({ idleEndsAt, endsAt }: SessionEnds): number => Math.min(Date.parse(idleEndsAt), Date.parse(endsAt))

export const createSessionKeeper = ({
  environment,
  viewerId,
  isSessionOver,
  onReleased,
  onSomebodyElse,
}: Options): SessionKeeper => {
  const warning = createSignal<Warning | null>(null)
  /** null: not known yet. */
  let ends: SessionEnds | null = null
  let isRunning = false
  let lastDeedAt = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let forgetTabs: (() => void) | undefined
  /** For this end: whether another tab or browser put it off meanwhile has been asked, and whether the person knows. */
  let asked: 'no' | 'waiting' | 'yes' = 'no'
  let isDismissed = false

  const lock = () => {
    warning.set(null)
    isSessionOver.set(true)
  }

  const release = () => {
    isSessionOver.set(false)
    onReleased()
  }

  const warn = (end: number, canStay: boolean) => {
    if (warning.get()?.endsAt.getTime() !== end) warning.set({ endsAt: new Date(end), canStay })
  }

  const look = () => {
    if (!isRunning || !ends) return
    const [now, end] = [serverNow().getTime(), firstEnd(ends)]
    if (now >= end) {
      if (isSessionOver.get()) return
      lock()
      deleteKeptIfOver(serverNow())
      // Another tab may have put it off while this one slept.
      void ask({ isDeed: false })
    } else if (isSessionOver.get()) {
      return
    } else if (now < Date.parse(ends.warnAt)) {
      asked = 'no'
      isDismissed = false
      warning.set(null)
    } else if (asked === 'no') {
      asked = 'waiting'
      void ask({ isDeed: false }).then(() => {
        if (asked === 'waiting') asked = 'yes'
        look()
      })
    } else if (asked === 'yes' && !isDismissed) {
      warn(end, Date.parse(ends.idleEndsAt) < Date.parse(ends.endsAt))
    }
  }

  const learn = (next: SessionEnds) => {
    if (ends && Date.parse(next.idleEndsAt) > Date.parse(ends.idleEndsAt)) lastDeedAt = Date.now()
    ends = next
    if (isSessionOver.get() && serverNow().getTime() < firstEnd(next)) release()
    look()
  }

  /** Past the store, where nobody being signed in would turn the page away, with all that was typed. */
  const ask = async ({ isDeed }: { isDeed: boolean }): Promise<void> => {
    if (isDeed) lastDeedAt = Date.now()
    const answer = await environment
      .getNetwork()
      .execute(getRequest(query).params, {}, { force: true, ...(isDeed ? {} : background) })
      .toPromise()
      // The server cannot be reached: the time goes on without it.
      .catch(() => null)
    const data = answer && 'data' in answer ? (answer.data as sessionKeeperQuery['response'] | null) : null
    if (!data || !isRunning) return
    learnServerTime(data.now)
    if (!data.viewer?.session) return lock()
    if (data.viewer.user.databaseId !== viewerId) return onSomebodyElse()
    tellTabs({ kind: 'alive', userId: viewerId, ends: data.viewer.session })
    learn(data.viewer.session)
  }

  const acted = () => {
    look()
    // What is done in the warning answers it.
    if (isSessionOver.get() || warning.get()) return
    const pause = ends ? firstEnd(ends) - Date.parse(ends.warnAt) : usualWarning
    if (Date.now() - lastDeedAt >= pause) void ask({ isDeed: true })
  }

  return {
    warning,
    start: (known) => {
      if (isRunning) return
      isRunning = true
      ends = known
      lastDeedAt = Date.now()
      timer = setInterval(look, lookEvery)
      for (const name of deeds) addEventListener(name, acted, { capture: true, passive: true })
      for (const name of wakes) addEventListener(name, look)
      forgetTabs = hearTabs((message) => {
        if (message.kind === 'out') lock()
        // The server has the last word on who is signed in.
        else if (message.userId !== viewerId || isSessionOver.get()) void ask({ isDeed: false })
        else learn(message.ends)
      })
      tellTabs({ kind: 'alive', userId: viewerId, ends: known })
    },
    stop: () => {
      isRunning = false
      clearInterval(timer)
      for (const name of deeds) removeEventListener(name, acted, { capture: true })
      for (const name of wakes) removeEventListener(name, look)
      forgetTabs?.()
    },
    stay: () => ask({ isDeed: true }),
    dismiss: () => {
      isDismissed = true
      warning.set(null)
    },
    signedIn: () => {
      ends = null
      release()
      void ask({ isDeed: true })
    },
  }
}
