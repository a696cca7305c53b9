import { createClient, type Client } from 'graphql-ws'
import { hearBuild } from '../ui/build/newBuild'
import { restartDelay, retryDelay } from './delays'
import type { Link } from './link'
import { learnServerTime } from './serverClock'

const keepAlive = 10_000
/** When a heartbeat is not answered within this time, the socket is dead, even if the browser does not know yet. */
const pongLimit = 5_000
/** A socket that does not open within this time is tried again. */
const connectLimit = 10_000

/** How late a timer of a page that is not asleep or overloaded may be, and what such a page gets to read what has arrived. */
const graceMs = 1_000

/** Two clocks of one computer do not drift apart by this much. */
const jumpMs = 5_000

/** After these the socket does not try again. */
const closeCodes = { sessionOver: 4401, notAllowed: 4403, providerInactive: 4410 } as const
const goingAway = 1001
const permissionsChanged = 1012

/**
 * Calls `jumped` when the computer slept, or when somebody set its clock: what the page knows of the server is old then, and
 * it counts by a wrong time. Some systems stop one of the two clocks while they sleep. Returns what ends that.
 */
const watchClocks = (jumped: () => void): (() => void) => {
  const apart = () => Date.now() - performance.now()
  let before = apart()
  const timer = setInterval(() => {
    const now = apart()
    const isJump = Math.abs(now - before) > jumpMs
    before = now
    if (isJump) jumped()
  }, 1_000)
  return () => clearInterval(timer)
}

/** Ends early when the browser is online again, the server is reached again, or the tab becomes visible. */
const waitOrWake = (ms: number, link: Link): Promise<void> =>
  new Promise((resolve) => {
    const looked = () => {
      if (document.visibilityState === 'visible' && navigator.onLine !== false) finish()
    }
    const finish = () => {
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('online', finish)
      document.removeEventListener('visibilitychange', looked)
      forget()
      resolve()
    }
    const timers = [setTimeout(finish, ms)]
    // When a server is back, the polls of all clients succeed; they must not reconnect at the same moment.
    const forget = link.onReachable(() => timers.push(setTimeout(finish, Math.random() * 3_000)))
    addEventListener('online', finish)
    document.addEventListener('visibilitychange', looked)
  })

type SocketOptions = {
  link: Link
  /** What the socket says of who connects. */
  connectionParams: () => Record<string, unknown>
  onSessionOver: () => void
  onPermissionsChanged: () => void
  onProviderInactive: () => void
}

const codeOf = (event: unknown): number | undefined =>
  typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : undefined

export const createSocket = ({
  link,
  connectionParams,
  onSessionOver,
  onPermissionsChanged,
  onProviderInactive,
}: SocketOptions): Client & { close: () => void } => {
  let limit: ReturnType<typeof setTimeout> | undefined
  // Counts until the subscription delivers an event, so that a server that accepts and then drops is not overloaded.
  let attempts = 0
  let isRestarting = false

  const dropAfter = (ms: number, onDrop = () => {}) => {
    clearTimeout(limit)
    const due = performance.now() + ms
    limit = setTimeout(() => {
      // The page itself stood still, so the answer may wait behind this timer.
      if (performance.now() > due + graceMs) return dropAfter(graceMs, onDrop)
      onDrop()
      client.terminate()
    }, ms)
  }

  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams,
    keepAlive,
    // One subscription can follow another without closing the socket.
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    retryWait: () => waitOrWake(isRestarting ? restartDelay() : retryDelay(attempts++), link),
    shouldRetry: (event) => !Object.values<number | undefined>(closeCodes).includes(codeOf(event)),
    on: {
      connecting: () => dropAfter(connectLimit),
      connected: (_socket, hello) => {
        clearTimeout(limit)
        hearBuild(hello?.build)
      },
      ping: (isReceived) => {
        if (isReceived) link.heardHeartbeat()
        else dropAfter(pongLimit, link.unreached)
      },
      pong: (isReceived, payload) => {
        if (!isReceived) return
        clearTimeout(limit)
        learnServerTime(payload?.at)
        link.heardHeartbeat()
      },
      message: (message) => {
        if (message.type !== 'next') return
        attempts = 0
        link.heardPush()
      },
      closed: (event) => {
        clearTimeout(limit)
        const code = codeOf(event)
        isRestarting = code === goingAway
        link.socketLost()
        if (code === closeCodes.sessionOver) onSessionOver()
        if (code === closeCodes.providerInactive) onProviderInactive()
        if (code === permissionsChanged) onPermissionsChanged()
      },
      error: () => link.socketLost(),
    },
  })

  // The browser often knows first. The retry loop tries again at once when the network is back.
  const lost = () => {
    link.lost()
    client.terminate()
  }
  addEventListener('offline', lost)
  // The next connection brings what has changed, and the time.
  const stopWatching = watchClocks(() => client.terminate())

  return {
    ...client,
    close: () => {
      removeEventListener('offline', lost)
      stopWatching()
      clearTimeout(limit)
      // It rejects when the socket is just failing to open, which was reported already.
      Promise.resolve(client.dispose()).catch(() => {})
    },
  }
}
