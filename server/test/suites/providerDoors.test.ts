// The verbs on providers through both doors: outcome, refusal and effect are the same (rules 9.6, 9.7).
import { doors, globalId, isConflict } from '../harness/doors'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'

let hospital: Hospital
let address: string
let sam: Person
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  sam = await hospital.hire('Sam Okoro', 'SystemAdmin', hospital.riverside.id)
})
afterAll(() => hospital.close())

type Seen = { name: string; status: string; version: number; role: string | null }
type Outcome = { code: string; fields: string[]; message: string | null; current: Seen | null; effect: Seen | null }
type Verb = 'createProvider' | 'updateProvider' | 'addProviderAccess'

const effectOf = async (id: string | undefined): Promise<Seen | null> => {
  const row = await hospital.clients.system.provider.findFirst({
    where: { id },
    select: { name: true, status: true, version: true, roles: { where: { userId: sam.id }, select: { role: true } } },
  })
  return id && row
    ? { name: row.name, status: row.status, version: row.version, role: row.roles[0]?.role ?? null }
    : null
}
const roleOf = (shown: string | null): string | null => (shown === 'System Administrator' ? 'SystemAdmin' : shown)

const shown = '{ databaseId name status version viewerRoleName }'
const throughGraphql = async (by: Person, verb: Verb, id: string | undefined, input: object): Promise<Outcome> => {
  const Verb = verb[0]!.toUpperCase() + verb.slice(1)
  const { data, errors } = await doors(address, by).graphql(
    `mutation($input: ${Verb}Input!) { it: ${verb}(input: $input) {
      ... on ${Verb}Success { ${verb === 'addProviderAccess' ? 'message' : ''} provider ${shown} }
      ... on Refusal { code message fields { field } current { ... on ManagedProvider ${shown} } }
    } }`,
    { input: { ...input, ...(id ? { providerId: globalId('ManagedProvider', id) } : {}) } },
  )
  const seen = (
    one: { name: string; status: string; version: number; viewerRoleName: string | null } | null | undefined,
  ) => (one ? { name: one.name, status: one.status, version: one.version, role: roleOf(one.viewerRoleName) } : null)
  const it = data?.it
  const code = errors?.[0]?.extensions.code ?? it?.code ?? 'done'
  const effect = await effectOf(it?.provider?.databaseId ?? id)
  if (it?.provider) expect(seen(it.provider)).toEqual(effect)
  return {
    code,
    fields: (it?.fields ?? []).map(({ field }: { field: string }) => field),
    message: errors?.[0]?.message ?? it?.message ?? null,
    current: code !== 'done' && isConflict(code) ? seen(it?.current) : null,
    effect,
  }
}

const routes: Record<Verb, [method: string, path: (id?: string) => string]> = {
  createProvider: ['POST', () => '/providers/'],
  updateProvider: ['PUT', (id) => `/providers/${id}`],
  addProviderAccess: ['POST', (id) => `/providers/${id}/addaccess`],
}
const throughRest = async (by: Person, verb: Verb, id: string | undefined, input: object): Promise<Outcome> => {
  const { expectedVersion, ...body } = input as { expectedVersion?: number }
  const [method, path] = routes[verb]
  const rest = doors(address, by).rest
  const answer = await rest(
    method,
    path(id),
    body,
    expectedVersion === undefined ? {} : { 'if-match': `"v${expectedVersion}"` },
  )
  const isDone = answer.status === 200
  const effect = await effectOf((isDone && answer.body.id) || id)
  const seen = (one: Record<string, unknown>) => ({
    name: one.name,
    status: one.status,
    version: one.version,
    role: one.role,
  })
  if (isDone && verb !== 'addProviderAccess') expect(seen(answer.body)).toEqual(effect)
  return {
    code: isDone ? 'done' : answer.body.code,
    fields: isDone ? [] : answer.body.errors.map(({ field }: { field: string }) => field),
    message: answer.body.message ?? null,
    current: isDone || !answer.body.current ? null : (seen(answer.body.current) as Seen),
    effect,
  }
}

let made = 0
const newProvider = async (): Promise<string> => {
  made += 1
  return (await hospital.clients.system.provider.create({ data: { name: `Clinic ${made}` } })).id
}

/** Runs the verb through both doors, each on a provider of its own, and compares. */
const alike = async (
  verb: Verb,
  by: Person,
  input: (door: string) => object,
  on: () => Promise<string | undefined>,
) => {
  const one = await throughGraphql(by, verb, await on(), input('g'))
  const other = await throughRest(by, verb, await on(), input('r'))
  const plain = (outcome: Outcome) => JSON.stringify(outcome).replaceAll(/(Clinic|Harbour) \w+/g, '$1 …')
  expect(plain(other)).toBe(plain(one))
  return one
}
const inputOf = (verb: Verb, name: string) => (verb === 'addProviderAccess' ? {} : { name })
const fresh = () => newProvider()
const nothing = () => Promise.resolve(undefined)

test('each verb succeeds with the same effect', async () => {
  expect(await alike('createProvider', sam, (door) => ({ name: `Harbour ${door}` }), nothing)).toMatchObject({
    code: 'done',
    effect: { status: 'Active', version: 1, role: null },
  })
  expect(
    await alike(
      'updateProvider',
      sam,
      (door) => ({ name: `Harbour 2${door}`, status: 'Inactive', expectedVersion: 1 }),
      fresh,
    ),
  ).toMatchObject({ code: 'done', effect: { status: 'Inactive', version: 2 } })
  expect(await alike('addProviderAccess', sam, () => ({}), fresh)).toMatchObject({
    code: 'done',
    message: "You've been granted access to this provider",
    effect: { role: 'SystemAdmin' },
  })
})

test('each refusal is the same', async () => {
  const { riverside, people } = hospital
  const own = () => Promise.resolve(riverside.id)
  expect(await alike('createProvider', sam, () => ({ name: 'RIVERSIDE health' }), nothing)).toMatchObject({
    code: 'VALIDATION',
    fields: ['name'],
  })
  expect(await alike('createProvider', sam, () => ({ name: ' ' }), nothing)).toMatchObject({ fields: ['name'] })
  expect(await alike('updateProvider', sam, () => ({ name: '' }), fresh)).toMatchObject({ fields: ['name'] })
  expect(await alike('updateProvider', sam, () => ({ status: 'Inactive' }), own)).toMatchObject({
    code: 'OWN_PROVIDER',
    fields: ['status'],
    current: { name: 'Riverside Health', status: 'Active' },
  })
  expect(await alike('updateProvider', sam, () => ({ name: 'Stale', expectedVersion: 7 }), fresh)).toMatchObject({
    code: 'STALE',
    current: { status: 'Active', version: 1 },
  })
  for (const verb of ['updateProvider', 'addProviderAccess'] as const) {
    const unknown = () => Promise.resolve(crypto.randomUUID())
    expect(await alike(verb, sam, () => inputOf(verb, 'Nowhere'), unknown)).toMatchObject({ code: 'NOT_FOUND' })
  }
  for (const verb of ['createProvider', 'updateProvider', 'addProviderAccess'] as const)
    expect(
      await alike(verb, people.admin, () => inputOf(verb, 'Mine'), verb === 'createProvider' ? nothing : fresh),
    ).toMatchObject({
      code: 'FORBIDDEN',
    })
})

test('the list and the page are the same, with the caller’s role in each provider', async () => {
  const { lakeshore, clients } = hospital
  await clients.system.providerRole.create({ data: { providerId: lakeshore.id, userId: sam.id, role: 'Manager' } })
  const { graphql, rest } = doors(address, sam)
  const { data } = await graphql(`{ providers ${shown} }`)
  const { body } = await rest('GET', '/providers/')
  expect(body.map(({ name }: { name: string }) => name)).toEqual(
    data!.providers.map(({ name }: { name: string }) => name),
  )
  expect(data!.providers.find(({ databaseId }: { databaseId: string }) => databaseId === lakeshore.id)).toEqual({
    databaseId: lakeshore.id,
    name: 'Lakeshore Medical',
    status: 'Active',
    version: 1,
    viewerRoleName: 'Manager',
  })
  expect((await rest('GET', `/providers/${lakeshore.id}`)).body).toEqual({
    id: lakeshore.id,
    name: 'Lakeshore Medical',
    status: 'Active',
    movedTo: null,
    version: 1,
    role: 'Manager',
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(await rest('GET', `/providers/${crypto.randomUUID()}`)).toMatchObject({ status: 404 })
})

test('a client that sends a provider back as it read it is told what was ignored', async () => {
  const { rest } = doors(address, sam)
  const id = await newProvider()
  const read = (await rest('GET', `/providers/${id}`)).body
  const { status, headers } = await rest('PUT', `/providers/${id}`, { ...read, role: 'Admin', name: 'Sent Back' })
  expect({ status, ignored: headers.get('patency-ignored')!.split(', ').sort() }).toEqual({
    status: 200,
    ignored: ['createdAt', 'id', 'role', 'version'],
  })
  expect(await effectOf(id)).toMatchObject({ name: 'Sent Back', role: null })
  const created = await rest('POST', '/providers', { name: 'Sleeping', id, role: 'Admin', status: 'Inactive' })
  expect(created.body).toMatchObject({ name: 'Sleeping', status: 'Inactive', role: null })
  expect(created.body.id).not.toBe(id)
})

test('nothing of a provider’s data is reached through its node', async () => {
  const { lakeshore } = hospital
  const { graphql } = doors(address, sam)
  const { errors } = await graphql(
    'query($id: ID!) { node(id: $id) { ... on ManagedProvider { facilities { name } } } }',
    {
      id: globalId('ManagedProvider', lakeshore.id),
    },
  )
  expect(errors![0]!.message).toContain('Cannot query field "facilities" on type "ManagedProvider"')
  const { data } = await graphql('query($id: ID!) { node(id: $id) { ... on Provider { name } } }', {
    id: globalId('Provider', lakeshore.id),
  })
  expect(data).toEqual({ node: null })
})
