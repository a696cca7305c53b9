import { createClient } from 'graphql-ws'
import { getIntrospectionQuery, parse, validate } from 'graphql'
import WebSocket from 'ws'
import { schema } from '../../schema/index'
import { costOf, limits, notTooDeep } from '../../schema/kernel/plugins/cost'
import { doors, globalId } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { screenDocuments } from '../../test/harness/screenDocuments'

serveHospital()

test('every document of the screens stays within half of each limit', () => {
  expect(screenDocuments.size).toBeGreaterThan(15)
  for (const [name, text] of screenDocuments) {
    const document = parse(text, { maxTokens: limits.tokens / 2 })
    expect({ name, length: text.length < limits.length / 2, errors: validate(schema, document, [notTooDeep]) }).toEqual(
      { name, length: true, errors: [] },
    )
    const cost = costOf({ schema, document })
    expect(cost).toBeGreaterThan(0)
    expect({ name, cost: cost < limits.cost / 2 }).toEqual({ name, cost: true })
  }
})

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

/** room → facility → rooms → facility …, which each time multiplies what is answered. */
const rooms = (deep: number): string => (deep === 0 ? 'name' : `rooms { facility { ${rooms(deep - 1)} } }`)
const bomb = `query { viewer { ...f0 } } ${times(30, (index) => `fragment f${index} on Viewer { memberships { providerName } ${index < 29 ? `...f${index + 1} ...f${index + 1}` : ''} }`)}`

const abuses: [what: string, code: 'TOO_COSTLY' | 'TOO_DEEP', query: string, variables?: object][] = [
  ['fields deep inside one another', 'TOO_DEEP', `{ provider { facilities { ${rooms(8)} } } }`],
  [
    'the same hidden in fragments',
    'TOO_DEEP',
    `{ provider { facilities { ...a } } } fragment a on Facility { ${rooms(3)} ...b } fragment b on Facility { rooms { facility { ...c } } } fragment c on Facility { ${rooms(5)} }`,
  ],
  ['lists in lists', 'TOO_COSTLY', `{ provider { facilities { ${rooms(3)} } } }`],
  ['a thousand aliases', 'TOO_COSTLY', `{ ${times(1_000, (index) => `a${index}: now`)} }`],
  [
    'many queues',
    'TOO_COSTLY',
    `{ provider { queue { ${times(50, (index) => `q${index}: calls { edges { node { id version createdAt aliveAt contact preComments } } }`)} } } }`,
  ],
  [
    'many counts',
    'TOO_COSTLY',
    `{ provider { ${times(60, (index) => `c${index}: calls(first: 0) { totalCount }`)} } }`,
  ],
  ['long pages', 'TOO_COSTLY', '{ provider { calls(first: 1000000) { edges { node { id } } } } }'],
  [
    'long pages by variables',
    'TOO_COSTLY',
    'query($many: Int) { provider { calls(last: $many) { edges { node { id } } } } }',
    { many: 2_000_000 },
  ],
  [
    'long pages by defaults',
    'TOO_COSTLY',
    'query($many: Int = 90000) { provider { calls(first: $many) { edges { node { id } } } } }',
  ],
  [
    'long lists of ids',
    'TOO_COSTLY',
    'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Call { room { name } } } }',
    { ids: Array.from({ length: 15_000 }, () => 'x') },
  ],
  ['a bomb of fragments', 'TOO_COSTLY', bomb],
  ['the schema again and again', 'TOO_COSTLY', `{ ${times(20, (index) => `s${index}: __schema { types { name } }`)} }`],
  ['a long document', 'TOO_COSTLY', `{ now } # ${'x'.repeat(limits.length)}`],
  ['many tokens', 'TOO_COSTLY', `{ ${'now '.repeat(limits.tokens)} }`],
]

test.each(abuses)('%s: refused as %s before anything is read', async (_what, code, query, variables = {}) => {
  const { graphql } = doors(address, hospital.people.admin)
  await graphql('{ now }')
  const before = hospital.clients.statements()
  const { data, errors } = await graphql(query, variables)
  expect({ data: data ?? null, codes: errors?.map(({ extensions }) => extensions.code) }).toEqual({
    data: null,
    codes: [code],
  })
  // Who asks is one statement; what is asked is none.
  expect(hospital.clients.statements() - before).toBeLessThanOrEqual(1)
})

test('nodes are answered a page at a time', async () => {
  const { graphql } = doors(address, hospital.people.rosa)
  const ids = Array.from({ length: 101 }, () => globalId('Facility', hospital.riverside.facilities[0]!.id))
  expect((await graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).errors).toMatchObject([
    { message: 'At most 100 ids at a time.', extensions: { code: 'MALFORMED' } },
  ])
  expect(
    (await graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ids.slice(1) })).data?.nodes,
  ).toHaveLength(100)
})

test('tools may read the schema', async () => {
  const { data, errors } = await doors(address, hospital.people.rosa).graphql(
    getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true }),
  )
  expect(errors).toBeUndefined()
  expect(data?.__schema.types.length).toBeGreaterThan(50)
})

describe('over the websocket', () => {
  /** What a subscription comes to at first: errors, or an event. */
  const subscribe = async (query: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
    const { rosa } = hospital.people
    class Socket extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { cookie: `patency=${rosa.token}` } })
      }
    }
    const client = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    })
    try {
      return await new Promise((resolve) => {
        client.subscribe(
          { query, variables: { providerId: globalId('Provider', rosa.providerId), ...variables } },
          { next: resolve, error: resolve, complete: () => undefined },
        )
      })
    } finally {
      await client.dispose()
    }
  }
  const changed = (selection: string) =>
    `subscription($providerId: ID!) { callQueueChanged(providerId: $providerId) { version ${selection} } }`

  test('the same limits hold, and what is no document is told', async () => {
    expect(await subscribe(changed('resync'))).toMatchObject({ data: { callQueueChanged: { resync: false } } })
    const facility = (deep: number) => `changed { room { facility { ${rooms(deep)} } } }`
    expect(await subscribe(changed(facility(6)))).toMatchObject([{ extensions: { code: 'TOO_DEEP' } }])
    expect(await subscribe(changed(facility(3)))).toMatchObject([{ extensions: { code: 'TOO_COSTLY' } }])
    expect(await subscribe(changed(`${'version '.repeat(2_000)}`))).toMatchObject([
      { extensions: { code: 'TOO_COSTLY' } },
    ])
    expect(await subscribe(`subscription { # ${'x'.repeat(limits.length)}`)).toMatchObject([
      { extensions: { code: 'TOO_COSTLY' } },
    ])
    expect(await subscribe('subscription { ')).toMatchObject([{ message: expect.stringContaining('Syntax Error') }])
    expect(await subscribe(changed('shoeSize'))).toMatchObject([{ message: expect.stringContaining('shoeSize') }])
  })
})
