import type { IncomingMessage } from 'node:http'
import type { Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Logger } from '../../log'
import type { RateLimit } from './rateLimit'

/** Bytes that may wait for a slow client; beyond them it has to reconnect and read again. */
const longestBacklog = 1024 * 1024
/** The same for a client that is not authenticated yet. */
const longestUnknownBacklog = 64 * 1024
/** Characters of a message before authentication, when only `connection_init` is useful. */
const longestUnknownMessage = 4 * 1024
/** Consecutive messages beyond the rate limit after which a socket is closed. */
const mostIgnored = 20
const pingEveryMs = 12_000
/** A socket that is not authenticated by then is terminated. */
const longestUnknownMs = 10_000

/** A socket, with the facts that its limits depend on. */
export type Bounded = {
  socket: WebSocket
  request: IncomingMessage
  /** Whether it is authenticated. */
  isKnown: boolean
  /** The seconds to wait when the current message is beyond the rate limit; otherwise 0. */
  wait: number
}

type Parts = { rateLimit: Pick<RateLimit, 'count'>; now: () => Date; log: Logger; patience: number }

/** Whether the backlog is so long that the client should reconnect. */
export const isBehind = ({ socket }: Bounded): boolean => socket.bufferedAmount > longestBacklog

/** Whether the backlog is so long that the socket is terminated. */
const isLost = ({ socket, isKnown }: Bounded): boolean =>
  socket.bufferedAmount > (isKnown ? 2 * longestBacklog : longestUnknownBacklog)

/** Sends the data, or terminates the socket of a client that does not read. */
export const sendTo = (bounded: Bounded, data: string | Buffer): void => {
  const { socket } = bounded
  if (socket.readyState !== socket.OPEN) return
  if (isLost(bounded)) socket.terminate()
  // A failed send is followed by the close of the socket.
  else socket.send(data, { binary: false }, () => undefined)
}

/**
 * Connects a websocket with graphql-ws. The library's own connector answers pings of any length to clients that do not
 * read, and logs broken connections to the console. Here every message and control frame that arrives counts for the
 * rate limit, and every one that is sent counts for the backlog.
 */
export const connect = <Extra extends Bounded>(
  server: Server<Extra>,
  extra: Extra,
  { rateLimit, now, log, patience }: Parts,
): void => {
  const { socket, request } = extra
  let ignored = 0
  let isAlive = true

  /** Counts a message; whether it may be processed. */
  const isAccepted = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false
    extra.wait = rateLimit.count(request)
    ignored = extra.wait > 0 ? ignored + 1 : 0
    if (ignored > mostIgnored || (extra.wait > 0 && !extra.isKnown)) socket.terminate()
    return socket.readyState === socket.OPEN
  }
  const failed = (error: unknown): void => {
    log.error({ err: error }, 'a message of a websocket broke')
    socket.close(1011, 'Something broke on our side')
  }

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => sendTo(extra, data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          if (!isAccepted()) return
          const text = String(data)
          if (!extra.isKnown && text.length > longestUnknownMessage) socket.terminate()
          else handle(text).catch(failed)
        }),
      // Not with the payload of the ping, which may be as long as a message; the page learns the server's time.
      onPing: () => {
        if (extra.wait === 0) sendTo(extra, JSON.stringify({ type: 'pong', payload: { at: now() } }))
      },
    },
    extra,
  )
  socket.on('ping', (data) => {
    if (!isAccepted() || extra.wait > 0) return
    if (isLost(extra)) socket.terminate()
    else socket.pong(data, false, () => undefined)
  })
  socket.on('pong', () => {
    // The answer to our own ping does not count as a message.
    if (isAlive) isAccepted()
    isAlive = true
  })
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    if (socket.readyState === socket.OPEN) socket.ping(undefined, false, () => undefined)
  }, pingEveryMs)
  const unknown = setTimeout(() => {
    if (!extra.isKnown) socket.terminate()
  }, longestUnknownMs * patience)
  socket.on('error', (error) => log.debug({ err: error }, 'websocket'))
  socket.once('close', (code, reason) => {
    clearInterval(heartbeat)
    clearTimeout(unknown)
    void closed(code, String(reason)).catch((error: unknown) =>
      log.warn({ err: error }, 'a closed websocket could not be written down'),
    )
  })
}
