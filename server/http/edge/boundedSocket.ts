import type { IncomingMessage } from 'node:http'
import type { Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Logger } from '../../log'
import type { RateLimit } from './rateLimit'

/** Bytes that may wait for a client that reads slowly; it comes again, and reads anew what it then needs. */
const longestBacklog = 1024 * 1024
/** The same before it is known who it is: nothing large is sent to nobody. */
const longestStrangerBacklog = 64 * 1024
/** Characters of a message before it is known who sends it: only `connection_init` is of use then. */
const longestStrangerMessage = 4 * 1024
/** Messages beyond the rate limit, one after the other, after which a socket is dropped. */
const mostIgnored = 20
const pingEveryMs = 12_000
/** A socket of which it is not known by then who opened it ends, also when it does not answer the farewell. */
const longestStrangerMs = 10_000

/** A socket, and what its bounds go by. */
export type Bounded = {
  socket: WebSocket
  request: IncomingMessage
  /** Set once the session was found. */
  isKnown: boolean
  /** The seconds to wait, when the message at hand is beyond the rate limit. */
  wait: number
}

type Parts = { rateLimit: Pick<RateLimit, 'count'>; log: Logger }

/** Whether so much waits to be sent that the client had better come again. */
export const isBehind = ({ socket }: Bounded): boolean => socket.bufferedAmount > longestBacklog

/** Whether so much waits that not even that can be said. */
const isLost = ({ socket, isKnown }: Bounded): boolean =>
  socket.bufferedAmount > (isKnown ? 2 * longestBacklog : longestStrangerBacklog)

/** Sends, or drops a client that does not read. */
export const sendTo = (bounded: Bounded, data: string | Buffer): void => {
  const { socket } = bounded
  if (socket.readyState !== socket.OPEN) return
  if (isLost(bounded)) socket.terminate()
  // What could not be sent is followed by the close of the socket.
  else socket.send(data, { binary: false }, () => undefined)
}

/**
 * Connects a websocket with graphql-ws. In place of the library's own connector, which answers pings of any length to
 * clients that do not read, and tells of broken connections on the console: whatever arrives counts for the rate limit,
 * and whatever leaves for the backlog, messages and control frames alike.
 */
export const connect = <Extra extends Bounded>(
  server: Server<Extra>,
  extra: Extra,
  { rateLimit, log }: Parts,
): void => {
  const { socket, request } = extra
  let ignored = 0
  let isAlive = true

  /** Counts what arrived; whether it is looked at. */
  const isTaken = (): boolean => {
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
          if (!isTaken()) return
          const text = String(data)
          if (!extra.isKnown && text.length > longestStrangerMessage) socket.terminate()
          else handle(text).catch(failed)
        }),
      // Without the payload, which may be as long as a message.
      onPing: () => {
        if (extra.wait === 0) sendTo(extra, '{"type":"pong"}')
      },
    },
    extra,
  )
  socket.on('ping', (data) => {
    if (!isTaken() || extra.wait > 0) return
    if (isLost(extra)) socket.terminate()
    else socket.pong(data, false, () => undefined)
  })
  socket.on('pong', () => {
    // The answer to our own ping is no message of the client's.
    if (isAlive) isTaken()
    isAlive = true
  })
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    if (socket.readyState === socket.OPEN) socket.ping(undefined, false, () => undefined)
  }, pingEveryMs)
  const patience = setTimeout(() => {
    if (!extra.isKnown) socket.terminate()
  }, longestStrangerMs)
  socket.on('error', (error) => log.debug({ err: error }, 'websocket'))
  socket.once('close', (code, reason) => {
    clearInterval(heartbeat)
    clearTimeout(patience)
    void closed(code, String(reason)).catch((error: unknown) =>
      log.warn({ err: error }, 'a closed websocket could not be written down'),
    )
  })
}
