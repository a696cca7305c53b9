// The matrix at the door of GraphQL: every field of the roots, made from the schema as it is built,
// for every caller, in their own provider and in another.
import { randomUUID } from 'node:crypto'
import {
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql'
import { schema } from '../../schema/index'
import { globalId } from '../harness/doors'
import { alsoOf, outcome, toldOf, undeclared } from './answers'
import { everybodyTries } from './attempts'
import { belongsTo, expected, may, places, sees, triedBy, type Caller } from './callers'
import { guardedFields, guardedFilters, nodeTypes, rootFields, type Expectation } from './expectations'
import { openWorld, type World } from './world'
import type { Target } from './target'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!]
const fieldsOf = (root: string) => Object.values(roots.find(({ name }) => name === root)!.getFields())

/** What may be selected of a field without knowing it: everything of a refusal, of the rest that it is there. */
const selectionOf = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type)
  if (!isCompositeType(type)) return ''
  return isUnionType(type) && type.getTypes().some(({ name }) => name === 'Refusal')
    ? '{ __typename ... on Refusal { code message fields { field message } current { __typename id } } }'
    : '{ __typename }'
}

const documentOf = (operation: string, field: GraphQLField<unknown, unknown>): string => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  return `${operation}${declared && `(${declared})`} { it: ${field.name}${passed && `(${passed})`} ${selectionOf(field)} }`
}

/** The input of a verb, made from its type. */
const inputOf = (field: GraphQLField<unknown, unknown>, it: Expectation, target: Target): Record<string, unknown> => {
  const [input] = field.args
  if (!input) return {}
  const type = getNamedType(input.type) as GraphQLInputObjectType
  const ofCatalogue = {
    purposeId: 'Purpose',
    roomId: 'Room',
    facilityId: 'Facility',
    procedureId: 'Procedure',
    fieldId: 'ProcedureField',
    optionId: 'ProcedureFieldOption',
    categoryId: 'ComplianceCategory',
    requirementId: 'ComplianceRequirement',
    targetId: 'WaitingTarget',
    jobId: 'Job',
    userId: 'User',
    tokenId: 'ApiToken',
    deviceId: 'Device',
  }
  const ids = { callId: 'Call', providerId: 'Provider', ...('callId' in type.getFields() ? {} : ofCatalogue) }
  const asked = Object.entries(ids).filter(([name]) => name in type.getFields())
  return {
    ...Object.fromEntries(asked.map(([name, typename]) => [name, globalId(typename, target[name as keyof Target])])),
    ...alsoOf(it, target),
  }
}

test('the table tells of every field of the roots, and of no other', () => {
  const offered = roots.flatMap((root) => Object.keys(root.getFields()).map((name) => `${root.name}.${name}`))
  expect(undeclared(offered, Object.keys(rootFields))).toEqual([])
})

test('the table tells of every guarded field and every guarded part of a filter, and of no other', () => {
  const types = Object.values(schema.getTypeMap())
  const fields = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      needs: (field.extensions.pothosOptions as { needs?: string } | undefined)?.needs,
    })),
  )
  expect(
    undeclared(
      fields.filter(({ needs }) => needs).map(({ name }) => name),
      Object.keys(guardedFields),
    ),
  ).toEqual([])
  const inputs = types.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      description: field.description ?? '',
    })),
  )
  expect(
    undeclared(
      inputs
        .filter(({ description }) => /need the permission|Needs the permission/.test(description))
        .map(({ name }) => name),
      Object.keys(guardedFilters),
    ),
  ).toEqual([])
})

test.each(fieldsOf('Query').map(({ name }) => name))(
  'query %s: each caller is answered as rules 2.2 to 2.4 say',
  async (name) => {
    const field = fieldsOf('Query').find((one) => one.name === name)!
    const { callers, hospital, graphql, makeCall, clear } = world
    await clear()
    const ids = {
      id: globalId('Call', await makeCall('riverside')),
      ids: [globalId('Call', await makeCall('riverside'))],
    }
    const variables = Object.fromEntries(field.args.map((arg) => [arg.name, ids[arg.name as keyof typeof ids]]))
    const wrong: object[] = []
    for (const place of places.filter(({ askedIn, recordIn }) => askedIn === recordIn)) {
      const { [place.askedIn]: provider } = hospital
      const tries = triedBy(callers, place).map(async (caller) => {
        const answer = await graphql(caller, provider.id, documentOf('query', field), variables)
        const should = expected(caller, rootFields[`Query.${name}`]!, place, hospital)
        if (outcome(answer) !== should)
          wrong.push({ caller: caller.name, place: place.name, should, is: outcome(answer) })
        // A foreign provider is answered like one that does not exist.
        if (should === 'NOT_FOUND')
          expect({ caller: caller.name, answer }).toEqual({
            caller: caller.name,
            answer: await graphql(caller, randomUUID(), documentOf('query', field), variables),
          })
      })
      await Promise.all(tries)
    }
    expect(wrong).toEqual([])
  },
)

test.each(fieldsOf('Mutation').map(({ name }) => name))(
  'mutation %s: each caller is answered as rules 2.2 to 2.4 say, and whoever is refused changes nothing',
  async (name) => {
    const field = fieldsOf('Mutation').find((one) => one.name === name)!
    const it = rootFields[`Mutation.${name}`]!
    const { hospital, graphql, strike } = world
    const document = documentOf('mutation', field)
    strike()
    const wrong: object[] = []
    // What names no record asks the same wherever the record lies.
    for (const place of it.about ? places : places.filter(({ askedIn, recordIn }) => askedIn === recordIn)) {
      const should = (caller: Caller) => expected(caller, it, place, hospital)
      const told = (caller: Caller): string[] => {
        const code = should(caller)
        const isHere = caller.signedIn && belongsTo(caller, place.askedIn, hospital)
        return code === 'done' && it.untold ? [] : toldOf(code, isHere)
      }
      const ask = (caller: Caller, target: Target, providerId: string) =>
        graphql(caller, providerId, document, { input: inputOf(field, it, target) })
      wrong.push(...(await everybodyTries(world, { name, it, place, isRead: false, should, told, ask })))
    }
    expect(wrong).toEqual([])
  },
)

test.each(Object.entries(guardedFields))('%s is null for those who may not: %s', async (name, line) => {
  const [typename, field] = name.split('.') as [string, string]
  const { callers, graphql, clear, makeCall, makeLine, owner, hospital } = world
  await clear()
  const callId = await makeCall('riverside')
  await owner.query('update call set line_id = $1, said_at = now(), worse_at = now() where id = $2', [
    await makeLine('riverside'),
    callId,
  ])
  const { id: providerId, facilities, fields } = hospital.riverside
  await owner.query(
    "insert into call_update (id, provider_id, call_id, text, is_worse, is_from_ward, written_at, by_id) values (gen_random_uuid(), $1, $2, 'Bleeding', true, true, now(), $3)",
    [providerId, callId, hospital.people.external.id],
  )
  const records: Record<string, string> = {
    Call: callId,
    Provider: providerId,
    Facility: facilities[0]!.id,
    ProcedureField: fields.Topic!,
    User: hospital.people.rosa.id,
  }
  const isRecord = isCompositeType(
    getNamedType((schema.getType(typename) as GraphQLObjectType).getFields()[field]!.type),
  )
  const seen = async (caller: Caller) => {
    const { text } = await graphql(
      caller,
      providerId,
      `query($id: ID!) { node(id: $id) { ... on ${typename} { ${field} ${isRecord ? '{ __typename }' : ''} } } }`,
      { id: globalId(typename, records[typename]!) },
    )
    return (
      (JSON.parse(text) as { data: { node: Record<string, object | boolean | null> | null } | null }).data?.node?.[
        field
      ] ?? null
    )
  }
  const may_ = callers.filter(
    (caller) =>
      caller.signedIn &&
      !caller.locked &&
      sees(caller, places[0]!, nodeTypes[typename]!.isInFacility) &&
      (caller.superadmin || caller.person.providerId === hospital.riverside.id) &&
      may(caller, line),
  )
  const values = await Promise.all(callers.map(seen))
  const see = callers.filter((_, index) => values[index] !== null).map((caller) => caller.name)
  expect(see).toEqual(may_.map((caller) => caller.name))
})

test.each(Object.entries(guardedFilters))('%s is refused to those who may not', async (name, { who, value }) => {
  const [type, field] = name.split('.') as [string, string]
  const { callers, graphql, hospital } = world
  const argument = Object.values(
    (schema.getType('Provider') as ReturnType<typeof schema.getQueryType>)!.getFields().calls!.args,
  ).find((arg) => getNamedType(arg.type).name === type)!
  const wrong: object[] = []
  const tries = callers.map(async (caller) => {
    const answer = await graphql(
      caller,
      hospital.riverside.id,
      `query($filter: ${type}) { provider { calls(${argument.name}: $filter) { totalCount } } }`,
      { filter: { [field]: value } },
    )
    const should = expected(caller, { who }, places[0]!, hospital)
    if (outcome(answer) !== should) wrong.push({ caller: caller.name, should, is: outcome(answer) })
  })
  await Promise.all(tries)
  expect(wrong).toEqual([])
})

test('whose session is over, and whoever has none, is nobody: told the time, and nothing else', async () => {
  const { callers, graphql, hospital } = world
  const strangers = callers.filter(({ signedIn }) => !signedIn)
  expect(strangers.map(({ name }) => name)).toEqual([
    'token that was revoked',
    'session that ended',
    'session that idled out',
    'disabled account',
    'nobody',
  ])
  for (const caller of strangers) {
    const { text } = await graphql(caller, hospital.riverside.id, '{ viewer { email } now provider { name } }')
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }], data: null })
    expect(JSON.parse((await graphql(caller, null, '{ viewer { email } }')).text)).toEqual({ data: { viewer: null } })
  }
})
