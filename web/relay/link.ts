import { createListeners } from '../ui/browser/listeners'
import { atServer } from './serverClock'

/** A part of the page may be out of date. With `retry`, nothing is tried again until somebody calls it. */
export type Outdated = { since: Date; retry: (() => void) | null }

/** What the pill shows. `stale`: no event, heartbeat or poll has arrived for half a minute. */
export type LiveState = 'live' | 'reconnecting' | 'polling' | 'stale'

export type Connection = {
  state: LiveState
  /** The server's time when the screen was last known to be current; null before the first time. */
  lastUpdatedAt: Date | null
  /** Whether it has been live since the page was loaded. */
  hasBeenLive: boolean
  /** A part beside the queue has changed and could not be read again. */
  outdated: Outdated | null
  /** The last request did not reach the server, so nothing can be sent now. */
  isOffline: boolean
}

const staleAfter = 30_000

/** A moment by both clocks of the computer: one may stand still while it sleeps, the other may be set. */
type Mark = { wall: number; steady: number }

const mark = (): Mark => ({ wall: Date.now(), steady: performance.now() })

/** The milliseconds since then; rather too many than too few. */
const since = ({ wall, steady }: Mark): number => Math.max(Date.now() - wall, performance.now() - steady)

/** The state of the tab's connection to the server. The socket and the poll report to it. */
export type Link = {
  getSnapshot: () => Connection
  subscribe: (listener: () => void) => () => void
  /** The server sent an event or a heartbeat over the socket. */
  heardPush: () => void
  /** A heartbeat counts only once the queue is subscribed on this socket. */
  heardHeartbeat: () => void
  heardPoll: () => void
  pollFailed: () => void
  /** Calls the listener when a poll succeeds after one that failed: the server is back, so the socket need not wait. */
  onReachable: (listener: () => void) => () => void
  /**
   * The server answered a request. `asked`: when it was sent, by the steady clock. What was under way when the network was
   * lost says nothing of now.
   */
  reached: (asked?: number) => void
  /** A request, or a heartbeat, did not get through. */
  unreached: () => void
  /** The browser says that it has no network. */
  lost: () => void
  /** The queue itself was read. */
  heardRead: () => void
  /** While missed changes are being read, no event makes the screen current. */
  setBehind: (isBehind: boolean) => void
  socketLost: () => void
  /** A part of the page could not be read again; null when it has been. */
  setOutdated: (part: object, outdated: Outdated | null) => void
  /** Whether the socket serves the subscription now. */
  isPushed: () => boolean
  /** Resolves once it does, and after that time even if it does not. */
  whenConnected: (timeoutMs: number) => Promise<void>
  close: () => void
}

/** All parts as one: as old as the oldest, and retried together. */
const worstOf = (parts: readonly Outdated[]): Outdated | null => {
  if (parts.length === 0) return null
  const retries = parts.flatMap(({ retry }) => retry ?? [])
  return {
    since: new Date(Math.min(...parts.map(({ since }) => since.getTime()))),
    retry: retries.length > 0 ? () => retries.forEach((retry) => retry()) : null,
  }
}

export const createLink = (): Link => {
  const listeners = createListeners()
  const reachable = createListeners()
  const outdatedParts = new Map<object, Outdated>()
  const started = mark()
  let heard: Mark | null = null
  /** That of the snapshot. */
  let shown: Mark | null = null
  let isPushed = false
  let wasPushed = false
  let hasPolled = false
  let isUnreachable = false
  let isBehind = false
  let hasBeenLive = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let outdated: Outdated | null = null
  let isOffline = false
  let lostAt = -1
  let snapshot: Connection = { state: 'reconnecting', lastUpdatedAt: null, hasBeenLive: false, outdated, isOffline }

  const stateAt = (age: number): LiveState => {
    if (age >= staleAfter) return 'stale'
    if (isPushed && !isBehind) return 'live'
    return hasPolled ? 'polling' : 'reconnecting'
  }

  const refresh = () => {
    clearTimeout(timer)
    const age = since(heard ?? started)
    const state = stateAt(age)
    if (state === 'live') hasBeenLive = true
    if (state !== 'stale') timer = setTimeout(refresh, staleAfter - age)
    // By the server's time as it is known now: this computer's clock may have been set since.
    const updatedAt = heard && atServer(Date.now() - age)
    const before = snapshot.lastUpdatedAt
    const isSameTime = heard === shown && (!updatedAt || !before || Math.abs(+updatedAt - +before) < 1_000)
    const lastUpdatedAt = isSameTime ? before : updatedAt
    const isSame =
      isSameTime &&
      snapshot.state === state &&
      snapshot.hasBeenLive === hasBeenLive &&
      snapshot.outdated === outdated &&
      snapshot.isOffline === isOffline
    // The poll must know of a lost socket even when the pill does not change.
    if (isSame && wasPushed === isPushed) return
    wasPushed = isPushed
    shown = heard
    if (!isSame) snapshot = { state, lastUpdatedAt, hasBeenLive, outdated, isOffline }
    listeners.tell()
  }

  const hear = () => {
    if (!isBehind) heard = mark()
    refresh()
  }

  const setOffline = (next: boolean) => {
    isOffline = next
    refresh()
  }

  refresh()

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    heardPush: () => {
      isPushed = true
      isOffline = false
      hasPolled = false
      hear()
    },
    heardHeartbeat: () => {
      setOffline(false)
      if (isPushed) hear()
    },
    heardPoll: () => {
      hasPolled = true
      hear()
      if (!isUnreachable) return
      isUnreachable = false
      reachable.tell()
    },
    pollFailed: () => {
      isUnreachable = true
    },
    onReachable: reachable.subscribe,
    reached: (asked = Infinity) => {
      if (asked > lostAt) setOffline(false)
    },
    unreached: () => setOffline(true),
    lost: () => {
      lostAt = performance.now()
      setOffline(true)
    },
    heardRead: hear,
    setBehind: (next) => {
      isBehind = next
      if (next) refresh()
      else hear()
    },
    socketLost: () => {
      // A further failed attempt does not undo what the polls found.
      if (isPushed) hasPolled = false
      isPushed = false
      refresh()
    },
    setOutdated: (part, next) => {
      if (next) outdatedParts.set(part, next)
      else if (!outdatedParts.delete(part)) return
      outdated = worstOf([...outdatedParts.values()])
      refresh()
    },
    isPushed: () => isPushed,
    whenConnected: (timeoutMs) =>
      new Promise((resolve) => {
        const settle = () => {
          clearTimeout(limit)
          leave()
          resolve()
        }
        const check = () => {
          if (isPushed) settle()
        }
        const limit = setTimeout(settle, timeoutMs)
        const leave = listeners.subscribe(check)
        check()
      }),
    close: () => {
      clearTimeout(timer)
      listeners.clear()
      reachable.clear()
    },
  }
}
