import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../db/generated/prisma/client'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { infectionsPerPage } from '../../domain/reports/infections'
import { usualTargets } from '../../domain/configuration/targets/target'
import { refusalOf } from '../../test/harness/expect'
import type { Person } from '../../test/hospital/hospital'
import { hospitalWithLines } from '../../test/hospital/setUp'
import { completedReport } from './completed'
import { reportFiles } from './files'
import { infectionsReport } from './infections'
import { collected } from './pages'
import { performanceReport } from './performance'
import { removalsReport } from './removals'
import { responseTimeReport } from './responseTime'
import { worklogReport } from './worklog'

// Every report beside a calculation that looks at each row by itself, on a small hospital with calls around midnights
// and both clock changes.

const { hospital, lines } = hospitalWithLines()

// Always the same, so that a failure can be looked into.
let seed = 23
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!

const zones = ['America/New_York', 'America/Chicago', 'America/St_Johns', 'Australia/Lord_Howe']
/** Moments around which calls are completed: midnights, month ends, the leap day, and the clock changes. */
const around = [
  '2028-02-29T05:00Z',
  '2026-03-01T05:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-04-04T15:00Z',
].map((at) => Date.parse(at))

const [minute, hour] = [60_000, 3_600_000]

let manager: Person
let northManager: Person
let gone: Person

const fill = async () => {
  const { clients, riverside, people, fields, procedures } = { ...hospital, ...hospital.riverside }
  const { system } = clients
  await system.facility.update({ where: { id: riverside.facilities[1]!.id }, data: { timeZone: 'America/Chicago' } })
  const rooms = [...riverside.facilities[0]!.roomIds, ...riverside.facilities[1]!.roomIds, null]
  const staff = [people.rosa, people.ben, people.trainee, people.admin, gone]
  const calls: Prisma.CallCreateManyInput[] = []
  const orders: Prisma.WorkOrderCreateManyInput[] = []
  const values: Prisma.CallValueCreateManyInput[] = []
  for (let n = 0; n < 400; n += 1) {
    const callId = randomUUID()
    const completedAt =
      random(12) === 0 ? null : new Date(oneOf(around) + (random(24 * 16) - 12 * 16) * (hour / 4) + random(3) - 1)
    const aliveAt = new Date((completedAt?.getTime() ?? around[0]!) - random(400) * minute - random(60_000))
    const startTime =
      random(8) === 0 ? null : new Date(aliveAt.getTime() + (random(300) - 20) * minute + random(60_000))
    const isFollowUp = random(10) === 0
    calls.push({
      id: callId,
      providerId: riverside.id,
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: random(4) === 0 ? riverside.statuses.Stat! : riverside.statuses.Normal!,
      roomId: oneOf(rooms),
      // A follow-up was created long before it was due.
      createdAt: isFollowUp ? new Date(aliveAt.getTime() - 7 * 24 * hour) : aliveAt,
      aliveAt,
      updatedAt: aliveAt,
      startTime,
      completedAt,
      completedById: completedAt && random(20) > 0 ? oneOf(staff).id : null,
      deletedAt: random(9) === 0 ? new Date() : null,
    })
    // Takes over, assists, trains; sometimes the same person twice.
    for (let index = random(5); index > 0; index -= 1) {
      const role = random(4)
      orders.push({
        providerId: riverside.id,
        callId,
        userId: oneOf(staff).id,
        isLead: false,
        isTraining: role === 1,
        isAssisting: role === 2,
        start: new Date(aliveAt.getTime() + index * minute),
        end: new Date(aliveAt.getTime() + (index + 1) * minute),
      })
    }
    const value = (
      procedure: string,
      fieldName: string,
      fieldWeight: number,
      values: string[],
      endFollowUp = false,
    ) => ({
      providerId: riverside.id,
      callId,
      fieldId: fields[fieldName]!,
      procedureId: procedures[procedure]!,
      procedureName: procedure,
      procedureWeight: 0,
      fieldName,
      fieldWeight,
      fieldType: 'radio' as const,
      followUpTypeName: false,
      endFollowUp,
      values,
    })
    if (completedAt)
      values.push(
        ...(random(2)
          ? [value('Insertion', 'Insertion Type', 0, ['ML']), value('Insertion', 'Catheter length', 1, ['40'])]
          : []),
        ...(random(3) ? [value('Dressing', 'Kind', 0, ['Gauze'])] : []),
        ...(random(3) === 0 ? [value('Education', 'Topic', 0, ['Flushing'])] : []),
        ...(random(4) === 0 ? [value('Removal', 'Reason', 0, [oneOf(['Treatment ended', 'Gone since'])], true)] : []),
        // An option that does not end the follow-up.
        ...(random(9) === 0 ? [value('Dressing', 'Site', 1, ['Clean', 'Red'])] : []),
      )
  }
  await system.call.createMany({ data: calls })
  await system.workOrder.createMany({ data: orders })
  await system.callValue.createMany({ data: values })
  for (let n = 0; n < 60; n += 1) {
    const lineId = await lines.addLine({ roomId: oneOf(rooms), name: `Line ${n}`, createdAt: new Date(oneOf(around)) })
    if (random(2)) await lines.addCall(lineId, { completedById: oneOf(staff).id })
    await system.infectionEntry.create({
      data: {
        providerId: riverside.id,
        lineId,
        start: new Date(oneOf(around) - (oneOf(around) % (24 * hour)) + (random(5) - 2) * 24 * hour),
        createdAt: new Date(oneOf(around) + n),
      },
    })
  }
}

beforeAll(async () => {
  const { hire, riverside, clients } = hospital
  gone = await hire('Zoe Left', 'Clinician', riverside.id)
  await fill()
  // Left the provider, and is still named on what she did.
  await clients.system.providerRole.deleteMany({ where: { userId: gone.id } })
  await clients.system.procedure.update({
    where: { id: riverside.procedures.Education! },
    data: { countInPerformance: false },
  })
  await clients.system.procedure.update({
    where: { id: riverside.procedures.Dressing! },
    data: { deletedAt: new Date() },
  })
  manager = hospital.people.manager
  known = await allCalls()
  northManager = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
})

const allCalls = () =>
  hospital.clients.system.call.findMany({
    where: { providerId: hospital.riverside.id },
    include: {
      values: true,
      statusCode: true,
      completedBy: true,
      room: { include: { facility: true } },
      workOrders: { orderBy: [{ start: 'asc' }, { id: 'asc' }], include: { user: true } },
    },
  })
type Call = Awaited<ReturnType<typeof allCalls>>[number]
let known: Call[]

type Asked = { start: string; end?: string; timeZone?: string }

/** The day that the clocks of the zone show. */
const clocks = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
)
const dayOf = (timeZone: string, at: Date): string => clocks.get(timeZone)!.format(at)

const sees = (person: Person, facilityId: string | undefined): boolean =>
  person === manager || facilityId === hospital.riverside.facilities[1]!.id

const counted = (person: Person, { start, end = start, timeZone = 'America/New_York' }: Asked): Call[] =>
  known.filter(
    ({ completedAt, deletedAt, room }) =>
      completedAt !== null &&
      deletedAt === null &&
      sees(person, room?.facilityId) &&
      dayOf(timeZone, completedAt) >= start &&
      dayOf(timeZone, completedAt) <= end,
  )

const ranges: Asked[] = [
  ...zones.flatMap((timeZone) => [
    { start: '2028-02-29', timeZone },
    { start: '2026-03-08', timeZone },
    { start: '2026-11-01', timeZone },
    { start: '2026-04-05', timeZone },
    { start: '2026-03-01', end: '2026-03-31', timeZone },
  ]),
  { start: '2026-01-01', end: '2028-12-31' },
  { start: '2001-01-01' },
]
const cases = () => [manager, northManager].flatMap((person) => ranges.map((asked) => ({ person, asked })))

const tally = <T>(rows: T[], keyOf: (row: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1
  return counts
}

const proceduresOf = (call: Call): string[] => [...new Set(call.values.map(({ procedureName }) => procedureName))]

test('the ranges find calls, and those of few days not all of them', async () => {
  expect(counted(manager, { start: '2026-01-01', end: '2028-12-31' }).length).toBeGreaterThan(250)
  for (const asked of ranges.slice(0, -1)) expect(counted(manager, asked).length).toBeGreaterThan(3)
})

test('rules 7.12: completed calls per clinician, facility and procedure', async () => {
  for (const { person, asked } of cases()) {
    const calls = counted(person, asked)
    const answer = await completedReport(await hospital.as(person), asked)
    const shown = (rows: { name: string; count: number }[]) =>
      Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    expect({
      asked,
      total: answer.total,
      clinicians: shown(answer.clinicians),
      facilities: shown(answer.facilities),
      procedures: shown(answer.procedures),
    }).toEqual({
      asked,
      total: calls.length,
      clinicians: tally(calls, ({ completedBy }) => completedBy?.fullName ?? 'Not recorded'),
      facilities: tally(calls, ({ room }) => room?.facility.name ?? 'No room'),
      procedures: tally(calls.flatMap(proceduresOf), (name) => name),
    })
    const { clinicians } = answer
    expect([...clinicians].sort((a, b) => b.count - a.count)).toEqual(clinicians)
  }
})

test('rules 7.2: performance counts calls that contain a procedure, and the total those that count', async () => {
  for (const { person, asked } of cases()) {
    const calls = counted(person, asked)
    const { procedures, users } = await performanceReport(await hospital.as(person), asked)
    const nameOf = new Map(procedures.map(({ id, name }) => [id, name]))
    const told: Record<string, Record<string, number>> = {}
    for (const call of calls.filter(({ values }) => values.length > 0)) {
      const name = call.completedBy?.fullName ?? 'Not recorded'
      for (const procedure of proceduresOf(call))
        told[name] = { ...told[name], [procedure]: (told[name]?.[procedure] ?? 0) + 1 }
    }
    expect({
      asked,
      users: Object.fromEntries(
        users.map((row) => [
          row.fullName,
          Object.fromEntries(row.procedures.map(({ id, count }) => [nameOf.get(id), count])),
        ]),
      ),
    }).toEqual({ asked, users: told })
    for (const { fullName, total } of users) {
      const own = told[fullName]!
      expect(total).toBe((own.Insertion ?? 0) + (own.Dressing ?? 0) + (own.Removal ?? 0))
    }
    const withTotal = users.filter(({ total }) => total > 0)
    expect(users.slice(0, withTotal.length)).toEqual(withTotal)
  }
  const whole = await performanceReport(await hospital.as(manager), ranges.at(-2))
  expect(whole.procedures.map(({ name }) => name)).toEqual(['Insertion', 'Removal', 'Education', 'Dressing'])
  const nothing = await performanceReport(await hospital.as(manager), ranges.at(-1))
  expect(nothing.procedures.map(({ name }) => name)).toEqual(['Insertion', 'Removal', 'Education'])
  expect(nothing.users).toEqual([])
})

/** Exact: between the two nearest when none is in the place. */
const percentile = (sorted: number[], part: number): number => {
  const place = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return below + (above - below) * (place - Math.floor(place))
}
const inMinutes = (ms: number): number => Math.round(ms / 6_000) / 10

const timesOf = (calls: Call[]) => {
  const waits = calls.map(({ startTime, aliveAt }) => Math.max(0, startTime!.getTime() - aliveAt.getTime()))
  const sorted = [...waits].sort((a, b) => a - b)
  const within = calls.filter(
    ({ statusCode }, index) =>
      waits[index]! <= usualTargets[statusCode.name === 'Stat' ? 'Stat' : 'Normal'].targetMinutes * minute,
  )
  return {
    totalCount: calls.length,
    averageMinutes: inMinutes(sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length),
    minMinutes: inMinutes(sorted[0]!),
    maxMinutes: inMinutes(sorted.at(-1)!),
    medianMinutes: inMinutes(percentile(sorted, 0.5)),
    p90Minutes: inMinutes(percentile(sorted, 0.9)),
    withinTargetPercent: Math.round((within.length / calls.length) * 1_000) / 10,
    overTargetCount: calls.length - within.length,
    escalatedCount: 0,
  }
}

const grouped = <T>(rows: T[], keyOf: (row: T) => string | undefined): Record<string, T[]> => {
  const groups: Record<string, T[]> = {}
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== undefined) groups[key] = [...(groups[key] ?? []), row]
  }
  return groups
}
const mapped = <T, R>(groups: Record<string, T>, of: (group: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(groups).map(([key, group]) => [key, of(group)]))

test('rules 7.2, 7.7: response times of who led first and of facilities, exact', async () => {
  for (const { person, asked } of cases()) {
    const started = counted(person, asked).filter(({ startTime }) => startTime !== null)
    const { rows } = await responseTimeReport(await hospital.as(person), asked)
    const shown = async (by: 'clinicians' | 'facilities') =>
      Object.fromEntries((await rows(by)).map(({ id: _id, name, ...row }) => [name, row]))
    expect({ asked, users: await shown('clinicians'), facilities: await shown('facilities') }).toEqual({
      asked,
      users: mapped(
        grouped(
          started,
          ({ workOrders }) =>
            (
              workOrders.find((work) => !work.isTraining && !work.isAssisting) ??
              workOrders.find((work) => work.isTraining)
            )?.user.fullName,
        ),
        timesOf,
      ),
      facilities: mapped(
        grouped(started, ({ room }) => room?.facility.name ?? 'No room'),
        timesOf,
      ),
    })
  }
})

const roleOf = ({ isTraining, isAssisting }: { isTraining: boolean; isAssisting: boolean }) =>
  isTraining ? 'trained' : isAssisting ? 'assisted' : 'led'

test('rules 7.2: the worklog counts each call once, by the roles of its work orders', async () => {
  for (const { person, asked } of cases()) {
    const calls = counted(person, asked).map(({ workOrders }) => workOrders)
    const { rows } = await worklogReport(await hospital.as(person), asked)
    const did = (orders: Call['workOrders'], userId: string, role: string) =>
      orders.some((work) => work.userId === userId && roleOf(work) === role)
    const people = [...new Map(calls.flat().map(({ user }) => [user.id, user])).values()]
    const withOthers = (userId: string, mine: string, theirs: string) =>
      Object.fromEntries(
        people
          .filter(({ id }) => id !== userId)
          .map(({ id, fullName }) => [
            fullName,
            calls.filter((orders) => did(orders, userId, mine) && did(orders, id, theirs)).length,
          ])
          .filter(([, count]) => count !== 0),
      ) as Record<string, number>
    const ledWith = (userId: string, role: string) =>
      calls.filter(
        (orders) =>
          did(orders, userId, 'led') && orders.some((work) => work.userId !== userId && roleOf(work) === role),
      ).length
    const shown = (companions: readonly { fullName: string; count: number }[]) =>
      Object.fromEntries(companions.map(({ fullName, count }) => [fullName, count]))
    expect({
      asked,
      rows: rows.map((row) => ({
        ...row,
        assistsUnderLead: shown(row.assistsUnderLead),
        trainingsUnderLead: shown(row.trainingsUnderLead),
        traineesUnderLead: shown(row.traineesUnderLead),
        assistantsUnderLead: shown(row.assistantsUnderLead),
      })),
    }).toEqual({
      asked,
      rows: people
        .sort((a, b) => (a.fullName < b.fullName ? -1 : 1))
        .map(({ id, fullName }) => ({
          userId: id,
          fullName,
          callsLed: calls.filter((orders) => did(orders, id, 'led')).length,
          callsAssisted: calls.filter((orders) => did(orders, id, 'assisted')).length,
          callsTrained: calls.filter((orders) => did(orders, id, 'trained')).length,
          callsLedWithTrainee: ledWith(id, 'trained'),
          callsLedWithAssistant: ledWith(id, 'assisted'),
          assistsUnderLead: withOthers(id, 'assisted', 'led'),
          trainingsUnderLead: withOthers(id, 'trained', 'led'),
          traineesUnderLead: withOthers(id, 'led', 'trained'),
          assistantsUnderLead: withOthers(id, 'led', 'assisted'),
        })),
    })
  }
})

test('rules 7.2, 7.9: removals are calls with an option that ends the follow-up, and say why', async () => {
  for (const { person, asked } of cases()) {
    const calls = counted(person, asked)
      .filter(({ values }) => values.some(({ endFollowUp }) => endFollowUp))
      .sort((a, b) => b.completedAt!.getTime() - a.completedAt!.getTime() || (a.id < b.id ? 1 : -1))
    const answer = await removalsReport(await hospital.as(person), asked)
    const rows = await collected(answer.rows())
    expect({
      asked,
      total: answer.total,
      rows: rows.map((row) => [row.clinician?.fullName, row.hospital, row.completedAt, row.timeZone, row.reasons]),
    }).toEqual({
      asked,
      total: calls.length,
      rows: calls.map(({ completedBy, room, completedAt, values }) => [
        completedBy?.fullName,
        room?.facility.name ?? null,
        completedAt,
        room?.facility.timeZone ?? asked.timeZone ?? 'America/New_York',
        values.filter(({ endFollowUp }) => endFollowUp).flatMap((value) => value.values),
      ]),
    })
    expect(Object.fromEntries(answer.reasons.map(({ name, count }) => [name, count]))).toEqual(
      tally(
        rows.flatMap(({ reasons }) => [...reasons]),
        (reason) => reason,
      ),
    )
  }
})

test('administration, section 9: 122 removals on a page, and a page past the last is empty', async () => {
  const whole = { start: '2020-01-01', end: '2029-12-31' }
  const request = await hospital.as(manager)
  const { total, ids } = await removalsReport(request, whole)
  const extra = Array.from({ length: 130 - total }, (_none, index) => index)
  for (const index of extra) {
    const { id: callId } = await hospital.clients.system.call.create({
      data: {
        providerId: hospital.riverside.id,
        purposeId: hospital.riverside.purposes['PICC Insertion']!,
        statusCodeId: hospital.riverside.statuses.Normal!,
        createdAt: new Date('2021-05-01T00:00Z'),
        aliveAt: new Date('2021-05-01T00:00Z'),
        updatedAt: new Date('2021-05-01T00:00Z'),
        completedAt: new Date(Date.parse('2021-05-01T00:00Z') + index),
        values: {
          create: {
            providerId: hospital.riverside.id,
            fieldId: hospital.riverside.fields.Reason!,
            procedureId: hospital.riverside.procedures.Removal!,
            procedureName: 'Removal',
            procedureWeight: 0,
            fieldName: 'Reason',
            fieldWeight: 0,
            fieldType: 'radio',
            followUpTypeName: false,
            endFollowUp: true,
            values: ['Occlusion'],
          },
        },
      },
    })
    ids.push(callId)
  }
  const pages = await Promise.all(
    [0, 1, 2, 100_000, 2 ** 31 - 1].map((page) => removalsReport(request, { ...whole, page })),
  )
  for (const page of pages) expect([page.total, page.pages]).toEqual([130, 2])
  expect(pages.map((page) => page.ids.length)).toEqual([122, 8, 0, 0, 0])
  expect(new Set(pages.flatMap((page) => page.ids))).toEqual(new Set(ids))
})

test('a page of infections past the last is empty, and has the true total', async () => {
  const request = await hospital.as(manager)
  const whole = { start: '2020-01-01', end: '2029-12-31' }
  const { total } = await infectionsReport(request, whole)
  expect(total).toBeGreaterThan(0)
  for (const page of [Math.ceil(total / infectionsPerPage), 100_000, 2 ** 31 - 1])
    expect(await infectionsReport(request, { ...whole, page })).toMatchObject({ total, ids: [] })
})

test('rules 7.2: infections that start in the range, the newest first, with the line', async () => {
  const entries = await hospital.clients.system.infectionEntry.findMany({
    include: { line: { include: { room: true, calls: { include: { completedBy: true } } } } },
  })
  for (const { person, asked } of cases()) {
    const { start, end = start } = asked
    const told = entries
      .filter(
        (entry) =>
          sees(person, entry.line.room?.facilityId) &&
          fromDatabaseDate(entry.start) >= start &&
          fromDatabaseDate(entry.start) <= end,
      )
      .sort((a, b) => b.start.getTime() - a.start.getTime() || b.createdAt.getTime() - a.createdAt.getTime())
    const rows = await collected((await infectionsReport(await hospital.as(person), asked)).rows())
    expect(
      rows.map((row) => [row.name, row.infectionStart, row.infectionStop, row.createdAt, row.createdBy?.fullName]),
    ).toEqual(
      told.map(({ line, start: from }) => [
        line.name,
        fromDatabaseDate(from),
        null,
        line.createdAt,
        line.calls[0]?.completedBy?.fullName,
      ]),
    )
  }
})

describe('who may read a report', () => {
  const all = {
    completedReport,
    performanceReport,
    responseTimeReport,
    worklogReport,
    removalsReport,
    infectionsReport,
  }
  test.each(Object.entries(all))(
    'rules 2.2: %s is refused to clinicians, External and locked people, and is no row of the log',
    async (_name, report) => {
      const { people, clients, as } = hospital
      const rows = () => clients.system.auditEntry.count()
      const before = await rows()
      for (const person of [people.rosa, people.external])
        expect(await refusalOf(report(await as(person), {}))).toBe('FORBIDDEN')
      expect(await refusalOf(report(await as(people.locked), {}))).toBe('ACCOUNT_LOCKED')
      expect(await rows()).toBe(before)
    },
  )

  test('rules 2.3: another provider sees none of it', async () => {
    const stranger = await hospital.as(hospital.people.stranger)
    const asked = { start: '2020-01-01', end: '2029-12-31' }
    expect((await completedReport(stranger, asked)).total).toBe(0)
    expect((await infectionsReport(stranger, asked)).total).toBe(0)
    expect((await worklogReport(stranger, asked)).rows).toEqual([])
  })

  test('rules 7.10: a report read is one row of the log, with its range; infections name their lines', async () => {
    const last = async () =>
      (
        await hospital.clients.system.auditEntry.findMany({
          where: { providerId: hospital.riverside.id },
          orderBy: { sequence: 'desc' },
          take: 1,
        })
      )[0]!
    const before = (await last()).sequence
    await performanceReport(await hospital.as(manager), { start: '2026-03-01', end: '2026-03-31' })
    expect(await last()).toMatchObject({
      sequence: before + 1,
      action: 'readReport',
      actorId: manager.id,
      outcome: 'done',
      fields: {
        report: [null, 'performance'],
        start: [null, '2026-03-01'],
        end: [null, '2026-03-31'],
        timeZone: [null, 'America/New_York'],
      },
    })
    const { lineIds } = await infectionsReport(await hospital.as(manager), {
      start: '2026-01-01',
      end: '2026-12-31',
      page: 1,
    })
    expect(lineIds.length).toBeGreaterThan(5)
    expect(await last()).toMatchObject({ sequence: before + 2, fields: { page: [null, 1], lines: [null, lineIds] } })
  })

  test('rules 7.6: a wrong range is refused at its field', async () => {
    const request = await hospital.as(manager)
    for (const asked of [{ start: '2026-02-31' }, { start: '2026-02-01', timeZone: randomUUID() }])
      expect(await refusalOf(performanceReport(request, asked))).toBe('VALIDATION')
  })
})

test('rules 7.4: a file has the columns and the figures of its report', async () => {
  const asked = { start: '2026-01-01', end: '2028-12-31' }
  const request = await hospital.as(manager)
  const textOf = async (fileName: string) => {
    const parts: string[] = []
    for await (const part of await reportFiles.find((file) => `${file.name}.csv` === fileName)!.csv!(request, asked))
      parts.push(part)
    return parts.join('')
  }
  const { procedures, users } = await performanceReport(request, asked)
  expect(await textOf('performance-report.csv')).toBe(
    `\uFEFF${[
      ['Clinician', ...procedures.map(({ name }) => name), 'Total'],
      ...users.map((row) => [
        row.fullName,
        ...procedures.map(({ id }) => row.procedures.find((one) => one.id === id)?.count ?? 0),
        row.total,
      ]),
    ]
      .map((cells) => `${cells.join(',')}\r\n`)
      .join('')}`,
  )
  const removals = await textOf('removal-report.csv')
  expect(removals.split('\r\n')[0]).toBe('\uFEFFCompleted By,Hospital,Completed At (America/New_York),Fields,Reason')
  expect(removals).toMatch(/,\d\d\/\d\d\/\d{4} \d\d:\d\d,.*Removal \(Reason: Treatment ended\),Treatment ended\r\n/)
  const infections = await textOf('infections-report.csv')
  expect(infections.split('\r\n')[0]).toBe(
    '\uFEFFLine Name,Room Name,Facility,Room Description,Infection Notes,Created At (America/New_York),Created By,Completed At (America/New_York),Completed By,Infection Start,Infection Stop',
  )
  expect(infections).toMatch(/,\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M,/)
  for (const fileName of ['user-report.csv', 'facility-report.csv', 'worklog-report.csv'])
    expect((await textOf(fileName)).split('\r\n').length).toBeGreaterThan(2)
})
