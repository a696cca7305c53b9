import { doors, globalId, type Json } from '../../../test/harness/doors'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from '../working/assignCall'
import { saveCallDraft } from '../entries/callDraft'
import { holdCall } from '../working/changeStatus'
import { closeCall, closeCallAndCreateLine } from '../ending/closeCall'
import { correctCall } from '../entries/correctCall'
import { deleteCall, undeleteCall } from '../ending/deleteCall'

const hospital = servedHospitalOfFile()

const as = (person: Person) => hospital.as(person)
const fields =
  'edges { cursor node { at by door summary changes { name from to } } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor }'
const ask = (person: Person, callId: string, args = '') =>
  doors(hospital.address, person).graphql(
    `query($id: ID!) { node(id: $id) { ... on Call { history${args} { ${fields} } } } }`,
    {
      id: globalId('Call', callId),
    },
  )
const historyOf = async (person: Person, callId: string, args = '') =>
  (await ask(person, callId, args)).data?.node?.history ?? null
const told = (history: Json) =>
  history.edges.map(({ node }: Json) => [
    node.by,
    node.summary,
    ...node.changes.map(({ name, from, to }: Json) => `${name}: ${from ?? '–'} → ${to ?? '–'}`),
  ])

describe('what became of a call (rules 3.24)', () => {
  test('is told newest first, in the words of the form, with names instead of ids', async () => {
    const { people, openCall, riverside } = hospital
    const callId = await openCall()
    await assignCall(await as(people.ben), { callId })
    await holdCall(await as(people.ben), { callId })
    await correctCall(await as(people.rosa), {
      callId,
      roomId: riverside.facilities[1]!.roomIds[2],
      dob: '1950-03-01',
      purposeId: riverside.purposes['Difficult IV'],
    })
    await deleteCall(await as(people.admin), { callId })
    await undeleteCall(await as(people.admin), { callId })
    const history = await historyOf(people.rosa, callId)
    expect(told(history)).toEqual([
      ['Amara Okafor', 'Restored the call'],
      ['Amara Okafor', 'Deleted the call', 'Assigned to: Ben Carter → –'],
      [
        'Rosa Alvarez',
        'Corrected entries',
        'Date of Birth: – → 03/01/1950',
        'Need: PICC Insertion → Difficult IV',
        'Room: 1A-01 · Main Hospital → ICU-07 · North Campus',
      ],
      ['Ben Carter', 'Put the call on hold', 'Status: Normal → On Hold'],
      ['Ben Carter', 'Took the call', 'Assigned to: – → Ben Carter'],
      [
        'Rosa Alvarez',
        'Created the call',
        'Status: – → Normal',
        'Need: – → PICC Insertion',
        'Room: – → 1A-01 · Main Hospital',
      ],
    ])
    expect(history.edges[0].node).toMatchObject({ at: hospital.clock.now.toISOString(), door: 'GRAPHQL' })
  })

  test('tells records by the names that they have now, also when they were hidden or deleted', async () => {
    const { people, openCall, riverside, clients } = hospital
    const room = await clients.system.room.create({
      data: { providerId: riverside.id, facilityId: riverside.facilities[0]!.id, name: '9Z' },
    })
    const purpose = await clients.system.purpose.create({
      data: { providerId: riverside.id, name: 'Midline', weight: 9 },
    })
    const callId = await openCall({ room: room.id })
    await correctCall(await as(people.rosa), { callId, purposeId: purpose.id })
    await clients.system.room.update({ where: { id: room.id }, data: { name: '9Z-old', hiddenAt: hospital.clock.now } })
    await clients.system.purpose.update({ where: { id: purpose.id }, data: { deletedAt: hospital.clock.now } })
    expect(told(await historyOf(people.ben, callId))[0]).toContain('Need: PICC Insertion → Midline')
    expect(told(await historyOf(people.ben, callId))[1]).toContain('Room: – → 9Z-old · Main Hospital')
  })

  test('of what lies out of the reader’s facilities tells no name', async () => {
    const { people, openCall, riverside } = hospital
    const callId = await openCall()
    await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[1]!.roomIds[0] })
    expect(told(await historyOf(people.north, callId))[0]).toContain(
      'Room: A room that you cannot see → 1A-01 · North Campus',
    )
  })

  test('a follow-up says where it comes from, and that it was canceled with the call that scheduled it', async () => {
    const { people, openCall, record, clients } = hospital
    const callId = await openCall()
    const entries = { patientLastName: 'Park', mrn: 'R-9', fields: record({ 'Insertion Type': ['ML'] }) }
    await closeCallAndCreateLine(await as(people.rosa), { callId, lineName: 'R arm', ...entries })
    const followUp = await clients.system.call.findFirstOrThrow({ where: { followUpFromId: callId } })
    expect(told(await historyOf(people.rosa, callId))[0]).toEqual(
      expect.arrayContaining([
        'Closed the call, and created its line',
        'Line: – → R arm',
        'Insertion: Insertion Type: – → ML',
      ]),
    )
    await deleteCall(await as(people.admin), { callId })
    expect(told(await historyOf(people.rosa, followUp.id))).toEqual([
      ['Amara Okafor', 'Deleted the call'],
      ['Rosa Alvarez', 'Scheduled this follow-up', 'Line: – → R arm', 'Follow-up from: – → PICC Insertion'],
    ])
  })

  test('leaves out readings, drafts, what was refused, and every other call', async () => {
    const { people, openCall, recorded } = hospital
    const [callId, other] = [await openCall(), await openCall()]
    await saveCallDraft(await as(people.rosa), {
      callId,
      entries: [{ name: 'mrn', from: [], to: ['7'] }],
      takenBack: [],
    })
    await closeCall(await as(people.rosa), { callId: other, ...recorded })
    await correctCall(await as(people.rosa), { callId, contact: 'x', expectedVersion: 7 }).catch(() => null)
    await historyOf(people.ben, callId)
    expect(told(await historyOf(people.ben, callId)).map(([, summary]: string[]) => summary)).toEqual([
      'Created the call',
    ])
  })

  test('is told to the trail like reading the patient', async () => {
    const { people, openCall, clients } = hospital
    const callId = await openCall()
    await historyOf(people.ben, callId)
    const rows = await clients.system.auditEntry.findMany({ where: { entityId: callId, action: 'readPatient' } })
    expect(rows.map(({ actorId, outcome }) => [actorId, outcome])).toEqual([[people.ben.id, 'done']])
  })

  test('is not told to the trail when there was nothing new to read', async () => {
    const { people, openCall, clients } = hospital
    const callId = await openCall()
    const readings = () => clients.system.auditEntry.count({ where: { entityId: callId, action: 'readPatient' } })
    const [newest] = (await historyOf(people.ben, callId)).edges
    const newer = () => historyOf(people.ben, callId, `(first: 50, before: "${newest.cursor}")`)
    expect(told(await newer())).toEqual([])
    expect(await readings()).toBe(1)
    await correctCall(await as(people.rosa), { callId, contact: 'x' })
    expect(told(await newer())).toEqual([['Rosa Alvarez', 'Corrected entries', 'Contact: – → x']])
    expect(await readings()).toBe(2)
  })

  test('is for those who work calls and see this one', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    for (const person of [people.external, people.stranger, people.north, people.locked])
      expect(await historyOf(person, callId)).toBeNull()
    expect(await historyOf(people.trainee, callId)).not.toBeNull()
  })

  test('comes in pages, forwards and backwards, while more is done', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    for (const contact of ['a', 'b', 'c', 'd']) await correctCall(await as(people.rosa), { callId, contact })
    const last = ({ edges }: Json) => edges.map(({ node }: Json) => node.changes[0]?.to ?? node.summary)
    const first = await historyOf(people.rosa, callId, '(first: 2)')
    expect([last(first), first.pageInfo.hasNextPage]).toEqual([['d', 'c'], true])
    await correctCall(await as(people.rosa), { callId, contact: 'e' })
    const second = await historyOf(people.rosa, callId, `(first: 2, after: "${first.pageInfo.endCursor}")`)
    expect([last(second), second.pageInfo.hasNextPage]).toEqual([['b', 'a'], true])
    const back = await historyOf(people.rosa, callId, `(last: 2, before: "${second.pageInfo.startCursor}")`)
    expect([last(back), back.pageInfo.hasPreviousPage]).toEqual([['d', 'c'], true])
    for (const cursor of [
      'x',
      Buffer.from('history|0').toString('base64url'),
      Buffer.from('history|99999999999').toString('base64url'),
    ])
      expect((await ask(people.rosa, callId, `(after: "${cursor}")`)).errors?.[0]?.extensions.code).toBe('MALFORMED')
  })

  test('finds its rows by an index that leaves the readings out', async () => {
    const { clients, riverside, openCall } = hospital
    const callId = await openCall()
    const plan = await clients.systemTransaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`
      return tx.$queryRaw<
        object[]
      >`explain select * from audit_entry where provider_id = ${riverside.id}::uuid and entity_id = ${callId}::uuid and entity_kind = 'call' and outcome = 'done'
        and action <> all (array['readPatient', 'saveCallDraft', 'discardCallDraft']) order by sequence desc limit 11`
    })
    expect(JSON.stringify(plan)).toContain('audit_entry_done')
  })
})
