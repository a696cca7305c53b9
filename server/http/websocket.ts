import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { getOperationAST, GraphQLError, type DocumentNode, type ExecutionArgs } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Env } from '../env'
import type { Logger } from '../log'
import type { Presence } from '../realtime/presence'
import { denial } from '../domain/kernel/permissions'
import { tooCostly } from '../schema/kernel/cost'
import { Refused } from '../services/kernel/refused'
import type { Authenticate, Authenticated } from './authentication'
import { tooManyRequests, type Flood } from './flood'
import type { Graphql } from './graphql'
import { isOwnOrigin } from './origin'
import { sharedEvents, type Receiver } from './sharedEvents'

/** The session is over: the client shows the sign-in page instead of trying again. */
const sessionOver = 4401
const notAllowed = 4403
/** Service restart: clients come again by themselves. */
const comeAgain = 1012
/** Nobody can be let in while the database is away; clients come again by themselves. */
const tryLater = 1013

/** A line that is dead does not answer the farewell either. */
const farewellMs = 2_000

const longestMessage = 64 * 1024
const pingEveryMs = 12_000
/** Of one socket; a screen has one. */
const mostSubscriptions = 50
/** Bytes that may wait for a slow client. It comes again, and reads anew what it then needs. */
const longestBacklog = 1024 * 1024

export type WebsocketParts = { env: Env; yoga: Graphql['yoga']; finish: Graphql['finish']; authenticate: Authenticate; flood: Flood; presence: Presence; log: Logger }

type Subscription = ExecutionArgs & { receiver: Receiver }

type Extra = { socket: WebSocket; request: IncomingMessage; authenticated?: Authenticated; disconnected?: () => Promise<void> }

/** Subscriptions over graphql-ws. The socket is authenticated once; presence closes it when its session ends. */
export const createWebsocket = ({ env, yoga, finish, authenticate, flood, presence, log }: WebsocketParts) => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false })
  const open = new Set<{ subscriptions: object }>()
  const subscribe = sharedEvents(finish, log)

  const letIn = async (extra: Extra, provider: unknown): Promise<boolean> => {
    const authenticated = await authenticate(extra.request, 'graphql', { providerId: typeof provider === 'string' ? provider : null, isDeed: false }).catch((error: unknown) => {
      // Only who is known to be nobody is sent away for good.
      if (error instanceof Refused) return null
      throw error
    })
    if (!authenticated?.session) return refuse(extra.socket, sessionOver, 'Sign in first')
    const { actor } = authenticated.request
    if (!actor || denial(actor, 'call:see')) return refuse(extra.socket, notAllowed, 'Not allowed')
    extra.authenticated = authenticated
    const live = { actor, by: authenticated.session.by }
    extra.disconnected = await presence.connected({ ...live, close: (why) => (why === 'over' ? extra.socket.close(sessionOver, 'The session is over') : extra.socket.close(comeAgain, 'Your standing changed')) })
    // It may have gone while we wrote that it came.
    if (extra.socket.readyState !== extra.socket.OPEN) await extra.disconnected()
    return true
  }

  const server = useServer<{ provider?: unknown }, Extra>(
    {
      subscribe: (args: ExecutionArgs) => subscribe(args, (args as Subscription).receiver),
      onClose: (context) => void open.delete(context),
      onConnect: async (context) => {
        open.add(context)
        const { connectionParams, extra } = context
        try {
          return await letIn(extra, connectionParams?.provider)
        } catch (error) {
          log.warn({ err: error }, 'nobody could be let in to the websocket; they are asked to come again')
          return refuse(extra.socket, tryLater, 'Try again later')
        }
      },
      // The row of somebody who left while the database was away grows stale by itself.
      onDisconnect: ({ extra }) => extra.disconnected?.().catch((error: unknown) => log.warn({ err: error }, 'a closed socket could not be written down')),
      onSubscribe: async ({ extra, subscriptions }, id, { query, operationName, variables }) => {
        const seconds = flood.wait(extra.request)
        if (seconds > 0) return [new GraphQLError(tooManyRequests(seconds), { extensions: { code: 'TOO_MANY_REQUESTS' } })]
        if (Object.keys(subscriptions).length > mostSubscriptions)
          return [new GraphQLError(`A socket carries at most ${mostSubscriptions} subscriptions.`, { extensions: { code: 'TOO_MANY_REQUESTS' } })]
        const enveloped = yoga.getEnveloped({ req: extra.request, authenticated: extra.authenticated! })
        const document = parsed(enveloped.parse, query)
        if (document instanceof GraphQLError) return [document]
        const errors = enveloped.validate(enveloped.schema, document)
        if (errors.length > 0) return errors
        if (getOperationAST(document, operationName)?.operation !== 'subscription')
          return [new GraphQLError('Only subscriptions come over the websocket.', { extensions: { code: 'MALFORMED' } })]
        const refusal = tooCostly({ schema: enveloped.schema, document, operationName, variables })
        if (refusal) return [refusal]
        return {
          schema: enveloped.schema,
          operationName,
          document,
          variableValues: variables,
          contextValue: await enveloped.contextFactory(),
          receiver: receiverOf(extra.socket, id),
        } as never
      },
    },
    wss,
    pingEveryMs,
  )
  wss.on('connection', (socket) => socket.on('error', (error) => log.debug({ err: error }, 'websocket')))

  return {
    upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const [path] = (req.url ?? '').split('?', 1)
      const refusal = path !== '/graphql' ? '404 Not Found' : !isOwnOrigin(req, env) ? '403 Forbidden' : tooMany(flood.wait(req))
      if (refusal) socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      else wss.handleUpgrade(req, socket, head, (ws) => wss.emit('connection', ws, req))
    },
    load: () => ({ sockets: wss.clients.size, subscribers: [...open].reduce((sum, { subscriptions }) => sum + Object.keys(subscriptions).length, 0) }),
    /** Tells every client that the server goes away, so that it comes back to the next one. */
    drain: async (): Promise<void> => {
      const limit = setTimeout(() => wss.clients.forEach((socket) => socket.terminate()), farewellMs)
      await server.dispose()
      clearTimeout(limit)
    },
  }
}

/** Sends answers as the protocol's `next` of a subscription; only what stands around an answer is made for each. */
const receiverOf = (socket: WebSocket, id: string): Receiver => {
  const before = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  const after = Buffer.from('}')
  return {
    send: (answer) => socket.send(Buffer.concat([before, answer, after], before.length + answer.length + after.length), { binary: false }),
    isBehind: () => socket.bufferedAmount > longestBacklog,
    dismiss: () => socket.close(comeAgain, 'Too far behind'),
  }
}

/** The document; or why it is none, which a subscriber is told like anything else that is wrong with it. */
const parsed = (parse: (text: string) => unknown, text: string): DocumentNode | GraphQLError => {
  try {
    return parse(text) as DocumentNode
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

const tooMany = (seconds: number): string | null => (seconds > 0 ? `429 Too Many Requests\r\nretry-after: ${seconds}` : null)

const refuse = (socket: WebSocket, code: number, reason: string): boolean => {
  socket.close(code, reason)
  return false
}
