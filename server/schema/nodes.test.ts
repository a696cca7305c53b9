import type { GraphQLInterfaceType } from 'graphql'
import { closeCall } from '../services/calls/ending/closeCall'
import { deleteCall } from '../services/calls/ending/deleteCall'
import { createWaitingTarget } from '../services/configuration/targets/configureTargets'
import { assignCall } from '../services/calls/working/assignCall'
import { doors, globalId, type Json } from '../test/harness/doors'
import { addDevice } from '../test/harness/screen'
import { address, hospital, serveHospital } from '../test/harness/servedHospital'
import type { Person } from '../test/hospital/hospital'
import { schema } from './index'

serveHospital()

/** For each type a record of the main hospital, one of the north campus where there is such, and one of the other provider. */
const records = async (): Promise<Record<string, { main: string; north?: string; foreign: string }>> => {
  const { riverside, lakeshore, people, clients, openCall, as } = hospital
  const [main, north, foreign] = [
    await openCall(),
    await openCall({ room: riverside.facilities[1]!.roomIds[0]! }),
    await openCall({ by: people.stranger }),
  ]
  const work = async (callId: string, person: Person) => {
    await assignCall(await as(person), { callId })
    const { id } = await clients.system.workOrder.findFirstOrThrow({ where: { callId } })
    await clients.system.workOrder.update({ where: { id }, data: { end: hospital.clock.now } })
    return id
  }
  const line = async (providerId: string, roomId: string) =>
    (await clients.system.line.create({ data: { providerId, roomId, name: 'A line', createdAt: hospital.clock.now } }))
      .id
  const image = async (callId: string, { id, providerId }: Person) =>
    (
      await clients.system.callImage.create({
        data: {
          providerId,
          callId,
          fileName: 'arm.png',
          contentType: 'image/png',
          size: 7,
          createdAt: hospital.clock.now,
          createdById: id,
        },
      })
    ).id
  const job = async (providerId: string) =>
    (await clients.system.job.create({ data: { providerId, name: 'checkLines', settledAt: hospital.clock.now } })).id
  const token = async ({ id: userId, providerId }: Person) =>
    (
      await clients.system.apiToken.create({
        data: {
          userId,
          providerId,
          name: 'Dashboard',
          scope: 'read',
          tokenHash: crypto.getRandomValues(new Uint8Array(32)),
          createdAt: hospital.clock.now,
        },
      })
    ).id
  const roleInvitation = async (providerId: string, { id: userId, fullName, email }: Person) =>
    (
      await clients.system.roleInvitation.create({
        data: { providerId, userId, fullName, email, role: 'Clinician', invitedAt: hospital.clock.now },
      })
    ).id
  const document = async ({ id: userId, providerId }: Person, requirementId: string) => {
    const { system } = clients
    const { now } = hospital.clock
    const file = { fileName: 'card.pdf', contentType: 'application/pdf', size: 7 }
    const { id: uploadId } = await system.documentUpload.create({
      data: { ...file, providerId, createdAt: now, createdById: userId },
    })
    const row = { providerId, userId, requirementId, uploadId, issueDate: now, uploadedAt: now, uploadedById: userId }
    return (await system.complianceDocument.create({ data: row })).id
  }
  const target = async (by: Person, facilityId: string) =>
    (await createWaitingTarget(await as(by), { status: 'Stat', facilityId, targetMinutes: 5 })).targetId
  const handover = async (providerId: string, facilityId: string) => {
    const stamp = { handedOverAt: hospital.clock.now, handedOverById: people.rosa.id }
    const row = { providerId, facilityId, noteVersion: 0, contents: {}, ...stamp }
    return (await clients.system.handover.create({ data: row })).id
  }
  const view = async ({ id: ownerId, providerId }: Person) => {
    const { now } = hospital.clock
    const row = { providerId, ownerId, list: 'QUEUE', name: 'Stat', query: 'show=stat', shared: true }
    return (await clients.system.savedView.create({ data: { ...row, createdAt: now, changedAt: now } })).id
  }
  const option = async (fieldId: string) =>
    (await clients.system.procedureFieldOption.findFirstOrThrow({ where: { fieldId } })).id
  return {
    Call: { main, north, foreign },
    WorkOrder: {
      main: await work(main, people.rosa),
      north: await work(north, people.ben),
      foreign: await work(foreign, people.stranger),
    },
    Image: {
      main: await image(main, people.rosa),
      north: await image(north, people.ben),
      foreign: await image(foreign, people.stranger),
    },
    Line: {
      main: await line(riverside.id, riverside.facilities[0]!.roomIds[0]!),
      north: await line(riverside.id, riverside.facilities[1]!.roomIds[0]!),
      foreign: await line(lakeshore.id, lakeshore.facilities[0]!.roomIds[0]!),
    },
    Facility: {
      main: riverside.facilities[0]!.id,
      north: riverside.facilities[1]!.id,
      foreign: lakeshore.facilities[0]!.id,
    },
    HandoverNote: {
      main: riverside.facilities[0]!.id,
      north: riverside.facilities[1]!.id,
      foreign: lakeshore.facilities[0]!.id,
    },
    Handover: {
      main: await handover(riverside.id, riverside.facilities[0]!.id),
      north: await handover(riverside.id, riverside.facilities[1]!.id),
      foreign: await handover(lakeshore.id, lakeshore.facilities[0]!.id),
    },
    Room: {
      main: riverside.facilities[0]!.roomIds[0]!,
      north: riverside.facilities[1]!.roomIds[0]!,
      foreign: lakeshore.facilities[0]!.roomIds[0]!,
    },
    SavedView: { main: await view(people.manager), foreign: await view(people.stranger) },
    Purpose: { main: riverside.purposes.Custom!, foreign: lakeshore.purposes.Custom! },
    StatusCode: { main: riverside.statuses.Stat!, foreign: lakeshore.statuses.Stat! },
    User: { main: people.ben.id, foreign: people.stranger.id },
    Procedure: { main: riverside.procedures.Education!, foreign: lakeshore.procedures.Education! },
    ProcedureField: { main: riverside.fields.Topic!, foreign: lakeshore.fields.Topic! },
    ProcedureFieldOption: { main: await option(riverside.fields.Site!), foreign: await option(lakeshore.fields.Site!) },
    ComplianceCategory: { main: riverside.categories.Health!, foreign: lakeshore.categories.Health! },
    ComplianceRequirement: {
      main: riverside.requirements.Orientation!,
      foreign: lakeshore.requirements.Orientation!,
    },
    ComplianceDocument: {
      main: await document(people.ben, riverside.requirements.Orientation!),
      foreign: await document(people.stranger, lakeshore.requirements.Orientation!),
    },
    WaitingTarget: {
      main: await target(people.admin, riverside.facilities[0]!.id),
      foreign: await target(people.stranger, lakeshore.facilities[0]!.id),
    },
    Provider: { main: riverside.id, foreign: lakeshore.id },
    ManagedProvider: { main: riverside.id, foreign: lakeshore.id },
    ApiToken: { main: await token(people.admin), foreign: await token(people.stranger) },
    RoleInvitation: {
      main: await roleInvitation(riverside.id, people.stranger),
      foreign: await roleInvitation(lakeshore.id, people.ben),
    },
    Device: {
      main: (await addDevice(hospital, riverside.id)).id,
      foreign: (await addDevice(hospital, lakeshore.id)).id,
    },
    Job: { main: await job(riverside.id), foreign: await job(lakeshore.id) },
  }
}

/** What `nodes` and `node` answer, which must be the same. */
const look = async (person: Person, ids: string[]): Promise<(string | null)[]> => {
  const { graphql } = doors(address, person)
  const { data, errors } = await graphql('query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids })
  expect(errors).toBeUndefined()
  const together = (data!.nodes as Json[]).map((node) => node?.id ?? null)
  const alone = (
    await graphql(`{ ${ids.map((id, index) => `n${index}: node(id: ${JSON.stringify(id)}) { id }`).join(' ')} }`)
  ).data!
  expect(ids.map((_, index) => alone[`n${index}`]?.id ?? null)).toEqual(together)
  return together
}

test('a record of every type is found by its id, alone and among others, by whom it exists for', async () => {
  const all = await records()
  const types = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => name)
  expect(Object.keys(all).sort()).toEqual([...types].sort())
  const ids = (which: 'main' | 'north' | 'foreign') =>
    Object.entries(all).flatMap(([type, record]) => (record[which] ? [globalId(type, record[which])] : []))
  const none = (list: string[]) => list.map(() => null)
  const typeOf = (id: string) => Buffer.from(id, 'base64').toString()
  const without = (list: string[], gone: RegExp) => list.map((id) => (gone.test(typeOf(id)) ? null : id))
  const { rosa, north, stranger, external, system } = hospital.people

  // Jobs, tokens and devices are for administrators, invitations for those who see the users, categories and targets for those who see the configuration, documents for those who review them, and all providers for those who manage them.
  expect(await look(rosa, [...ids('main'), ...ids('north'), ...ids('foreign')])).toEqual([
    ...without(
      ids('main'),
      /^(Job|ApiToken|RoleInvitation|Device|ManagedProvider|WaitingTarget|ComplianceCategory|ComplianceDocument):/,
    ),
    ...ids('north'),
    ...none(ids('foreign')),
  ])
  expect(await look(stranger, [...ids('main'), ...ids('foreign')])).toEqual([
    ...none(ids('main')),
    ...without(ids('foreign'), /^ManagedProvider:/),
  ])
  // A superadmin is in one provider at a time, too.
  expect(await look(system, [...ids('main'), ...ids('foreign')])).toEqual([
    ...ids('main'),
    ...without(ids('foreign'), /^(?!ManagedProvider:)/),
  ])

  const inFacility =
    /^(Call|WorkOrder|Image|Line|Facility|Handover\w*|Room|Job|ApiToken|RoleInvitation|Device|ManagedProvider|WaitingTarget|Compliance\w+):/
  expect(await look(north, [...ids('north'), ...ids('main')])).toEqual([
    ...ids('north'),
    ...without(ids('main'), inFacility),
  ])
  // No lines for somebody External.
  expect(await look(external, ids('main'))).toEqual(
    without(
      ids('main'),
      /^(Line|Handover\w*|Job|ApiToken|RoleInvitation|Device|ManagedProvider|WaitingTarget|ComplianceCategory|ComplianceDocument):/,
    ),
  )
})

test('someone External loses a call and its work when it is over', async () => {
  const { people, openCall, as, clients } = hospital
  for (const end of [closeCall, deleteCall]) {
    const callId = await openCall()
    await assignCall(await as(people.admin), { callId })
    const work = await clients.system.workOrder.findFirstOrThrow({ where: { callId } })
    const ids = [globalId('Call', callId), globalId('WorkOrder', work.id)]
    expect(await look(people.external, ids)).toEqual(ids)
    await end(await as(people.admin), { callId, ...(end === closeCall ? hospital.recorded : {}) })
    expect(await look(people.external, ids)).toEqual([null, null])
    expect(await look(people.rosa, ids)).toEqual(ids)
  }
})

test('ids that cannot be are no one’s, and break nothing', async () => {
  const { graphql } = doors(address, hospital.people.rosa)
  const uuid = '01a1fd2b-bc9a-7181-b2b7-0f215972c854'
  const odd = [
    '',
    'x',
    '🜁',
    globalId('Call', ''),
    globalId('Call', 'x'),
    globalId('Call', `${uuid}x`),
    globalId('Call', '\u0000'),
    globalId('', uuid),
    globalId('Nothing', uuid),
    globalId('Query', uuid),
    globalId('__proto__', uuid),
    globalId('constructor', 'x'),
    globalId('Refusal', uuid),
    globalId('Call', uuid.toUpperCase()),
    'x'.repeat(100_000),
  ]
  for (const id of odd) {
    const { data, errors } = await graphql('query($id: ID!) { node(id: $id) { id } }', { id })
    expect({
      id: id.slice(0, 60),
      node: data?.node ?? null,
      broken: errors?.some(({ extensions }) => extensions.code === 'BROKEN') ?? false,
    }).toEqual({ id: id.slice(0, 60), node: null, broken: false })
    const many = await graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [id, globalId('Provider', hospital.riverside.id)],
    })
    expect({
      id: id.slice(0, 60),
      broken: many.errors?.some(({ extensions }) => extensions.code === 'BROKEN') ?? false,
    }).toEqual({ id: id.slice(0, 60), broken: false })
  }
})

test('the line of a call is hidden from someone External, wherever the call is read', async () => {
  const { people, openCall, clients, riverside, clock } = hospital
  const callId = await openCall()
  const line = await clients.system.line.create({
    data: { providerId: riverside.id, name: 'R arm', createdAt: clock.now, infection: true, infectionNotes: 'secret' },
  })
  await clients.system.call.update({ where: { id: callId }, data: { lineId: line.id } })
  const seenBy = async (person: Person) => {
    const { data } = await doors(address, person).graphql(
      'query($id: ID!) { node(id: $id) { ... on Call { line { name } } } provider { queue { calls { edges { node { databaseId line { name } } } } } calls { edges { node { databaseId line { name } } } } } }',
      { id: globalId('Call', callId) },
    )
    const mine = ({ edges }: Json) => edges.find(({ node }: Json) => node.databaseId === callId).node.line
    return [data!.node.line, mine(data!.provider.queue.calls), mine(data!.provider.calls)]
  }
  expect(await seenBy(people.rosa)).toEqual([{ name: 'R arm' }, { name: 'R arm' }, { name: 'R arm' }])
  expect(await seenBy(people.external)).toEqual([null, null, null])
})
