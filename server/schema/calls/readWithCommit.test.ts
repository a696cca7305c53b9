// What a verb on a call answers is read in its transaction and sent with its commit, and audited with the write.
import { doors, globalId, type Json } from '../../test/harness/doors'
import { screenDocument } from '../../test/harness/screenDocuments'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'

serveHospital()

const readsOf = (entityId: string) =>
  hospital.clients.system.auditEntry.count({ where: { entityId, action: 'readPatient' } })

test('the screens’ verbs on a call take two round trips in their transaction, their answer included', async () => {
  const { clients, riverside, hire, goOnline, recorded } = hospital
  const nurse = await hire('Nora Quick', 'Clinician', riverside.id)
  await goOnline(nurse)
  const { graphql } = doors(address, nurse)
  const sent = async (document: string, input: object): Promise<[Json, { alone: number; trips: number }]> => {
    const before = { alone: clients.statements(), trips: clients.transactionRoundTrips() }
    const { data } = await graphql(screenDocument(document), { input })
    const { call } = Object.values(data as Record<string, Json>)[0]!
    return [call, { alone: clients.statements() - before.alone, trips: clients.transactionRoundTrips() - before.trips }]
  }
  const trips = async () => {
    const [call, create] = await sent('useCreateCallMutation', {
      purposeId: globalId('Purpose', riverside.purposes['Difficult IV']!),
      roomId: globalId('Room', riverside.facilities[0]!.roomIds[0]!),
    })
    const callId = globalId('Call', call.databaseId)
    const [claimed, claim] = await sent('callVerbsAssignCallMutation', { callId })
    const [corrected, correct] = await sent('entryVerbsCorrectCallMutation', { callId, contact: 'ext 7' })
    const [returned, giveBack] = await sent('callVerbsReturnCallMutation', { callId })
    const [closed, close] = await sent('entryVerbsCloseCallMutation', { callId, ...recorded })
    expect(closed.fields).toHaveLength(1)
    expect([claimed.viewerIsLead, corrected.contact, returned.viewerIsLead]).toEqual([true, 'ext 7', false])
    return { create, claim, correct, giveBack, close }
  }
  // A connection prepares a statement when it first sends it, by itself.
  for (let n = 0; n < 20; n += 1) await trips()
  const each = { alone: 1, trips: 2 }
  // The session; of a call that is completed also the call that follows up on it.
  const close = { ...each, alone: 2 }
  expect(await trips()).toEqual({ create: each, claim: each, correct: each, giveBack: each, close })
})

test('reading the patient of the answer is audited once, with the write; what tells of no patient is not', async () => {
  const { openCall, people } = hospital
  const { graphql } = doors(address, people.rosa)
  const callId = await openCall()
  const id = globalId('Call', callId)
  const correct = (name: string, selected: string) =>
    `${name}: correctCall(input: { callId: "${id}", mrn: "M-${name}" }) { ... on CorrectCallSuccess { ${selected} } ... on Refusal { current { ... on Call { patient: mrn } } } }`
  await graphql(`mutation { ${correct('a', 'call { contact }')} }`)
  expect(await readsOf(callId)).toBe(0)
  const twice = await graphql(
    `mutation { ${correct('b', 'call { contact ...p }')} ${correct('c', 'call { ...p }')} } fragment p on Call { it: mrn }`,
  )
  expect(twice.data).toMatchObject({ b: { call: { it: 'M-b' } }, c: { call: { it: 'M-c' } } })
  expect(await readsOf(callId)).toBe(2)
  const rows = await hospital.clients.system.auditEntry.findMany({
    where: { entityId: callId, action: { in: ['correctCall', 'readPatient'] } },
    orderBy: { sequence: 'asc' },
  })
  expect(rows.map(({ action }) => action)).toEqual([
    'correctCall',
    'correctCall',
    'readPatient',
    'correctCall',
    'readPatient',
  ])
  // Of a verb that is refused nothing was read with a write.
  const refused = await graphql(
    `mutation { returnCall(input: { callId: "${id}" }) { ... on Refusal { current { ... on Call { mrn } } } ... on CallChanged { call { mrn } } } }`,
  )
  expect(refused.data!.returnCall).toEqual({ current: { mrn: 'M-c' } })
  expect(await readsOf(callId)).toBe(3)
})

test('a record that is selected twice has the fields of each selection', async () => {
  const { openCall, people } = hospital
  const id = globalId('Call', await openCall())
  const { data } = await doors(address, people.rosa).graphql(
    `mutation { assignCall(input: { callId: "${id}" }) { ... on CallChanged { one: call { viewerIsLead } } ... on AssignCallSuccess { one: call { room { name } } other: call { assignedTo { fullName } } } } }`,
  )
  expect(data!.assignCall).toEqual({
    one: { viewerIsLead: true, room: { name: '1A-01' } },
    other: { assignedTo: { fullName: people.rosa.fullName } },
  })
})
