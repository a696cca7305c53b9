import { createListeners } from '../ui/browser/listeners'
import { atServer } from './serverClock'

/** A part of the page may be out of date. `retry`: nothing is tried any more until somebody asks for it. */
export type Outdated = { since: Date; retry: (() => void) | null }

/** What the pill says; `stale`: nothing was heard for half a minute, neither event nor heartbeat nor poll. */
export type LiveState = 'live' | 'reconnecting' | 'polling' | 'stale'

export type Connection = {
  state: LiveState
  /** The server's time when the screen was last known to be right; null before the first time. */
  lastUpdatedAt: Date | null
  /** Whether it has been live since the page was loaded. */
  hasBeenLive: boolean
  /** What is shown beside the queue was changed, and could not be read again. */
  outdated: Outdated | null
  /** The server was not reached when it was last tried: what is sent now would not arrive. */
  isOffline: boolean
}

const staleAfter = 30_000

/** The one record of how this tab hears from the server. The socket and the poll report to it. */
export type Link = {
  getSnapshot: () => Connection
  subscribe: (listener: () => void) => () => void
  /** The server said something about the queue, or a sign of life, over the socket. */
  heardPush: () => void
  /** A heartbeat counts only once the queue is subscribed on this socket. */
  heardHeartbeat: () => void
  heardPoll: () => void
  pollFailed: () => void
  /** Tells when a poll succeeds after one that failed: the server is back, so the socket need not wait. */
  onReachable: (listener: () => void) => () => void
  /** The server answered something. */
  reached: () => void
  /** A request, or a heartbeat, did not get through; or the browser says that it has no network. */
  unreached: () => void
  /** The queue itself was read. */
  heardRead: () => void
  /** While what was missed is being read, nothing that is heard makes the screen right. */
  setBehind: (isBehind: boolean) => void
  socketLost: () => void
  /** A part of the page could not be read again; null: it was. */
  setOutdated: (part: object, outdated: Outdated | null) => void
  /** Whether the socket serves the subscription now. */
  isPushed: () => boolean
  whenConnected: (timeoutMs: number) => Promise<boolean>
  close: () => void
}

/** All parts in one: as old as the oldest, and tried again together. */
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
  const startedAt = Date.now()
  let heardAt: number | null = null
  let isPushed = false
  let wasPushed = false
  let hasPolled = false
  let isUnreachable = false
  let isBehind = false
  let hasBeenLive = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let outdated: Outdated | null = null
  let isOffline = false
  let snapshot: Connection = { state: 'reconnecting', lastUpdatedAt: null, hasBeenLive: false, outdated, isOffline }

  const stateNow = (): LiveState => {
    if (Date.now() - (heardAt ?? startedAt) >= staleAfter) return 'stale'
    if (isPushed && !isBehind) return 'live'
    return hasPolled ? 'polling' : 'reconnecting'
  }

  const refresh = () => {
    clearTimeout(timer)
    const state = stateNow()
    if (state === 'live') hasBeenLive = true
    if (state !== 'stale') timer = setTimeout(refresh, (heardAt ?? startedAt) + staleAfter - Date.now())
    const lastUpdatedAt = heardAt === null ? null : atServer(heardAt)
    const isSame =
      snapshot.state === state &&
      snapshot.hasBeenLive === hasBeenLive &&
      snapshot.outdated === outdated &&
      snapshot.isOffline === isOffline &&
      snapshot.lastUpdatedAt?.getTime() === lastUpdatedAt?.getTime()
    // Who polls must know of a lost socket also when the pill has nothing new to say.
    if (isSame && wasPushed === isPushed) return
    wasPushed = isPushed
    if (!isSame) snapshot = { state, lastUpdatedAt, hasBeenLive, outdated, isOffline }
    listeners.tell()
  }

  const heard = () => {
    if (isBehind) return refresh()
    heardAt = Date.now()
    refresh()
  }

  const setOffline = (next: boolean) => {
    if (isOffline === next) return
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
      heard()
    },
    heardHeartbeat: () => {
      setOffline(false)
      if (isPushed) heard()
    },
    heardPoll: () => {
      hasPolled = true
      isOffline = false
      heard()
      if (!isUnreachable) return
      isUnreachable = false
      reachable.tell()
    },
    pollFailed: () => {
      isUnreachable = true
    },
    onReachable: reachable.subscribe,
    reached: () => setOffline(false),
    unreached: () => setOffline(true),
    heardRead: heard,
    setBehind: (next) => {
      isBehind = next
      if (next) refresh()
      else heard()
    },
    socketLost: () => {
      // A further attempt that fails takes nothing from the polls.
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
    whenConnected: (timeoutMs) => {
      if (isPushed) return Promise.resolve(true)
      return new Promise((resolve) => {
        const settle = (answer: boolean) => {
          clearTimeout(limit)
          leave()
          resolve(answer)
        }
        const check = () => {
          if (isPushed) settle(true)
        }
        const limit = setTimeout(() => settle(false), timeoutMs)
        const leave = listeners.subscribe(check)
      })
    },
    close: () => {
      clearTimeout(timer)
      listeners.clear()
      reachable.clear()
    },
  }
}
