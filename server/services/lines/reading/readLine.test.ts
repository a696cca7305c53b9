import { refusalOf } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { readLine } from './readLine'

const hospital = hospitalOfFile()

test('a line comes with where it is, its calls from the first on, and its infections; the trail tells whose it was', async () => {
  const { riverside, people, clients, openCall, as, clock } = hospital
  const at = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000)
  const { id } = await clients.system.line.create({
    data: {
      providerId: riverside.id,
      name: 'R arm',
      createdAt: clock.now,
      roomId: riverside.facilities[0]!.roomIds[0]!,
    },
  })
  await clients.system.infectionEntry.create({
    data: { providerId: riverside.id, lineId: id, start: new Date('2026-01-05'), createdAt: clock.now },
  })
  const [first, second, deleted] = [await openCall(), await openCall(), await openCall()]
  const put = (callId: string, minutes: number, more: object = {}) =>
    clients.system.call.update({ where: { id: callId }, data: { lineId: id, createdAt: at(minutes), ...more } })
  await put(first, -20, { patientLastName: 'Park' })
  await put(second, -10)
  await put(deleted, -30, { deletedAt: clock.now, patientLastName: 'Wrong' })
  const line = await readLine(await as(people.rosa), id)
  expect(line).toMatchObject({
    name: 'R arm',
    room: { facility: { id: riverside.facilities[0]!.id } },
    patient: { patientLastName: 'Park' },
    calls: [{ id: first }, { id: second }],
    infections: [{ start: new Date('2026-01-05'), stop: null }],
  })
  expect(
    await clients.system.auditEntry.count({
      where: { entityId: first, actorId: people.rosa.id, action: 'readPatient' },
    }),
  ).toBe(1)
})

test('what is of another provider or facility, or is none, does not exist; someone External may not ask', async () => {
  const { lakeshore, riverside, people, clients, as, clock } = hospital
  const lineIn = async (providerId: string, roomId: string) =>
    (await clients.system.line.create({ data: { providerId, name: 'L', createdAt: clock.now, roomId } })).id
  const foreign = await lineIn(lakeshore.id, lakeshore.facilities[0]!.roomIds[0]!)
  const main = await lineIn(riverside.id, riverside.facilities[0]!.roomIds[0]!)
  for (const id of [foreign, 'nowhere', "' or 1=1"])
    expect(await refusalOf(readLine(await as(people.rosa), id))).toBe('NOT_FOUND')
  expect(await refusalOf(readLine(await as(people.north), main))).toBe('NOT_FOUND')
  expect(await refusalOf(readLine(await as(people.external), main))).toBe('FORBIDDEN')
})
