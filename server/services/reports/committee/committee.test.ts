import { randomUUID } from 'node:crypto'
import { showIn } from '../../../domain/kernel/time/facilityTime'
import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalWithLines } from '../../../test/hospital/setUp'
import { completedReport } from '../completed'
import { demandReport } from '../demand'
import { insertionsReport } from '../insertions'
import { linesReport } from '../lines'
import { removalsReport } from '../removals'
import { responseTimeReport } from '../responseTime'
import { committeeReport } from './committee'

// The committee's page beside the reports that it is made of, and clinicians at work beside a calculation that looks at
// each minute.

const { hospital, lines } = hospitalWithLines()

let seed = 11
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}

const minute = 60_000
const zones = ['America/New_York', 'America/St_Johns']
/** Both clock changes of New York, and midnights. */
const around = ['2025-03-09T07:00Z', '2025-11-02T06:00Z', '2025-11-01T04:00Z']
const range = { start: '2025-03-01', end: '2025-11-30' }

type Work = { userId: string; facility: number; start: Date; end: Date }
const works: Work[] = []
let manager: Person
let north: Person

const addCall = async (facility: number, orders: Omit<Work, 'facility'>[], completedAt: Date) => {
  const { clients, riverside, people } = hospital
  const id = randomUUID()
  await clients.system.call.create({
    data: {
      id,
      providerId: riverside.id,
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: riverside.statuses[random(2) ? 'Stat' : 'Normal']!,
      roomId: riverside.facilities[facility]!.roomIds[0]!,
      createdAt: orders[0]!.start,
      aliveAt: new Date(orders[0]!.start.getTime() - random(120) * minute),
      updatedAt: completedAt,
      startTime: orders[0]!.start,
      completedAt,
      completedById: people.rosa.id,
    },
  })
  await clients.system.workOrder.createMany({
    data: orders.map(({ userId, start, end }, place) => ({
      ...{ providerId: riverside.id, callId: id, userId, start, end },
      ...{ isLead: place === 0, isTraining: false, isAssisting: place > 0 },
    })),
  })
}

beforeAll(async () => {
  const { clients, riverside, people, hire, clock } = hospital
  clock.now = new Date('2026-01-10T15:00:00Z')
  for (const [place, timeZone] of zones.entries())
    await clients.system.facility.update({ where: { id: riverside.facilities[place]!.id }, data: { timeZone } })
  for (let n = 0; n < 60; n += 1) {
    const facility = random(2)
    const orders = [people.rosa, people.ben].slice(0, 1 + random(2)).map(({ id }) => {
      const start = new Date(Date.parse(around[random(3)]!) + (random(24 * 60) - 12 * 60) * minute)
      return { userId: id, start, end: new Date(start.getTime() + random(11 * 60) * minute) }
    })
    works.push(...orders.map((each) => ({ ...each, facility })))
    await addCall(facility, orders, new Date(Math.max(...orders.map(({ end }) => end.getTime()))))
  }
  await lines.addLine({ createdAt: new Date('2025-03-20T12:00:00Z') })
  manager = people.manager
  north = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
})

/** Hours in which each person worked, minute by minute. */
const workedIn = (among: readonly Work[]): Map<number, number> => {
  const hours = new Set<string>()
  for (const { userId, facility, start, end } of among)
    for (let at = start.getTime(); at < Math.max(end.getTime(), start.getTime() + 1); at += minute)
      hours.add(`${userId} ${showIn(zones[facility]!, new Date(at), 'yyyy-MM-dd HH')}`)
  const counts = new Map<number, number>()
  for (const each of hours) {
    const hour = Number(each.slice(-2))
    counts.set(hour, (counts.get(hour) ?? 0) + 1)
  }
  return counts
}

test.each([
  ['a manager', () => manager, () => works],
  ['a manager of one facility', () => north, () => works.filter(({ facility }) => facility === 1)],
])('rules 7.14: clinicians at work by hour, for %s, also where the clocks change', async (_who, person, among) => {
  const { hours } = await committeeReport(await hospital.as(person()), range)
  const expected = workedIn(among())
  expect(hours.map(({ clinicianHours }) => clinicianHours)).toEqual(
    Array.from({ length: 24 }, (_none, hour) => expected.get(hour) ?? 0),
  )
  for (const { calls, clinicianHours, callsPerHour } of hours)
    expect(callsPerHour).toBe(clinicianHours === 0 ? null : Math.round((calls / clinicianHours) * 100) / 100)
})

test('work that was forgotten open counts for twelve hours', async () => {
  const start = new Date('2025-06-10T12:30:00Z')
  await addCall(0, [{ userId: hospital.people.ben.id, start, end: new Date('2025-06-15T12:30:00Z') }], start)
  const { hours } = await committeeReport(await hospital.as(manager), { start: '2025-06-10' })
  // 8:30 AM to 8:30 PM in New York.
  expect(hours.filter(({ clinicianHours }) => clinicianHours > 0).map(({ hour }) => hour)).toEqual(
    Array.from({ length: 13 }, (_none, place) => place + 8),
  )
})

test.each([
  ['a manager', () => manager],
  ['a manager of one facility', () => north],
])('rules 7.14: its figures are those of the other reports, for %s', async (_who, person) => {
  const read = async <Answer>(report: (request: never, input: unknown) => Promise<Answer>): Promise<Answer> =>
    report((await hospital.as(person())) as never, range)
  const page = await read(committeeReport)
  const [insertions, response, linesRead, removals] = [
    await read(insertionsReport),
    await read(responseTimeReport),
    await read(linesReport),
    await read(removalsReport),
  ]
  expect(page.completed).toBe((await read(completedReport)).total)
  expect(page.insertions).toEqual({ total: insertions.total, types: insertions.types })
  expect(page.response).toEqual({ total: (await response.rows('total'))[0], statuses: await response.rows('statuses') })
  expect(page.response.statuses.map(({ name }) => name)).toEqual(['Normal', 'Stat'])
  expect(page.response.statuses.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(
    page.response.total!.totalCount,
  )
  expect(page.lines).toMatchObject({ total: linesRead.total, central: linesRead.central })
  expect(page.removals).toEqual({ total: removals.total, reasons: removals.reasons })
  const demand = (await read(demandReport)).hours.map(({ hour, calls, medianMinutes }) => ({
    hour,
    calls,
    medianMinutes,
  }))
  expect(page.hours.map(({ hour, calls, medianMinutes }) => ({ hour, calls, medianMinutes }))).toEqual(demand)
  expect(page.compliance.personCount).toBeGreaterThan(0)
})

test('reading it is one row of the audit log, and an intruder reads nothing', async () => {
  const { clients, people } = hospital
  const count = () => clients.system.auditEntry.count()
  const before = await count()
  await committeeReport(await hospital.as(manager), range)
  expect(await count()).toBe(before + 1)
  const last = await clients.system.auditEntry.findFirstOrThrow({ orderBy: { sequence: 'desc' } })
  expect(last).toMatchObject({ action: 'readReport' })
  expect(JSON.stringify(last.fields)).toContain('committee')
  const after = await count()
  for (const person of [people.rosa, people.locked])
    expect(['FORBIDDEN', 'ACCOUNT_LOCKED']).toContain(
      await refusalOf(committeeReport(await hospital.as(person), range)),
    )
  expect(await count()).toBe(after)
})
