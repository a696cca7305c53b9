import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../db/generated/prisma/client'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { lineGroups } from '../../domain/reports/lines'
import { refusalOf } from '../../test/harness/expect'
import type { Person } from '../../test/hospital/hospital'
import { hospitalWithLines } from '../../test/hospital/setUp'
import { demandReport } from './demand'
import { insertionsReport } from './insertions'
import { orderChanges, outcomes } from '../../domain/reports/insertions'
import { linesReport } from './lines'

// Lines, insertions and demand beside calculations that look at each row, day by day and hour by hour; and the rows that
// the reports read beside what they are made of, after random writes.

const { hospital, lines } = hospitalWithLines()

// Always the same, so that a failure can be looked into.
let seed = 7
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!
const some = <T>(values: readonly T[]): T[] => values.filter(() => random(2) === 0)

const zones = ['America/New_York', 'America/Chicago', 'America/St_Johns', 'Australia/Lord_Howe']
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** Midnights, month ends, the leap day, and both clock changes. */
const around = ['2024-02-29T05:00Z', '2025-03-01T05:00Z', '2025-03-09T07:00Z', '2025-11-02T06:00Z', '2025-04-05T15:00Z']
const moment = () => new Date(Date.parse(oneOf(around)) + (random(24 * 16) - 12 * 16) * (hour / 4) + random(3) - 1)

const types = ['SL PICC', 'DL PICC', 'ML', 'PG']
const changes = ['PICC changed to ML', 'IV changed to PICC']

let manager: Person
let northManager: Person
let staff: Person[]
let rooms: (string | null)[]

const valueOf = (
  callId: string,
  procedure: string,
  fieldName: string,
  values: string[],
  more: Partial<Prisma.CallValueCreateManyInput> = {},
): Prisma.CallValueCreateManyInput => ({
  providerId: hospital.riverside.id,
  callId,
  fieldId: randomUUID(),
  procedureId: hospital.riverside.procedures[procedure]!,
  procedureName: procedure,
  procedureWeight: 0,
  fieldName,
  fieldWeight: 0,
  fieldType: 'radio',
  followUpTypeName: false,
  endFollowUp: false,
  values,
  ...more,
})

const valuesOf = (callId: string): Prisma.CallValueCreateManyInput[] => [
  ...(random(2)
    ? [
        valueOf(callId, 'Insertion', 'Insertion Type', random(8) ? [oneOf(types)] : ['SL PICC', 'ML'], {
          followUpTypeName: true,
        }),
        ...(random(4) ? [valueOf(callId, 'Insertion', 'Outcome', [oneOf(['Successful', 'Unsuccessful'])])] : []),
        ...(random(3)
          ? [valueOf(callId, 'Insertion', 'ATTEMPTS', [oneOf(['1', '2', '3.5'])], { fieldType: 'number' })]
          : []),
        ...(random(3) === 0 ? [valueOf(callId, 'Insertion', 'Order Change', [oneOf(changes)])] : []),
      ]
    : []),
  // Another procedure of the same call: its outcome is none of an insertion.
  ...(random(3) === 0 ? [valueOf(callId, 'Dressing', 'Outcome', ['Unsuccessful'])] : []),
  ...(random(4) === 0 ? [valueOf(callId, 'Removal', 'Reason', ['Occlusion'], { endFollowUp: true })] : []),
]

const ordersOf = (callId: string, at: Date): Prisma.WorkOrderCreateManyInput[] =>
  Array.from({ length: random(4) }, (_none, index) => {
    const role = random(4)
    return {
      providerId: hospital.riverside.id,
      callId,
      userId: oneOf(staff).id,
      isLead: false,
      isTraining: role === 1,
      isAssisting: role === 2,
      start: new Date(at.getTime() + index * minute),
      end: new Date(at.getTime() + index * minute),
    }
  })

const fill = async () => {
  const { system } = hospital.clients
  const { riverside } = hospital
  const calls: Prisma.CallCreateManyInput[] = Array.from({ length: 400 }, () => {
    const aliveAt = moment()
    const startTime = random(6) ? new Date(aliveAt.getTime() + (random(300) - 20) * minute + random(60_000)) : null
    const isDone = random(5) > 0
    return {
      id: randomUUID(),
      providerId: riverside.id,
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: random(4) === 0 ? riverside.statuses.Stat! : riverside.statuses.Normal!,
      roomId: oneOf(rooms),
      createdAt: random(8) ? aliveAt : new Date(aliveAt.getTime() - 7 * day),
      aliveAt,
      updatedAt: aliveAt,
      startTime,
      completedAt: isDone ? new Date(aliveAt.getTime() + random(600) * minute) : null,
      completedById: isDone && random(15) ? oneOf(staff).id : null,
      deletedAt: random(9) === 0 ? new Date() : null,
    }
  })
  // Scheduled, and not in the queue yet.
  calls.push({ ...calls[0]!, id: randomUUID(), aliveAt: new Date('2199-01-01'), completedAt: null, deletedAt: null })
  await system.call.createMany({ data: calls })
  await system.workOrder.createMany({ data: calls.flatMap(({ id, aliveAt }) => ordersOf(id!, aliveAt as Date)) })
  await system.callValue.createMany({ data: calls.flatMap(({ id }) => valuesOf(id!)) })
  for (let n = 0; n < 120; n += 1) {
    const createdAt = moment()
    const lineId = await lines.addLine({
      name: `Line ${n}`,
      roomId: oneOf(rooms),
      createdAt,
      completedAt: random(4) ? new Date(createdAt.getTime() + random(40) * day + random(24) * hour) : null,
    })
    const callId = await lines.addCall(lineId, { aliveAt: createdAt, createdAt, completedAt: createdAt })
    if (random(6))
      await system.callValue.createMany({
        data: [
          valueOf(callId, 'Insertion', 'Insertion Type', random(8) ? [oneOf(types)] : ['SL PICC', 'ML'], {
            followUpTypeName: true,
          }),
        ],
      })
    if (random(3) === 0)
      await system.infectionEntry.create({
        data: {
          providerId: riverside.id,
          lineId,
          start: new Date(`${new Date(createdAt.getTime() + random(20) * day).toISOString().slice(0, 10)}T00:00:00Z`),
          createdAt,
        },
      })
  }
}

beforeAll(async () => {
  const { hire, riverside, clients, people } = hospital
  await clients.system.facility.update({
    where: { id: riverside.facilities[1]!.id },
    data: { timeZone: 'America/St_Johns' },
  })
  staff = [people.rosa, people.ben, people.trainee, people.admin]
  rooms = [...riverside.facilities[0]!.roomIds, ...riverside.facilities[1]!.roomIds, null]
  await fill()
  manager = people.manager
  northManager = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
})

const formats = new Map<string, Intl.DateTimeFormat>()
/** What the clock of the zone shows. */
const clockOf = (timeZone: string, at: Date) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
      ...{ weekday: 'long', hourCycle: 'h23' },
    })
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour), weekday: parts.weekday! }
}
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Asked = { start: string; end?: string; timeZone?: string }
const ranges: Asked[] = [
  ...zones.flatMap((timeZone) => [
    { start: '2024-02-29', timeZone },
    { start: '2025-03-09', timeZone },
    { start: '2025-11-02', timeZone },
    { start: '2025-04-06', timeZone },
    { start: '2025-02-20', end: '2025-04-10', timeZone },
  ]),
  { start: '2024-01-01', end: '2025-12-31' },
  // It goes on, so today is its last day.
  { start: '2025-10-15', end: '2034-12-31' },
  { start: '2001-01-01' },
  // It has not begun: nowhere, and, with Lord Howe's day, in no facility.
  { start: '2026-03-12' },
  { start: '2026-03-11', timeZone: 'Australia/Lord_Howe' },
  { start: '2026-03-09', end: '2026-03-31' },
]
const cases = () => [manager, northManager].flatMap((person) => ranges.map((asked) => ({ person, asked })))

const sees = (person: Person, facilityId: string | undefined): boolean =>
  person === manager || facilityId === hospital.riverside.facilities[1]!.id

const allCalls = () =>
  hospital.clients.system.call.findMany({
    where: { providerId: hospital.riverside.id },
    include: {
      values: true,
      statusCode: true,
      completedBy: true,
      room: { include: { facility: true } },
      workOrders: { orderBy: [{ start: 'asc' }, { id: 'asc' }] },
      reported: true,
    },
  })
type Call = Awaited<ReturnType<typeof allCalls>>[number]

const isIn = ({ start, end = start, timeZone = 'America/New_York' }: Asked, at: Date): boolean => {
  const { date } = clockOf(timeZone, at)
  return date >= start && date <= end
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10
const medianOf = (values: number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return null
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!]
  return Math.round((low + high) / 2 / 6_000) / 10
}

const demandFilters = [
  { status: null, unit: null },
  { status: 'Stat', unit: null },
  { status: 'Stat', unit: 'icu' },
  { status: null, unit: 'Nowhere' },
]

test('rules 7.9: demand counts calls by the hour of the facility at which they joined the queue', async () => {
  const known = await allCalls()
  const now = hospital.clock.now
  for (const { person, asked } of cases())
    for (const { status, unit } of demandFilters) {
      const calls = known.filter(
        (call) =>
          call.deletedAt === null &&
          (call.completedAt !== null || call.aliveAt <= now) &&
          sees(person, call.room?.facilityId) &&
          isIn(asked, call.aliveAt) &&
          (status === null || call.statusCode.name === status) &&
          (unit === null || call.room?.name.toLowerCase().startsWith(`${unit.toLowerCase()}-`) === true),
      )
      const placed = calls.map((call) => ({
        call,
        ...clockOf(call.room?.facility.timeZone ?? asked.timeZone ?? 'America/New_York', call.aliveAt),
      }))
      const rowOf = (own: typeof placed) => ({
        calls: own.length,
        medianMinutes: medianOf(
          own
            .filter(({ call }) => call.completedAt && call.startTime)
            .map(({ call }) => Math.max(0, call.startTime!.getTime() - call.aliveAt.getTime())),
        ),
      })
      const { total, hours, cells } = await demandReport(await hospital.as(person), { ...asked, status, unit })
      const shown = (rows: typeof hours) => rows.map((row) => ({ calls: row.calls, medianMinutes: row.medianMinutes }))
      expect({ asked, total, hours: shown(hours), cells: shown(cells) }).toEqual({
        asked,
        total: calls.length,
        hours: Array.from({ length: 24 }, (_none, at) => rowOf(placed.filter((each) => each.hour === at))),
        cells: weekdays.flatMap((weekday) =>
          Array.from({ length: 24 }, (_none, at) =>
            rowOf(placed.filter((each) => each.hour === at && each.weekday === weekday)),
          ),
        ),
      })
    }
})

test('rules 7.9: insertions by clinician and type, with success, attempts and order changes', async () => {
  const known = await allCalls()
  for (const { person, asked } of cases()) {
    const insertions = known
      .filter(
        ({ completedAt, deletedAt, room }) =>
          completedAt && !deletedAt && sees(person, room?.facilityId) && isIn(asked, completedAt),
      )
      .flatMap(({ values, completedBy }) =>
        [...new Set(values.map(({ procedureId }) => procedureId))].flatMap((procedureId) => {
          const own = values.filter((value) => value.procedureId === procedureId)
          const recorded = own.flatMap((value) => value.values)
          const ofTypes = own.filter(({ followUpTypeName }) => followUpTypeName).flatMap((value) => value.values)
          const attempts = own.find(({ fieldName }) => fieldName === 'ATTEMPTS')?.values[0]
          return ofTypes.length === 0
            ? []
            : [{ who: completedBy?.fullName ?? 'Not recorded', types: ofTypes, recorded, attempts }]
        }),
      )
    const figures = (own: typeof insertions) => {
      const good = own.filter(({ recorded }) => recorded.includes('Successful')).length
      const bad = own.filter(({ recorded }) => recorded.includes('Unsuccessful')).length
      const tries = own.flatMap(({ attempts }) => (attempts ? [Number(attempts)] : []))
      const count = (change: string) => own.filter(({ recorded }) => recorded.includes(change)).length
      return {
        insertions: own.length,
        successful: good,
        unsuccessful: bad,
        successPercent: good + bad ? oneDecimal((good / (good + bad)) * 100) : null,
        averageAttempts: tries.length
          ? Math.round((tries.reduce((a, b) => a + b, 0) / tries.length) * 100) / 100
          : null,
        orderChanges: changes.reduce((sum, change) => sum + count(change), 0),
        changes: Object.fromEntries(changes.map((change) => [change, count(change)]).filter(([, found]) => found)),
      }
    }
    const { clinicians, types: byType, both } = await insertionsReport(await hospital.as(person), asked)
    const shown = (rows: typeof both) =>
      rows.map(({ changes: counts, ...row }) => ({
        ...row,
        changes: Object.fromEntries(counts.filter(({ count }) => count).map(({ name, count }) => [name, count])),
      }))
    const people = [...new Set(insertions.map(({ who }) => who))].sort()
    const kinds = (own: typeof insertions) => [...new Set(own.flatMap((each) => each.types))].sort()
    const rowsByType = (own: typeof insertions, clinician: string | null) =>
      kinds(own).map((type) => ({ clinician, type, ...figures(own.filter((each) => each.types.includes(type))) }))
    const ownOf = (clinician: string) => insertions.filter(({ who }) => who === clinician)
    expect({ asked, clinicians: shown(clinicians), types: shown(byType), both: shown(both) }).toEqual({
      asked,
      clinicians: people.map((clinician) => ({ clinician, type: null, ...figures(ownOf(clinician)) })),
      types: rowsByType(insertions, null),
      both: people.flatMap((clinician) => rowsByType(ownOf(clinician), clinician)),
    })
  }
})

/** The days from one to the other, each by itself. */
const known = new Map<string, string[]>()
const daysFrom = (from: string, to: string): string[] => {
  const found = known.get(from + to)
  if (found) return found
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += day) days.push(new Date(at).toISOString().slice(0, 10))
  known.set(from + to, days)
  return days
}

const never = '9999-12-31'

test('rules 7.8: lines, line-days and infections by facility, type and month, day by day', async () => {
  const { clients, clock, riverside } = hospital
  const found = await clients.system.line.findMany({
    where: { providerId: riverside.id },
    include: { listed: true, infections: true, room: { include: { facility: true } } },
  })
  expect(found.filter(({ listed }) => listed!.types.length > 1).length).toBeGreaterThan(3)
  for (const { person, asked } of cases()) {
    const { start, end = start, timeZone = 'America/New_York' } = asked
    const seen = found
      .filter(({ room }) => sees(person, room?.facilityId))
      .map((line) => {
        const zone = line.room?.facility.timeZone ?? timeZone
        const today = clockOf(zone, clock.now).date
        const last = end < today ? end : today
        return {
          facility: line.room?.facility.name ?? 'No room',
          types: line.listed!.types.length > 0 ? line.listed!.types : ['Not recorded'],
          // Where the range has not begun, the line is not placed in it.
          placed: last < start ? never : clockOf(zone, line.createdAt).date,
          removed: line.completedAt && clockOf(zone, line.completedAt).date,
          infections: line.infections.map((entry) => fromDatabaseDate(entry.start)),
          last,
        }
      })
    type Part = { facility: string | null; type: string | null; month: string | null }
    const figures = (part: Part) => {
      const own = seen.filter(
        (line) =>
          (part.facility === null || line.facility === part.facility) &&
          (part.type === null || line.types.includes(part.type)),
      )
      const isOf = (date: string) => date >= start && (part.month === null || date.startsWith(part.month))
      const sum = (of: (line: (typeof own)[number]) => number) => own.reduce((total, line) => total + of(line), 0)
      const daysOf = (line: (typeof own)[number]) =>
        line.placed > line.last
          ? []
          : daysFrom(line.placed, line.removed && line.removed < line.last ? line.removed : line.last).filter(isOf)
      const lineDays = sum((line) => daysOf(line).length)
      const monthEnd = (last: string) => {
        if (part.month === null) return last
        const end = daysFrom(`${part.month}-01`, `${part.month}-28`).at(-1)!
        const days = daysFrom(end, new Date(Date.parse(end) + 3 * day).toISOString().slice(0, 10))
        const lastDay = days.filter((date) => date.startsWith(part.month!)).at(-1)!
        return lastDay < last ? lastDay : last
      }
      const starts = own.flatMap((line) => line.infections).filter((date) => date <= end)
      const infections = starts.filter(isOf).length
      const today = clockOf(timeZone, clock.now).date
      const until = monthEnd(end < today ? end : today)
      const before = starts.filter((date) => part.month === null || date.slice(0, 7) <= part.month).sort()
      return {
        placed: sum((line) => Number(line.placed <= line.last && isOf(line.placed))),
        removed: sum((line) => Number(line.removed !== null && line.removed <= line.last && isOf(line.removed))),
        openAtEnd: sum((line) =>
          Number(line.placed <= monthEnd(line.last) && (line.removed === null || line.removed > monthEnd(line.last))),
        ),
        lineDays,
        infections,
        infectionsPer1000: lineDays < 750 ? null : Math.round((infections / lineDays) * 100_000) / 100,
        daysSinceLast: before.length > 0 ? (Date.parse(until) - Date.parse(before.at(-1)!)) / day : null,
      }
    }
    const answer = await linesReport(await hospital.as(person), asked)
    expect({ asked, total: answer.total }).toEqual({
      asked,
      total: figures({ facility: null, type: null, month: null }),
    })
    const others = asked === ranges.at(-6) ? ([['TYPE'], ['FACILITY', 'MONTH'], ['MONTH', 'TYPE']] as const) : []
    for (const by of [lineGroups, ['MONTH'], ...others] as const) {
      const rows = answer.rows(by)
      for (const { facility, type, month, ...row } of rows)
        expect({ asked, facility, type, month, ...row }).toEqual({
          ...{ asked, facility, type, month },
          ...figures({ facility, type, month }),
        })
      if (by.length === 1 && by[0] === 'MONTH')
        expect(rows.reduce((sum, { lineDays }) => sum + lineDays, 0)).toBe(answer.total.lineDays)
    }
  }
  const whole = await linesReport(await hospital.as(manager), { start: '2024-01-01', end: '2025-12-31' })
  expect(whole.total.infectionsPer1000).not.toBeNull()
  expect(whole.central.lineDays).toBeLessThan(whole.total.lineDays)
  expect(whole.central.infections).toBeLessThan(whole.total.infections)
})

/** The row of a call, from what it is made of. */
const marks: readonly string[] = [...Object.values(outcomes), ...orderChanges]

const reportedOf = (call: Call) => {
  if (!call.completedAt || call.deletedAt) return null
  const roleOf = ({ isTraining, isAssisting }: Call['workOrders'][number]) =>
    isTraining ? 'trained' : isAssisting ? 'assisted' : 'led'
  const people = (role: string) =>
    [...new Set(call.workOrders.filter((work) => roleOf(work) === role).map(({ userId }) => userId))].sort()
  return {
    callId: call.id,
    providerId: call.providerId,
    facilityId: call.room?.facilityId ?? null,
    aliveAt: call.aliveAt,
    completedAt: call.completedAt,
    completedById: call.completedById,
    statusCodeId: call.statusCodeId,
    responseMs: call.startTime && BigInt(Math.max(0, call.startTime.getTime() - call.aliveAt.getTime())),
    leadId:
      (
        call.workOrders.find((work) => roleOf(work) === 'led') ??
        call.workOrders.find((work) => roleOf(work) === 'trained')
      )?.userId ?? null,
    procedureIds: [...new Set(call.values.map(({ procedureId }) => procedureId))].sort(),
    ledIds: people('led'),
    assistedIds: people('assisted'),
    trainedIds: people('trained'),
    marks: [
      ...new Set(
        call.values
          .filter(({ fieldType }) => fieldType === 'radio' || fieldType === 'checkboxes')
          .flatMap(({ values }) => values.filter((value) => marks.includes(value))),
      ),
    ].sort(),
    hasEndings: call.values.some(({ endFollowUp }) => endFollowUp),
    hasInsertions: call.values.some(({ followUpTypeName }) => followUpTypeName),
  }
}

test('what the reports read follows every write: corrections, deletions, take-overs, moved rooms', async () => {
  const { system } = hospital.clients
  const ids = (await allCalls()).map(({ id }) => id)
  const where = () => ({ id: oneOf(ids) })
  const writes: (() => Promise<unknown>)[] = [
    () => system.call.update({ where: where(), data: { deletedAt: oneOf([null, new Date()]) } }),
    () => system.call.update({ where: where(), data: { completedAt: oneOf([null, moment()]) } }),
    () => system.call.update({ where: where(), data: { startTime: oneOf([null, moment()]), aliveAt: moment() } }),
    () => system.call.update({ where: where(), data: { roomId: oneOf(rooms), completedById: oneOf(staff).id } }),
    () => system.call.update({ where: where(), data: { statusCodeId: hospital.riverside.statuses.Stat! } }),
    async () => {
      const callId = oneOf(ids)
      await system.callValue.deleteMany({ where: { callId } })
      await system.callValue.createMany({ data: valuesOf(callId) })
    },
    () => system.callValue.updateMany({ where: { callId: oneOf(ids) }, data: { values: ['ML'] } }),
    () => system.workOrder.createMany({ data: ordersOf(oneOf(ids), moment()) }),
    () => system.workOrder.deleteMany({ where: { callId: oneOf(ids) } }),
    () =>
      system.workOrder.updateMany({
        where: { callId: { in: some(ids).slice(0, 5) } },
        data: { isTraining: false, isAssisting: true },
      }),
  ]
  for (let n = 0; n < 400; n += 1) await oneOf(writes)()
  await system.room.update({
    where: { id: hospital.riverside.facilities[0]!.roomIds[0]! },
    data: { facilityId: hospital.riverside.facilities[1]!.id, name: 'Moved' },
  })
  const calls = await allCalls()
  for (const call of calls) {
    // What a call waited is held against the targets in responseTime's own tests.
    const { endings, insertions, targetMinutes, escalations, ...reported } = call.reported ?? {
      endings: null,
      insertions: null,
    }
    expect(call.reported && { ...reported, hasEndings: endings !== null, hasInsertions: insertions !== null }).toEqual(
      reportedOf(call),
    )
  }
  expect(calls.filter(({ reported }) => reported).length).toBeGreaterThan(150)
})

test.each(Object.entries({ demandReport, insertionsReport, linesReport }))(
  'rules 2.2, 2.3: %s is refused to clinicians and External people, and another provider sees none of it',
  async (_name, report) => {
    const { people, as } = hospital
    const asked = { start: '2024-01-01', end: '2025-12-31' }
    for (const person of [people.rosa, people.external])
      expect(await refusalOf(report(await as(person), asked))).toBe('FORBIDDEN')
    const { total } = await report(await as(people.stranger), asked)
    expect(
      Object.values(typeof total === 'number' ? { total } : total).filter(
        (figure) => typeof figure === 'number' && figure > 0,
      ),
    ).toEqual([])
  },
)

test('a status that does not exist is refused', async () => {
  expect(await refusalOf(demandReport(await hospital.as(manager), { status: 'Urgent' }))).toBe('VALIDATION')
})
