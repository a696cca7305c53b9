// What a client over the websocket can make the process hold, whether or not anybody is signed in.
import { jest } from '@jest/globals'
import WebSocket from 'ws'
import { globalId } from '../../test/harness/doors'
import { openHospital, type Hospital, type Person } from '../../test/hospital/hospital'

let hospital: Hospital
let address: string
const opened: WebSocket[] = []

const open = (person: Person | null): WebSocket => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: person ? { cookie: `patency=${person.token}` } : {},
  })
  socket.on('error', () => undefined)
  opened.push(socket)
  return socket
}
const isOpen = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve, reject) => socket.once('open', resolve).once('close', reject))
const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))
/** `open`, the status of the refused request, or the code with which it was closed. */
const cameTo = (socket: WebSocket): Promise<string | number | undefined> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
  })
/** Lets the person in: the acknowledgment, or the code with which the socket was closed. */
const greet = (socket: WebSocket, person: Person): Promise<string | number> =>
  new Promise((resolve) => {
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { provider: person.providerId } })),
    )
    socket.once('message', () => resolve('acknowledged'))
    socket.once('close', resolve)
  })
const ping = (length: number): string => JSON.stringify({ type: 'ping', payload: { of: 'x'.repeat(length) } })
const longPing = ping(60_000)

/** The most that waited to be sent to one client, and to all together, in bytes. */
const waited = { one: 0, all: 0 }
const servers = new Set<WebSocket>()
const look = (socket: WebSocket): void => {
  if (!(socket as unknown as { _isServer: boolean })._isServer) return
  servers.add(socket)
  waited.one = Math.max(waited.one, socket.bufferedAmount)
  waited.all = Math.max(
    waited.all,
    [...servers].reduce((sum, each) => sum + (each.readyState === each.CLOSED ? 0 : each.bufferedAmount), 0),
  )
}

beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  for (const name of ['send', 'pong'] as const) {
    const real = WebSocket.prototype[name]
    jest.spyOn(WebSocket.prototype, name).mockImplementation(function (this: WebSocket, ...args: unknown[]) {
      const result = (real as (...args: unknown[]) => unknown).apply(this, args)
      look(this)
      return result as never
    } as never)
  }
})
beforeEach(() => {
  Object.assign(waited, { one: 0, all: 0 })
  servers.clear()
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(() => {
  jest.restoreAllMocks()
  return hospital.close()
})

/** Sends messages until all are out or the socket is gone; the client reads nothing. */
const pour = async (socket: WebSocket, message: string, count: number): Promise<void> => {
  socket.pause()
  for (let n = 0; n < count && socket.readyState === socket.OPEN; n += 1)
    await new Promise((resolve) => socket.send(message, resolve))
}

test('someone signed out who pings at length and reads nothing is dropped, and next to nothing waits for them', async () => {
  const socket = open(null)
  await isOpen(socket)
  const gone = closed(socket)
  await pour(socket, longPing, 400)
  socket.resume()
  await gone
  expect(waited.one).toBeLessThan(256 * 1024)
})

test('two hundred of them hold no more together, and after a moment none is left', async () => {
  const sockets = Array.from({ length: 200 }, () => open(null))
  await Promise.all(sockets.map(isOpen))
  const gone = sockets.map(closed)
  const enough = 32 * 1024 * 1024
  for (let n = 0; n < 100 && waited.all < enough; n += 1)
    await Promise.all(sockets.map((socket) => pour(socket, longPing, 1)))
  for (const socket of sockets) socket.resume()
  await Promise.all(gone)
  expect(waited.all).toBeLessThan(enough)
})

test('of one address two hundred sockets may be open of which no one knows yet whose they are; the next is told to come again', async () => {
  const sockets = Array.from({ length: 200 }, () => open(null))
  await Promise.all(sockets.map(isOpen))
  expect(await cameTo(open(hospital.people.rosa))).toBe(429)
  sockets[0]!.terminate()
  const next = async (): Promise<unknown> => {
    const came = await cameTo(open(null))
    return came === 429 ? next() : came
  }
  expect(await next()).toBe('open')
})

test('who is signed in, pings at length and reads nothing makes no more wait than a slow reader may', async () => {
  const { external } = hospital.people
  const socket = open(external)
  expect(await greet(socket, external)).toBe('acknowledged')
  await pour(socket, longPing, 400)
  expect(waited.one).toBeLessThan(4 * 1024 * 1024)
})

test('one session has at most fifty sockets; the next is told to come again later', async () => {
  const { manager } = hospital.people
  const sockets = Array.from({ length: 50 }, () => open(manager))
  expect(new Set(await Promise.all(sockets.map((socket) => greet(socket, manager))))).toEqual(new Set(['acknowledged']))
  expect(await greet(open(manager), manager)).toBe(1013)
  const { rosa } = hospital.people
  expect(await greet(open(rosa), rosa)).toBe('acknowledged')
  const gone = closed(sockets[0]!)
  sockets[0]!.close()
  await gone
  const next = async (): Promise<unknown> => {
    const came = await greet(open(manager), manager)
    return came === 1013 ? next() : came
  }
  expect(await next()).toBe('acknowledged')
})

test('connections that are reset are told in log lines, and not on the console', async () => {
  const { ben } = hospital.people
  const spoken = (['error', 'warn', 'log'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  )
  for (let n = 0; n < 20; n += 1) {
    const socket = open(ben)
    await greet(socket, ben)
    const query = 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }'
    for (const id of ['a', 'b'])
      socket.send(
        JSON.stringify({
          id,
          type: 'subscribe',
          payload: { query, variables: { id: globalId('Provider', ben.providerId) } },
        }),
      )
    for (let m = 0; m < 20; m += 1) socket.send(longPing)
    const gone = closed(socket)
    ;(socket as unknown as { _socket: { resetAndDestroy(): void } })._socket.resetAndDestroy()
    await gone
  }
  await hospital.openCall()
  // Whoever comes now is served after what was left of them.
  const last = open(ben)
  expect(await greet(last, ben)).toBe('acknowledged')
  expect(spoken.flatMap((spy) => spy.mock.calls)).toEqual([])
})

describe('messages of every kind count against the rate limit', () => {
  let limited: Hospital
  let before: string
  beforeAll(async () => {
    limited = await openHospital({ requestsPerMinute: 60, strangerRequestsPerMinute: 100 })
    before = address
    address = await limited.serve()
  })
  afterAll(() => {
    address = before
    return limited.close()
  })

  test.each<[kind: string, who: 'rosa' | 'ben' | 'admin' | 'manager', send: (socket: WebSocket) => void]>([
    ['pings of the protocol', 'rosa', (socket) => socket.send('{"type":"ping"}')],
    ['pongs of the protocol', 'ben', (socket) => socket.send('{"type":"pong"}')],
    ['ping frames', 'admin', (socket) => socket.ping('x')],
    ['pong frames', 'manager', (socket) => socket.pong('x')],
  ])('%s: a socket that goes on is dropped', async (_kind, who, send) => {
    const person = limited.people[who]
    const socket = open(person)
    expect(await greet(socket, person)).toBe('acknowledged')
    const gone = closed(socket)
    let isGone = false
    void gone.then(() => (isGone = true))
    for (let n = 0; n < 5_000 && !isGone; n += 1) {
      if (socket.readyState === socket.OPEN) send(socket)
      if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await gone).toBe(1006)
  })
})
