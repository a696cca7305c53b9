// What decision 0010 says of events, over real websockets.
import WebSocket from 'ws'
import { correctCall } from '../services/calls/entries/correctCall'
import { globalId } from '../test/harness/doors'
import { holdIntervals } from '../test/harness/heldIntervals'
import { until } from '../test/harness/until'
import type { Person } from '../test/hospital/hospital'
import { servedHospitalOfFile } from '../test/hospital/setUp'
import { subscribe } from '../test/harness/subscriber'

holdIntervals()

const hospital = servedHospitalOfFile()

type Next = { version: number; resync: boolean; changed: { databaseId: string; version: number }[] }

/** A client that can stop reading, like one with a bad connection. */
const connect = (person: Person, query: string, ids = ['1']) => {
  const events: (Next & { id: string })[] = []
  const socket = new WebSocket(`${hospital.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: `patency=${person.token}` },
  })
  const send = (message: object): void => socket.send(JSON.stringify(message))
  socket.on('open', () => send({ type: 'connection_init', payload: { provider: person.providerId } }))
  socket.on('message', (data: Buffer) => {
    const { type, id, payload } = JSON.parse(data.toString()) as {
      type: string
      id: string
      payload: { data: { event: Next } }
    }
    if (type === 'connection_ack')
      for (const name of ids)
        send({
          id: name,
          type: 'subscribe',
          payload: { query, variables: { id: globalId('Provider', person.providerId) } },
        })
    if (type === 'next') events.push({ ...payload.data.event, id })
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const toldOf = (callId: string) =>
    until(() => events.some(({ changed }) => changed.some(({ databaseId }) => databaseId === callId)))
  return { socket, events, send, closed, toldOf }
}

const events = (selection: string): string =>
  `subscription($id: ID!) { event: callQueueChanged(providerId: $id) { version resync changed { databaseId version ${selection} } } }`

test.each([
  ['stopped watching', ({ send }: ReturnType<typeof connect>) => send({ id: '1', type: 'complete' })],
  ['hung up', ({ socket }: ReturnType<typeof connect>) => socket.terminate()],
])('who %s costs nothing any more', async (_what, stop) => {
  const { people, openCall, clients } = hospital
  const stranger = connect(people.stranger, events(''))
  await until(() => stranger.events.length > 0)
  const costOfCalls = async (watching?: ReturnType<typeof connect>): Promise<number> => {
    const before = clients.statements()
    for (let n = 0; n < 6; n += 1) {
      const callId = await openCall()
      // The feed tells of both in their order: when the stranger has heard, whoever still listens here costs something.
      await stranger.toldOf(await openCall({ by: people.stranger }))
      await watching?.toldOf(callId)
    }
    return clients.statements() - before
  }
  const alone = await costOfCalls()
  const ben = connect(people.ben, events(''))
  await until(() => ben.events.length > 0)
  // The feed, what moved in the queue, and the calls themselves.
  expect(await costOfCalls(ben)).toBeGreaterThanOrEqual(alone + 6 * 3)
  stop(ben)
  // The server may hear of it a moment later.
  await until(async () => (await costOfCalls()) <= alone)
  for (const { socket } of [ben, stranger]) socket.terminate()
})

test('two subscriptions of one socket are each told under their own name, in order', async () => {
  const { people, openCall, as } = hospital
  const twice = connect(people.rosa, events(''), ['a "quoted" name', 'b'])
  await until(() => twice.events.length === 2)
  const callId = await openCall()
  const rosa = await as(people.rosa)
  for (let n = 0; n < 5; n += 1) await correctCall(rosa, { callId, contact: `ext ${n}` })
  const last = (id: string) => twice.events.filter((event) => event.id === id).at(-1)!.changed[0]?.version
  await until(() => last('b') === 6 && last('a "quoted" name') === 6)
  for (const id of ['a "quoted" name', 'b']) {
    const versions = twice.events.filter((event) => event.id === id).map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].sort((x, y) => x - y))
  }
  twice.socket.close()
})

test('of many changes at once none is lost, and none is told twice', async () => {
  const { people, openCall } = hospital
  const rosa = subscribe(hospital.address, people.rosa)
  await rosa.next(() => true)
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) ids.push(...(await Promise.all(Array.from({ length: 5 }, () => openCall()))))
  await rosa.next(({ version }) => version >= rosa.events[0]!.version + 30)
  expect(rosa.events.flatMap(({ changed }) => changed.map(({ databaseId }) => databaseId)).sort()).toEqual(
    [...ids].sort(),
  )
  await rosa.stop()
})

test('a client that reads too slowly is told to read anew, and must come again; no one else notices', async () => {
  const { people, openCall, as } = hospital
  const callId = await openCall()
  const rosa = await as(people.rosa)
  const heavy = events(Array.from({ length: 100 }, (_, n) => `n${n}: preComments`).join(' '))
  const [slow, quick] = [connect(people.rosa, heavy), connect(people.ben, heavy)]
  await until(() => slow.events.length > 0 && quick.events.length > 0)
  slow.socket.pause()
  // Four hundred thousand letters each: what the two machines keep by themselves is full after some.
  for (let n = 0; n < 40; n += 1) {
    await correctCall(rosa, { callId, preComments: `${n}`.padEnd(4_000, 'x') })
    // Who has read everything is never behind, however slow the machine is.
    await until(() => quick.events.at(-1)!.changed[0]?.version === n + 2)
  }
  slow.socket.resume()
  expect(await slow.closed).toBe(1012)
  expect(slow.events.at(-1)).toMatchObject({ resync: true, changed: [] })
  expect(slow.events.length).toBeLessThan(quick.events.length)
  expect(quick.events.some(({ resync }) => resync)).toBe(false)
  quick.socket.close()
})
