import { assignCall } from '../services/calls/working/assignCall'
import { announceDueCalls } from '../services/calls/queue/announceDueCalls'
import { closeCall } from '../services/calls/ending/closeCall'
import { correctCall } from '../services/calls/entries/correctCall'
import { deleteCall } from '../services/calls/ending/deleteCall'
import { returnCall } from '../services/calls/working/returnCall'
import { globalId } from '../test/harness/doors'
import { endFeedConnections } from '../test/harness/feedConnections'
import { holdIntervals } from '../test/harness/heldIntervals'
import { openHospital, type Hospital } from '../test/hospital/hospital'
import { subscribe, type QueueEvent, type Subscriber } from '../test/harness/subscriber'
import type { ChangeFeed } from './changeFeed'
import { watchQueue } from './watchQueue'

holdIntervals()

let hospital: Hospital
let address: string
const open: Subscriber[] = []
const watch = (...options: Parameters<typeof subscribe>): Subscriber => {
  const subscriber = subscribe(...options)
  open.push(subscriber)
  return subscriber
}
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.stop()))
})
afterAll(() => hospital.close())

const told = (callId: string) => (event: { changed: { databaseId: string }[] }) =>
  event.changed.some(({ databaseId }) => databaseId === callId)
const removed = (callId: string) => (event: QueueEvent) =>
  event.removed.some((gone) => gone.callId === globalId('Call', callId))

test('the first event tells the current version, and changes follow as they happen', async () => {
  const { people, as, openCall } = hospital
  const rosa = watch(address, people.rosa)
  await rosa.next(({ version, changed }) => changed.length === 0 && version >= 0)
  const callId = await openCall({ status: 'Stat', by: people.ben })
  await rosa.next(told(callId))
  await assignCall(await as(people.ben), { callId })
  const event = await rosa.next(({ changed }) =>
    changed.some(({ databaseId, assignedTo }) => databaseId === callId && assignedTo !== null),
  )
  expect(event.changed).toEqual([{ databaseId: callId, assignedTo: { fullName: 'Ben Carter' } }])
  await closeCall(await as(people.ben), { callId, ...hospital.recorded })
  expect((await rosa.next(removed(callId))).version).toBe(await hospital.version())
})

test('with since, what was missed is told first', async () => {
  const { people, openCall, as } = hospital
  const since = await hospital.version()
  const [stays, goes] = [await openCall(), await openCall()]
  await closeCall(await as(people.rosa), { callId: goes, ...hospital.recorded })
  const ben = watch(address, people.ben, { since })
  const [first] = [await ben.next(told(stays))]
  expect(ben.events[0]).toEqual(first)
  expect(first).toMatchObject({
    resync: false,
    removed: [{ callId: globalId('Call', goes), reason: 'COMPLETED', by: 'Rosa Alvarez' }],
    version: await hospital.version(),
  })
})

test('a version that the feed has never had, or one too old, asks for a new reading', async () => {
  const { people, clients, riverside } = hospital
  const ahead = watch(address, people.rosa, { since: 1_000_000 })
  await ahead.next(({ resync }) => resync)
  const since = await hospital.version()
  await clients.system.change.createMany({
    data: Array.from({ length: 501 }, () => ({ providerId: riverside.id, kind: 'call', entityId: riverside.id })),
  })
  const behind = watch(address, people.rosa, { since })
  await behind.next(({ resync }) => resync)
})

test('people of other facilities and other providers learn nothing, not even ids', async () => {
  const { people, openCall, as, riverside } = hospital
  const north = watch(address, people.north)
  const stranger = watch(address, people.stranger)
  const rosa = watch(address, people.rosa)
  const spy = watch(address, people.stranger, { providerId: riverside.id })
  await Promise.all([north.next(() => true), stranger.next(() => true), rosa.next(() => true)])
  const hidden = await openCall()
  await closeCall(await as(people.rosa), { callId: hidden, ...hospital.recorded })
  const visible = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  await north.next(told(visible))
  await rosa.next(removed(hidden))
  expect(north.events.some((event) => told(hidden)(event) || removed(hidden)(event))).toBe(false)
  expect(stranger.events).toHaveLength(1)
  expect(spy.events).toEqual([])
})

test('a call that leaves is told with the reason, and with the name of who did it', async () => {
  const { people, openCall, as, clients, clock } = hospital
  const rosa = watch(address, people.rosa)
  await rosa.next(() => true)
  const [completed, deleted, scheduled] = [await openCall(), await openCall(), await openCall()]
  const left = async (callId: string) => (await rosa.next(removed(callId))).removed
  await closeCall(await as(people.ben), { callId: completed, ...hospital.recorded })
  expect(await left(completed)).toEqual([
    { callId: globalId('Call', completed), reason: 'COMPLETED', by: 'Ben Carter' },
  ])
  await deleteCall(await as(people.manager), { callId: deleted })
  expect(await left(deleted)).toEqual([{ callId: globalId('Call', deleted), reason: 'DELETED', by: 'Miguel Santos' }])
  await clients.system.call.update({
    where: { id: scheduled },
    data: { aliveAt: new Date(clock.now.getTime() + 86_400_000), announcedAt: null },
  })
  await correctCall(await as(people.ben), { callId: scheduled, contact: 'ext 1' })
  expect(await left(scheduled)).toEqual([{ callId: globalId('Call', scheduled), reason: 'SCHEDULED', by: null }])
  // A completed call that is deleted as well was deleted last.
  const since = await hospital.version()
  await deleteCall(await as(people.manager), { callId: completed })
  const late = watch(address, people.rosa, { since })
  expect((await late.next(removed(completed))).removed).toEqual([
    { callId: globalId('Call', completed), reason: 'DELETED', by: 'Miguel Santos' },
  ])
})

test('who may not see a call any more learns that it is gone, and neither why nor through whom', async () => {
  const { people, openCall, as, riverside } = hospital
  const [main, north] = riverside.facilities
  const [external, ofNorth] = [watch(address, people.external), watch(address, people.north)]
  await Promise.all([external.next(() => true), ofNorth.next(() => true)])
  const [closed, moved] = [await openCall(), await openCall({ room: north!.roomIds[0]! })]
  await Promise.all([external.next(told(closed)), ofNorth.next(told(moved))])
  await closeCall(await as(people.ben), { callId: closed, ...hospital.recorded })
  await correctCall(await as(people.ben), { callId: moved, roomId: main!.roomIds[0] })
  expect((await external.next(removed(closed))).removed).toEqual([
    { callId: globalId('Call', closed), reason: 'OUT_OF_SIGHT', by: null },
  ])
  expect((await ofNorth.next(removed(moved))).removed).toEqual([
    { callId: globalId('Call', moved), reason: 'OUT_OF_SIGHT', by: null },
  ])
  // Completed where they cannot see it: it has left them before, and they are told nothing more.
  const before = ofNorth.events.length
  await closeCall(await as(people.ben), { callId: moved, ...hospital.recorded })
  const next = await openCall({ room: north!.roomIds[0]! })
  await ofNorth.next(told(next))
  expect(ofNorth.events.slice(before).filter(removed(moved))).toEqual([])
})

test('a change of a call that stays costs no statement for reasons, and one that removes it at most one more', async () => {
  const { people, openCall, as, clients } = hospital
  // Nothing is followed: what is counted is the telling of what was missed.
  const feed: ChangeFeed = {
    follow: () => Promise.resolve({ head: { epoch: '0', sequence: 0 }, unfollow: () => undefined }),
    onPermissionsChanged: () => undefined,
    stop: () => Promise.resolve(),
  }
  const ids = [await openCall(), await openCall(), await openCall()]
  const request = await as(people.rosa)
  const costOf = async (since: number): Promise<number> => {
    const costs: number[] = []
    // The socket of an earlier test may be told something during one telling, and not during each of five.
    while (costs.length < 5) {
      const before = clients.statements()
      await watchQueue(request, feed, since).catchUp()
      costs.push(clients.statements() - before)
    }
    return Math.min(...costs)
  }
  const stays = await hospital.version()
  for (const callId of ids) await correctCall(await as(people.ben), { callId, contact: 'ext 2' })
  const staying = await costOf(stays)
  const goes = await hospital.version()
  for (const [index, callId] of ids.entries())
    await (index === 0
      ? deleteCall(await as(people.manager), { callId })
      : closeCall(await as(people.ben), { callId, ...hospital.recorded }))
  expect(await costOf(goes)).toBeLessThanOrEqual(staying + 1)
})

test('a call joins the queue at its aliveAt without anyone refreshing, and is announced once', async () => {
  const { people, openCall, clients, clock } = hospital
  const rosa = watch(address, people.rosa)
  await rosa.next(() => true)
  const callId = await openCall()
  await rosa.next(told(callId))
  const before = rosa.events.length
  const aliveAt = new Date(clock.now.getTime() + 60_000)
  await clients.system.call.update({ where: { id: callId }, data: { aliveAt, announcedAt: null } })
  expect(await announceDueCalls(clients, clock.now)).toBe(0)
  clock.now = aliveAt
  const announced = await Promise.all([
    announceDueCalls(clients, aliveAt),
    announceDueCalls(clients, aliveAt),
    announceDueCalls(clients, aliveAt),
  ])
  expect(announced.reduce((sum, count) => sum + count)).toBe(1)
  // What comes after it is told after it.
  const next = await openCall()
  await rosa.next(told(next))
  expect(rosa.events.slice(before).filter(told(callId))).toHaveLength(1)
})

test('a foreign Origin, nobody, a locked account and External’s foreign provider get no socket', async () => {
  const { people } = hospital
  const foreign = watch(address, people.rosa, { origin: 'https://evil.example' })
  expect(await foreign.closed).toBe(1006)
  expect(await watch(address, null).closed).toBe(4401)
  expect(await watch(address, people.locked).closed).toBe(4403)
})

test('only subscriptions come over the websocket', async () => {
  const { people } = hospital
  const rosa = watch(address, people.rosa, { document: '{ viewer { email } }' })
  expect(await rosa.refused).toMatchObject([{ message: 'Only subscriptions come over the websocket.' }])
  expect(rosa.events).toEqual([])
})

test('a change of someone’s standing closes their sockets at once, and no one else’s', async () => {
  const { clients, hire, riverside, people } = hospital
  const person = await hire('Moved Away', 'Clinician', riverside.id)
  const rosa = watch(address, people.rosa)
  let rosaClosed = false
  void rosa.closed.then(() => (rosaClosed = true))
  await rosa.next(() => true)
  const changes = [
    () =>
      clients.system.allowedFacility.create({
        data: { providerId: riverside.id, userId: person.id, facilityId: riverside.facilities[1]!.id },
      }),
    () => clients.system.providerRole.updateMany({ where: { userId: person.id }, data: { role: 'External' } }),
  ]
  for (const change of changes) {
    const socket = watch(address, person)
    await socket.next(() => true)
    await change()
    expect(await socket.closed).toBe(1012)
  }
  expect(rosaClosed).toBe(false)
})

test('a session that ends closes its sockets at once, without a sweep', async () => {
  const { clients, hire, riverside } = hospital
  const person = await hire('Short Stay', 'Clinician', riverside.id)
  const socket = watch(address, person)
  await socket.next(() => true)
  await clients.system.session.updateMany({ where: { userId: person.id }, data: { endedAt: new Date() } })
  expect(await socket.closed).toBe(4401)
})

test('losing a wake-up loses nothing: the feed reads the table by itself', async () => {
  const { people, openCall, database } = hospital
  const rosa = watch(address, people.rosa)
  await rosa.next(() => true)
  await endFeedConnections(database.url)
  const callId = await openCall()
  await rosa.next(told(callId))
  await returnCall(await hospital.as(people.rosa), { callId }).catch(() => undefined)
})

test('a change costs the same few statements for one who watches and for twenty, and each is told', async () => {
  const { people, openCall, clients, as } = hospital
  const costOf = async (watchers: Subscriber[]): Promise<number> => {
    await Promise.all(watchers.map((watcher) => watcher.next(() => true)))
    const rosa = await as(people.rosa)
    const callId = await openCall()
    await Promise.all(watchers.map((watcher) => watcher.next(told(callId))))
    const costs: number[] = []
    // The feed that has just connected again may read once more during one measurement, and not during each of three.
    while (costs.length < 3) {
      const before = clients.statements()
      const seen = new Set(watchers.flatMap(({ events }) => events))
      const all = (isAssigned: boolean) =>
        Promise.all(
          watchers.map((watcher) =>
            watcher.next(
              (event) =>
                !seen.has(event) &&
                event.changed.some((call) => call.databaseId === callId && (call.assignedTo !== null) === isAssigned),
            ),
          ),
        )
      await assignCall(rosa, { callId })
      await all(true)
      await returnCall(rosa, { callId })
      await all(false)
      costs.push(clients.statements() - before)
    }
    return Math.min(...costs)
  }
  const one = await costOf([watch(address, people.rosa)])
  const twenty = await costOf(Array.from({ length: 20 }, () => watch(address, people.ben)))
  expect(Math.abs(twenty - one)).toBeLessThanOrEqual(3)
})

test('what answers differently for each person is shared with no one', async () => {
  const { people, openCall, as } = hospital
  const document =
    'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync changed { databaseId viewerIsLead assignedTo { fullName } } removed { callId } } }'
  const [rosa, ben] = [watch(address, people.rosa, { document }), watch(address, people.ben, { document })]
  await Promise.all([rosa.next(() => true), ben.next(() => true)])
  const callId = await openCall()
  await assignCall(await as(people.rosa), { callId })
  const leads = async (subscriber: Subscriber) => {
    const event = await subscriber.next(({ changed }) =>
      changed.some((call) => call.databaseId === callId && call.assignedTo !== null),
    )
    return (event.changed[0] as unknown as { viewerIsLead: boolean }).viewerIsLead
  }
  expect(await leads(rosa)).toBe(true)
  expect(await leads(ben)).toBe(false)
  await returnCall(await as(people.rosa), { callId })
})

test('no events come over plain HTTP', async () => {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: `patency=${hospital.people.rosa.token}`,
    },
    body: JSON.stringify({
      query: 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }',
      variables: { id: globalId('Provider', hospital.riverside.id) },
    }),
  })
  expect(await answer.text()).toContain('Subscriptions come over the websocket.')
})
