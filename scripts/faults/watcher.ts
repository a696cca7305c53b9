import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { Random } from '../../prisma/demo/story/random'
import { doors, globalId, type Json } from '../../server/test/harness/doors'
import { openProxy } from '../../server/test/database/proxy'
import { restartDelay } from '../../web/relay/delays'
import { screenHeaders } from '../lib/laboratory'
import type { Person } from './people'

const shown = 'databaseId version assignedTo { databaseId }'
const subscription = `subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync changed { id ${shown} } removed { callId } } }`
const reading = `{ provider { queue { version calls(first: 1) { edges { node { id ${shown} } } } } } }`

type QueueEvent = { version: number; resync: boolean; changed: Json[]; removed: { callId: string }[] }

/** A queue as a screen shows it: id → what stands on its card. */
export type Shown = Map<string, string>

const card = ({ databaseId, version, assignedTo }: Json): string =>
  `${databaseId} v${version} ${assignedTo?.databaseId ?? 'nobody'}`

/** The whole queue, asked for now. */
export const readQueue = async (
  address: string,
  { cookie, providerId }: Person,
): Promise<{ version: number; calls: Shown }> => {
  const headers = { ...screenHeaders(cookie), connection: 'close', 'patency-provider': providerId }
  const { data } = await doors(address, null).graphql(reading, {}, headers)
  const { version, calls } = data!.provider.queue
  return { version, calls: new Map(calls.edges.map(({ node }: Json) => [node.id, card(node)])) }
}

/** A browser's way of keeping the queue, with everything that makes it one: heartbeat, retry, `since`, and a new reading when it is told to. */
export type Watcher = {
  shown: Shown
  version(): number
  /** How often it read the whole queue, the first time not counted. */
  rereadings(): number
  /** How often its socket came to be. */
  connections(): number
  /** The codes with which its sockets ended. */
  closeCodes: number[]
  /** What must not be. */
  wrong: string[]
  stop(): Promise<void>
}

/** With this code a server that stops closes its sockets. */
const goingAway = 1001

const browsers = { keepAlive: 10_000, pong: 5_000, retry: 500 }

/** So many, of these people in turns. `address` is asked for each connection. `patience`: the web's ten and five seconds, or less for a test in a hurry. */
export const openWatchers = (
  count: number,
  people: Person[],
  address: () => string,
  patience = browsers,
): Promise<Watcher[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => openWatcher(address, people[index % people.length]!, patience)),
  )

const openWatcher = async (address: () => string, person: Person, patience: typeof browsers): Promise<Watcher> => {
  const shownNow: Shown = new Map()
  const closeCodes: number[] = []
  const wrong: string[] = []
  let version = 0
  let rereadings = -1
  let connections = 0
  let attempts = 0
  let isRestarting = false
  let isOver = false
  let work: Promise<unknown> = Promise.resolve()
  let limit: NodeJS.Timeout | undefined

  const read = async (): Promise<void> => {
    for (;;) {
      const got = await readQueue(address(), person).catch(() => null)
      if (isOver) return
      if (got) {
        shownNow.clear()
        for (const [id, text] of got.calls) shownNow.set(id, text)
        version = got.version
        rereadings += 1
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const take = async (event: QueueEvent): Promise<void> => {
    if (event.resync) return read()
    // Told before the reading that is shown by now.
    if (event.version < version) return
    version = event.version
    for (const call of event.changed) shownNow.set(call.id, card(call))
    for (const { callId } of event.removed) shownNow.delete(callId)
  }
  await read()

  const dropAfter = (ms: number): void => {
    clearTimeout(limit)
    limit = setTimeout(() => client.terminate(), ms)
  }
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie: person.cookie } })
      // Given up before it came about: a browser says nothing of it.
      this.on('error', () => undefined)
    }
  }
  const client = createClient({
    url: () => `${address().replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { provider: person.providerId },
    keepAlive: patience.keepAlive,
    retryAttempts: Infinity,
    retryWait: () =>
      new Promise((resolve) =>
        setTimeout(
          resolve,
          isRestarting
            ? (restartDelay() * patience.retry) / browsers.retry
            : Math.min(8, 2 ** attempts++) * patience.retry * (0.5 + Math.random() / 2),
        ),
      ),
    shouldRetry: (event) => ![4401, 4403].includes((event as { code?: number })?.code ?? 0),
    on: {
      connecting: () => dropAfter(2 * patience.pong),
      connected: () => {
        clearTimeout(limit)
        connections += 1
      },
      ping: (isReceived) => !isReceived && dropAfter(patience.pong),
      pong: (isReceived) => isReceived && clearTimeout(limit),
      closed: (event) => {
        clearTimeout(limit)
        const { code } = event as { code: number }
        isRestarting = code === goingAway
        closeCodes.push(code)
      },
    },
  })
  const variables = Object.defineProperty({ providerId: globalId('Provider', person.providerId) }, 'since', {
    enumerable: true,
    get: () => version,
  })
  let end = (): void => undefined
  // As in the web: a subscription that was given up has nothing more to say. What it said later would be
  // told on top of what it could not tell.
  let turn = 0
  const subscribe = (): void => {
    const mine = ++turn
    const again = (): void => {
      if (isOver || turn !== mine) return
      turn += 1
      end()
      setTimeout(() => !isOver && subscribe(), patience.retry)
    }
    end = client.subscribe<{ event: QueueEvent }>(
      { query: subscription, variables },
      {
        next: ({ data, errors }) => {
          if (turn !== mine) return
          attempts = 0
          // As in the web: an answer that is partly broken is none.
          if (errors || !data) return again()
          work = work.then(() => take(data.event))
        },
        error: (error) => {
          if ([4401, 4403].includes((error as { code?: number }).code ?? 0))
            wrong.push(`sent away with ${(error as { code: number }).code}`)
          again()
        },
        complete: () => undefined,
      },
    )
  }
  subscribe()

  return {
    shown: shownNow,
    version: () => version,
    rereadings: () => rereadings,
    connections: () => connections,
    closeCodes,
    wrong,
    stop: async () => {
      isOver = true
      clearTimeout(limit)
      end()
      // One that was waiting to connect again says by a rejection that nobody needs it any more.
      await Promise.resolve(client.dispose()).catch(() => undefined)
      client.terminate()
    },
  }
}

/** A browser behind a network of its own, which can be broken. */
export type Screen = { proxy: Awaited<ReturnType<typeof openProxy>>; watcher: Watcher }

/** So many, of these people in turns; `port` of the server is asked for each connection. */
export const openScreens = async (
  count: number,
  people: Person[],
  port: () => number,
  patience = browsers,
): Promise<Screen[]> => {
  const proxies = await Promise.all(
    Array.from({ length: count }, () => openProxy(() => ({ host: '127.0.0.1', port: port() }))),
  )
  const open = async (proxy: Screen['proxy'], index: number): Promise<Screen> => {
    const address = `http://127.0.0.1:${proxy.port}`
    return { proxy, watcher: await openWatcher(() => address, people[index % people.length]!, patience) }
  }
  return Promise.all(proxies.map(open))
}

/** The line breaks, or falls silent, as often as not. */
export const dropLine = ({ proxy }: Screen, chance: Random): void => {
  if (chance.chance(0.5)) proxy.cut()
  else proxy.silence()
}

export const closeScreens = async (screens: Screen[]): Promise<void> => {
  await Promise.all(screens.map(({ watcher }) => watcher.stop()))
  await Promise.all(screens.map(({ proxy }) => proxy.close()))
}

export const screenFigures = (screens: Screen[]): Record<string, number> => ({
  'connections made': screens.reduce((sum, { watcher }) => sum + watcher.connections(), 0),
  'read anew': screens.reduce((sum, { watcher }) => sum + watcher.rereadings(), 0),
})

/** Waits until every watcher shows what a fresh query shows; says which do not, when that takes too long. */
export const unequal = async (
  address: string,
  watchers: Watcher[],
  person: Person,
  limitMs = 45_000,
): Promise<string[]> => {
  const deadline = Date.now() + limitMs
  for (;;) {
    const fresh = await readQueue(address, person).catch(() => null)
    const behind = watchers.flatMap(({ shown, version }, index) => {
      if (!fresh) return ['the queue could not be read']
      const differs = [...new Set([...fresh.calls.keys(), ...shown.keys()])].filter(
        (id) => fresh.calls.get(id) !== shown.get(id),
      )
      return differs.length === 0
        ? []
        : [
            `watcher ${index} (version ${version()} of ${fresh.version}) differs in ${differs.length} calls: ${differs
              .slice(0, 3)
              .map((id) => `${shown.get(id)} instead of ${fresh.calls.get(id)}`)
              .join(', ')}`,
          ]
    })
    if (behind.length === 0 || Date.now() > deadline) return [...behind, ...watchers.flatMap(({ wrong }) => wrong)]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
