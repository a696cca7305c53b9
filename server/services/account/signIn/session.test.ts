import pg from 'pg'
import { hashPassword } from '../../../auth/password'
import { nilUuid } from '../../../domain/kernel/uuid'
import { doors, globalId } from '../../../test/harness/doors'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  const passwordHash = await hashPassword('Patency-demo-1')
  await hospital.clients.system.user.updateMany({ data: { passwordHash } })
})
afterAll(() => hospital.close())

const login = (email: string, password: string) => doors(address, null).rest('POST', '/auth/login', { email, password })
const me = (cookie: string) => doors(address, null).rest('GET', '/users/me', undefined, { cookie })
const cookieOf = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!

test('signing in answers users/me and a cookie that scripts cannot read (rules 2.6, 2.9)', async () => {
  const { people, riverside } = hospital
  const { status, body, headers } = await login(` ${people.north.email.toUpperCase()} `, 'Patency-demo-1')
  expect(status).toBe(200)
  expect(body).toEqual({
    id: people.north.id,
    fullName: 'Priya Natarajan',
    email: people.north.email,
    active: true,
    status: 0,
    training: false,
    isLocked: false,
    // Nothing of what is asked of him is there.
    inCompliance: false,
    superadmin: false,
    providerRoles: [{ providerId: riverside.id, providerName: 'Riverside Health', role: 'Clinician' }],
    allowedFacilities: [{ facility: { id: riverside.facilities[1]!.id, name: 'North Campus' } }],
  })
  const [session, device] = headers.getSetCookie()
  expect(session).toMatch(/^patency=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^patency-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/)
  expect(await me(cookieOf(headers))).toMatchObject({ status: 200, body: { email: people.north.email } })
  const stored = await hospital.clients.system.session.findMany({ where: { userId: people.north.id } })
  expect(
    stored.every(
      ({ tokenHash }) => !Buffer.from(tokenHash).toString('base64url').includes(cookieOf(headers).slice(8, 30)),
    ),
  ).toBe(true)
})

test('an unknown address, a wrong password and a disabled account are refused in the same words', async () => {
  const { people, clients } = hospital
  await clients.system.user.update({ where: { id: people.manager.id }, data: { active: false } })
  const answers = await Promise.all([
    login('nobody@demo.example', 'x'),
    login(people.rosa.email, 'wrong'),
    login(people.manager.email, 'Patency-demo-1'),
  ])
  for (const { status, body, headers } of answers) {
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { code: 'SIGN_IN_FAILED', message: 'The e-mail address or the password is wrong.' },
    })
    expect(headers.get('set-cookie')).toBeNull()
  }
  expect(await login('', '')).toMatchObject({
    status: 422,
    body: {
      errors: [
        { field: 'email', message: 'Required' },
        { field: 'password', message: 'Required' },
      ],
    },
  })
})

test('signing out ends the session at once', async () => {
  const { headers } = await login(hospital.people.rosa.email, 'Patency-demo-1')
  const cookie = cookieOf(headers)
  const out = await doors(address, null).rest('POST', '/auth/logout', undefined, { cookie })
  expect(out).toMatchObject({ status: 200, body: {} })
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await me(cookie)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})

test('signing in again in the same browser makes a new session, and ends the one before', async () => {
  const { rosa } = hospital.people
  const first = cookieOf((await login(rosa.email, 'Patency-demo-1')).headers)
  const again = (password: string) =>
    doors(address, null).rest('POST', '/auth/login', { email: rosa.email, password }, { cookie: first })
  expect((await again('wrong')).status).toBe(401)
  expect((await me(first)).status).toBe(200)
  const second = cookieOf((await again('Patency-demo-1')).headers)
  expect(second).not.toBe(first)
  expect([(await me(first)).status, (await me(second)).status]).toEqual([401, 200])
})

test('a session idles out after 15 minutes; deeds keep it, polls do not', async () => {
  const { clock, people, riverside } = hospital
  const { headers } = await login(people.ben.email, 'Patency-demo-1')
  const cookie = cookieOf(headers)
  const minutes = (n: number) => (clock.now = new Date(clock.now.getTime() + n * 60_000))
  minutes(10)
  expect((await me(cookie)).status).toBe(200)
  minutes(10)
  const poll = () => doors(address, null).rest('GET', `/providers/${riverside.id}/calls/active`, undefined, { cookie })
  const background = () =>
    doors(address, null).graphql('{ viewer { email } }', {}, { cookie, 'patency-background': '1' })
  expect((await poll()).status).toBe(200)
  expect((await background()).data?.viewer).not.toBeNull()
  minutes(6)
  expect((await poll()).status).toBe(401)
  expect((await background()).data?.viewer).toBeNull()
  expect((await me(cookie)).status).toBe(401)
})

test('the screen learns when its session ends, and asking in the background does not put it off', async () => {
  const { clock, people } = hospital
  const cookie = cookieOf((await login(people.ben.email, 'Patency-demo-1')).headers)
  const began = clock.now.getTime()
  const ask = async (headers: Record<string, string>) =>
    (
      await doors(address, null).graphql(
        '{ viewer { session { idleEndsAt endsAt warnAt } } }',
        {},
        { cookie, ...headers },
      )
    ).data!.viewer.session
  const after = (minutes: number) => new Date(began + minutes * 60_000).toISOString()
  clock.now = new Date(began + 10 * 60_000)
  expect(await ask({ 'patency-background': '1' })).toEqual({
    idleEndsAt: after(15),
    endsAt: after(12 * 60),
    warnAt: after(14),
  })
  expect(await ask({})).toEqual({ idleEndsAt: after(25), endsAt: after(12 * 60), warnAt: after(24) })
})

test('a page that is still open changes nothing in the name of whoever signed in beside it', async () => {
  const { people, openCall } = hospital
  const callId = await openCall()
  const cookie = cookieOf((await login(people.ben.email, 'Patency-demo-1')).headers)
  const assign = (pageOf: { id: string }) =>
    doors(address, null).graphql(
      'mutation($callId: ID!) { assignCall(input: { callId: $callId }) { __typename } }',
      { callId: globalId('Call', callId) },
      { cookie, 'patency-user': pageOf.id },
    )
  const leadOf = async () =>
    (await hospital.clients.system.call.findUniqueOrThrow({ where: { id: callId } })).assignedToId
  expect((await assign(people.rosa)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await leadOf()).toBeNull()
  expect((await assign(people.ben)).data?.assignCall.__typename).toBe('AssignCallSuccess')
  expect(await leadOf()).toBe(people.ben.id)
})

test('a session ends after 12 hours, however busy', async () => {
  const { clock, people } = hospital
  const { headers } = await login(people.ben.email, 'Patency-demo-1')
  const cookie = cookieOf(headers)
  for (let n = 0; n < 71; n += 1) {
    clock.now = new Date(clock.now.getTime() + 10 * 60_000)
    expect((await me(cookie)).status).toBe(200)
  }
  clock.now = new Date(clock.now.getTime() + 10 * 60_000)
  expect((await me(cookie)).status).toBe(401)
})

test('a locked account signs in and reaches its own account, and nothing else (rules 2.4)', async () => {
  const { people, riverside } = hospital
  const { headers, status } = await login(people.locked.email, 'Patency-demo-1')
  expect(status).toBe(200)
  const cookie = cookieOf(headers)
  expect(await me(cookie)).toMatchObject({ status: 200, body: { isLocked: true, inCompliance: false } })
  for (const path of ['calls/active', 'callpurposes', 'callstatuscodes', 'facilities'])
    expect(
      await doors(address, null).rest('GET', `/providers/${riverside.id}/${path}`, undefined, { cookie }),
    ).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } })
  const viewer = await doors(address, null).graphql(
    '{ viewer { isLocked provider { name } } requireableCallFields { key } }',
    {},
    { cookie },
  )
  expect(viewer.errors).toMatchObject([{ extensions: { code: 'ACCOUNT_LOCKED' } }])
  expect(
    (await doors(address, null).graphql('{ viewer { isLocked provider { name } } }', {}, { cookie })).data,
  ).toEqual({ viewer: { isLocked: true, provider: null } })
})

test('who must change a password that someone else set sees who they are, and nothing else (rules 9.4)', async () => {
  const { riverside, clients, hire } = hospital
  const person = await hire('New Here', 'Admin', riverside.id)
  await clients.system.user.update({ where: { id: person.id }, data: { mustChangePassword: true } })
  const { rest, graphql } = doors(address, person)
  expect(await rest('GET', '/users/me')).toMatchObject({ status: 200, body: { email: person.email } })
  expect(await rest('GET', `/providers/${riverside.id}/calls/active`)).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_CHANGE_REQUIRED' },
  })
  expect(
    (
      await graphql(
        '{ viewer { mustChangePassword user { fullName presence } memberships { roleName } provider { name } } }',
      )
    ).data,
  ).toEqual({
    viewer: {
      mustChangePassword: true,
      user: { fullName: 'New Here', presence: 'OFFLINE' },
      memberships: [{ roleName: 'Administrator' }],
      provider: null,
    },
  })
  for (const query of [
    '{ provider { name } }',
    '{ viewer { sessions { device } } }',
    'mutation { endOtherSessions { __typename } }',
  ])
    expect((await graphql(query)).errors).toMatchObject([{ extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } }])
})

test('switching the provider needs belonging there; a superadmin belongs everywhere (rules 2.2)', async () => {
  const { people, lakeshore, riverside } = hospital
  const { headers } = await login(people.system.email, 'Patency-demo-1')
  const cookie = cookieOf(headers)
  const switchTo = (id: string, headers: Record<string, string>) =>
    doors(address, null).graphql(
      'mutation($input: SwitchProviderInput!) { switchProvider(input: $input) { __typename ... on Refusal { code } } }',
      { input: { providerId: globalId('Provider', id) } },
      headers,
    )
  const provider = async () =>
    (await doors(address, null).graphql('{ viewer { provider { name } } }', {}, { cookie })).data?.viewer.provider.name
  expect(await provider()).toBe('Riverside Health')
  expect((await switchTo(lakeshore.id, { cookie })).data?.switchProvider).toEqual({
    __typename: 'SwitchProviderSuccess',
  })
  expect(await provider()).toBe('Lakeshore Medical')
  const rosa = { cookie: cookieOf((await login(people.rosa.email, 'Patency-demo-1')).headers) }
  expect((await switchTo(lakeshore.id, rosa)).data?.switchProvider).toEqual({
    __typename: 'Refusal',
    code: 'NOT_FOUND',
  })
  expect((await switchTo(riverside.id, rosa)).data?.switchProvider.__typename).toBe('SwitchProviderSuccess')
})

test('ten wrong passwords slow further tries down, then they are refused, with the right password too, for ten minutes (rules 2.6)', async () => {
  const { hire, riverside, clients, clock } = hospital
  const person = await hire('Guess Me', 'Clinician', riverside.id)
  await clients.system.user.update({
    where: { id: person.id },
    data: { passwordHash: await hashPassword('Patency-demo-1') },
  })
  await clients.system.signInTry.deleteMany()
  for (const email of [person.email, 'nobody.here@demo.example']) {
    const codes = []
    for (let n = 0; n < 16; n += 1) codes.push((await login(email, 'wrong')).body.code)
    expect(codes).toEqual([...Array(15).fill('SIGN_IN_FAILED'), 'TOO_MANY_TRIES'])
    expect(await login(email, 'Patency-demo-1')).toMatchObject({
      status: 429,
      body: { message: 'Too many tries. Wait ten minutes, then try again.' },
    })
  }
  expect((await login(hospital.people.rosa.email, 'Patency-demo-1')).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + 10 * 60_000 + 1)
  expect((await login(person.email, 'Patency-demo-1')).status).toBe(200)
})

test('many guesses at once count like one after the other', async () => {
  const { people, clients } = hospital
  await clients.system.signInTry.deleteMany()
  const codes = (await Promise.all(Array.from({ length: 30 }, () => login(people.ben.email, 'wrong')))).map(
    ({ body }) => body.code,
  )
  expect(codes.filter((code) => code === 'SIGN_IN_FAILED').length).toBeLessThanOrEqual(15)
  await clients.system.signInTry.deleteMany()
})

describe('the trail of the installation (rules 2.10)', () => {
  const trail = async (action: string, actorId: string, providerId = nilUuid) =>
    (
      await hospital.clients.system.auditEntry.findMany({
        where: { action, actorId, providerId },
        orderBy: { sequence: 'asc' },
      })
    ).map(({ outcome, entityId, door }) => ({ outcome, entityId, door }))

  const newcomer = async (fullName: string, options?: Parameters<Hospital['hire']>[3]) => {
    const person = await hospital.hire(fullName, 'Clinician', hospital.riverside.id, options)
    await hospital.clients.system.user.update({
      where: { id: person.id },
      data: { passwordHash: await hashPassword('Patency-demo-1') },
    })
    return person
  }

  test('tells of signing in and out once, with who it was', async () => {
    const person = await newcomer('In And Out')
    const cookie = cookieOf((await login(person.email, 'Patency-demo-1')).headers)
    await login(person.email, 'wrong')
    for (let times = 0; times < 2; times += 1)
      await doors(address, null).rest('POST', '/auth/logout', undefined, { cookie })
    const entry = { entityId: person.id, door: 'rest' }
    const { riverside, lakeshore } = hospital
    // Also in the log of the provider where they work, whose administrators look there, and in no other one.
    for (const log of [nilUuid, riverside.id]) {
      expect(await trail('signIn', person.id, log)).toEqual([
        { ...entry, outcome: 'done' },
        { ...entry, outcome: 'refused SIGN_IN_FAILED' },
      ])
      expect(await trail('signOut', person.id, log)).toEqual([{ ...entry, outcome: 'done' }])
    }
    for (const action of ['signIn', 'signOut']) expect(await trail(action, person.id, lakeshore.id)).toEqual([])
  })

  test('a try for an address of no one is in no provider’s log', async () => {
    const { system } = hospital.clients
    const tries = () => system.auditEntry.findMany({ where: { action: 'signIn', actorId: null } })
    const before = (await tries()).length
    await login('nobody.at.all@demo.example', 'wrong')
    expect((await tries()).slice(before)).toMatchObject([{ providerId: nilUuid, outcome: 'refused SIGN_IN_FAILED' }])
  })

  test('tells of changing the provider, done or refused', async () => {
    const { lakeshore, riverside, clients } = hospital
    const person = await newcomer('Goes Round')
    const cookie = cookieOf((await login(person.email, 'Patency-demo-1')).headers)
    const mutation = 'mutation($input: SwitchProviderInput!) { switchProvider(input: $input) { __typename } }'
    for (const { id } of [riverside, lakeshore])
      await doors(address, null).graphql(mutation, { input: { providerId: globalId('Provider', id) } }, { cookie })
    const entry = { door: 'graphql' }
    expect(await trail('switchProvider', person.id)).toEqual([
      { ...entry, outcome: 'done', entityId: riverside.id },
      { ...entry, outcome: 'refused NOT_FOUND', entityId: null },
    ])
    expect((await clients.system.user.findUniqueOrThrow({ where: { id: person.id } })).lastProviderId).toBe(
      riverside.id,
    )
  })

  test('what cannot be written into the trail does not happen', async () => {
    const { clients, riverside, database } = hospital
    const person = await newcomer('No Trail')
    const cookie = cookieOf((await login(person.email, 'Patency-demo-1')).headers)
    const before = await clients.system.session.count({ where: { userId: person.id, endedAt: null } })
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    await owner.query('alter table audit_entry add constraint audit_entry_full check (actor_id is null) not valid')
    try {
      expect((await login(person.email, 'Patency-demo-1')).status).toBe(500)
      expect((await doors(address, null).rest('POST', '/auth/logout', undefined, { cookie })).status).toBe(500)
      const switched = await doors(address, null).graphql(
        'mutation($input: SwitchProviderInput!) { switchProvider(input: $input) { __typename } }',
        { input: { providerId: globalId('Provider', riverside.id) } },
        { cookie },
      )
      expect(switched.errors).toMatchObject([{ extensions: { code: 'BROKEN' } }])
    } finally {
      await owner.query('alter table audit_entry drop constraint audit_entry_full')
      await owner.end()
    }
    expect(await clients.system.session.count({ where: { userId: person.id, endedAt: null } })).toBe(before)
    expect((await clients.system.user.findUniqueOrThrow({ where: { id: person.id } })).lastProviderId).toBeNull()
  })
})
