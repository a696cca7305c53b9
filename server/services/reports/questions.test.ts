// Response times and demand by status, facility, unit, need and hours, beside a calculation that looks at each call by
// itself, in four zones and at both clock changes.
import { randomUUID } from 'node:crypto'
import type { Person } from '../../test/hospital/hospital'
import { hospitalWithLines } from '../../test/hospital/setUp'
import { callReport } from './calls/callReport'
import { demandReport } from './demand'
import { responseTimeReport } from './responseTime'

const { hospital } = hospitalWithLines()

// Always the same, so that a failure can be looked into.
let seed = 11
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!

const zones = ['America/New_York', 'America/Chicago', 'America/St_Johns', 'Australia/Lord_Howe']
const [minute, hour] = [60_000, 3_600_000]
/** A month end, the leap day, and both clock changes. */
const around = ['2024-02-29T05:00Z', '2025-03-09T07:00Z', '2025-11-02T06:00Z', '2025-04-05T15:00Z']

let north: Person

beforeAll(async () => {
  const { riverside, clients, people, hire } = hospital
  const { system } = clients
  const [main, clinic] = riverside.facilities
  await system.facility.update({ where: { id: clinic!.id }, data: { timeZone: 'America/St_Johns' } })
  north = await hire('Nora North', 'Manager', riverside.id, { only: [clinic!.id] })
  const named = ['ED-1', 'ed-2', 'Ward 7-3', 'Hall'].map((name, index) => ({
    id: randomUUID(),
    providerId: riverside.id,
    facilityId: index % 2 ? clinic!.id : main!.id,
    name,
  }))
  await system.room.createMany({ data: named })
  const rooms = [...named.map(({ id }) => id), null]
  const purposes = ['PICC Insertion', 'Difficult IV'].map((name) => riverside.purposes[name]!)
  const calls = Array.from({ length: 400 }, () => {
    const aliveAt = new Date(Date.parse(oneOf(around)) + (random(24 * 16) - 12 * 16) * (hour / 4) + random(3) - 1)
    const startTime = random(8) ? new Date(aliveAt.getTime() + (random(300) - 20) * minute) : null
    return {
      id: randomUUID(),
      providerId: riverside.id,
      purposeId: oneOf(purposes),
      statusCodeId: oneOf([riverside.statuses.Stat!, riverside.statuses.Normal!]),
      roomId: oneOf(rooms),
      createdAt: aliveAt,
      aliveAt,
      updatedAt: aliveAt,
      startTime,
      completedAt: random(7) ? new Date(aliveAt.getTime() + random(600) * minute) : null,
      completedById: people.rosa.id,
    }
  })
  await system.call.createMany({
    data: calls.map(({ completedById, ...call }) => ({ ...call, completedById: call.completedAt && completedById })),
  })
  await system.workOrder.createMany({
    data: calls.map(({ id, aliveAt }) => ({
      providerId: riverside.id,
      callId: id,
      userId: oneOf([people.rosa, people.ben]).id,
      isLead: false,
      isTraining: false,
      isAssisting: false,
      start: aliveAt,
      end: aliveAt,
    })),
  })
})

const readCalls = () =>
  hospital.clients.system.call.findMany({
    where: { providerId: hospital.riverside.id },
    include: { statusCode: true, room: { include: { facility: true } }, workOrders: { include: { user: true } } },
  })
type Call = Awaited<ReturnType<typeof readCalls>>[number]

const formats = new Map<string, Intl.DateTimeFormat>()
/** What the clock of the zone shows. */
const clockOf = (timeZone: string, at: Date) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
      ...{ weekday: 'short', hourCycle: 'h23' },
    })
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    isWeekend: ['Sat', 'Sun'].includes(parts.weekday!),
  }
}
const before = (date: string): string => new Date(Date.parse(date) - 24 * hour).toISOString().slice(0, 10)
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type Asked = {
  start: string
  end: string
  timeZone: string
  startTime: string
  endTime: string
  status: string | null
  facilityId: string | null
  unit: string | null
  purposeId: string | null
}

const isAt = ({ startTime, endTime }: Asked, minutes: number): boolean => {
  const [from, to] = [minutesOf(startTime), minutesOf(endTime)]
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
}
/** The day to which a moment belongs: of hours over midnight the day on which they began. */
const dayOf = ({ timeZone, startTime, endTime }: Asked, at: Date): string => {
  const { date, minutes } = clockOf(timeZone, at)
  return minutesOf(endTime) < minutesOf(startTime) && minutes < minutesOf(startTime) ? before(date) : date
}
const unitOf = (call: Call): string => {
  const name = call.room?.name ?? ''
  return name.includes('-') ? { ed: 'ED', 'ward 7': 'Ward 7' }[name.split('-')[0]!.toLowerCase()]! : 'No unit'
}
const zoneOf = ({ timeZone }: Asked, call: Call): string => call.room?.facility.timeZone ?? timeZone

const isOf = (person: Person, asked: Asked, call: Call): boolean =>
  (person !== north || call.room?.facilityId === hospital.riverside.facilities[1]!.id) &&
  (asked.status === null || call.statusCode.name === asked.status) &&
  (asked.facilityId === null || call.room?.facilityId === asked.facilityId) &&
  (asked.unit === null || unitOf(call).toLowerCase() === asked.unit.toLowerCase()) &&
  (asked.purposeId === null || call.purposeId === asked.purposeId)

const cases = (): { person: Person; asked: Asked }[] => {
  const { riverside, people } = hospital
  const facilities = [null, ...riverside.facilities.map(({ id }) => id), randomUUID()]
  const days = [
    ['2025-11-01', '2025-11-01'],
    ['2025-03-08', '2025-03-09'],
    ['2024-02-01', '2025-12-31'],
  ] as const
  const times = [
    ['00:00', '24:00'],
    ['07:00', '19:00'],
    ['19:00', '07:00'],
    ['22:30', '00:00'],
  ] as const
  return [people.manager, north].flatMap((person) =>
    zones.flatMap((timeZone) =>
      days.flatMap(([start, end]) =>
        times.map(([startTime, endTime]) => ({
          person,
          asked: {
            ...{ start, end, timeZone, startTime, endTime },
            status: oneOf([null, 'Stat', 'Normal']),
            facilityId: oneOf(facilities),
            unit: oneOf([null, null, 'ed', 'Nowhere']),
            purposeId: oneOf([null, riverside.purposes['Difficult IV']!]),
          },
        })),
      ),
    ),
  )
}

const waitOf = ({ startTime, aliveAt }: Call): number => Math.max(0, startTime!.getTime() - aliveAt.getTime())
const medianOf = (values: number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return null
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!]
  return Math.round((low + high) / 2 / 6_000) / 10
}
const grouped = (calls: Call[], keyOf: (call: Call) => string): [name: string, calls: Call[]][] =>
  [...new Set(calls.map(keyOf))].sort().map((key) => [key, calls.filter((call) => keyOf(call) === key)])

test('rules 7.2, 7.3: response times of the calls that were asked for, by everything that can be asked', async () => {
  const known = await readCalls()
  let found = 0
  for (const { person, asked } of cases()) {
    const calls = known.filter((call) => {
      if (!call.completedAt || !call.startTime || !isOf(person, asked, call)) return false
      const day = dayOf(asked, call.completedAt)
      return day >= asked.start && day <= asked.end && isAt(asked, clockOf(zoneOf(asked, call), call.aliveAt).minutes)
    })
    found += calls.length
    const { rows } = await responseTimeReport(await hospital.as(person), asked)
    const shown = async (by: Parameters<typeof rows>[0]) =>
      (await rows(by)).map(({ name, totalCount, medianMinutes }) => [name, totalCount, medianMinutes])
    const slow = (keyOf: (call: Call) => string) =>
      grouped(calls, keyOf).map(([name, own]) => [name, own.length, medianOf(own.map(waitOf))])
    const hourOf = (call: Call) => Math.floor(clockOf(zoneOf(asked, call), call.aliveAt).minutes / 60)
    const monthOf = (call: Call) => dayOf(asked, call.completedAt!).slice(0, 7)
    expect({
      asked,
      units: await shown('units'),
      hours: await shown('hours'),
      months: await shown('months'),
      clinicians: await shown('clinicians'),
      total: await shown('total'),
    }).toEqual({
      asked,
      units: slow(unitOf),
      hours: slow((call) => `${String(hourOf(call)).padStart(2, '0')}:00`),
      months: slow(monthOf).map(([month, ...figures]) => [
        `${String(month).slice(5)}/${String(month).slice(0, 4)}`,
        ...figures,
      ]),
      clinicians: slow((call) => call.workOrders[0]!.user.fullName),
      total: slow(() => 'All calls'),
    })
  }
  // Enough to find what goes wrong at an edge.
  expect(found).toBeGreaterThan(500)
})

test('rules 7.9: demand of the calls that were asked for, and of each unit and facility', async () => {
  const known = await readCalls()
  for (const { person, asked } of cases()) {
    const { startTime: _from, endTime: _until, ...days } = asked
    const calls = known.filter((call) => {
      const { date } = clockOf(asked.timeZone, call.aliveAt)
      return isOf(person, asked, call) && date >= asked.start && date <= asked.end
    })
    const { total, places } = await demandReport(await hospital.as(person), days)
    const slow = (keyOf: (call: Call) => string) =>
      grouped(calls, keyOf).map(([name, own]) => {
        const at = own.map((call) => clockOf(zoneOf(asked, call), call.aliveAt))
        return {
          name,
          calls: own.length,
          onWeekdays: at.filter(({ isWeekend }) => !isWeekend).length,
          atWeekends: at.filter(({ isWeekend }) => isWeekend).length,
          atNight: at.filter(({ minutes }) => minutes >= 19 * 60 || minutes < 7 * 60).length,
          medianMinutes: medianOf(own.filter((call) => call.completedAt && call.startTime).map(waitOf)),
        }
      })
    expect({ asked, total, units: await places('units'), facilities: await places('facilities') }).toEqual({
      asked,
      total: calls.length,
      units: slow(unitOf),
      facilities: slow((call) => call.room?.facility.name ?? 'No room'),
    })
  }
})

test('rules 7.3: the call report of a night has the night that begins on each day, by status, need and unit', async () => {
  const known = await readCalls()
  for (const { person, asked } of cases()) {
    const { start, end, timeZone, startTime, endTime, status, unit, purposeId, facilityId } = asked
    const calls = known.filter((call) => {
      if (!call.completedAt || !isOf(person, asked, call)) return false
      const day = dayOf(asked, call.completedAt)
      return day >= start && day <= end && isAt(asked, clockOf(timeZone, call.completedAt).minutes)
    })
    const filters = [
      { filterType: 'Status', value: status },
      { filterType: 'Unit', value: unit },
      { filterType: 'Need', idList: purposeId ? [purposeId] : [] },
      { filterType: 'Hospital', idList: facilityId ? [facilityId] : [] },
    ]
    const { total } = await callReport(await hospital.as(person), {
      ...{ start, end, timeZone, startTime, endTime, filters, page: 0 },
    })
    expect({ asked, total }).toEqual({ asked, total: calls.length })
  }
})

test.each([
  ['startTime', { startTime: '24:00' }],
  ['endTime', { endTime: '24:01' }],
  ['endTime', { startTime: '07:00', endTime: '07:00' }],
  ['status', { status: 'Urgent' }],
  ['facilityId', { facilityId: 'Main' }],
  ['purposeId', { purposeId: 'PICC' }],
  ['by', { by: 'weeks' }],
  ['by[0]', { by: ['weeks'] }],
])('an odd %s is refused at its field: %j', async (field, sent) => {
  await expect(responseTimeReport(await hospital.as(hospital.people.manager), sent)).rejects.toMatchObject({
    refusal: { code: 'VALIDATION', fields: [{ field }] },
  })
})

test('a facility that the person does not see counts as one without calls', async () => {
  const hidden = { facilityId: hospital.riverside.facilities[0]!.id, start: '2024-01-01', end: '2025-12-31' }
  const answer = await responseTimeReport(await hospital.as(north), hidden)
  expect(await answer.rows('total')).toEqual([])
  expect((await demandReport(await hospital.as(north), hidden)).total).toBe(0)
})
