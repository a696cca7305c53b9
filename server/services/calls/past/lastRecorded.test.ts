import { doors, globalId } from '../../../test/harness/doors'
import { refusalOf } from '../../../test/harness/expect'
import { servedHospitalOfTest } from '../../../test/hospital/setUp'
import { closeCall, closeCallAndCreateLine } from '../ending/closeCall'
import { deleteCall } from '../ending/deleteCall'
import { createLineCall } from '../../lines/verbs/createLineCall'
import { readLastRecords } from './lastRecorded'

const hospital = servedHospitalOfTest()

const rosa = () => hospital.as(hospital.people.rosa)
const read = async (callId: string, person = hospital.people.rosa) =>
  (await readLastRecords(await hospital.as(person), callId)).map(({ callId: from, values }) => [
    from,
    Object.fromEntries(values.map((value) => [value.fieldName, value.values])),
  ])

/** A line with its insertion, and a call about it for each of these records. */
const lineWith = async (...records: Record<string, string[]>[]) => {
  const insertionId = await hospital.openCall()
  const { lineId } = await closeCallAndCreateLine(await rosa(), {
    callId: insertionId,
    lineName: "Ruiz's Line",
    patientLastName: 'Ruiz',
    mrn: 'R-100',
    fields: hospital.record({ 'Insertion Type': ['ML'], 'Catheter length': ['20'] }),
  })
  const callIds = [insertionId]
  for (const record of records) callIds.push(await visit(lineId!, record))
  return { lineId: lineId!, callIds }
}

const nextCall = async (lineId: string): Promise<string> => {
  hospital.clock.now = new Date(hospital.clock.now.getTime() + 60_000)
  return (await createLineCall(await rosa(), { lineId, purposeId: hospital.riverside.purposes['Dressing Change'] }))
    .callId
}

const visit = async (lineId: string, record: Record<string, string[]>): Promise<string> => {
  const callId = await nextCall(lineId)
  await closeCall(await rosa(), { callId, fields: hospital.record(record) })
  return callId
}

test('for each procedure the latest completed call of the line, without the call itself (rules 10.13a)', async () => {
  const { lineId, callIds } = await lineWith({ Kind: ['Gauze'], Site: ['Red'] }, { Kind: ['Transparent'] })
  const now = await nextCall(lineId)
  expect(await read(now)).toEqual([
    [callIds[2], { Kind: ['Transparent'] }],
    [callIds[0], { 'Insertion Type': ['ML'], 'Catheter length': ['20'] }],
  ])
  // A completed call is compared with what came before it.
  expect(await read(callIds[1]!)).toEqual([[callIds[0], { 'Insertion Type': ['ML'], 'Catheter length': ['20'] }]])
})

test('a deleted call, a call without a line, and another line count for nothing', async () => {
  const { lineId, callIds } = await lineWith({ Kind: ['Gauze'] })
  await lineWith({ Kind: ['Transparent'] })
  await deleteCall(await hospital.as(hospital.people.admin), { callId: callIds[1] })
  const now = await nextCall(lineId)
  expect(await read(now)).toEqual([[callIds[0], expect.objectContaining({ 'Insertion Type': ['ML'] })]])
  expect(await read(await hospital.openCall())).toEqual([])
})

test('only calls that the reader sees count, and whoever may not see lines reads nothing (rules 2.2, 2.3)', async () => {
  const { clients, riverside, people, hire } = hospital
  const [main, other] = riverside.facilities as [
    (typeof riverside.facilities)[number],
    (typeof riverside.facilities)[number],
  ]
  const { lineId, callIds } = await lineWith({ Kind: ['Gauze'] }, { Kind: ['Transparent'] })
  const now = await nextCall(lineId)
  const part = await hire('Part Time', 'Clinician', riverside.id, { only: [main.id] })
  await clients.system.call.update({ where: { id: callIds[2]! }, data: { roomId: other.roomIds[0]! } })
  expect((await read(now, part)).map(([from]) => from)).toEqual([callIds[1], callIds[0]])
  await clients.system.line.update({ where: { id: lineId }, data: { roomId: other.roomIds[0]! } })
  expect(await read(now, part)).toEqual([])
  expect(await refusalOf(read(now, people.external))).toBe('FORBIDDEN')
  expect(await refusalOf(read(now, people.stranger))).toBe('NOT_FOUND')
  expect(await refusalOf(read('nonsense'))).toBe('NOT_FOUND')
})

test('both doors answer the same', async () => {
  const { lineId } = await lineWith({ Kind: ['Gauze'], Site: ['Red', 'Swollen'] })
  const now = await nextCall(lineId)
  const { rest, graphql } = doors(hospital.address, hospital.people.rosa)
  const { body } = await rest('GET', `/providers/${hospital.riverside.id}/calls/${now}/lastrecords`)
  const { data, errors } = await graphql(
    `
      query ($id: ID!) {
        node(id: $id) {
          ... on Call {
            lastRecords {
              callId
              completedAt
              procedureId
              fields {
                fieldId
                fieldName
                type
                values
              }
            }
          }
        }
      }
    `,
    { id: globalId('Call', now) },
  )
  expect(errors).toBeUndefined()
  expect((data!.node as { lastRecords: unknown }).lastRecords).toEqual(body)
  expect(body).toHaveLength(2)
})
