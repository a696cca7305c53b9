import { pino } from 'pino'
import { jobKinds } from '../../jobs/kinds'
import { runDueJobs } from '../../jobs/runner'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { placeLine, recordTypes } from '../../test/hospital/placedLines'
import { doors, globalId } from '../../test/harness/doors'
import { runJobNow } from '../jobs/runJobNow'
import { clearLineChecks, setLineCheckInterval, setLineCheckTime } from './configureLineChecks'
import { countOpenLines } from './openLines'
import { readComingChecks, readLineChecks } from './readLineChecks'

let hospital: Hospital
let address: string
beforeAll(async () => {
  // Nobody's session ends while the clock is moved by months.
  hospital = await openHospital({ sessionIdleMinutes: 1e6, sessionMaxHours: 1e5 })
  address = await hospital.serve()
})
afterAll(() => hospital.close())

/** A Tuesday, 10:00 in New York. */
const begin = new Date('2026-03-10T14:00:00Z')
beforeEach(async () => {
  const { clients, clock, riverside } = hospital
  const { system } = clients
  clock.now = begin
  for (const table of ['callValue', 'call', 'line', 'jobRun', 'job', 'lineCheckSettings'] as const)
    await (system[table] as typeof system.call).deleteMany({})
  await system.facility.update({ where: { id: riverside.facilities[1]!.id }, data: { timeZone: 'America/New_York' } })
})

const log = pino({ level: 'silent' })
const now = (): Date => new Date(hospital.clock.now)
const runAt = async (moment: string): Promise<void> => {
  hospital.clock.now = new Date(moment)
  const { clients, files } = hospital
  await runDueJobs({ clients, kinds: jobKinds(clients, files, now, { idleMinutes: 15, maxHours: 12 }), now, log })
}
const seven = { localHours: 7, localMinutes: 0, isAM: true, enabledDays: [1, 2, 3, 4, 5, 6, 7] }
const atSeven = async (more: object = {}) =>
  setLineCheckTime(await hospital.as(hospital.people.admin), {
    ...seven,
    purposeId: hospital.riverside.purposes['Daily Line Check'],
    ...more,
  })
const each = async (amount: number, units = 'hours', more: object = {}) =>
  setLineCheckInterval(await hospital.as(hospital.people.admin), {
    intervalAmount: amount,
    intervalUnits: units,
    purposeId: hospital.riverside.purposes['Daily Line Check'],
    ...more,
  })

const checks = () =>
  hospital.clients.system.call.findMany({
    where: { completedAt: null, purposeId: hospital.riverside.purposes['Daily Line Check']! },
    orderBy: [{ createdAt: 'asc' }, { lineId: 'asc' }],
  })
const checked = async (): Promise<(string | null)[]> => (await checks()).map(({ lineId }) => lineId).sort()
const job = () =>
  hospital.clients.system.job.findFirstOrThrow({ where: { name: 'checkLines', providerId: hospital.riverside.id } })
const runs = () => hospital.clients.system.jobRun.findMany({ orderBy: [{ endedAt: 'asc' }, { id: 'asc' }] })

test('at the time one call is made for each open line: the configured purpose, On Hold, the line’s room and patient (rules 4.6)', async () => {
  const { people, riverside, clients } = hospital
  const lineId = await placeLine(hospital)
  const elsewhere = await placeLine(hospital, { by: people.stranger })
  await atSeven()
  await runAt('2026-03-11T10:59:59Z')
  expect(await checks()).toEqual([])
  await runAt('2026-03-11T11:00:00Z')
  const [call, ...others] = await checks()
  expect(others).toEqual([])
  expect(call).toMatchObject({
    ...{
      lineId,
      roomId: riverside.facilities[0]!.roomIds[0],
      statusCodeId: riverside.statuses['On Hold'],
      patientFirstName: 'Hana',
      patientLastName: 'Ito',
      dob: new Date('1950-03-01'),
      mrn: 'R-1',
      orderingProvider: 'Dr. Osei',
    },
    ...{
      createdAt: now(),
      aliveAt: now(),
      announcedAt: now(),
      createdById: null,
      assignedToId: null,
      followUpFromId: null,
      version: 1,
    },
  })
  expect(await clients.system.call.count({ where: { lineId: elsewhere, completedAt: null } })).toBe(0)
  // Everybody's queue learns of it, and the trail tells that the clock did it.
  expect(await clients.system.change.findMany({ where: { entityId: call!.id } })).toMatchObject([
    { kind: 'call', facilityIds: [riverside.facilities[0]!.id] },
  ])
  const [told, ...more] = await clients.system.auditEntry.findMany({ where: { entityId: call!.id } })
  expect(more).toEqual([])
  expect(told).toMatchObject({
    action: 'checkLines',
    door: 'clock',
    actorId: null,
    outcome: 'done',
    fields: {
      lineId: [null, lineId],
      statusCodeId: [null, riverside.statuses['On Hold']],
      dob: [null, '1950-03-01T00:00:00.000Z'],
    },
  })
  const { body: queue } = await doors(address, people.rosa).rest('GET', `/providers/${riverside.id}/calls/active`)
  expect(queue).toMatchObject([{ id: call!.id, purpose: { name: 'Daily Line Check', lineCheck: true }, lineId }])
  const { data } = await doors(address, people.rosa).graphql(
    'query($id: ID!) { node(id: $id) { ... on Call { history(first: 5) { edges { node { summary door by } } } } } }',
    { id: globalId('Call', call!.id) },
  )
  expect(data?.node.history.edges).toEqual([
    {
      node: { summary: 'Created the call, a line check that was due', door: expect.stringMatching(/clock/i), by: null },
    },
  ])
})

test('each facility is checked by its own clocks, and lines without a room by UTC', async () => {
  const { riverside, clients } = hospital
  const [main, north] = riverside.facilities as [
    (typeof riverside.facilities)[number],
    (typeof riverside.facilities)[number],
  ]
  await clients.system.facility.update({ where: { id: north.id }, data: { timeZone: 'America/Phoenix' } })
  const lines = {
    main: await placeLine(hospital, { room: main.roomIds[0]! }),
    north: await placeLine(hospital, { room: north.roomIds[0]! }),
    nowhere: await placeLine(hospital, { room: null }),
  }
  await atSeven()
  const due = async () => (await job()).dueAt?.toISOString()
  expect(await due()).toBe('2026-03-11T07:00:00.000Z')
  await runAt('2026-03-11T07:00:01Z')
  expect(await checked()).toEqual([lines.nowhere])
  expect(await due()).toBe('2026-03-11T11:00:00.000Z')
  await runAt('2026-03-11T11:00:01Z')
  expect(await checked()).toEqual([lines.nowhere, lines.main].sort())
  await runAt('2026-03-11T14:00:01Z')
  expect(await checked()).toEqual(Object.values(lines).sort())
  expect((await runs()).map(({ outcome, summary }) => ({ outcome, summary }))).toEqual(
    Array(3).fill({ outcome: 'done', summary: '1 call for 1 line' }),
  )
  expect((await checks()).find(({ lineId }) => lineId === lines.nowhere)).toMatchObject({
    roomId: null,
    roomDescription: 'Day room',
  })
})

test('a line with an unfinished line check gets no other one; a finished one, or a follow-up that is not in the queue yet, keeps none away', async () => {
  const { riverside, people, clients, openCall } = hospital
  const { system } = clients
  const first = await placeLine(hospital)
  const dressed = await placeLine(hospital)
  const scheduled = await placeLine(hospital)
  // Dressing Change is a line check, too.
  const dressing = await openCall({ by: people.rosa, purpose: 'Dressing Change' })
  await system.call.update({ where: { id: dressing }, data: { lineId: dressed } })
  const later = await openCall({ by: people.rosa, purpose: 'Dressing Change' })
  await system.call.update({
    where: { id: later },
    data: { lineId: scheduled, aliveAt: new Date('2026-03-17T14:00:00Z'), announcedAt: null },
  })
  await atSeven()
  await runAt('2026-03-11T11:00:00Z')
  expect(await checked()).toEqual([first, scheduled].sort())
  await runAt('2026-03-12T11:00:00Z')
  expect(await checked()).toEqual([first, scheduled].sort())
  expect((await runs()).at(-1)).toMatchObject({ summary: '0 calls for 3 lines' })
  await system.call.updateMany({
    where: { lineId: first, purposeId: riverside.purposes['Daily Line Check']! },
    data: { completedAt: now(), completedById: people.rosa.id },
  })
  await system.call.updateMany({ where: { id: dressing }, data: { deletedAt: now(), deletedById: people.rosa.id } })
  await runAt('2026-03-13T11:00:00Z')
  expect(await checked()).toEqual([first, dressed, scheduled].sort())
})

test('with a purpose that is no line check, too, calls do not pile up', async () => {
  const { riverside, clients } = hospital
  await placeLine(hospital)
  await atSeven({ purposeId: riverside.purposes['Difficult IV'] })
  for (const day of [11, 12, 13]) await runAt(`2026-03-${day}T11:00:00Z`)
  expect(await clients.system.call.count({ where: { purposeId: riverside.purposes['Difficult IV']! } })).toBe(1)
})

test('closed lines are left alone, and of the others those whose types pass the lists (rules 4.7)', async () => {
  const { clients, riverside, people } = hospital
  const { system } = clients
  const picc = await placeLine(hospital, { types: ['SL PICC'] })
  const both = await placeLine(hospital, { types: ['SL PICC', 'ML'] })
  await placeLine(hospital, { types: ['CVL'] })
  await placeLine(hospital)
  const closed = await placeLine(hospital, { types: ['SL PICC'] })
  await system.line.update({ where: { id: closed }, data: { completedAt: begin } })
  // What a later call told of the types counts, an even later one that tells of none does not, nor one that was deleted.
  const changed = await placeLine(hospital, { types: ['CVL'] })
  const completed = async (hours: number, more: object = {}) => {
    const at = new Date(begin.getTime() - hours * 3_600_000)
    const values = {
      providerId: riverside.id,
      lineId: changed,
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: riverside.statuses.Normal!,
      roomId: riverside.facilities[0]!.roomIds[0]!,
    }
    return (
      await system.call.create({
        data: {
          ...values,
          createdAt: at,
          aliveAt: at,
          announcedAt: at,
          updatedAt: at,
          completedAt: at,
          completedById: people.rosa.id,
          ...more,
        },
      })
    ).id
  }
  await recordTypes(hospital, await completed(5), riverside.id, ['sl picc'])
  await completed(3)
  await recordTypes(hospital, await completed(2, { deletedAt: begin }), riverside.id, ['CVL'])
  await atSeven({ whitelist: ['Sl Picc', 'ml'] })
  await runAt('2026-03-11T11:00:00Z')
  expect(await checked()).toEqual([picc, both, changed].sort())
  await system.call.deleteMany({ where: { completedAt: null } })
  await atSeven({ whitelist: ['SL PICC'], blacklist: ['ML'] })
  await runAt('2026-03-12T11:00:00Z')
  expect(await checked()).toEqual([picc, changed].sort())
})

test('an interval counts from the moment of saving, keeps its rhythm, and catches up on one missed run (rules 4.6)', async () => {
  const { people, clients } = hospital
  await placeLine(hospital)
  const finish = () =>
    clients.system.call.updateMany({
      where: { completedAt: null },
      data: { completedAt: now(), completedById: people.rosa.id },
    })
  hospital.clock.now = new Date('2026-03-10T14:20:30Z')
  await each(4)
  for (const [moment, made, next] of [
    ['2026-03-10T18:20:29Z', 0, '2026-03-10T18:20:30.000Z'],
    // Late by some minutes; the next one is not.
    ['2026-03-10T18:27:00Z', 1, '2026-03-10T22:20:30.000Z'],
    ['2026-03-10T22:20:30Z', 1, '2026-03-11T02:20:30.000Z'],
    // The servers were off for two days.
    ['2026-03-13T00:00:00Z', 1, '2026-03-13T02:20:30.000Z'],
    ['2026-03-13T02:20:29Z', 0, '2026-03-13T02:20:30.000Z'],
    ['2026-03-13T02:20:30Z', 1, '2026-03-13T06:20:30.000Z'],
  ] as const) {
    await runAt(moment)
    expect({ moment, made: (await checks()).length, next: (await job()).dueAt?.toISOString() }).toEqual({
      moment,
      made,
      next,
    })
    await finish()
  }
})

test('over the nights on which the clocks change each line is checked once a day', async () => {
  await placeLine(hospital)
  const { people, clients } = hospital
  const nights = async (from: string, hours: number): Promise<string[]> => {
    const made: string[] = []
    for (let hour = 0; hour <= hours; hour += 0.5) {
      await runAt(new Date(Date.parse(from) + hour * 3_600_000).toISOString())
      made.push(...(await checks()).map(({ createdAt }) => createdAt.toISOString()))
      await clients.system.call.updateMany({
        where: { completedAt: null },
        data: { completedAt: now(), completedById: people.rosa.id },
      })
    }
    return made
  }
  hospital.clock.now = new Date('2026-03-07T12:00:00Z')
  await atSeven({ localHours: 2, localMinutes: 30 })
  expect(await nights('2026-03-07T12:00:00Z', 48)).toEqual(['2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z'])
  hospital.clock.now = new Date('2026-10-31T12:00:00Z')
  await atSeven({ localHours: 1, localMinutes: 30 })
  expect(await nights('2026-10-31T12:00:00Z', 48)).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'])
})

test('a facility in another zone is checked by its own clocks from its first day on', async () => {
  const { riverside, clients } = hospital
  await placeLine(hospital, { room: riverside.facilities[1]!.roomIds[0]! })
  await atSeven()
  await runAt('2026-03-11T07:00:00Z')
  expect((await job()).dueAt?.toISOString()).toBe('2026-03-11T11:00:00.000Z')
  await clients.system.facility.update({
    where: { id: riverside.facilities[1]!.id },
    data: { timeZone: 'America/St_Johns' },
  })
  await runAt('2026-03-11T07:00:05Z')
  expect((await job()).dueAt?.toISOString()).toBe('2026-03-11T09:30:00.000Z')
  await runAt('2026-03-11T09:30:00Z')
  expect(await checks()).toHaveLength(1)
})

test('other lists or another purpose leave the schedule as it is; clearing ends it, and keeps purpose and lists', async () => {
  const { riverside, people, as } = hospital
  await placeLine(hospital)
  await atSeven()
  hospital.clock.now = new Date('2026-03-11T11:00:00.500Z')
  // Due since half a second, and not done yet.
  await atSeven({ blacklist: ['CVL'], purposeId: riverside.purposes['Dressing Change'] })
  await runAt('2026-03-11T11:00:01Z')
  expect(await hospital.clients.system.call.findMany({ where: { completedAt: null } })).toMatchObject([
    { purposeId: riverside.purposes['Dressing Change'] },
  ])
  await clearLineChecks(await as(people.admin), {})
  expect(await readLineChecks(await as(people.admin))).toMatchObject({
    timeHour: null,
    timeMinute: null,
    enabledDays: [],
    blacklist: ['CVL'],
    purposeId: riverside.purposes['Dressing Change'],
    version: 3,
  })
  expect(await job()).toMatchObject({ dueAt: null })
  await hospital.clients.system.call.deleteMany({ where: { completedAt: null } })
  await runAt('2026-03-20T11:00:00Z')
  expect(await hospital.clients.system.call.count({ where: { completedAt: null } })).toBe(0)
})

test('whoever asks for it has the lines checked now; the schedule goes on as before', async () => {
  const { people, as } = hospital
  await placeLine(hospital)
  await atSeven()
  const { id } = await job()
  hospital.clock.now = new Date('2026-03-10T15:00:00Z')
  await runJobNow(await as(people.admin), { jobId: id })
  expect(await job()).toMatchObject({ dueAt: now(), requestedAt: now() })
  await runAt('2026-03-10T15:00:01Z')
  expect(await checks()).toHaveLength(1)
  expect(await job()).toMatchObject({
    dueAt: new Date('2026-03-11T07:00:00Z'),
    requestedAt: null,
    attempts: 0,
    claimId: null,
  })
})

test('what comes next is told in words, of what the person sees', async () => {
  const { riverside, clients, people, hire, as } = hospital
  const [main, north] = riverside.facilities as [
    (typeof riverside.facilities)[number],
    (typeof riverside.facilities)[number],
  ]
  await clients.system.facility.update({ where: { id: north.id }, data: { timeZone: 'America/Phoenix' } })
  const coming = async (person = people.manager) => {
    const request = await as(person)
    return readComingChecks(request, await readLineChecks(request))
  }
  expect(await coming()).toEqual({ says: 'No line checks are scheduled', zones: [] })
  await atSeven({ enabledDays: [1], blacklist: ['CVL'] })
  await placeLine(hospital, { room: main.roomIds[0]!, types: ['ML'] })
  await placeLine(hospital, { room: main.roomIds[0]!, types: ['CVL'] })
  await placeLine(hospital, { room: north.roomIds[0]! })
  await placeLine(hospital, { room: north.roomIds[1]! })
  expect(await coming()).toEqual({
    says: 'Next: Monday 07:00 in New York, 1 line; Monday 07:00 in Phoenix, 2 lines',
    zones: [
      {
        timeZone: 'America/New_York',
        at: new Date('2026-03-16T11:00:00Z'),
        lines: 1,
        says: 'Monday 07:00 in New York, 1 line',
      },
      {
        timeZone: 'America/Phoenix',
        at: new Date('2026-03-16T14:00:00Z'),
        lines: 2,
        says: 'Monday 07:00 in Phoenix, 2 lines',
      },
    ],
  })
  await placeLine(hospital, { room: null })
  expect((await coming()).says).toBe(
    'Next: Monday 07:00 UTC, 1 line without a room; Monday 07:00 in New York, 1 line; Monday 07:00 in Phoenix, 2 lines',
  )
  const restricted = await hire('Noor Haddad', 'Manager', riverside.id, { only: [north.id] })
  expect((await coming(restricted)).says).toBe('Next: Monday 07:00 in Phoenix, 2 lines')
  await clients.system.purpose.update({
    where: { id: riverside.purposes['Daily Line Check']! },
    data: { deletedAt: begin },
  })
  expect((await coming()).says).toBe('No line checks are made, because their purpose was deleted. Choose another')
  await clients.system.purpose.update({
    where: { id: riverside.purposes['Daily Line Check']! },
    data: { deletedAt: null },
  })
})

test('a thousand lines are one run', async () => {
  const { clients, riverside } = hospital
  const rooms = riverside.facilities.flatMap(({ roomIds }) => roomIds)
  await clients.system.line.createMany({
    data: Array.from({ length: 1_201 }, (_, n) => ({
      providerId: riverside.id,
      name: `Line ${n}`,
      roomId: rooms[n % rooms.length]!,
      createdAt: begin,
    })),
  })
  // What the configuration says of them is counted in the database, by what decides about a check.
  const kinds = await countOpenLines(clients.system, { providerId: riverside.id, facilityIds: null })
  expect(kinds.reduce((sum, { lines }) => sum + lines, 0)).toBe(1_201)
  expect(kinds.length).toBeLessThanOrEqual(riverside.facilities.length)
  await atSeven()
  await runAt('2026-03-11T11:00:00Z')
  const made = await checks()
  expect(new Set(made.map(({ lineId }) => lineId)).size).toBe(1_201)
  expect(made).toHaveLength(1_201)
  expect(await runs()).toMatchObject([{ outcome: 'done', summary: '1201 calls for 1201 lines', attempt: 1 }])
})
