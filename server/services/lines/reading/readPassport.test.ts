import type { Prisma } from '../../../db/generated/prisma/client'
import { refusalOf } from '../../../test/harness/expect'
import { linesIn } from '../../../test/hospital/lines'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { readPassport } from './readPassport'

const hospital = hospitalOfFile()

/** A line that Rosa placed twenty days ago, with two dressing changes, of which one is in a facility of others. */
const placedLine = async () => {
  const { riverside, people, clients } = hospital
  const { addLine, addCall, minutesAgo } = linesIn(hospital)
  const daysAgo = (days: number) => minutesAgo(days * 24 * 60)
  const lineId = await addLine()
  const callOn = (days: number, more: Partial<Prisma.CallUncheckedCreateInput>) =>
    addCall(lineId, { createdAt: daysAgo(days), completedAt: daysAgo(days), completedById: people.rosa.id, ...more })
  const dressing = { purposeId: riverside.purposes['Dressing Change']! }
  const inserted = await callOn(20, { patientLastName: 'Ito' })
  const first = await callOn(13, dressing)
  const elsewhere = await callOn(9, { ...dressing, roomId: riverside.facilities[1]!.roomIds[0]! })
  const last = await callOn(6, { ...dressing, completedById: people.ben.id })
  await callOn(5, { ...dressing, deletedAt: daysAgo(4) })
  await callOn(0, { ...dressing, completedAt: null, completedById: null })

  const { id: lengthOfDressing } = await clients.system.procedureField.create({
    data: {
      ...{ providerId: riverside.id, procedureId: riverside.procedures.Dressing!, name: `Out ${lineId}`, weight: 9 },
      ...{ type: 'number', externalLength: true },
    },
  })
  await clients.system.procedureField.update({
    where: { id: riverside.fields['Catheter length']! },
    data: { externalLength: true },
  })
  const record = (callId: string, procedure: string, fieldId: string, fieldName: string, values: string[]) =>
    clients.system.callValue.create({
      data: {
        ...{ providerId: riverside.id, callId, fieldId, fieldName, values },
        ...{ procedureId: riverside.procedures[procedure]!, procedureName: procedure, procedureWeight: 0 },
        ...{ fieldWeight: 0, fieldType: fieldName === 'Insertion Type' ? 'radio' : 'number' },
        ...{ followUpTypeName: fieldName === 'Insertion Type', endFollowUp: false },
      },
    })
  await record(inserted, 'Insertion', riverside.fields['Insertion Type']!, 'Insertion Type', ['ML'])
  await record(inserted, 'Insertion', riverside.fields['Catheter length']!, 'External', ['3'])
  await record(first, 'Dressing', lengthOfDressing, 'Out', ['3.5'])
  await record(elsewhere, 'Dressing', lengthOfDressing, 'Out', ['9'])
  await record(last, 'Dressing', lengthOfDressing, 'Out', ['5'])
  return { lineId, inserted, first, elsewhere, last, lengthOfDressing }
}

const reads = (callId: string, userId: string) =>
  hospital.clients.system.auditEntry.count({ where: { entityId: callId, actorId: userId, action: 'readPatient' } })

test('rules 4.17, a line as it was placed, with its lengths since then and its dressing changes; reading is audited', async () => {
  const { people, as } = hospital
  const { lineId, inserted, first, elsewhere, last } = await placedLine()
  const { line, passport } = await readPassport(await as(people.rosa), lineId)
  expect(line.id).toBe(lineId)
  expect(passport.placement).toMatchObject({
    visit: { callId: inserted, byName: people.rosa.fullName },
    purposeName: 'PICC Insertion',
    fields: [{ values: ['ML'] }, { values: ['3'] }],
  })
  expect(
    passport.externalLengths.map(({ visit, name, value, difference }) => [visit.callId, name, value, difference]),
  ).toEqual([
    [inserted, 'External', '3', 0],
    [first, 'Out', '3.5', 0.5],
    [elsewhere, 'Out', '9', 6],
    [last, 'Out', '5', 2],
  ])
  expect(passport.dressingChanges.map(({ visit }) => visit.callId)).toEqual([last, elsewhere, first])
  expect(await reads(inserted, people.rosa.id)).toBe(1)
})

test('what someone restricted to facilities does not see is not in it; a foreign line does not exist, and External people may not ask', async () => {
  const { riverside, lakeshore, people, clients, as } = hospital
  const { lineId, first, last } = await placedLine()
  expect(await refusalOf(readPassport(await as(people.external), lineId))).toBe('FORBIDDEN')
  expect(await refusalOf(readPassport(await as(people.north), lineId))).toBe('NOT_FOUND')
  // The line moved to North: its calls in Main stay where they were.
  await clients.system.line.update({
    where: { id: lineId },
    data: { roomId: riverside.facilities[1]!.roomIds[0]! },
  })
  const { passport } = await readPassport(await as(people.north), lineId)
  expect(passport.placement).toBeNull()
  expect(passport.dressingChanges).toHaveLength(1)
  expect(JSON.stringify(passport)).not.toContain(first)
  expect(JSON.stringify(passport)).not.toContain(last)
  const foreign = await clients.system.line.create({
    data: { providerId: lakeshore.id, name: 'L', createdAt: new Date(), roomId: lakeshore.facilities[0]!.roomIds[0]! },
  })
  expect(await refusalOf(readPassport(await as(people.rosa), foreign.id))).toBe('NOT_FOUND')
})

test('a field that is no length any more is not compared, and one of a deleted field is', async () => {
  const { people, clients, clock, as } = hospital
  const { lineId, lengthOfDressing } = await placedLine()
  const lengths = async () => (await readPassport(await as(people.rosa), lineId)).passport.externalLengths.length
  const change = (data: Prisma.ProcedureFieldUpdateInput) =>
    clients.system.procedureField.update({ where: { id: lengthOfDressing }, data })
  await change({ deletedAt: clock.now })
  expect(await lengths()).toBe(4)
  await change({ externalLength: false })
  expect(await lengths()).toBe(1)
})
