import { createClient, type Client } from 'graphql-ws'
import WebSocket from 'ws'
import { globalId } from './doors'
import { until } from './until'
import type { Person } from '../hospital/hospital'

export type QueueEvent = {
  version: number
  resync: boolean
  opened?: { databaseId: string; openBy: { isEditing: boolean; user: { fullName: string } }[] }[]
  changed: { databaseId: string; assignedTo: { fullName: string } | null }[]
  removed: { callId: string; reason: string; by: string | null }[]
}

export type Subscriber = {
  events: QueueEvent[]
  /** Why the server turned the subscription down. */
  refused: Promise<unknown>
  /** Resolves with the first matching event, past or future; fails when no such event arrives. */
  next(fits: (event: QueueEvent) => boolean): Promise<QueueEvent>
  /** The close code of the socket, once it was closed by the server. */
  closed: Promise<number>
  client: Client
  stop(): Promise<void>
}

type Options = {
  since?: number
  origin?: string
  providerId?: string
  document?: string
  /** An API token instead of the person's cookie. */
  bearer?: string
}

const queue =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync changed { databaseId assignedTo { fullName } } removed { callId reason by } } }'

/** A person's browser as the queue sees it: one websocket with the subscription. */
export const subscribe = (
  address: string,
  person: Person | null,
  { since, origin, providerId = person?.providerId, document = queue, bearer }: Options = {},
): Subscriber => {
  const events: QueueEvent[] = []
  let tellClosed: (code: number) => void
  const closed = new Promise<number>((resolve) => (tellClosed = resolve))
  let tellRefused: (errors: unknown) => void
  const refused = new Promise<unknown>((resolve) => (tellRefused = resolve))
  const caller = bearer ? { authorization: `Bearer ${bearer}` } : person ? { cookie: `patency=${person.token}` } : {}
  const headers = { ...caller, ...(origin ? { origin } : {}) }
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers })
    }
  }
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    connectionParams: { provider: person?.providerId },
    on: { closed: (event) => tellClosed((event as { code: number }).code) },
  })
  client.subscribe<{ event: QueueEvent }>(
    { query: document, variables: { providerId: globalId('Provider', providerId ?? 'nobody'), since } },
    {
      next: ({ data }) => {
        if (data) events.push(data.event)
      },
      error: (errors) => tellRefused(errors),
      complete: () => undefined,
    },
  )
  return {
    events,
    closed,
    refused,
    client,
    next: (fits) =>
      until(() => events.find(fits) ?? false).catch(() => {
        throw new Error(`no such event among ${JSON.stringify(events)}`)
      }),
    stop: async () => {
      await client.dispose()
    },
  }
}
