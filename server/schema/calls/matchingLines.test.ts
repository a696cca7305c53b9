import { closeCall, closeCallAndCreateLine } from '../../services/calls/ending/closeCall'
import { correctCall } from '../../services/calls/entries/correctCall'
import { doors, globalId, type Json } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import type { Person } from '../../test/hospital/hospital'

serveHospital({ sessionIdleMinutes: 100_000, sessionMaxHours: 10_000 })

const rosa = () => hospital.as(hospital.people.rosa)

/** An insertion that is done, with the line that it placed. */
const placeLine = async (
  lineName: string,
  patient: { mrn: string; patientLastName: string; patientFirstName?: string },
  room = 1,
): Promise<{ callId: string; lineId: string }> => {
  const callId = await hospital.openCall({ room: hospital.riverside.facilities[0]!.roomIds[room]! })
  const { lineId } = await closeCallAndCreateLine(await rosa(), {
    callId,
    lineName,
    ...patient,
    fields: hospital.record({ 'Insertion Type': ['ML'] }),
  })
  return { callId, lineId: lineId! }
}

const ask = async (callId: string, args = '', person: Person = hospital.people.rosa): Promise<Json> => {
  const document = `query($id: ID!) { node(id: $id) { ... on Call { matchingLines${args} {
    databaseId name mrn orderingProvider patientFirstName patientLastName followUpInterval nextChangeDate completedAt callCount room { name } } } } }`
  const { data, errors } = await doors(address, person).graphql(document, { id: globalId('Call', callId) })
  if (errors) throw new Error(JSON.stringify(errors))
  return data!.node.matchingLines
}
const names = async (...of: Parameters<typeof ask>): Promise<string[]> =>
  (await ask(...of)).map(({ name }: Json) => name)

test('lines of the same MRN come first, then those in the same room, then those of the same last name, each with what a list shows (rules 4.2)', async () => {
  const byName = await placeLine('By name', { mrn: 'A-1', patientLastName: 'Ruiz' })
  await placeLine('By room', { mrn: 'A-2', patientLastName: 'Ito' }, 0)
  await placeLine('By MRN', { mrn: 'A-3', patientLastName: 'Berg', patientFirstName: 'Nils' })
  const gone = await placeLine('Closed', { mrn: 'A-3', patientLastName: 'Berg' })
  await hospital.clients.system.line.update({ where: { id: gone.lineId }, data: { completedAt: hospital.clock.now } })
  const callId = await hospital.openCall()
  await correctCall(await rosa(), { callId, mrn: 'A-3', patientLastName: 'ruiz' })
  const found = await ask(callId)
  expect(found.map(({ name }: Json) => name)).toEqual(['By MRN', 'By room', 'By name'])
  expect(found[0]).toMatchObject({
    mrn: 'A-3',
    patientFirstName: 'Nils',
    patientLastName: 'Berg',
    followUpInterval: 7,
    nextChangeDate: '2026-03-17T14:00:00.000Z',
    completedAt: null,
    callCount: 2,
    room: { name: '1A-02' },
  })
  expect(found[2].databaseId).toBe(byName.lineId)
})

test('what was entered and not sent yet is looked for in place of what the call has', async () => {
  await placeLine('Theirs', { mrn: 'B-1', patientLastName: 'Okoye' })
  const callId = await hospital.openCall({ room: hospital.riverside.facilities[1]!.roomIds[0]! })
  expect(await names(callId)).toEqual([])
  expect(await names(callId, '(mrn: "B-1")')).toEqual(['Theirs'])
  expect(await names(callId, '(patientLastName: "OKOYE")')).toEqual(['Theirs'])
  expect(
    await names(callId, `(roomId: "${globalId('Room', hospital.riverside.facilities[0]!.roomIds[1]!)}")`),
  ).toContain('Theirs')
  expect(await names(callId, '(mrn: "\\u0000", patientLastName: "\\u0000")')).toEqual([])
})

test('whose patient is read with a line is audited (rules 2.10)', async () => {
  const { callId: first } = await placeLine('Read', { mrn: 'C-1', patientLastName: 'Silva' })
  const callId = await hospital.openCall({ room: hospital.riverside.facilities[1]!.roomIds[1]! })
  await ask(callId, '(mrn: "C-1")')
  const reads = await hospital.clients.system.auditEntry.findMany({ where: { action: 'readPatient', entityId: first } })
  expect(reads).toMatchObject([{ actorId: hospital.people.rosa.id, door: 'graphql', outcome: 'done' }])
})

test('somebody External sees no lines, somebody restricted those of their facilities only', async () => {
  await placeLine('Main', { mrn: 'D-1', patientLastName: 'Vega' })
  const inMain = await hospital.openCall()
  const inNorth = await hospital.openCall({ room: hospital.riverside.facilities[1]!.roomIds[2]! })
  expect(await ask(inMain, '(mrn: "D-1")', hospital.people.external)).toBeNull()
  expect(await names(inNorth, '(mrn: "D-1")', hospital.people.north)).toEqual([])
  expect(await names(inNorth, '(mrn: "D-1")')).toEqual(['Main'])
})

describe('why a completed call cannot be corrected (calls, section 4)', () => {
  const why = async (callId: string, person: Person): Promise<Json> => {
    const { data } = await doors(address, person).graphql(
      'query($id: ID!) { node(id: $id) { ... on Call { viewerCanSave viewerSaveRefusal { code message } } } }',
      { id: globalId('Call', callId) },
    )
    return data!.node
  }

  test('nothing is said of an open call', async () => {
    expect(await why(await hospital.openCall(), hospital.people.rosa)).toEqual({
      viewerCanSave: false,
      viewerSaveRefusal: null,
    })
  })

  test('whoever completed it is told after 72 hours, a colleague at once, an administrator never', async () => {
    const { people, clock } = hospital
    const callId = await hospital.openCall()
    await closeCall(await rosa(), { callId, ...hospital.recorded })
    expect(await why(callId, people.rosa)).toEqual({ viewerCanSave: true, viewerSaveRefusal: null })
    expect((await why(callId, people.ben)).viewerSaveRefusal).toEqual({
      code: 'CALL_CANNOT_BE_UPDATED',
      message: 'Call Cannot Be Updated: only Rosa Alvarez can correct it.',
    })
    clock.now = new Date(clock.now.getTime() + 73 * 3_600_000)
    expect((await why(callId, people.rosa)).viewerSaveRefusal.message).toBe(
      'Call Cannot Be Updated: it was completed more than 72 hours ago.',
    )
    // Once the time is over it is so for everybody, whoever completed the call.
    expect((await why(callId, people.ben)).viewerSaveRefusal.message).toBe(
      'Call Cannot Be Updated: it was completed more than 72 hours ago.',
    )
    expect(await why(callId, people.admin)).toEqual({ viewerCanSave: true, viewerSaveRefusal: null })
  })
})
