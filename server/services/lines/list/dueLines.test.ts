import { refusalOf } from '../../../test/harness/expect'
import { dueGroupOf, dueGroups, type DueGroup } from '../../../domain/lines/due'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { linesIn } from '../../../test/hospital/lines'
import { readDueLines } from './dueLines'

let hospital: Hospital
let lines: ReturnType<typeof linesIn>
beforeAll(async () => {
  hospital = await openHospital()
  lines = linesIn(hospital)
  // Ten in the evening of 10 March in New York, three in the morning of the 11th in UTC.
  hospital.clock.now = new Date('2026-03-11T03:00:00Z')
  const { riverside, clients } = hospital
  // Its clocks run two hours behind.
  await clients.system.facility.update({
    where: { id: riverside.facilities[1]!.id },
    data: { timeZone: 'America/Denver' },
  })
  const rooms = [riverside.facilities[0]!.roomIds[0]!, riverside.facilities[1]!.roomIds[0]!, null]
  for (const roomId of rooms) {
    // Every three hours for five days about the midnights.
    for (let hour = -24; hour < 96; hour += 3)
      await lines.addLine({ roomId, nextChangeDate: new Date(hospital.clock.now.getTime() + hour * 3_600_000) })
    await lines.addLine({ roomId })
    await lines.addLine({ roomId, nextChangeDate: hospital.clock.now, completedAt: hospital.clock.now })
  }
})
afterAll(() => hospital.close())

const boardOf = async (person: Person, take = 1_000, whole?: DueGroup[]) =>
  readDueLines(await hospital.as(person), take, whole)

const asTold = async (only: string[] = []) => {
  const rows = await hospital.clients.system.line.findMany({
    where: { completedAt: null, providerId: hospital.riverside.id },
    include: { room: { include: { facility: true } } },
  })
  const mine = rows.filter(({ room }) => only.length === 0 || only.includes(room?.facilityId ?? ''))
  return dueGroups.map((group) => {
    const here = mine.filter(
      ({ nextChangeDate, room }) =>
        dueGroupOf(nextChangeDate, room?.facility.timeZone ?? 'UTC', hospital.clock.now) === group,
    )
    const ids = here
      .sort((a, b) => (a.nextChangeDate?.getTime() ?? 0) - (b.nextChangeDate?.getTime() ?? 0) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
    return { group, count: ids.length, ids }
  })
}

test('rules 4.14: open lines by the day of their facility, the longest due first', async () => {
  const told = await asTold()
  expect(told.map(({ count }) => count > 0)).toEqual([true, true, true, true, true])
  expect(await boardOf(hospital.people.rosa)).toEqual(told)
})

test('rules 4.14: so many of each group as are asked for, and how many there are', async () => {
  const told = await asTold()
  expect(await boardOf(hospital.people.rosa, 3)).toEqual(
    told.map(({ group, count, ids }) => ({ group, count, ids: ids.slice(0, 3) })),
  )
})

test('rules 4.14: all of a group when it is asked for as a whole, and still so many of the others', async () => {
  const told = await asTold()
  const whole: DueGroup[] = ['OVERDUE', 'NO_DATE']
  expect(await boardOf(hospital.people.rosa, 1, whole)).toEqual(
    told.map(({ group, count, ids }) => ({ group, count, ids: whole.includes(group) ? ids : ids.slice(0, 1) })),
  )
})

test('rules 2.3: of their facilities alone, and nothing for who may not see lines', async () => {
  const { people, riverside, as } = hospital
  expect(await boardOf(people.north)).toEqual(await asTold([riverside.facilities[1]!.id]))
  expect((await boardOf(people.stranger)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
  expect(await refusalOf(readDueLines(await as(people.external), 3))).toBe('FORBIDDEN')
})
