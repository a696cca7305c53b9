import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { getOperationAST, GraphQLError, type DocumentNode, type ExecutionArgs } from 'graphql'
import { handleProtocols, makeServer } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Env } from '../../env'
import type { Logger } from '../../log'
import type { Presence } from '../../realtime/presence'
import { denial } from '../../domain/kernel/permissions'
import { costOf, tooCostly } from '../../schema/kernel/plugins/cost'
import { Refused } from '../../services/kernel/refused'
import { Denied } from '../../services/kernel/request'
import type { Authenticate, Authenticated } from './authentication'
import { connect, isBehind, sendTo, type Bounded } from '../edge/boundedSocket'
import type { Graphql } from './graphql'
import { tooManyRequestsError } from './limits'
import { isOwnOrigin, callerNetwork } from '../edge/origin'
import { TooManyRequests, type RateLimit } from '../edge/rateLimit'
import { sharedEvents, type Receiver } from '../../realtime/sharedEvents'

/** The session is over: the client shows the sign-in page instead of trying again. */
const sessionOver = 4401
const notAllowed = 4403
/** The provider is inactive: the client leaves it instead of trying again. */
const providerInactive = 4410
const goingAway = 1001
/** Service restart: clients reconnect. */
const reconnect = 1012
/** Connections cannot be accepted now; clients reconnect later. */
const tryLater = 1013

/** How long a socket may take to answer the close. */
const farewellMs = 2_000

const longestMessage = 64 * 1024
/** Subscriptions of one socket; a screen has one. */
const mostSubscriptions = 50
/** Sockets of one session or token in this process; a browser has one for each tab. */
const mostSocketsOfOne = 50
/** Sockets of one network address that are not authenticated yet. */
const mostUnknown = 200

export type WebsocketParts = {
  env: Env
  yoga: Graphql['yoga']
  finish: Graphql['finish']
  authenticate: Authenticate
  rateLimit: RateLimit
  presence: Presence
  /** The server's build, which each socket is told. */
  build: string | null
  now: () => Date
  log: Logger
}

type Subscription = ExecutionArgs & { receiver: Receiver }

/** `device`: the page of a paired screen connects. */
type ConnectionParams = { provider?: unknown; device?: unknown }

type Extra = Bounded & {
  /** Stops counting the socket as unauthenticated. */
  authenticatedNow: () => void
  authenticated?: Authenticated
  disconnected?: () => Promise<void>
}

/** A count for each key. */
const counts = () => {
  const kept = new Map<string, number>()
  return {
    of: (key: string): number => kept.get(key) ?? 0,
    add: (key: string): void => void kept.set(key, (kept.get(key) ?? 0) + 1),
    remove: (key: string): void => {
      const left = (kept.get(key) ?? 0) - 1
      if (left > 0) kept.set(key, left)
      else kept.delete(key)
    },
  }
}

/** Subscriptions over graphql-ws. The socket is authenticated once; presence closes it when its session ends. */
export const createWebsocket = ({
  env,
  yoga,
  finish,
  authenticate,
  rateLimit,
  presence,
  build,
  now,
  log,
}: WebsocketParts) => {
  // `connect` answers control frames, and limits them like messages.
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessage,
    perMessageDeflate: false,
    autoPong: false,
    handleProtocols,
  })
  const open = new Set<{ subscriptions: object }>()
  const unknownSockets = counts()
  const socketsOf = counts()
  const subscribe = sharedEvents(finish, log)

  const accept = async (extra: Extra, { provider, device }: ConnectionParams): Promise<boolean> => {
    const authenticated = await authenticate(extra.request, 'graphql', {
      providerId: typeof provider === 'string' ? provider : null,
      isUserAction: false,
      isDevice: device === true,
    }).catch((error: unknown) => {
      // Only a refusal closes the socket for good; after any other error the client reconnects.
      if (error instanceof Refused) return null
      if (error instanceof Denied && error.code === 'PROVIDER_INACTIVE') return 'inactive' as const
      throw error
    })
    if (authenticated === 'inactive') return refuse(extra.socket, providerInactive, 'The provider is inactive')
    const paired = authenticated?.request.device
    const credentialId = paired?.id ?? authenticated?.session?.by.id
    if (!authenticated || !credentialId) return refuse(extra.socket, sessionOver, 'Sign in first')
    if (socketsOf.of(credentialId) >= mostSocketsOfOne) return refuse(extra.socket, tryLater, 'Too many connections')
    const { actor } = authenticated.request
    if (!paired && (!actor || denial(actor, 'call:see'))) return refuse(extra.socket, notAllowed, 'Not allowed')
    if (extra.socket.readyState !== extra.socket.OPEN) return false
    socketsOf.add(credentialId)
    extra.socket.once('close', () => socketsOf.remove(credentialId))
    extra.authenticated = authenticated
    const close = (why: 'over' | 'changed') =>
      why === 'over'
        ? extra.socket.close(sessionOver, 'The session is over')
        : extra.socket.close(reconnect, 'Your permissions changed')
    extra.disconnected = paired
      ? await presence.deviceConnected(paired.id, close)
      : await presence.connected({ actor: actor!, by: authenticated.session!.by, close })
    // The socket may have closed while its row was written.
    if (extra.socket.readyState !== extra.socket.OPEN) await extra.disconnected()
    extra.authenticatedNow()
    extra.isKnown = true
    return true
  }

  const server = makeServer<ConnectionParams, Extra>({
    subscribe: (args: ExecutionArgs) => subscribe(args, (args as Subscription).receiver),
    onClose: (context) => void open.delete(context),
    onConnect: async (context) => {
      open.add(context)
      const { connectionParams, extra } = context
      try {
        return (await accept(extra, connectionParams ?? {})) && { build }
      } catch (error) {
        log.warn({ err: error }, 'a websocket could not be accepted; its client is asked to try again')
        return refuse(extra.socket, tryLater, 'Try again later')
      }
    },
    // If the database is unreachable, the row of the closed socket expires.
    onDisconnect: ({ extra }) =>
      extra
        .disconnected?.()
        .catch((error: unknown) => log.warn({ err: error }, 'a closed socket could not be written down')),
    onSubscribe: async ({ extra, subscriptions }, id, { query, operationName, variables }) => {
      if (extra.wait > 0) return [tooManyRequestsError(extra.wait)]
      if (Object.keys(subscriptions).length > mostSubscriptions)
        return [
          new GraphQLError(`A socket carries at most ${mostSubscriptions} subscriptions.`, {
            extensions: { code: 'TOO_MANY_REQUESTS' },
          }),
        ]
      const enveloped = yoga.getEnveloped({ req: extra.request, authenticated: extra.authenticated! })
      const document = parsed(enveloped.parse, query)
      if (document instanceof GraphQLError) return [document]
      const errors = enveloped.validate(enveloped.schema, document)
      if (errors.length > 0) return errors
      if (getOperationAST(document, operationName)?.operation !== 'subscription')
        return [new GraphQLError('Only subscriptions come over the websocket.', { extensions: { code: 'MALFORMED' } })]
      const cost = costOf({ schema: enveloped.schema, document, operationName, variables })
      const refusal = tooCostly(cost) ?? charged(extra.request, cost)
      if (refusal) return [refusal]
      return {
        schema: enveloped.schema,
        operationName,
        document,
        variableValues: variables,
        contextValue: await enveloped.contextFactory(),
        receiver: receiverOf(extra, id),
      } as never
    },
  })

  const charged = (request: IncomingMessage, cost: number): GraphQLError | null => {
    try {
      rateLimit.chargeDocument(request, cost)
      return null
    } catch (error) {
      if (error instanceof TooManyRequests) return tooManyRequestsError(error.seconds)
      throw error
    }
  }

  const opened = (socket: WebSocket, request: IncomingMessage): void => {
    const address = callerNetwork(request, env)
    let isUnknown = true
    const authenticatedNow = (): void => {
      if (isUnknown) unknownSockets.remove(address)
      isUnknown = false
    }
    unknownSockets.add(address)
    socket.once('close', authenticatedNow)
    const { patience } = env
    connect(server, { socket, request, isKnown: false, wait: 0, authenticatedNow }, { rateLimit, now, log, patience })
  }

  return {
    upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
      socket.on('error', (error) => log.debug({ err: error }, 'websocket'))
      const [path] = (req.url ?? '').split('?', 1)
      const seconds = rateLimit.count(req) || (unknownSockets.of(callerNetwork(req, env)) < mostUnknown ? 0 : 1)
      const refusal =
        path !== '/graphql'
          ? '404 Not Found'
          : !isOwnOrigin(req, env)
            ? '403 Forbidden'
            : seconds > 0
              ? `429 Too Many Requests\r\nretry-after: ${seconds}`
              : null
      if (!refusal) return wss.handleUpgrade(req, socket, head, opened)
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    },
    load: () => ({
      sockets: wss.clients.size,
      subscribers: [...open].reduce((sum, { subscriptions }) => sum + Object.keys(subscriptions).length, 0),
    }),
    /** Closes every socket, so that clients reconnect to the next server. */
    drain: async (): Promise<void> => {
      const limit = setTimeout(() => wss.clients.forEach((socket) => socket.terminate()), farewellMs)
      for (const socket of wss.clients) socket.close(goingAway, 'Going away')
      await new Promise((resolve) => wss.close(resolve))
      clearTimeout(limit)
    },
  }
}

/** Sends answers as the protocol's `next` messages; only the envelope is made for each subscription. */
const receiverOf = (extra: Extra, id: string): Receiver => {
  const before = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  const after = Buffer.from('}')
  return {
    send: (answer) =>
      sendTo(extra, Buffer.concat([before, answer, after], before.length + answer.length + after.length)),
    isBehind: () => isBehind(extra),
    dismiss: () => extra.socket.close(reconnect, 'Too far behind'),
  }
}

/** The parsed document, or the syntax error for the subscriber. */
const parsed = (parse: (text: string) => unknown, text: string): DocumentNode | GraphQLError => {
  try {
    return parse(text) as DocumentNode
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

const refuse = (socket: WebSocket, code: number, reason: string): boolean => {
  socket.close(code, reason)
  return false
}
