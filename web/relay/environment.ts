import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type IEnvironment,
  type SubscribeFunction,
} from 'relay-runtime'
import { hearBuild } from '../ui/build/newBuild'
import { createRest, gatewayStatuses, type Rest } from './files/rest'
import { createLink, type Link } from './link'
import { Problem, problemFromErrors } from './problem'
import { learnServerTime } from './serverClock'
import { createSocket } from './socket'

/** Longer than the server's own limit for a request without a special limit. */
export const usualLimitMs = 30_000

type Identity = { userId: string; providerId: string }

/** A tab's connection to the server: one Relay store, one socket, one person in one provider. */
export type ServerConnection = {
  environment: IEnvironment
  link: Link
  rest: Rest
  /** Sets the person and provider (raw ids). Later requests name the provider, so that each tab stays in its own; mutations name the person, so that the server does not run them for somebody else. */
  setIdentity: (identity: Identity) => void
  /** Stops sending, except for what pages send as they close. */
  close: () => void
}

type Options = {
  /** The raw id of the provider to work in; null means the one used last. */
  providerId: string | null
  /** A paired screen asks, and nobody who is signed in here. */
  isDevice?: boolean
  onSessionOver?: () => void
  /** The account is locked, or must change its password first. */
  onLocked?: () => void
  /** The server closed the socket because the person's permissions changed, or a provider of theirs became active or inactive. */
  onPermissionsChanged?: () => void
  /** The provider that requests name is inactive. */
  onProviderInactive?: () => void
}

/** Marks a request that no person made, so that it does not keep the session alive. */
export const background = { metadata: { background: true } } as const

/** The same, for one that is repeated every ten seconds: on a line that was cut without a word, an answer may never come. */
export const polling = { metadata: { background: true, limitMs: 10_000 } } as const

/** The same, for a request that is sent while the page closes: the browser sends it although the page is gone. */
export const parting = { metadata: { background: true, keepalive: true } } as const

/** For a request that may take longer than usual. */
export const withLimit = (limitMs: number) => ({ metadata: { limitMs } }) as const

type Metadata = { background?: boolean; keepalive?: boolean; limitMs?: number }

/** Null when the body is not GraphQL: a proxy may have answered for a server that is down. */
const readBody = async (response: Response): Promise<GraphQLResponse | null> => {
  const body = (await response.json().catch(() => null)) as Partial<Record<'data' | 'errors', unknown>> | null
  return body && ('data' in body || 'errors' in body) ? (body as GraphQLResponse) : null
}

/** Whether an answer says that nobody is signed in. */
const isNobody = (answer: GraphQLResponse): boolean =>
  'data' in answer && (answer.data as { viewer?: unknown } | null)?.viewer === null

type Sent = { body: string; metadata: Metadata; isChange: boolean; signal: AbortSignal }

export const createEnvironment = ({
  providerId,
  isDevice = false,
  onSessionOver = () => {},
  onLocked = () => {},
  onPermissionsChanged = () => {},
  onProviderInactive = () => {},
}: Options): ServerConnection => {
  let provider = providerId
  let user: string | null = null
  let isClosed = false
  const link = createLink()

  /** A change also names the person. */
  const headersOf = (isChange: boolean): Record<string, string> => ({
    'patency-client': 'web',
    ...(isDevice ? { 'patency-device': '1' } : {}),
    ...(provider ? { 'patency-provider': provider } : {}),
    ...(user && isChange ? { 'patency-user': user } : {}),
  })

  const told = (problem: Problem): Problem => {
    if (problem.code === 'UNAUTHENTICATED') onSessionOver()
    if (problem.code === 'ACCOUNT_LOCKED' || problem.code === 'PASSWORD_CHANGE_REQUIRED') onLocked()
    if (problem.code === 'PROVIDER_INACTIVE') onProviderInactive()
    return problem
  }

  const ask = async ({
    body,
    metadata: { background: isBackground, keepalive },
    isChange,
    signal,
  }: Sent): Promise<GraphQLResponse> => {
    if (isClosed && !keepalive) throw new Problem('UNAUTHENTICATED', 'This page was left.')
    const asked = performance.now()
    let response: Response
    try {
      response = await fetch('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...headersOf(isChange),
          ...(isBackground ? { 'patency-background': '1' } : {}),
        },
        body,
        signal,
        keepalive: keepalive === true,
      })
    } catch {
      // A request that was cancelled says nothing about the connection.
      if (!signal.aborted) link.unreached()
      throw new Problem('OFFLINE', 'The server cannot be reached.')
    }
    hearBuild(response.headers.get('patency-build'))
    learnServerTime(response.headers.get('patency-time'))
    const answer = await readBody(response)
    if (!answer) {
      if (gatewayStatuses.includes(response.status)) link.unreached()
      throw new Problem('BROKEN', `The server answered ${response.status}.`)
    }
    link.reached(asked)
    const errors = 'errors' in answer ? answer.errors : undefined
    if (!errors?.length) {
      // A reading that asks for the viewer is answered after the session's end too: with nobody. Let into the store,
      // that answer would empty the page behind the lock.
      if (!user || !isNobody(answer)) return answer
      throw told(new Problem('UNAUTHENTICATED', 'The session is over.'))
    }
    throw told(problemFromErrors(errors))
  }

  const fetchQuery: FetchFunction = ({ text, name, operationKind }, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const metadata = (cacheConfig.metadata ?? {}) as Metadata
      const limit = setTimeout(() => controller.abort(), metadata.limitMs ?? usualLimitMs)
      const body = JSON.stringify({ operationName: name, query: text, variables })
      ask({ body, metadata, isChange: operationKind === 'mutation', signal: controller.signal })
        .finally(() => clearTimeout(limit))
        .then(
          (answer) => {
            sink.next(answer)
            sink.complete()
          },
          (error: Error) => {
            // Nobody waits for a request that was cancelled.
            if (!sink.closed)
              sink.error(
                controller.signal.aborted ? new Problem('TIMEOUT', 'The server did not answer in time.') : error,
              )
          },
        )
      return () => controller.abort()
    })

  const socket = createSocket({
    link,
    connectionParams: () => ({ provider, ...(isDevice ? { device: true } : {}) }),
    onSessionOver,
    onPermissionsChanged,
    onProviderInactive,
  })

  const subscribe: SubscribeFunction = ({ text, name }, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      let version: unknown
      let isOver = false
      const fail = (problem: Problem) => {
        if (!isOver) sink.error(problem)
      }
      // After a lost connection the socket sends the same variables again, so `since` is read when they are sent.
      const resumable = Object.defineProperty({ ...variables }, 'since', {
        enumerable: true,
        get: () => version ?? variables.since,
      })
      const unsubscribe = socket.subscribe<Record<string, { version?: unknown } | null>>(
        { operationName: name, query: text ?? '', variables: resumable },
        {
          next: (answer) => {
            if (answer.errors?.length) return fail(problemFromErrors(answer.errors))
            version = Object.values(answer.data ?? {})[0]?.version ?? version
            sink.next(answer as GraphQLResponse)
          },
          error: (error) =>
            fail(Array.isArray(error) ? problemFromErrors(error) : new Problem('OFFLINE', 'The connection ended.')),
          complete: () => sink.complete(),
        },
      )
      return () => {
        isOver = true
        unsubscribe()
      }
    })

  return {
    environment: new Environment({
      network: Network.create(fetchQuery, subscribe),
      // Keeps the data of recent pages, so that going back shows them at once.
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    }),
    link,
    rest: createRest(link, { headers: () => headersOf(true), told }),
    setIdentity: ({ userId, providerId: id }) => {
      user = userId
      provider = id
    },
    close: () => {
      isClosed = true
      socket.close()
      link.close()
    },
  }
}
