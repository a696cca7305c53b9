// The matrix of records by their ids: every type of node, for every caller, in sight and out of it.
import { randomUUID } from 'node:crypto'
import type { GraphQLInterfaceType } from 'graphql'
import { schema } from '../../schema/index'
import { globalId } from '../harness/doors'
import { undeclared, withoutIds } from './answers'
import { belongsTo, isLockedOut, may, places, sees, triedBy, type Caller, type Place } from './callers'
import { nodeTypes } from './expectations'
import { openWorld, type World } from './world'

let world: World
let records: Record<Place['recordIn'], Record<string, string>>
beforeAll(async () => {
  world = await openWorld()
  await world.clear()
  records = { riverside: await recordsOf('riverside'), lakeshore: await recordsOf('lakeshore') }
})
afterAll(() => world.close())

/** A record of each type, in the first facility of the provider. */
const recordsOf = async (provider: Place['recordIn']): Promise<Record<string, string>> => {
  const { hospital, callers, makeCall, makeLine, makeImage, makeDocument, makeHandover, makeView, owner } = world
  const { id, facilities, purposes, statuses, procedures, fields, categories, requirements } = hospital[provider]
  const [{ id: facilityId, roomIds }] = facilities as [(typeof facilities)[number]]
  const worker = callers.find(({ person, signedIn }) => signedIn && person.providerId === id)!
  const callId = await makeCall(provider, 'led', worker)
  const one = async (sql: string, values: unknown[]): Promise<string> =>
    (await owner.query<{ id: string }>(sql, values)).rows[0]!.id
  return {
    Provider: id,
    ManagedProvider: id,
    Facility: facilityId,
    Room: roomIds[0]!,
    Purpose: purposes.Custom!,
    StatusCode: statuses.Stat!,
    User: worker.person.id,
    Call: callId,
    WorkOrder: await one('select id from work_order where call_id = $1', [callId]),
    Image: await makeImage(provider, callId),
    Line: await makeLine(provider),
    HandoverNote: facilityId,
    Handover: await makeHandover(provider),
    SavedView: await makeView(provider, hospital.people.system.id, true),
    Procedure: procedures.Education!,
    ProcedureField: fields.Topic!,
    ApiToken: await one("select id from api_token where provider_id = $1 and name = 'Matrix'", [id]),
    RoleInvitation: await one('select id from role_invitation where provider_id = $1', [id]),
    Device: await one("select id from device where provider_id = $1 and name = 'Matrix'", [id]),
    ComplianceCategory: categories.Licenses!,
    ComplianceRequirement: requirements.Orientation!,
    ComplianceDocument: (await makeDocument(provider)).id,
    WaitingTarget: await one('select id from waiting_target where provider_id = $1 and facility_id is not null', [id]),
    Job: await one('select id from job where provider_id = $1', [id]),
    ProcedureFieldOption: await one('select id from procedure_field_option where provider_id = $1 limit 1', [id]),
  }
}

const document = 'query($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { __typename id } }'

/** Whether the caller may see the record in that provider. */
const isThere = (caller: Caller, type: string, place: Place): boolean => {
  const { who, isInFacility, isEverywhere } = nodeTypes[type]!
  const isOneself = type === 'User' && records[place.recordIn].User === caller.person.id
  return may(caller, who) && (isOneself || isEverywhere === true || sees(caller, place, isInFacility))
}

test('the table tells of every type of node, and of no other', () => {
  const offered = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => name)
  expect(undeclared(offered, Object.keys(nodeTypes))).toEqual([])
})

test.each(Object.keys(nodeTypes))(
  '%s: found by whom it exists for; for everybody else the answer is, letter by letter, that of an id that nobody has',
  async (type) => {
    const wrong: object[] = []
    const tries = places.flatMap((place) =>
      triedBy(world.callers, place).map(async (caller) => {
        const id = records[place.recordIn][type]!
        const ask = (of: string) =>
          world.graphql(caller, world.hospital[place.askedIn].id, document, { id: globalId(type, of) })
        const answer = await ask(id)
        const { hospital } = world
        const isHere = belongsTo(caller, place.askedIn, hospital) && !isLockedOut(caller, place.askedIn, hospital)
        const should = caller.signedIn && isHere && isThere(caller, type, place)
        const { data } = JSON.parse(answer.text) as {
          data: { node: { id: string } | null; nodes: ({ id: string } | null)[] } | null
        }
        const is = data?.node?.id === globalId(type, id)
        const together = data?.nodes[0]?.id === globalId(type, id)
        if (is !== should || together !== should)
          wrong.push({ caller: caller.name, place: place.name, should, is, together })
        if (should) return
        const none = randomUUID()
        expect(withoutIds(answer, [id])).toEqual(withoutIds(await ask(none), [none]))
      }),
    )
    await Promise.all(tries)
    expect(wrong).toEqual([])
  },
)
