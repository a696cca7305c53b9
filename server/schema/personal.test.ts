// Decision 0010: an answer that is one person's own is shared with nobody.
import {
  execute,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import { assignCall } from '../services/calls/working/assignCall'
import { openHospital, type Hospital } from '../test/hospital/hospital'
import { schema } from './index'
import type { Context } from './kernel/context'
import { impersonal, isPersonal, isPersonalField } from './kernel/plugins/personal'

const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] => Object.values(type.getFields())
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
)

test('what concerns the viewer, and what is audited, says that it is personal', () => {
  const fields = objects.flatMap((type) =>
    fieldsOf(type).map((field) => ({ name: `${type.name}.${field.name}`, field })),
  )
  const ofViewer = fields.filter(({ field }) => /^viewer/.test(field.name))
  const audited = fields.filter(({ field }) => /audited/.test(field.description ?? ''))
  expect([ofViewer, audited].map(({ length }) => length > 9)).toEqual([true, true])
  expect([...ofViewer, ...audited].filter(({ field }) => !isPersonalField(field)).map(({ name }) => name)).toEqual([])
})

test.each([
  ['{ provider { queue { version } } }', false],
  ['{ provider { viewerCanCreateCall } }', true],
  ['{ viewer { email } }', true],
  [
    'query A { ...P } fragment P on Query { provider { queue { calls(first: 9) { edges { node { ... on Node { id } ...N } } } } } } fragment N on Call { renamed: mrn }',
    true,
  ],
  ['subscription { callQueueChanged(providerId: 1) { changed { id contact __typename } } }', false],
  ['subscription { callQueueChanged(providerId: 1) { changed { id viewerIsLead } } }', true],
  ['{ provider { shoeSize } }', true],
])('whether %s is one person’s own is %s', (text, expected) => {
  expect(isPersonal(parse(text), schema)).toBe(expected)
})

describe('an answer for all who see the same', () => {
  let hospital: Hospital
  beforeAll(async () => {
    hospital = await openHospital()
    const { people, as, openCall } = hospital
    await assignCall(await as(people.rosa), { callId: await openCall() })
  })
  afterAll(() => hospital.close())

  const ask = async (selection: string) => {
    const request = await hospital.as(hospital.people.manager)
    const context: Context = {
      request,
      session: null,
      db: hospital.clients.forProvider(request.actor!.providerId),
      feed: null as never,
      position: { epoch: '0', sequence: 0 },
      patientReads: new Set(),
      lineReads: new Set(),
      files: new Map(),
    }
    const result = await execute({
      schema,
      document: parse(`{ provider { ${selection} } }`),
      contextValue: impersonal(context),
    })
    return { ...result, reads: context.patientReads.size }
  }

  /** Everything that can be asked below a type and is not personal, down to a depth. */
  const everything = (type: GraphQLObjectType, depth: number): string =>
    fieldsOf(type)
      .filter((field) => !isPersonalField(field) && !field.args.some((argument) => isNonNullType(argument.type)))
      .flatMap((field) => {
        const of = getNamedType(field.type)
        if (isLeafType(of)) return [field.name]
        if (!isObjectType(of) || depth === 0) return []
        return [
          `${field.name}${field.args.some(({ name }) => name === 'first') ? '(first: 10)' : ''} { __typename ${everything(of, depth - 1)} }`,
        ]
      })
      .join(' ')

  test('holds every field that is not personal, and none of them asks who is asking', async () => {
    const { data, errors } = await ask(everything(schema.getType('Provider') as GraphQLObjectType, 5))
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).toContain('Rosa Alvarez')
  })

  test.each([
    'viewerIsLead',
    'viewerCanTakeOver',
    'viewerCanReturn',
    'viewerCanUpdateRole',
    'mrn',
    'dob',
    'patientFirstName',
  ])('breaks at %s, as it would at a field that forgot to say that it is personal', async (field) => {
    const { errors, reads } = await ask(`queue { calls(first: 10) { edges { node { ${field} } } } }`)
    expect(errors?.[0]?.message).toContain('the field needs the hint `personal`')
    expect(reads).toBe(0)
  })

  test('is made with the rights of the least who sees the same', async () => {
    const { actor } = impersonal({
      request: await hospital.as(hospital.people.system),
      patientReads: new Set(),
      lineReads: new Set(),
    } as never as Context).request
    expect(actor).toMatchObject({ role: 'Clinician', superadmin: false })
  })
})
