import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../../db/generated/prisma/client'
import { callSorts, sortOptions, type CallSort } from '../../../domain/calls/past/pastList'
import { callFilterTypes, type CallFilterType } from '../../../domain/reports/callReport'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { callReport } from './callReport'
import { readCallReportChoices } from './callReportChoices'

// The call report beside a calculation that looks at each call by itself, on a small hospital with calls around
// midnights, month ends, and both clock changes of four zones.

const hospital = hospitalOfFile()

// Always the same, so that a failure can be looked into.
let seed = 41
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!

const zones = ['America/New_York', 'America/Chicago', 'America/St_Johns', 'Australia/Lord_Howe']
const around = [
  '2028-02-29T05:00Z',
  '2026-03-01T05:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-04-04T15:00Z',
].map((at) => Date.parse(at))
const [minute, hour] = [60_000, 3_600_000]
const types = ['SL PICC', 'ML', 'CVL']

let manager: Person
let north: Person
let known: Call[]

const allCalls = () =>
  hospital.clients.system.call.findMany({
    where: { providerId: hospital.riverside.id },
    include: { values: true, statusCode: true, completedBy: true, room: { include: { facility: true } } },
  })
type Call = Awaited<ReturnType<typeof allCalls>>[number]

beforeAll(async () => {
  const { clients, riverside, people, hire } = hospital
  const { system } = clients
  await system.facility.update({ where: { id: riverside.facilities[1]!.id }, data: { timeZone: 'America/Chicago' } })
  const rooms = [...riverside.facilities[0]!.roomIds, ...riverside.facilities[1]!.roomIds, null]
  const staff = [people.rosa, people.ben, people.trainee, people.admin]
  const calls: Prisma.CallCreateManyInput[] = []
  const values: Prisma.CallValueCreateManyInput[] = []
  for (let n = 0; n < 600; n += 1) {
    const id = randomUUID()
    const completedAt =
      random(12) === 0 ? null : new Date(oneOf(around) + (random(24 * 16) - 12 * 16) * (hour / 4) + random(3) - 1)
    const aliveAt = new Date((completedAt?.getTime() ?? around[0]!) - random(400) * minute - random(60_000))
    calls.push({
      id,
      providerId: riverside.id,
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: random(4) === 0 ? riverside.statuses.Stat! : riverside.statuses.Normal!,
      roomId: oneOf(rooms),
      // A follow-up was created long before it was due.
      createdAt: random(10) === 0 ? new Date(aliveAt.getTime() - 7 * 24 * hour) : aliveAt,
      aliveAt,
      updatedAt: aliveAt,
      startTime: random(8) === 0 ? null : new Date(aliveAt.getTime() + (random(300) - 20) * minute + random(60_000)),
      completedAt,
      completedById: completedAt && random(20) > 0 ? oneOf(staff).id : null,
      deletedAt: random(9) === 0 ? new Date() : null,
      patientLastName: oneOf(['Núñez', 'Park', 'O%Neil', null]),
      patientFirstName: oneOf(['June', 'Ana', null]),
      mrn: oneOf(['A-1', 'a-1', 'B_2', null]),
      orderingProvider: oneOf(['Dr. Sørensen', 'Dr. Lee', null]),
    })
    const value = (procedure: string, fieldName: string, fieldType: 'radio' | 'text', recorded: string[]) => ({
      providerId: riverside.id,
      callId: id,
      fieldId: randomUUID(),
      procedureId: riverside.procedures[procedure]!,
      procedureName: procedure,
      procedureWeight: 0,
      fieldName,
      fieldWeight: 0,
      fieldType,
      followUpTypeName: fieldName === 'Insertion Type',
      endFollowUp: false,
      values: recorded,
    })
    if (completedAt)
      values.push(
        ...(random(2) ? [value('Insertion', 'Insertion Type', 'radio', [oneOf(types)])] : []),
        ...(random(4)
          ? []
          : [value('Insertion', 'Order Change', 'radio', [oneOf(['PICC changed to ML', 'ML changed to IV'])])]),
        ...(random(3) ? [value('Insertion', 'Outcome', 'radio', [oneOf(['Successful', 'Unsuccessful'])])] : []),
        // Typed, so that no option was chosen.
        ...(random(5) ? [] : [value('Dressing', 'Note', 'text', ['Successful'])]),
      )
  }
  await system.call.createMany({ data: calls })
  await system.callValue.createMany({ data: values })
  manager = people.manager
  north = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
  known = await allCalls()
})

type Filter = { filterType: string; value?: string; idList?: string[] }
type Asked = {
  start: string
  end?: string
  timeZone?: string
  startTime?: string
  endTime?: string
  filters?: Filter[]
  sort?: string
}

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
)
/** What the clocks of the zone show. */
const shownIn = (timeZone: string, at: Date): { day: string; time: string } => {
  const part = Object.fromEntries(
    clocks
      .get(timeZone)!
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ø', 'o')
    .toLowerCase()

const dayBefore = (day: string): string => new Date(Date.parse(day) - 24 * hour).toISOString().slice(0, 10)

const holds: Record<string, (call: Call, wanted: string) => boolean> = {
  Hospital: (call, id) => call.room?.facilityId === id,
  Room: (call, id) => call.roomId === id,
  Clinician: (call, id) => call.completedById === id,
  Procedure: (call, id) => call.values.some(({ procedureId }) => procedureId === id),
  'Insertion Type': (call, type) => call.values.some((each) => each.followUpTypeName && each.values.includes(type)),
  'Order Change': (call, value) =>
    call.values.some((each) => each.fieldType === 'radio' && each.values.includes(value)),
  Success: (call, value) => call.values.some((each) => each.fieldType === 'radio' && each.values.includes(value)),
  MRN: (call, mrn) => call.mrn?.toLowerCase() === mrn.toLowerCase(),
  'Patient Name': (call, part) =>
    plain(`${call.patientLastName ?? ''}, ${call.patientFirstName ?? ''}`).includes(plain(part)) ||
    plain(`${call.patientFirstName ?? ''} ${call.patientLastName ?? ''}`).includes(plain(part)),
  'Ordering Provider': (call, part) => plain(call.orderingProvider).includes(plain(part)),
  Status: (call, name) => call.statusCode.name === name,
  Need: (call, id) => call.purposeId === id,
  Unit: (call, unit) => call.room?.name.toLowerCase().startsWith(`${unit.toLowerCase()}-`) === true,
}

const expected = (person: Person, asked: Asked): Call[] => {
  const {
    start,
    end = start,
    timeZone = 'America/New_York',
    startTime = '00:00',
    endTime = '24:00',
    filters = [],
  } = asked
  const wanted = new Map<string, string[]>()
  for (const { filterType, value, idList = [] } of filters)
    wanted.set(filterType, [...(wanted.get(filterType) ?? []), ...idList, ...(value ? [value] : [])])
  return known.filter((call) => {
    if (!call.completedAt || call.deletedAt) return false
    if (person === north && call.room?.facilityId !== hospital.riverside.facilities[1]!.id) return false
    const { day, time } = shownIn(timeZone, call.completedAt)
    const isOverMidnight = endTime < startTime
    const begun = isOverMidnight && time < startTime ? dayBefore(day) : day
    if (begun < start || begun > end) return false
    if (isOverMidnight ? time < startTime && time >= endTime : time < startTime || time >= endTime) return false
    return [...wanted].every(([type, values]) => values.some((each) => holds[type]!(call, each)))
  })
}

const everything = { start: '2026-01-01', end: '2028-12-31' }
const read = async (person: Person, asked: Asked, page: number | null = null) =>
  callReport(await hospital.as(person), { ...asked, page })

const sums = (names: string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const agree = async (person: Person, asked: Asked): Promise<number> => {
  const calls = expected(person, asked)
  const answer = await read(person, asked)
  const shown = (rows: { name: string; count: number }[]) =>
    Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  expect({
    asked,
    total: answer.total,
    ids: [...answer.ids].sort(),
    procedures: shown(answer.procedures),
    types: shown(answer.insertionTypes),
  }).toEqual({
    asked,
    total: calls.length,
    ids: calls.map(({ id }) => id).sort(),
    procedures: sums(calls.flatMap(({ values }) => [...new Set(values.map(({ procedureName }) => procedureName))])),
    types: sums(
      calls.flatMap(({ values }) => [
        ...new Set(values.filter(({ followUpTypeName }) => followUpTypeName).flatMap((each) => each.values)),
      ]),
    ),
  })
  return calls.length
}

test('rules 7.3: times of day are those of the zone, on every day, also when its clocks change', async () => {
  let found = 0
  for (const person of [manager, north])
    for (const timeZone of zones)
      for (const days of [
        { start: '2026-03-08' },
        { start: '2026-11-01' },
        { start: '2026-04-05' },
        { start: '2028-02-29', end: '2028-03-01' },
        { start: '2026-03-01', end: '2026-03-31' },
        everything,
      ])
        for (const [startTime, endTime] of [
          ['00:00', '24:00'],
          ['01:15', '02:45'],
          ['22:00', '24:00'],
          ['00:00', '00:01'],
          ['19:00', '07:00'],
        ])
          found += await agree(person, { ...days, timeZone, startTime, endTime })
  expect(found).toBeGreaterThan(2_000)
})

test('rules 7.3: filters of one type are alternatives, and different types must all hold', async () => {
  const { riverside, people } = hospital
  const pools: Record<string, string[]> = {
    Hospital: [...riverside.facilities.map(({ id }) => id), hospital.lakeshore.facilities[0]!.id, randomUUID()],
    Room: riverside.facilities.flatMap(({ roomIds }) => roomIds),
    Clinician: [people.rosa.id, people.ben.id, people.admin.id],
    Procedure: [riverside.procedures.Insertion!, riverside.procedures.Dressing!],
    'Insertion Type': [...types, 'PG'],
    'Order Change': ['PICC changed to ML', 'ML changed to IV', 'IV changed to ML'],
    Success: ['Successful', 'Unsuccessful'],
    MRN: ['A-1', 'b_2', 'A'],
    'Patient Name': ['nunez', 'O%', 'park, j', 'ana PARK', '_'],
    'Ordering Provider': ['sorensen', 'Lee', '%'],
    Status: ['Normal', 'Stat', 'On Hold'],
    Need: [riverside.purposes['PICC Insertion']!, riverside.purposes['Difficult IV']!],
    Unit: ['icu', 'ICU', 'Nowhere'],
  }
  const filterOf = (type: string): Filter => {
    const value = oneOf(pools[type]!)
    return ['Hospital', 'Room', 'Clinician', 'Procedure', 'Need'].includes(type)
      ? { filterType: type, idList: [value, oneOf(pools[type]!)] }
      : { filterType: type, value }
  }
  for (const type of Object.keys(pools))
    for (const person of [manager, north])
      await agree(person, { ...everything, filters: [filterOf(type), filterOf(type)] })
  let found = 0
  for (let round = 0; round < 80; round += 1)
    found += await agree(oneOf([manager, north]), {
      ...everything,
      timeZone: oneOf(zones),
      filters: Array.from({ length: 1 + random(3) }, () => filterOf(oneOf(Object.keys(pools)))),
      ...(random(2) ? { startTime: '06:30', endTime: '18:00' } : {}),
    })
  expect(found).toBeGreaterThan(100)
})

const valueOf: Record<CallSort, (call: Call) => string | number | null> = {
  createdAt: ({ createdAt }) => -createdAt,
  facility: ({ room }) => room?.facility.name ?? null,
  clinician: ({ completedBy }) => completedBy?.fullName ?? null,
  completedAt: ({ completedAt }) => -completedAt!,
  responseTime: ({ startTime, aliveAt }) => (startTime ? aliveAt.getTime() - startTime.getTime() : null),
  procedureTime: ({ startTime, completedAt }) => (startTime ? startTime.getTime() - completedAt!.getTime() : null),
  startTime: ({ startTime }) => (startTime ? -startTime : null),
  status: ({ statusCode }) => statusCode.name,
  room: ({ room }) => room?.name ?? null,
}
const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

test.each(sortOptions)('rules 3.16: sorted by %s, pages follow one another without a gap', async (sort) => {
  const of = valueOf[sort]
  const sorted = expected(manager, everything).sort((a, b) => {
    const [one, other] = [of(a), of(b)]
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1
    } else {
      const order = typeof one === 'string' ? natural.compare(one, String(other)) : one - Number(other)
      if (order !== 0) return order
    }
    return b.completedAt!.getTime() - a.completedAt!.getTime() || (a.id < b.id ? 1 : -1)
  })
  const asked = { ...everything, sort: callSorts[sort] }
  expect((await read(manager, asked)).ids).toEqual(sorted.map(({ id }) => id))
  const pages: string[] = []
  let auditSessionId: string | undefined
  for (let page = 0; ; page += 1) {
    const answer = await callReport(await hospital.as(manager), { ...asked, page, auditSessionId })
    expect([answer.total, answer.pages]).toEqual([sorted.length, Math.ceil(sorted.length / 20)])
    if (auditSessionId) expect(answer.auditSessionId).toBe(auditSessionId)
    auditSessionId = answer.auditSessionId
    if (answer.ids.length === 0) break
    pages.push(...answer.ids)
  }
  expect(pages).toEqual(sorted.map(({ id }) => id))
  const far = { ids: [], total: sorted.length }
  for (const page of [100_000, 2 ** 31 - 1]) expect(await read(manager, asked, page)).toMatchObject(far)
})

test('what cannot be asked is refused at its field', async () => {
  const refused = async (asked: object) => fieldsOf(callReport(await hospital.as(manager), asked))
  expect(await refused({ start: '2026-02-31' })).toEqual({ start: 'Must be a date (YYYY-MM-DD)' })
  expect(await refused({ start: '2026-03-02', end: '2026-03-01' })).toEqual({
    end: 'The end cannot be before the start',
  })
  expect(await refused({ start: '2015-01-01', end: '2026-01-01' })).toEqual({
    end: 'The range can be at most 10 years long',
  })
  expect(await refused({ startTime: '24:00', endTime: '24:01' })).toEqual({
    startTime: 'Must be a time (HH:mm)',
    endTime: 'Must be a time (HH:mm)',
  })
  for (const time of ['7:00', '07:60', 700, 'noon'])
    expect(await refused({ startTime: time })).toEqual({ startTime: 'Must be a time (HH:mm)' })
  expect(await refused({ startTime: '10:00', endTime: '10:00' })).toEqual({
    endTime: 'Must differ from the start',
  })
  expect(Object.keys(await refused({ sort: 'Shoe size' }))).toEqual(['sort'])
  expect(await refused({ auditSessionId: 'mine' })).toEqual({ auditSessionId: 'Does not exist' })
  expect(Object.keys(await refused({ page: -1 }))).toEqual(['page'])
  const filters = (...sent: unknown[]) => refused({ filters: sent })
  expect(Object.keys(await filters({ filterType: 'Shoe Size', value: '42' }))).toEqual(['filters[0].filterType'])
  expect(Object.keys(await filters({ value: '42' }))).toEqual(['filters[0].filterType'])
  expect(Object.keys(await filters(null))).toEqual(['filters[0]'])
  expect(Object.keys(await refused({ filters: 'all' }))).toEqual(['filters'])
  expect(
    await filters({ filterType: 'Status', value: 'Urgent' }, { filterType: 'Hospital', idList: ['Main'] }),
  ).toEqual({
    'filters[0].value': 'Must be one of Normal, Stat, On Hold',
    'filters[1].idList': 'Must be an id',
  })
  expect(await filters({ filterType: 'Success', value: 'Maybe' })).toEqual({
    'filters[0].value': 'Must be one of Successful, Unsuccessful',
  })
  expect(await filters({ filterType: 'Room', idList: Array.from({ length: 201 }, () => randomUUID()) })).toEqual({
    'filters[0].idList': 'Must have at most 200 values',
  })
})

test('a filter without a value is none', async () => {
  const empty = [
    { filterType: 'MRN', value: ' ' },
    { filterType: 'Hospital', idList: [] },
    { filterType: 'Unit', value: null },
    { filterType: 'Clinician', idList: null, objectValue: null },
  ]
  const ask = async (filters: object[]) => callReport(await hospital.as(manager), { ...everything, page: 0, filters })
  const [all, none] = [await ask([]), await ask(empty)]
  expect([none.total, none.ids]).toEqual([all.total, all.ids])
})

test('the chosen object of a legacy client stands for its id', async () => {
  const id = hospital.riverside.facilities[1]!.id
  const [byObject, byId] = await Promise.all(
    [{ objectValue: { id, name: 'North Campus' } }, { idList: [id] }].map(async (filter) =>
      callReport(await hospital.as(manager), {
        ...everything,
        page: 0,
        filters: [{ filterType: 'Hospital', ...filter }],
      }),
    ),
  )
  expect(byObject!.total).toBeGreaterThan(0)
  expect(byObject!.ids).toEqual(byId!.ids)
})

test('rules 2.3: of a hidden facility, or another provider, nothing is found, whatever is asked', async () => {
  const { riverside, lakeshore, people, hire } = hospital
  const [main] = riverside.facilities
  const hidden: Filter[] = [
    { filterType: 'Hospital', idList: [main!.id] },
    { filterType: 'Room', idList: [main!.roomIds[0]!] },
  ]
  for (const filter of hidden) {
    expect(await read(north, { ...everything, filters: [filter] }, 0)).toMatchObject({
      ids: [],
      total: 0,
      procedures: [],
      insertionTypes: [],
    })
    expect((await read(manager, { ...everything, filters: [filter] }, 0)).total).toBeGreaterThan(0)
  }
  const stranger = await hire('Lena Lake', 'Manager', lakeshore.id)
  expect(
    (await read(stranger, { ...everything, filters: [{ filterType: 'Patient Name', value: 'park' }] })).total,
  ).toBe(0)
  expect((await read(stranger, { ...everything, filters: [{ filterType: 'MRN', value: 'a-1' }] })).total).toBe(0)
  for (const person of [people.rosa, people.external])
    expect(await refusalOf(read(person, everything))).toBe('FORBIDDEN')
  const choices = await readCallReportChoices(await hospital.as(north))
  expect(choices.hospitals.map(({ name }) => name)).toEqual(['North Campus'])
  expect(new Set(choices.rooms.map(({ facilityName }) => facilityName))).toEqual(new Set(['North Campus']))
  expect(choices.insertionTypes.length).toBeGreaterThan(0)
  const others = await readCallReportChoices(await hospital.as(stranger))
  expect(others.clinicians).toEqual([])
  const all = await readCallReportChoices(await hospital.as(manager))
  expect(all.clinicians.map(({ name }) => name)).toEqual([
    'Amara Okafor',
    'Ben Carter',
    'Rosa Alvarez',
    'Tomas Lindqvist',
  ])
})

test('rules 7.10: reading is one audit row, which groups the pages and says no patient', async () => {
  const filters = [
    { filterType: 'MRN', value: 'B_2' },
    { filterType: 'Success', value: 'Successful' },
  ]
  const { auditSessionId } = await read(manager, { ...everything, filters, startTime: '01:00' }, 0)
  const row = await hospital.clients.system.auditEntry.findFirstOrThrow({ orderBy: { sequence: 'desc' } })
  expect(row).toMatchObject({ action: 'readReport', actorId: manager.id, outcome: 'done' })
  expect(row.fields).toMatchObject({
    report: [null, 'calls'],
    start: [null, '2026-01-01'],
    end: [null, '2028-12-31'],
    auditSessionId: [null, auditSessionId],
    filters: [null, ['MRN: (patient)', 'Success: Successful']],
  })
  expect(JSON.stringify(row)).not.toContain('B_2')
})

test('the audit session of a search is taken from no one else, and for no other search (rules 7.3)', async () => {
  const asked = { ...everything, sort: callSorts.createdAt }
  const { auditSessionId } = await read(manager, asked, 0)
  const sent = async (by: Person, more: object = {}) =>
    (await callReport(await hospital.as(by), { ...asked, page: 1, auditSessionId, ...more })).auditSessionId
  expect(await sent(manager)).toBe(auditSessionId)
  expect(await sent(manager, { auditSessionId: auditSessionId.toUpperCase() })).toBe(auditSessionId)
  for (const other of [
    await sent(hospital.people.admin),
    await sent(manager, { sort: callSorts.room }),
    await sent(manager, { end: '2028-12-30' }),
    await sent(manager, { filters: [{ filterType: 'MRN', value: 'B_2' }] }),
    await sent(manager, { auditSessionId: '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee' }),
  ])
    expect(other).not.toBe(auditSessionId)
})

test('rules 7.3: the filters offer what is gone only where completed calls have it', async () => {
  const { riverside, clients, clock } = hospital
  const { system } = clients
  const gone = clock.now
  const facility = (name: string, deletedAt: Date | null) =>
    system.facility.create({
      data: { providerId: riverside.id, name, timeZone: 'America/New_York', weight: 9, deletedAt },
    })
  const room = (facilityId: string, name: string, hiddenAt: Date | null = null) =>
    system.room.create({ data: { providerId: riverside.id, facilityId, name, hiddenAt } })
  const procedure = (name: string, deletedAt: Date | null) =>
    system.procedure.create({
      data: {
        providerId: riverside.id,
        name,
        weight: 9,
        deletedAt,
        fields: { create: { providerId: riverside.id, name: 'Note', weight: 0, type: 'text' } },
      },
      include: { fields: true },
    })
  /** A call in the room with the procedure, by default completed and not deleted. */
  const call = async (
    roomId: string,
    { id: procedureId, name: procedureName, fields: [field] }: Awaited<ReturnType<typeof procedure>>,
    ended: { completedAt?: Date | null; deletedAt?: Date } = {},
  ) => {
    const { id: callId } = await system.call.create({
      data: {
        providerId: riverside.id,
        purposeId: riverside.purposes['PICC Insertion']!,
        statusCodeId: riverside.statuses.Normal!,
        roomId,
        createdAt: gone,
        aliveAt: gone,
        updatedAt: gone,
        completedAt: gone,
        ...ended,
      },
    })
    await system.callValue.create({
      data: {
        providerId: riverside.id,
        callId,
        fieldId: field!.id,
        procedureId,
        procedureName,
        procedureWeight: 9,
        fieldName: 'Note',
        fieldWeight: 0,
        fieldType: 'text',
        followUpTypeName: false,
        endFollowUp: false,
        values: ['x'],
      },
    })
  }
  const [open, used, unused] = [
    await facility('New Wing', null),
    await facility('Old Wing', gone),
    await facility('Annex', gone),
  ]
  const done = await procedure('Port Flush', gone)
  const undone = await procedure('Midline Study', gone)
  const roomOf = { used: await room(used.id, 'O-1'), unused: await room(unused.id, 'A-1') }
  await room(used.id, 'O-2')
  await room(open.id, 'N-1')
  const hidden = { used: await room(open.id, 'N-2', gone), unused: await room(open.id, 'N-3', gone) }
  await call(roomOf.used.id, done)
  await call(hidden.used.id, done)
  for (const ended of [{ completedAt: null }, { deletedAt: gone }, { completedAt: null, deletedAt: gone }]) {
    await call(roomOf.unused.id, undone, ended)
    await call(hidden.unused.id, undone, ended)
  }

  const offered = async (person: Person) => {
    const { hospitals, rooms, procedures } = await readCallReportChoices(await hospital.as(person))
    const names = (choices: { name: string }[]) => choices.map(({ name }) => name)
    return { hospitals: names(hospitals), rooms: names(rooms), procedures: names(procedures) }
  }
  const all = await offered(manager)
  expect(all.hospitals).toEqual([...riverside.facilities.map(({ name }) => name), 'New Wing', 'Old Wing'])
  expect(all.rooms.filter((name) => /^[AON]-/.test(name))).toEqual(['N-1', 'N-2', 'O-1'])
  expect(all.procedures).toContain('Port Flush')
  expect(all.procedures).not.toContain('Midline Study')
  expect((await offered(north)).procedures).not.toContain('Port Flush')
})

test('every type of filter has a condition', () => {
  expect(Object.keys(holds).sort()).toEqual(
    Object.values(callFilterTypes satisfies Record<CallFilterType, string>).sort(),
  )
})
