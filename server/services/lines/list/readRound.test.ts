import { doors } from '../../../test/harness/doors'
import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { linesIn } from '../../../test/hospital/lines'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { unitId, type RoundChoice } from '../../../domain/calls/queue/round'
import { closeLine } from '../verbs/closeLine'
import { createLineCalls } from '../verbs/createLineCalls'
import { readRound } from './readRound'

const hospital = servedHospitalOfFile()
const everywhere: RoundChoice = { facilityIds: [], unitIds: [] }

const addRoom = async (facility: number, name: string) =>
  (
    await hospital.clients.system.room.create({
      data: { providerId: hospital.riverside.id, facilityId: hospital.riverside.facilities[facility]!.id, name },
    })
  ).id
const stopsOf = async (person: Person, choice = everywhere) =>
  (await readRound(await hospital.as(person), choice)).stops.map(({ place, callId }) => [
    place?.roomName ?? null,
    callId === null ? 'line' : 'call',
  ])

let due: string
beforeAll(async () => {
  const { clock, openCall, riverside, clients } = hospital
  const { addLine } = linesIn(hospital)
  const days = (count: number) => new Date(clock.now.getTime() + count * 24 * 3_600_000)
  due = await addLine({ roomId: await addRoom(0, '5A-10'), nextChangeDate: days(-3) })
  await addLine({ roomId: await addRoom(0, '5A-9'), nextChangeDate: days(-1) })
  await addLine({ roomId: await addRoom(0, '5A-1'), nextChangeDate: days(9) })
  await addLine({ roomId: await addRoom(0, '5A-2'), nextChangeDate: days(-9), completedAt: clock.now })
  await addLine({ roomId: await addRoom(1, '2C-1'), nextChangeDate: days(-1) })
  // A line check, and a call that is none.
  const check = await openCall({ room: await addRoom(0, '4B-3') })
  const purpose = await clients.system.purpose.create({
    data: { providerId: riverside.id, name: 'Line Check', weight: 99, lineCheck: true },
  })
  await clients.system.call.update({ where: { id: check }, data: { purposeId: purpose.id } })
  await openCall({ room: await addRoom(0, '4B-4') })
})

test('rules 4.18: due lines and line checks in walking order; what is due later, closed or no line check is not in it', async () => {
  expect(await stopsOf(hospital.people.rosa)).toEqual([
    ['4B-3', 'call'],
    ['5A-9', 'line'],
    ['5A-10', 'line'],
    ['2C-1', 'line'],
  ])
})

test('rules 4.18: of chosen facilities and units; all units are told', async () => {
  const { people, riverside, as } = hospital
  const [main, north] = riverside.facilities
  const choice = { facilityIds: [north!.id], unitIds: [unitId(main!.id, '4B')] }
  expect(await stopsOf(people.rosa, choice)).toEqual([
    ['4B-3', 'call'],
    ['2C-1', 'line'],
  ])
  expect(await stopsOf(people.rosa, { facilityIds: ["' or 1=1"], unitIds: [] })).toEqual([])
  const { units } = await readRound(await as(people.rosa), choice)
  expect(units.map(({ unit, count }) => [unit, count])).toEqual([
    ['4B', 1],
    ['5A', 2],
    ['2C', 1],
  ])
})

test('rules 2.3: someone restricted to a facility walks there; External people may not ask', async () => {
  const { people, as } = hospital
  expect(await stopsOf(people.north)).toEqual([['2C-1', 'line']])
  expect(await stopsOf(people.north, { facilityIds: [hospital.riverside.facilities[0]!.id], unitIds: [] })).toEqual([])
  expect(await refusalOf(readRound(await as(people.external), everywhere))).toBe('FORBIDDEN')
  expect(await stopsOf(people.stranger)).toEqual([])
})

test('a round is the same through both doors', async () => {
  const { people, riverside, address } = hospital
  const { rest, graphql } = doors(address, people.rosa)
  const unit = unitId(riverside.facilities[0]!.id, '5A')
  const { data } = await graphql(
    `
      query ($units: [String!]) {
        provider {
          round(unitIds: $units) {
            units {
              unitId
              name
              count
            }
            stops {
              stopId
              roomName
              unitName
              facilityName
              call {
                databaseId
              }
              line {
                databaseId
              }
            }
          }
        }
      }
    `,
    { units: [unit] },
  )
  const { body } = await rest('GET', `/providers/${riverside.id}/round?units=${encodeURIComponent(unit)}`)
  const { round } = data!.provider
  expect(round.stops).toHaveLength(2)
  expect(body.stops).toEqual(
    round.stops.map(({ call, line, ...stop }: Record<string, { databaseId: string } | null>) => ({
      facilityName: stop.facilityName,
      unit: stop.unitName,
      roomName: stop.roomName,
      callId: call?.databaseId ?? null,
      lineId: line?.databaseId ?? null,
    })),
  )
  expect(body.units.map(({ id }: { id: string }) => id)).toEqual(
    round.units.map(({ unitId: id }: { unitId: string }) => id),
  )
})

test('a line that gets a call is there by its call, and a closed one leaves the round', async () => {
  const { people, as } = hospital
  const rosa = await as(people.rosa)
  await createLineCalls(rosa, { lineIds: [due] })
  expect(await stopsOf(people.rosa)).toContainEqual(['5A-10', 'call'])
  const other = (await readRound(rosa, everywhere)).stops.find(({ place }) => place?.roomName === '5A-9')!
  await closeLine(rosa, { lineId: other.lineId! })
  expect((await stopsOf(people.rosa)).map(([room]) => room)).not.toContain('5A-9')
})
