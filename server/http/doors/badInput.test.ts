import { doors, globalId } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import type { Person } from '../../test/hospital/hospital'

serveHospital()

const calls = () => hospital.clients.system.call.count()
const base = () => `/providers/${hospital.riverside.id}`
const send = (path: string, init: RequestInit) => fetch(`${address}${path}`, { method: 'POST', ...init })
const cookie = () => ({ cookie: `patency=${hospital.people.rosa.token}` })

describe('the REST door', () => {
  test('malformed JSON, a body that is no object and a wrong type are refused as such, and nothing is written', async () => {
    const before = await calls()
    const rosa = doors(address, hospital.people.rosa)
    expect(await rosa.rest('POST', `${base()}/calls`, '{"purposeId": ')).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED', status: 400, errors: [] },
    })
    expect(await rosa.rest('POST', `${base()}/calls`, '[1]')).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED' },
    })
    expect(
      await rosa.rest('POST', `${base()}/calls`, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_TYPE' },
    })
    expect(await calls()).toBe(before)
  })

  test('what the contract does not know counts for nothing, and is named; what every object has is refused', async () => {
    const rosa = doors(address, hospital.people.rosa)
    const callId = await hospital.openCall()
    const answer = await rosa.rest('POST', `${base()}/calls/${callId}/close`, {
      mrn: 'R-1',
      followUpDays: 7,
      fields: [],
      infection: false,
      surprise: 'x',
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'fields', message: 'At least one procedure must be selected' }] },
    })
    expect(answer.headers.get('patency-ignored')).toBe('surprise')
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const body = `{"${key}":{"polluted":true}}`
      expect(
        await rosa.rest('POST', `${base()}/calls/${callId}/close`, body, { 'content-type': 'application/json' }),
      ).toMatchObject({ status: 422, body: { errors: [{ field: key, message: 'Is not a field of this request' }] } })
    }
    expect(await hospital.readCall(callId)).toMatchObject({ completedAt: null, mrn: null, version: 1 })
  })

  test('an object where a text belongs, and keys that every object has, are refused at their field', async () => {
    const login = (body: string) =>
      doors(address, null).rest('POST', '/auth/login', body, { 'content-type': 'application/json' })
    expect(await login('{"email":{"toString":"x"},"password":"x"}')).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'email.toString' }] },
    })
    expect(await login('{"email":"a@b","password":{"valueOf":1}}')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password.valueOf' }] },
    })
    expect(await login('{"email":{"a":1},"password":["x"]}')).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'email', message: 'Must be text' },
          { field: 'password', message: 'Must be text' },
        ],
      },
    })
    const rosa = doors(address, hospital.people.rosa)
    expect(await rosa.rest('POST', `${base()}/calls`, { contact: { toString: 'x' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'contact.toString' }] },
    })
    const admin = doors(address, hospital.people.admin)
    const { body: catalogue } = await admin.rest('GET', `${base()}/catalogue`)
    const hostile = JSON.stringify({ ...catalogue, purposes: [{ name: 'Proto' }] }).replace(
      '{"name":"Proto"}',
      '{"name":"Proto","__proto__":{"lineCheck":true}}',
    )
    expect(
      await admin.rest('POST', `${base()}/catalogue`, hostile, { 'content-type': 'application/json' }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'purposes[0].__proto__' }] } })
  })

  test('what no one can see in a text is taken out at both doors', async () => {
    const { graphql, rest } = doors(address, hospital.people.rosa)
    const purposeId = hospital.riverside.purposes['Difficult IV']!
    const roomId = hospital.riverside.facilities[0]!.roomIds[0]!
    const contact = '\u202eExt.\u0000 7\u0007\u200d'
    const one = await rest('POST', `${base()}/calls`, { purposeId, roomId, contact, preComments: 'one\r\ntwo\tthree' })
    expect(one).toMatchObject({ status: 200, body: { contact: 'Ext. 7', preComments: 'one\ntwo\tthree' } })
    const { data } = await graphql(
      'mutation($input: CreateCallInput!) { createCall(input: $input) { ... on CreateCallSuccess { call { contact } } } }',
      { input: { purposeId: globalId('Purpose', purposeId), roomId: globalId('Room', roomId), contact } },
    )
    expect(data?.createCall).toEqual({ call: { contact: 'Ext. 7' } })
  })

  test('a page that no list is long enough for is empty', async () => {
    const admin = doors(address, hospital.people.admin)
    const facilityId = hospital.riverside.facilities[0]!.id
    for (const page of [107_374_181, 107_374_182, 107_374_183, 999_999_999, 999_999_999_999_999])
      for (const [method, path, body, empty] of [
        ['GET', 'lines?', undefined, []],
        ['GET', `handovers?facilityId=${facilityId}&`, undefined, { handovers: [] }],
        ['POST', 'calls/completed?', {}, { calls: [] }],
        ['POST', 'calls/completed?', { search: 'hansen' }, { calls: [] }],
        ['POST', 'calls/deleted?', {}, { calls: [] }],
      ] as const)
        expect({ page, path, ...(await admin.rest(method, `${base()}/${path}page=${page}`, body)) }).toMatchObject({
          page,
          path,
          status: 200,
          body: empty,
        })
    for (const page of [107_374_182, 2 ** 31 - 1]) {
      const { data } = await admin.graphql(
        `query($page: Int!) { provider {
          users(page: $page, first: 100) { edges { cursor } }
          calls(page: $page, first: 100, filter: { state: COMPLETED }) { edges { cursor } }
          complianceReport(page: $page) { rows { status } } } }`,
        { page },
      )
      expect({ page, ...data?.provider }).toEqual({
        page,
        users: { edges: [] },
        calls: { edges: [] },
        complianceReport: { rows: [] },
      })
    }
  })

  test('an unknown address, a trailing slash, and a provider that is not one’s own', async () => {
    const rosa = doors(address, hospital.people.rosa)
    expect(await rosa.rest('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await rosa.rest('GET', `${base()}/callpurposes/`)).toMatchObject({ status: 200 })
    const superadmin = doors(address, hospital.people.system)
    expect(await superadmin.rest('GET', `/providers/${hospital.lakeshore.id}/calls/active`)).toMatchObject({
      status: 200,
    })
    expect(await superadmin.rest('GET', '/providers/01a1fd2b-bc9a-7181-b2b7-0f215972c854/calls/active')).toMatchObject({
      status: 404,
      body: { message: 'This provider does not exist.' },
    })
    for (const id of [hospital.lakeshore.id, '01a1fd2b-bc9a-7181-b2b7-0f215972c854', 'no-id'])
      expect(await rosa.rest('GET', `/providers/${id}/calls/active`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'This provider does not exist.' },
      })
  })

  test('refusals are problem+json with a sentence a person can read, and answers are never stored', async () => {
    const { headers, body, status } = await doors(address, null).rest('GET', `${base()}/calls/active`)
    expect(status).toBe(401)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not signed in',
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'Sign in first.',
      errors: [],
    })
  })
})

describe('the GraphQL door', () => {
  const rosa = () => doors(address, hospital.people.rosa)

  test('malformed JSON, syntax errors, unknown fields and wrong variables are told with a code, nothing more', async () => {
    const malformed = await send('/graphql', {
      body: '{"query": ',
      headers: { 'content-type': 'application/json', 'patency-client': 'test', ...cookie() },
    })
    expect(malformed.status).toBe(400)
    expect((await rosa().graphql('{ viewer { ')).errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    ])
    expect((await rosa().graphql('{ viewer { shoeSize } }')).errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ])
    const wrong = await rosa().graphql(
      'mutation($input: AssignCallInput!) { assignCall(input: $input) { __typename } }',
      { input: { callId: { a: 1 } } },
    )
    expect(wrong.errors?.[0]?.extensions.code).toBe('MALFORMED')
  })

  test('a request such as a form on a foreign page could send is refused', async () => {
    const answer = await send('/graphql', {
      body: JSON.stringify({ query: '{ viewer { email } }' }),
      headers: { 'content-type': 'text/plain', ...cookie() },
    })
    expect(answer.status).toBe(403)
  })

  test('the schema is told only to people who are signed in', async () => {
    const introspect = (person: Person | null) => doors(address, person).graphql('{ __schema { queryType { name } } }')
    expect((await introspect(hospital.people.rosa)).data).toEqual({ __schema: { queryType: { name: 'Query' } } })
    expect((await introspect(null)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  test('what a misspelled name could have meant is suggested only to people who are signed in', async () => {
    const documents: [string, object?][] = [
      ['{ provider { nam } }'],
      ['query($id: Strin) { node(id: $id) { id } }'],
      ['mutation($input: CreateCallInput!) { createCall(input: $input) { __typename } }', { input: { purposeI: 'x' } }],
    ]
    for (const [document, variables] of documents) {
      // In turns, because what is wrong with a document is kept for whoever sends it next.
      for (const person of [null, hospital.people.rosa, null]) {
        const { errors = [] } = await doors(address, person).graphql(document, variables)
        expect({
          document,
          isTold: errors.length > 0,
          suggests: errors.some(({ message }) => message.includes('Did you mean')),
        }).toEqual({ document, isTold: true, suggests: person !== null })
      }
    }
  })

  test('an idempotency key that cannot be stored is refused at its field', async () => {
    const before = await calls()
    for (const clientMutationId of ['a\u0000b', '\uD800']) {
      const input = { purposeId: globalId('Purpose', hospital.riverside.purposes['Difficult IV']!), clientMutationId }
      const { data } = await rosa().graphql(
        'mutation($input: CreateCallInput!) { createCall(input: $input) { ... on Refusal { code fields { field message } } } }',
        { input },
      )
      expect(data?.createCall).toEqual({
        code: 'VALIDATION',
        fields: [{ field: 'clientMutationId', message: 'Must be text' }],
      })
    }
    expect(await calls()).toBe(before)
  })

  test('a cursor with a moment that no calendar has was not given out', async () => {
    const cursor = (moment: number) =>
      Buffer.from(['1', 'createdAt', moment, hospital.riverside.id].join('|')).toString('base64url')
    const codeOf = async (moment: number) =>
      (
        await rosa().graphql(
          'query($after: String) { provider { calls(first: 1, after: $after) { edges { cursor } } } }',
          { after: cursor(moment) },
        )
      ).errors?.[0]?.extensions.code
    for (const moment of [-62_135_596_800_001, 253_402_300_800_000, 8.64e15])
      expect({ moment, code: await codeOf(moment) }).toEqual({ moment, code: 'MALFORMED' })
    for (const moment of [-62_135_596_800_000, 0, 253_402_300_799_999])
      expect({ moment, code: await codeOf(moment) }).toEqual({ moment, code: undefined })
  })

  test('a provider that is not one’s own does not exist', async () => {
    const answer = await rosa().graphql('{ viewer { email } }', {}, { 'patency-provider': hospital.lakeshore.id })
    expect(answer).toMatchObject({
      errors: [{ message: 'This provider does not exist.', extensions: { code: 'NOT_FOUND' } }],
    })
  })

  test('node() reaches nothing that the root fields protect', async () => {
    const { people, openCall, riverside, lakeshore } = hospital
    const foreign = await openCall({ by: people.stranger })
    const elsewhere = await openCall()
    const node = async (id: string, person = people.north) =>
      (await doors(address, person).graphql('query($id: ID!) { node(id: $id) { id } }', { id })).data?.node
    for (const id of [
      globalId('Call', foreign),
      globalId('Call', elsewhere),
      globalId('Provider', lakeshore.id),
      globalId('Facility', riverside.facilities[0]!.id),
      globalId('Room', riverside.facilities[0]!.roomIds[0]!),
      globalId('Purpose', lakeshore.purposes.Custom!),
      globalId('StatusCode', lakeshore.statuses.Stat!),
      globalId('User', people.stranger.id),
    ])
      expect(await node(id)).toBeNull()
    expect(await node(globalId('Call', elsewhere), people.rosa)).toEqual({ id: globalId('Call', elsewhere) })
    expect((await doors(address, null).graphql('{ node(id: "Q2FsbDox") { id } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    expect((await doors(address, people.locked).graphql('{ node(id: "Q2FsbDox") { id } }')).errors).toMatchObject([
      { extensions: { code: 'ACCOUNT_LOCKED' } },
    ])
  })

  test('someone External sees a call while it waits, and not once it is completed', async () => {
    const { people, openCall, as } = hospital
    const { closeCall } = await import('../../services/calls/ending/closeCall')
    const callId = await openCall()
    const look = async () =>
      (
        await doors(address, people.external).graphql('query($id: ID!) { node(id: $id) { id } }', {
          id: globalId('Call', callId),
        })
      ).data?.node
    expect(await look()).not.toBeNull()
    await closeCall(await as(people.rosa), { callId, ...hospital.recorded })
    expect(await look()).toBeNull()
  })
})

describe('both doors', () => {
  test('a foreign Origin is refused before anyone looks at the request', async () => {
    const headers = {
      origin: 'https://evil.example',
      'content-type': 'application/json',
      'patency-client': 'test',
      ...cookie(),
    }
    for (const path of ['/graphql', `/api/v0${base()}/calls`]) {
      const answer = await send(path, { body: '{}', headers })
      expect({ path, status: answer.status, body: await answer.json() }).toMatchObject({
        path,
        status: 403,
        body: { code: 'FOREIGN_ORIGIN' },
      })
    }
    const own = await send(`/api/v0/auth/logout`, { headers: { origin: address } })
    expect(own.status).toBe(200)
  })

  test('a body past the limit is refused', async () => {
    const body = JSON.stringify({ preComments: 'x'.repeat(1_100_000) })
    for (const path of ['/graphql', `/api/v0${base()}/calls`]) {
      const answer = await send(path, {
        body,
        headers: { 'content-type': 'application/json', 'patency-client': 'test', ...cookie() },
      })
      expect({ path, status: answer.status }).toEqual({ path, status: 413 })
    }
  })
})

test('an answer that holds what only its reader may see is stored by no one, at any door', async () => {
  const { token } = hospital.people.rosa
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, { ...init, headers: { cookie: `patency=${token}`, ...init.headers } })
  const posted = (query: string) =>
    ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  const answers = await Promise.all([
    posted('{ viewer { email } }'),
    posted('{ viewer { '),
    ask(`/graphql?query=${encodeURIComponent('{ viewer { email } }')}`, { headers: { accept: 'application/json' } }),
    ask('/api/v0/users/me'),
    ask('/health/live'),
  ])
  for (const { headers, url } of answers) expect([url, headers.get('cache-control')]).toEqual([url, 'no-store'])
})
