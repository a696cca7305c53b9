// Push notifications as a push service gets them and a browser decrypts them (rules 10.3).
import { openClients } from '../../../db/access/client'
import type { AlertKind } from '../../../domain/alerts/alert'
import { pushLifeMs } from '../../../domain/alerts/push'
import { openPusher, type Pusher } from '../../../push/pusher'
import { createReach } from '../../../push/reach'
import { startPushService, type PushService, type TestDevice } from '../../../test/servers/pushService'
import { rounds } from '../../../test/harness/rounds'
import type { Person } from '../../../test/hospital/hospital'
import { testPatience } from '../../../test/harness/patience'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from '../../calls/working/assignCall'
import { holdCall, makeCallNormal, makeCallStat } from '../../calls/working/changeStatus'
import { returnCall } from '../../calls/working/returnCall'
import { announceDueCalls } from '../../calls/queue/announceDueCalls'
import { deleteCall } from '../../calls/ending/deleteCall'
import { correctCall } from '../../calls/entries/correctCall'
import { changeAlert } from '../alertSettings'
import { addPushSubscription, readPushDevices } from './pushSubscriptions'
import { queueEscalation } from './queuePush'
import { sendPush } from './sendPush'
import { readVapidKeys } from './vapidKeys'

const hospital = hospitalOfFile()
const reach = createReach({ loopback: true })
let service: PushService
let pusher: Pusher
/** What whoever runs the installation is told. */
const logged: object[] = []
beforeAll(async () => {
  service = await startPushService()
  const log = { warn: (of: object) => void logged.push(of) }
  pusher = openPusher({ subject: 'https://calls.example.org', proxy: null, reach, log })
})
afterAll(async () => {
  pusher.close()
  await service.stop()
})
beforeEach(async () => {
  const { system } = hospital.clients
  service.answers = []
  service.whileSending = null
  service.attempts = 0
  for (const table of ['pushSubscription', 'pushAlert', 'alertSetting'] as const)
    await (system[table] as typeof system.pushAlert).deleteMany()
  await system.workOrder.deleteMany()
  await system.call.updateMany({ data: { deletedAt: hospital.clock.now, assignedToId: null } })
})

const now = (): Date => new Date(hospital.clock.now)
const pass = (ms: number): void => void (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))
const send = (clients = hospital.clients) => sendPush(clients, pusher, now)

const as = async (person: Person) => ({ ...(await hospital.as(person)), push: reach })

/** A device of the person, who is told of these kinds also while they are Offline. */
const deviceOf = async (person: Person, kinds: AlertKind[] = ['STAT'], pushAway = true): Promise<TestDevice> => {
  const device = service.subscribe()
  const { endpoint, p256dh, auth } = device
  await addPushSubscription(await as(person), { endpoint, p256dh, auth })
  for (const kind of kinds) await changeAlert(await as(person), { kind, push: true, pushAway })
  return device
}
const toldTo = ({ received }: TestDevice): string[] =>
  received.map(({ payload: { kind, sound, body } }) => {
    const place = body.replace(/ · waiting .*/, '')
    return `${kind}${sound === 'ALWAYS' ? '' : sound === 'IF_NEW' ? ', quietly' : ', silently'}: ${place}`
  })
const titles = ({ received }: TestDevice): string[] => received.map(({ payload }) => payload.title)

test('a Stat call arrives once, encrypted, from this installation, without its patient', async () => {
  const { ben, rosa } = hospital.people
  const device = await deviceOf(ben)
  const callId = await hospital.openCall({ by: rosa, status: 'Stat' })
  await hospital.clients.system.call.update({
    where: { id: callId },
    data: { patientLastName: 'Richardson', mrn: '4439227', contact: 'ext 12', preComments: 'afraid of needles' },
  })
  pass(125_000)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect(device.received).toEqual([
    {
      payload: {
        kind: 'STAT',
        sound: 'ALWAYS',
        providerId: hospital.riverside.id,
        callId,
        title: 'Stat: PICC Insertion',
        body: '1A-01 · Main Hospital · waiting 2 min',
        at: (await hospital.readCall(callId)).aliveAt.toISOString(),
      },
      topic: callId.replaceAll('-', ''),
      ttl: pushLifeMs / 1_000,
      urgency: 'high',
      subject: 'https://calls.example.org',
      key: (await readVapidKeys(hospital.clients)).publicKey,
    },
  ])
})

test('rules 10.3: the provider is named to a person who belongs to several', async () => {
  const { clients, hire, riverside, lakeshore } = hospital
  const person = await hire('Works Twice', 'Clinician', riverside.id)
  await clients.system.providerRole.create({
    data: { providerId: lakeshore.id, userId: person.id, role: 'Clinician' },
  })
  const device = await deviceOf(person)
  const superadmin = await deviceOf(hospital.people.system)
  const told = (one: TestDevice) => one.received.map(({ payload: { providerId, body } }) => [providerId, body])
  await hospital.openCall({ status: 'Stat' })
  await send()
  const named = [[riverside.id, '1A-01 · Main Hospital · Riverside Health · waiting 0 min']]
  expect([told(device), told(superadmin)]).toEqual([named, named])
  // A provider in which no one works now does not count.
  await clients.system.provider.update({ where: { id: lakeshore.id }, data: { status: 'Inactive' } })
  await hospital.openCall({ status: 'Stat', room: riverside.facilities[0]!.roomIds[1] })
  await send()
  await clients.system.provider.update({ where: { id: lakeshore.id }, data: { status: 'Active' } })
  expect(told(device)[1]).toEqual([riverside.id, expect.not.stringContaining('Riverside')])
})

test('each moment at which a call begins to wait is told, and no one of what they did themselves', async () => {
  const { ben, rosa } = hospital.people
  const device = await deviceOf(ben)
  const own = await deviceOf(rosa)
  const callId = await hospital.openCall({ by: rosa })
  await send()
  expect(titles(device)).toEqual([])
  await makeCallStat(await as(rosa), { callId })
  await send()
  expect(titles(device)).toEqual(['Stat: PICC Insertion'])
  await assignCall(await as(rosa), { callId })
  await send()
  expect(titles(device)).toEqual(['Stat: PICC Insertion', 'No longer for you'])
  await returnCall(await as(rosa), { callId })
  await send()
  expect(titles(device).at(-1)).toBe('Stat: PICC Insertion')
  expect(titles(own)).toEqual([])
})

test('every new call, for those who chose it; line checks and follow-ups alert no one', async () => {
  const { ben, rosa } = hospital.people
  const device = await deviceOf(ben, ['NEW_CALL'])
  await hospital.openCall({ by: rosa, purpose: 'Difficult IV' })
  await hospital.openCall({ by: rosa, purpose: 'Daily Line Check' })
  const first = await hospital.openCall({ by: rosa })
  const followUp = await hospital.openCall({
    by: rosa,
    purpose: 'Difficult IV',
    room: hospital.riverside.facilities[0]!.roomIds[1],
  })
  await hospital.clients.system.pushAlert.deleteMany({ where: { callId: followUp } })
  await hospital.clients.system.call.update({
    where: { id: followUp },
    data: { followUpFromId: first, announcedAt: null, aliveAt: new Date(now().getTime() + 60_000) },
  })
  await hospital.clients.system.pushAlert.deleteMany({ where: { callId: followUp } })
  pass(61_000)
  await announceDueCalls(hospital.clients, now())
  await send()
  expect(titles(device).sort()).toEqual(['New call: Difficult IV', 'New call: PICC Insertion'])
})

test('a scheduled call that joins the queue is told when the clock announces it', async () => {
  const { ben, rosa } = hospital.people
  const device = await deviceOf(ben, ['NEW_CALL'])
  const callId = await hospital.openCall({ by: rosa })
  await hospital.clients.system.call.update({
    where: { id: callId },
    data: { announcedAt: null, aliveAt: new Date(now().getTime() + 60_000) },
  })
  await send()
  expect(device.received).toEqual([])
  pass(61_000)
  await announceDueCalls(hospital.clients, now())
  await send()
  expect(titles(device)).toEqual(['New call: PICC Insertion'])
})

test('a call that someone else gives to a person is told to them', async () => {
  const { ben, rosa } = hospital.people
  const device = await deviceOf(ben, ['ASSIGNED'])
  const callId = await hospital.openCall({ by: rosa })
  await hospital.clients.system.call.update({ where: { id: callId }, data: { assignedToId: ben.id, version: 9 } })
  await send()
  expect(titles(device)).toEqual(['Assigned to you: PICC Insertion'])
  await assignCall(await as(rosa), { callId, force: true })
  await send()
  expect(titles(device)).toEqual(['Assigned to you: PICC Insertion', 'No longer for you'])
})

test('an escalation is told to those whom it concerns, by their settings', async () => {
  const { clients, people, riverside, openCall } = hospital
  const [device, other] = [await deviceOf(people.manager, ['ESCALATION']), await deviceOf(people.ben, ['ESCALATION'])]
  const silent = await deviceOf(people.admin, [])
  const callId = await openCall({ status: 'Stat' })
  await clients.transaction(riverside.id, (tx) =>
    queueEscalation(
      { tx, now: now() },
      { providerId: riverside.id, callId, userIds: [people.manager.id, people.admin.id] },
    ),
  )
  await send()
  expect(titles(device)).toEqual(['Waiting too long: Stat, PICC Insertion'])
  expect([other.received, silent.received]).toEqual([[], []])
})

test.each<[string, (callId: string) => Promise<unknown>]>([
  ['claimed', async (callId) => assignCall(await as(hospital.people.rosa), { callId })],
  ['put on hold', async (callId) => holdCall(await as(hospital.people.rosa), { callId })],
  ['made Normal', async (callId) => makeCallNormal(await as(hospital.people.rosa), { callId })],
  ['deleted', async (callId) => deleteCall(await as(hospital.people.rosa), { callId })],
])('a call that was %s meanwhile is not told', async (_what, end) => {
  const device = await deviceOf(hospital.people.ben)
  const callId = await hospital.openCall({ by: hospital.people.rosa, status: 'Stat' })
  await end(callId)
  await send()
  expect(device.received).toEqual([])
  expect(service.attempts).toBe(0)
})

test('a call that is claimed while its push is under way is withdrawn after it, once', async () => {
  const { ben, rosa } = hospital.people
  const device = await deviceOf(ben)
  const callId = await hospital.openCall({ by: rosa, status: 'Stat' })
  service.whileSending = async () => {
    service.whileSending = null
    await assignCall(await as(rosa), { callId })
    await send()
  }
  await send()
  await send()
  expect(device.received.map(({ payload: { kind }, topic }) => [kind, topic])).toEqual([
    ['STAT', callId.replaceAll('-', '')],
    ['WITHDRAWN', callId.replaceAll('-', '')],
  ])
  expect(device.received[1]!.payload).toMatchObject({ title: 'No longer for you', body: '' })
})

test('a device that is gone is removed, and the others get theirs', async () => {
  const { ben, manager } = hospital.people
  for (const status of [404, 410]) {
    await deviceOf(ben)
    const device = await deviceOf(manager)
    await hospital.openCall({ status: 'Stat' })
    const [row] = await hospital.clients.system.pushSubscription.findMany({ where: { userId: ben.id } })
    await hospital.clients.system.pushSubscription.update({
      where: { id: row!.id },
      data: { endpoint: `${row!.endpoint.slice(0, -3)}${status}` },
    })
    await send()
    expect(device.received).toHaveLength(1)
    expect(await hospital.clients.system.pushSubscription.count({ where: { userId: ben.id } })).toBe(0)
    expect(await hospital.clients.system.push.count({ where: { subscriptionId: row!.id } })).toBe(0)
    await hospital.clients.system.call.updateMany({ data: { deletedAt: now() } })
  }
})

test('a service that is busy is tried again, later each time, while the push lives', async () => {
  const device = await deviceOf(hospital.people.ben)
  await hospital.openCall({ status: 'Stat' })
  service.answers = [{ status: 500 }, { status: 429, headers: { 'retry-after': '30' } }]
  await send()
  await send()
  expect([service.attempts, device.received.length]).toEqual([1, 0])
  pass(2_000)
  await send()
  pass(10_000)
  await send()
  expect([service.attempts, device.received.length]).toEqual([2, 0])
  pass(20_000)
  await send()
  expect(service.attempts).toBe(3)
  expect(device.received).toMatchObject([{ ttl: pushLifeMs / 1_000 - 32, payload: { kind: 'STAT' } }])
})

test('a push whose life is over is not sent', async () => {
  const device = await deviceOf(hospital.people.ben)
  await hospital.openCall({ status: 'Stat' })
  service.answers = [{ status: 503 }]
  await send()
  pass(pushLifeMs)
  await send()
  await send()
  expect([service.attempts, device.received.length]).toEqual([1, 0])
  // Nor one that no server was there to send.
  await hospital.openCall({ status: 'Stat', room: hospital.riverside.facilities[0]!.roomIds[1] })
  pass(pushLifeMs)
  await send()
  expect(device.received).toEqual([])
})

test('rules 10.3: a device whose push service refuses says since when, until one is taken; so does the log', async () => {
  const { ben } = hospital.people
  const device = await deviceOf(ben)
  const refusedAt = async () => (await readPushDevices(await as(ben), (await as(ben)).session!))[0]!.refusedAt
  const first = now()
  for (const status of [403, 401]) {
    service.answers = [{ status }]
    await hospital.openCall({ status: 'Stat' })
    await send()
    expect(await refusedAt()).toEqual(first)
    expect(logged.pop()).toEqual({
      service: new URL(device.endpoint).host,
      problem: `The push service answered ${status}.`,
    })
    await hospital.clients.system.call.updateMany({ data: { deletedAt: now(), assignedToId: null } })
    pass(60_000)
  }
  await hospital.openCall({ status: 'Stat' })
  await send()
  expect([device.received.length, await refusedAt()]).toEqual([1, null])
})

test('a redirect is not followed, and a refusal is final', async () => {
  const device = await deviceOf(hospital.people.ben)
  await hospital.openCall({ status: 'Stat' })
  service.answers = [{ status: 307, headers: { location: device.endpoint } }]
  await send()
  pass(60_000)
  await send()
  expect([service.attempts, device.received.length]).toEqual([1, 0])
  expect(await hospital.clients.system.push.findMany({ select: { problem: true, dueAt: true } })).toEqual([
    { problem: 'The push service answered 307.', dueAt: null },
  ])
})

test('who may not see the call, is locked, was let go or changed their mind gets nothing', async () => {
  const { clients, hire, riverside, people } = hospital
  const north = riverside.facilities[1]!
  const elsewhere = await deviceOf(people.north)
  const stranger = await deviceOf(people.stranger)
  const later = await hire('Locked Later', 'Clinician', riverside.id)
  const gone = await hire('Gone Later', 'Clinician', riverside.id)
  const moved = await hire('Moved Later', 'Clinician', riverside.id)
  const changed = await hire('Changed Later', 'Clinician', riverside.id)
  const devices = [await deviceOf(later), await deviceOf(gone), await deviceOf(moved), await deviceOf(changed)]
  service.answers = devices.map(() => ({ status: 503 }))
  await hospital.openCall({ status: 'Stat' })
  await send()
  expect(service.attempts).toBe(4)
  await hospital.lock(later)
  await clients.system.providerRole.deleteMany({ where: { userId: gone.id } })
  await clients.system.allowedFacility.create({
    data: { providerId: riverside.id, userId: moved.id, facilityId: north.id },
  })
  await changeAlert(await as(changed), { kind: 'STAT', push: false })
  pass(2_000)
  await send()
  expect(service.attempts).toBe(4)
  expect([elsewhere, stranger, ...devices].map(({ received }) => received)).toEqual(Array(6).fill([]))
  await hospital.openCall({ status: 'Stat', room: north.roomIds[0] })
  await send()
  expect(elsewhere.received).toHaveLength(1)
  expect(stranger.received).toHaveLength(0)
})

test('rules 10.1: only of the chosen facilities, and of all when none of them is left', async () => {
  const { clients, hire, riverside } = hospital
  const [main, north] = riverside.facilities
  const gone = await clients.system.facility.create({
    data: { providerId: riverside.id, name: 'Gone', weight: 9, timeZone: 'America/Chicago' },
  })
  const devices: TestDevice[] = []
  for (const [name, facilityIds] of [
    ['Deleted Only', [gone.id]],
    ['Hidden Since', [north!.id]],
    ['One Left', [gone.id, north!.id]],
  ] as const) {
    const person = await hire(name, 'Clinician', riverside.id)
    devices.push(await deviceOf(person))
    await changeAlert(await as(person), { kind: 'STAT', facilityIds: [...facilityIds] })
    if (facilityIds.length === 1)
      await clients.system.allowedFacility.create({
        data: { providerId: riverside.id, userId: person.id, facilityId: main!.id },
      })
  }
  const counts = () => devices.map(({ received }) => received.length)
  await clients.system.facility.update({ where: { id: gone.id }, data: { deletedAt: now() } })
  await hospital.openCall({ status: 'Stat' })
  await send()
  expect(counts()).toEqual([1, 1, 0])
  await hospital.openCall({ status: 'Stat', room: north!.roomIds[0] })
  await send()
  expect(counts()).toEqual([1, 1, 1])
})

test('rules 10.1: a Stat call that moves to another facility is new there, and off the devices of those who cannot follow it', async () => {
  const { hire, riverside, people } = hospital
  const [main, north] = riverside.facilities
  const only = await hire('Main Only', 'Clinician', riverside.id, { only: [main!.id] })
  const chosen = await hire('Chose North', 'Clinician', riverside.id)
  const devices = {
    main: await deviceOf(only),
    north: await deviceOf(people.north),
    all: await deviceOf(people.ben),
    chosen: await deviceOf(chosen),
  }
  await changeAlert(await as(chosen), { kind: 'STAT', facilityIds: [north!.id] })
  const callId = await hospital.openCall({ status: 'Stat' })
  await send()
  await correctCall(await as(people.rosa), { callId, roomId: north!.roomIds[0] })
  await send()
  const told = Object.entries(devices).map(([name, device]) => [name, toldTo(device)])
  expect(Object.fromEntries(told)).toEqual({
    main: ['STAT: 1A-01 · Main Hospital', 'WITHDRAWN: '],
    north: ['STAT: 1A-01 · North Campus'],
    all: ['STAT: 1A-01 · Main Hospital', 'STAT, quietly: 1A-01 · North Campus'],
    chosen: ['STAT: 1A-01 · North Campus'],
  })
})

test('rules 10.3: a device that shows another room or need than the call has is told again, once, whatever its person has chosen since', async () => {
  const { people, riverside } = hospital
  const device = await deviceOf(people.ben)
  const callId = await hospital.openCall({ status: 'Stat' })
  await send()
  await changeAlert(await as(people.ben), { kind: 'STAT', push: false })
  await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[0]!.roomIds[1] })
  await send()
  await send()
  await correctCall(await as(people.rosa), { callId, purposeId: riverside.purposes['Difficult IV'] })
  await send()
  // What changes neither is not told. What a person changed makes no sound for themselves, nor what comes late for others.
  await correctCall(await as(people.rosa), { callId, contact: 'ext 5' })
  await send()
  await correctCall(await as(people.ben), { callId, roomId: riverside.facilities[0]!.roomIds[0] })
  await send()
  pass(pushLifeMs)
  await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[0]!.roomIds[2] })
  await send()
  expect(toldTo(device)).toEqual([
    'STAT: 1A-01 · Main Hospital',
    'STAT, quietly: 1A-02 · Main Hospital',
    'STAT, quietly: 1A-02 · Main Hospital',
    'STAT, silently: 1A-01 · Main Hospital',
    'STAT, silently: ICU-07 · Main Hospital',
  ])
  expect(titles(device).slice(0, 3)).toEqual(['Stat: PICC Insertion', 'Stat: PICC Insertion', 'Stat: Difficult IV'])
  await assignCall(await as(people.rosa), { callId })
  await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[0]!.roomIds[0] })
  await send()
  expect(toldTo(device).slice(5)).toEqual(['WITHDRAWN: '])
})

test('rules 10.3: what is still to be heard is not replaced by what puts an earlier push right', async () => {
  const { people, riverside } = hospital
  const device = await deviceOf(people.ben, ['NEW_CALL', 'STAT'])
  const callId = await hospital.openCall()
  await send()
  await makeCallStat(await as(people.rosa), { callId })
  service.answers = [{ status: 503 }]
  await send()
  await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[0]!.roomIds[1] })
  await send()
  pass(2_000)
  await send()
  expect(toldTo(device)).toEqual(['NEW_CALL: 1A-01 · Main Hospital', 'STAT: 1A-02 · Main Hospital'])
  // A device that was told more than once says in the end what is so.
  await makeCallNormal(await as(people.rosa), { callId })
  await send()
  expect(toldTo(device).slice(2)).toEqual(['NEW_CALL, quietly: 1A-02 · Main Hospital'])
  expect(await send()).toBe(0)
})

test('a call that gets another room while its push is under way is put right after it, by several servers once', async () => {
  const { clients, database, people, riverside } = hospital
  const other = openClients(database.url, { patience: testPatience })
  const device = await deviceOf(people.ben)
  const [one, next] = riverside.facilities[0]!.roomIds
  for (const _round of rounds(8, 2)) {
    await clients.system.call.updateMany({ data: { deletedAt: now(), assignedToId: null } })
    await send()
    device.received.splice(0)
    const callId = await hospital.openCall({ status: 'Stat', room: one })
    service.whileSending = async () => {
      service.whileSending = null
      await correctCall(await as(people.rosa), { callId, roomId: next })
    }
    await Promise.all([send(), send(other)])
    await Promise.all([send(), send(other), send(), send(other)])
    expect(toldTo(device)).toEqual(['STAT: 1A-01 · Main Hospital', 'STAT, quietly: 1A-02 · Main Hospital'])
  }
  await other.close()
})

test('people who are Away or Offline get only what they chose for that', async () => {
  const { hire, riverside, goOnline } = hospital
  const person = await hire('Comes And Goes', 'Clinician', riverside.id)
  const device = await deviceOf(person, ['STAT'], false)
  await hospital.openCall({ status: 'Stat' })
  await send()
  expect(device.received).toHaveLength(0)
  await goOnline(person)
  await hospital.clients.system.user.update({ where: { id: person.id }, data: { isOnline: true } })
  await hospital.openCall({ status: 'Stat', room: riverside.facilities[0]!.roomIds[1] })
  await send()
  expect(device.received).toHaveLength(1)
  await hospital.clients.system.user.update({ where: { id: person.id }, data: { awayAt: now() } })
  await hospital.openCall({ status: 'Stat', room: riverside.facilities[0]!.roomIds[2] })
  await send()
  expect(device.received).toHaveLength(1)
})

test('several processes send each push once', async () => {
  const other = openClients(hospital.database.url, { patience: testPatience })
  const { admin, manager, rosa, ben } = hospital.people
  const devices: TestDevice[] = []
  for (const person of [admin, manager, rosa, ben])
    for (let count = 0; count < 3; count += 1) devices.push(await deviceOf(person))
  for (const _round of rounds(8, 2)) {
    devices.forEach((device) => device.received.splice(0))
    await hospital.clients.system.call.updateMany({ data: { deletedAt: now() } })
    await hospital.clients.system.pushAlert.deleteMany()
    await hospital.openCall({ by: hospital.people.trainee, status: 'Stat' })
    await Promise.all([send(), send(other), send(), send(other)])
    expect(devices.map(({ received }) => received.length)).toEqual(Array(12).fill(1))
  }
  await other.close()
})

test('a push of a process that died is sent by another one', async () => {
  const device = await deviceOf(hospital.people.ben)
  await hospital.openCall({ status: 'Stat' })
  service.answers = [{ status: 503 }]
  await send()
  pass(2_000)
  await hospital.clients.system.push.updateMany({ data: { claimedUntil: new Date(now().getTime() + 60_000) } })
  expect(await send()).toBe(0)
  pass(60_000)
  expect(await send()).toBe(1)
  expect(device.received).toHaveLength(1)
})

test('without any device nothing is queued', async () => {
  await hospital.openCall({ status: 'Stat' })
  expect(await hospital.clients.system.pushAlert.count()).toBe(0)
})

test('of several servers that make the keys at once, one makes them', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => readVapidKeys(hospital.clients)))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
})
