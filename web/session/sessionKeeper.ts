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

/** The session ends at `endsAt`; with `canStay`, activity extends it. */
export type Warning = { endsAt: Date; canStay: boolean }

/**
 * Watches when the tab's session ends (rules 2.6). Before the end it warns; at the end it locks the page at
 * once, even if the computer was asleep then. Activity in the page that sends no request
 * (typing a long note) is reported to the server now and then, so that it counts.
 */
export type SessionKeeper = {
  warning: Signal<Warning | null>
  start: (ends: SessionEnds) => void
  stop: () => void
  /** The person extends the session. */
  stay: () => Promise<void>
  /** The person dismisses the warning. */
  dismiss: () => void
  /** The same person signed in again. */
  signedIn: () => void
}

type Options = {
  environment: IEnvironment
  viewerId: string
  isSessionOver: Signal<boolean>
  /** The page is shown again and may be out of date. */
  onReleased: () => void
  /** Somebody else signed in, in another tab. */
  onSomebodyElse: () => void
}

const lookEvery = 1_000
const usualWarning = 60_000

const deeds = ['pointerdown', 'keydown', 'input', 'wheel'] as const
/** After sleep, the first of these events fires before any timer. */
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
  /** Null until it is known. */
  let ends: SessionEnds | null = null
  let isRunning = false
  let lastActivityAt = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let forgetTabs: (() => void) | undefined
  /** Whether the server has confirmed this end: another tab or browser may have extended the session. */
  let confirmed: 'no' | 'waiting' | 'yes' = 'no'
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
      // Another tab may have extended the session while this one slept.
      void ask({ isActivity: false })
    } else if (isSessionOver.get()) {
      return
    } else if (now < Date.parse(ends.warnAt)) {
      confirmed = 'no'
      isDismissed = false
      warning.set(null)
    } else if (confirmed === 'no') {
      confirmed = 'waiting'
      void ask({ isActivity: false }).then(() => {
        if (confirmed === 'waiting') confirmed = 'yes'
        look()
      })
    } else if (confirmed === 'yes' && !isDismissed) {
      warn(end, Date.parse(ends.idleEndsAt) < Date.parse(ends.endsAt))
    }
  }

  const learn = (next: SessionEnds) => {
    if (ends && Date.parse(next.idleEndsAt) > Date.parse(ends.idleEndsAt)) lastActivityAt = Date.now()
    ends = next
    if (isSessionOver.get() && serverNow().getTime() < firstEnd(next)) release()
    look()
  }

  /** Bypasses the store: there, a null viewer would replace the page and lose everything that was typed. */
  const ask = async ({ isActivity }: { isActivity: boolean }): Promise<void> => {
    if (isActivity) lastActivityAt = Date.now()
    const answer = await environment
      .getNetwork()
      .execute(getRequest(query).params, {}, { force: true, ...(isActivity ? {} : background) })
      .toPromise()
      // The server cannot be reached: the known end stays.
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
    // While the warning is shown, its buttons decide.
    if (isSessionOver.get() || warning.get()) return
    const pause = ends ? firstEnd(ends) - Date.parse(ends.warnAt) : usualWarning
    if (Date.now() - lastActivityAt >= pause) void ask({ isActivity: true })
  }

  return {
    warning,
    start: (known) => {
      if (isRunning) return
      isRunning = true
      ends = known
      lastActivityAt = Date.now()
      timer = setInterval(look, lookEvery)
      for (const name of deeds) addEventListener(name, acted, { capture: true, passive: true })
      for (const name of wakes) addEventListener(name, look)
      forgetTabs = hearTabs((message) => {
        if (message.kind === 'out') lock()
        // The server decides who is signed in.
        else if (message.userId !== viewerId || isSessionOver.get()) void ask({ isActivity: false })
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
    stay: () => ask({ isActivity: true }),
    dismiss: () => {
      isDismissed = true
      warning.set(null)
    },
    signedIn: () => {
      ends = null
      release()
      void ask({ isActivity: true })
    },
  }
}
