import { refusalOf } from '../../../test/harness/expect'
import { hospitalWithLines } from '../../../test/hospital/setUp'
import { closeLine, reopenLine } from './closeLine'

const { hospital, lines } = hospitalWithLines()

const rosa = () => hospital.as(hospital.people.rosa)
const followUp = (lineId: string, followUpFromId: string, days: number) =>
  lines.addCall(lineId, {
    followUpFromId,
    purposeId: hospital.riverside.purposes['Dressing Change']!,
    completedAt: null,
    announcedAt: days > 0 ? null : hospital.clock.now,
    aliveAt: new Date(hospital.clock.now.getTime() + days * 86_400_000),
  })

test('rules 4.3: closing cancels the follow-up that is to come and leaves the one in the queue; the screens hear of both', async () => {
  const { clients, people, clock } = hospital
  const lineId = await lines.addLine()
  const from = await lines.addCall(lineId)
  const [coming, inQueue] = [await followUp(lineId, from, 3), await followUp(lineId, from, -1)]
  expect(await closeLine(await rosa(), { lineId })).toEqual({ lineId, cancelled: 1 })
  expect(await lines.readLine(lineId)).toMatchObject({
    completedAt: clock.now,
    completedById: people.rosa.id,
    version: 2,
    listed: { closed: true },
  })
  expect(await hospital.readCall(coming)).toMatchObject({ deletedAt: clock.now, deletedById: people.rosa.id })
  expect((await hospital.readCall(inQueue)).deletedAt).toBeNull()
  expect(await clients.system.change.count({ where: { kind: 'line', entityId: lineId } })).toBe(1)
  expect(await clients.system.change.count({ where: { kind: 'call', entityId: coming } })).toBe(1)
})

test('rules 4.3: reopening brings no follow-up back', async () => {
  const lineId = await lines.addLine()
  const coming = await followUp(lineId, await lines.addCall(lineId), 3)
  await closeLine(await rosa(), { lineId })
  await reopenLine(await rosa(), { lineId })
  expect(await lines.readLine(lineId)).toMatchObject({
    completedAt: null,
    completedById: null,
    version: 3,
    listed: { closed: false },
  })
  expect((await hospital.readCall(coming)).deletedAt).not.toBeNull()
})

test('rules 4.3: closing twice and reopening an open one are refused, and change nothing', async () => {
  const lineId = await lines.addLine()
  expect(await refusalOf(reopenLine(await rosa(), { lineId }))).toBe('LINE_OPEN')
  await closeLine(await rosa(), { lineId })
  await expect(closeLine(await hospital.as(hospital.people.ben), { lineId })).rejects.toMatchObject({
    refusal: { code: 'LINE_CLOSED', message: 'Rosa Alvarez closed this line. Reopen it first.' },
    subject: { kind: 'line', id: lineId },
  })
  expect(await lines.readLine(lineId)).toMatchObject({ version: 2, completedById: hospital.people.rosa.id })
})

test('rules 4.3: of eight who close a line at once exactly one did', async () => {
  const requests = await Promise.all([
    rosa(),
    hospital.as(hospital.people.ben),
    hospital.as(hospital.people.admin),
    hospital.as(hospital.people.manager),
  ])
  for (let round = 0; round < 5; round += 1) {
    const lineId = await lines.addLine()
    const outcomes = await Promise.all(
      [...requests, ...requests].map((request) => refusalOf(closeLine(request, { lineId }))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'LINE_CLOSED')).toHaveLength(7)
    expect((await lines.readLine(lineId)).version).toBe(2)
  }
})

test('rules 4.5: a version that is over is refused', async () => {
  const lineId = await lines.addLine()
  expect(await refusalOf(closeLine(await rosa(), { lineId, expectedVersion: 7 }))).toBe('STALE')
  await closeLine(await rosa(), { lineId, expectedVersion: 1 })
  expect(await refusalOf(reopenLine(await rosa(), { lineId, expectedVersion: 1 }))).toBe('STALE')
})

test('rules 2.2, 2.3: whoever may not, or does not see it, changes nothing', async () => {
  const { people, as } = hospital
  const lineId = await lines.addLine()
  for (const verb of [closeLine, reopenLine]) {
    expect(await refusalOf(verb(await as(people.external), { lineId }))).toBe('FORBIDDEN')
    for (const intruder of [people.north, people.stranger])
      expect(await refusalOf(verb(await as(intruder), { lineId }))).toBe('NOT_FOUND')
  }
  expect(await lines.readLine(lineId)).toMatchObject({ completedAt: null, version: 1 })
})
