import { randomUUID } from 'node:crypto'
import { lookAtCall, sweepLooks } from '../services/calls/queue/callLook'
import { lookLifetimeMs } from '../domain/calls/queue/look'
import { holdIntervals } from '../test/harness/heldIntervals'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { subscribe, type QueueEvent, type Subscriber } from '../test/harness/subscriber'

// Who has a call open is told to everybody who sees the call (rules 3.25), at once: without a safety read.
holdIntervals()

let hospital: Hospital
let address: string
const open: Subscriber[] = []
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  await hospital.goOnline(hospital.people.ben)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.stop()))
})
afterAll(() => hospital.close())

const document =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync changed { databaseId } opened { databaseId openBy { isEditing user { fullName } } } removed { callId } } }'
const watch = async (person: Person, since?: number): Promise<Subscriber> => {
  const subscriber = subscribe(address, person, { document, ...(since === undefined ? {} : { since }) })
  open.push(subscriber)
  await subscriber.next(() => true)
  return subscriber
}
const opened = (callId: string) => (event: QueueEvent) => event.opened!.some(({ databaseId }) => databaseId === callId)
const look = async (callId: string, pageId: string, doing = 'VIEWING', person = hospital.people.ben) =>
  lookAtCall(await hospital.as(person), { callId, pageId, doing })

test('who sees the call hears it at once, and that the call did not change; another facility and another provider hear nothing', async () => {
  const { people, openCall, riverside } = hospital
  const callId = await openCall()
  const [rosa, north, stranger] = [await watch(people.rosa), await watch(people.north), await watch(people.stranger)]
  const page = randomUUID()
  await look(callId, page, 'EDITING')
  const event = await rosa.next(opened(callId))
  expect(event).toMatchObject({
    changed: [],
    removed: [],
    opened: [{ databaseId: callId, openBy: [{ isEditing: true, user: { fullName: 'Ben Carter' } }] }],
  })
  await look(callId, page, 'LEFT')
  await rosa.next((one) => opened(callId)(one) && one.opened![0]!.openBy.length === 0)
  const theirs = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  await look(theirs, page)
  await north.next(opened(theirs))
  expect(north.events.some(opened(callId))).toBe(false)
  expect(stranger.events.flatMap((one) => one.opened)).toEqual([])
})

test('who was away is told with what was missed, each call once, as it is now', async () => {
  const { people, openCall } = hospital
  const [one, two] = [await openCall(), await openCall()]
  const since = await hospital.version()
  const page = randomUUID()
  await look(one, page)
  await look(one, page, 'EDITING')
  await look(two, page)
  await look(two, page, 'LEFT')
  const { events } = await watch(people.rosa, since)
  expect(events[0]).toMatchObject({ version: await hospital.version(), resync: false, changed: [] })
  expect(Object.fromEntries(events[0]!.opened!.map(({ databaseId, openBy }) => [databaseId, openBy]))).toEqual({
    [one]: [{ isEditing: true, user: { fullName: 'Ben Carter' } }],
    [two]: [],
  })
})

test('a page that went away without a word is told when it is swept', async () => {
  const { people, openCall, clients, clock } = hospital
  const callId = await openCall()
  await look(callId, randomUUID())
  const rosa = await watch(people.rosa)
  clock.now = new Date(clock.now.getTime() + lookLifetimeMs + 1)
  await sweepLooks(clients, clock.now)
  expect((await rosa.next(opened(callId))).opened).toContainEqual({ databaseId: callId, openBy: [] })
})
