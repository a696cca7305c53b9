// People through both doors: verbs, refusals, attacks on accounts of other providers, and open sessions.
import { hashPassword } from '../../auth/password'
import { doors, globalId, type Json } from '../harness/doors'
import { linkToken } from '../harness/expect'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { subscribe } from '../harness/subscriber'
import { undeclaredRefusals } from '../harness/undeclared'
import type { Person } from '../hospital/hospital'

serveHospital()

const password = 'Correct horse 1!'
const at = (path: string): string => `/providers/${hospital.riverside.id}/users${path}`
const rest = (method: string, path: string, body?: unknown, person: Person = hospital.people.admin, headers = {}) =>
  doors(address, person).rest(method, at(path), body, headers)
const ask = async (query: string, variables: object = {}, person: Person = hospital.people.admin): Promise<Json> => {
  const { data, errors } = await doors(address, person).graphql(query, variables)
  expect(errors).toBeUndefined()
  return data
}
const run = async (verb: string, input: Record<string, unknown>, person?: Person): Promise<Json> => {
  const Name = verb[0]!.toUpperCase() + verb.slice(1)
  const success = verb === 'removeUser' ? 'removedUserId' : 'user { databaseId }'
  const refusal =
    '... on Refusal { code message fields { field message } current { ... on User { databaseId version } } }'
  return (
    await ask(
      `mutation($input: ${Name}Input!) { it: ${verb}(input: $input) { __typename ... on ${Name}Success { ${success} } ${refusal} } }`,
      { input },
      person,
    )
  ).it
}
const userId = ({ id }: Person): string => globalId('User', id)
let hired = 0
const hire = (role: 'Admin' | 'Clinician' = 'Clinician') => {
  hired += 1
  return hospital.hire(
    `Person ${'abcdefghijklmnopqrstuvwxyz'[hired % 26]}${'x'.repeat(hired / 26)}`,
    role,
    hospital.riverside.id,
  )
}
/** Somebody who also works in Lakeshore. */
const hireElsewhere = async () => {
  const person = await hire()
  await hospital.clients.system.providerRole.create({
    data: { providerId: hospital.lakeshore.id, userId: person.id, role: 'Clinician' },
  })
  await hospital.clients.system.user.update({
    where: { id: person.id },
    data: { passwordHash: await hashPassword('Secret of theirs 1!') },
  })
  return person
}
const read = (id: string) =>
  hospital.clients.system.user.findUniqueOrThrow({
    where: { id },
    include: {
      ...{ roles: { orderBy: { providerId: 'asc' } }, accountLocks: true },
      ...{ allowedFacilities: true, sessions: true, links: true },
    },
  })

describe('each verb has the same effect', () => {
  const effectOf = async (id: string) => {
    const { roles, ...user } = await read(id)
    return {
      ...{
        fullName: user.fullName,
        training: roles.map(({ training }) => training),
        active: user.active,
        isLocked: user.accountLocks.length > 0,
      },
      ...{ mustChangePassword: user.mustChangePassword, version: user.version, role: roles.map(({ role }) => role) },
      ...{ facilities: user.allowedFacilities.length, open: user.sessions.filter(({ endedAt }) => !endedAt).length },
    }
  }
  const verbs: [string, string, (person: Person) => Promise<Json>, (person: Person) => Promise<Json>][] = [
    [
      'updateUser',
      'PUT',
      (person) =>
        run('updateUser', {
          ...{ userId: userId(person), role: 'Manager', training: true, active: false, fullName: 'New Name' },
          allowedFacilityIds: [globalId('Facility', hospital.riverside.facilities[0]!.id)],
        }),
      (person) =>
        rest('PUT', `/${person.id}`, {
          ...{ role: 'Manager', training: true, active: false, fullName: 'New Name' },
          allowedFacilities: [{ facility: { id: hospital.riverside.facilities[0]!.id } }],
        }),
    ],
    [
      'setUserPassword',
      'POST password',
      (person) => run('setUserPassword', { userId: userId(person), password }),
      (person) => rest('POST', `/${person.id}/password`, { password }),
    ],
    [
      'lockUser',
      'POST lock',
      (person) => run('lockUser', { userId: userId(person) }),
      (person) => rest('POST', `/${person.id}/lock`),
    ],
    [
      'removeUser',
      'DELETE',
      (person) => run('removeUser', { userId: userId(person) }),
      (person) => rest('DELETE', `/${person.id}`),
    ],
  ]
  test.each(verbs)('%s, %s', async (_graphql, _rest, throughGraphql, throughRest) => {
    const [one, other] = [await hire(), await hire()]
    expect((await throughGraphql(one)).code).toBeUndefined()
    expect(await throughRest(other)).toMatchObject({ status: 200 })
    expect(await effectOf(one.id)).toEqual({ ...(await effectOf(other.id)), fullName: expect.any(String) })
  })

  test('unlocking', async () => {
    for (const unlock of [
      (person: Person) => run('unlockUser', { userId: userId(person) }),
      (person: Person) => rest('POST', `/${person.id}/unlock`),
    ]) {
      const person = await hire()
      await rest('POST', `/${person.id}/lock`)
      await unlock(person)
      expect(await effectOf(person.id)).toMatchObject({ isLocked: false, version: 3 })
    }
  })

  test('adding: the answer has the invitation once, and says when the account existed', async () => {
    const nadia = { fullName: 'Nadia Haddad', role: 'Clinician' }
    const made = await ask(
      'mutation($input: CreateUserInput!) { it: createUser(input: $input) { ... on CreateUserSuccess { existed invitation { token expiresAt } user { databaseId email role isInvited } } } }',
      { input: { ...nadia, email: 'Nadia.G@demo.example ' } },
    )
    expect(made.it).toEqual({
      existed: false,
      invitation: { token: expect.stringMatching(linkToken), expiresAt: '2026-03-13T14:00:00.000Z' },
      user: { databaseId: expect.any(String), email: 'nadia.g@demo.example', role: 'Clinician', isInvited: true },
    })
    const { body } = await rest('POST', '', { ...nadia, email: ' NADIA.R@demo.example' })
    expect(body).toMatchObject({
      ...{ email: 'nadia.r@demo.example', existed: false, isInvited: true, status: 0, inCompliance: false },
      providerRoles: [{ providerId: hospital.riverside.id, providerName: 'Riverside Health', role: 'Clinician' }],
      invitation: { token: expect.stringMatching(linkToken) },
    })
    const existing = await rest('POST', '', { ...nadia, email: hospital.people.stranger.email.toUpperCase() })
    expect(existing.body).toMatchObject({ existed: true, fullName: nadia.fullName, isInvited: true })
  })
})

test('the list of REST has the fields of the contract, and roles and facilities of this provider alone', async () => {
  const person = await hireElsewhere()
  const facilityId = hospital.lakeshore.facilities[0]!.id
  await hospital.clients.system.allowedFacility.create({
    data: { providerId: hospital.lakeshore.id, userId: person.id, facilityId },
  })
  const { body } = await rest('GET', '', undefined, hospital.people.manager)
  const rows = body as Json[]
  expect(rows.find(({ id }) => id === person.id)).toEqual({
    ...{ id: person.id, fullName: person.fullName, email: person.email, active: true, status: 0, training: false },
    ...{ isLocked: false, inCompliance: false, superadmin: false, isInvited: false, version: 1, allowedFacilities: [] },
    providerRoles: [{ providerId: hospital.riverside.id, providerName: 'Riverside Health', role: 'Clinician' }],
  })
  expect(rows.map(({ id }) => id)).not.toContain(hospital.people.stranger.id)
  expect(JSON.stringify(rows)).not.toContain('argon2')
})

test('a record may be sent back as it was read', async () => {
  const person = await hire()
  const { body } = await rest('GET', '')
  const row = (body as Json[]).find(({ id }) => id === person.id)
  const answer = await rest('PUT', `/${person.id}`, row, undefined, { 'if-match': '"v1"' })
  expect([answer.status, answer.body]).toEqual([200, row])
})

describe('an Admin of one provider and an account that also works in another (rules 9.3)', () => {
  const attacks: [string, string[], (person: Person) => Promise<Json>, ((person: Person) => Promise<Json>) | null][] = [
    [
      'name',
      ['fullName'],
      (person) => run('updateUser', { userId: userId(person), fullName: 'Somebody Else' }),
      (person) => rest('PUT', `/${person.id}`, { fullName: 'Somebody Else' }),
    ],
    [
      'e-mail',
      ['email'],
      (person) => run('updateUser', { userId: userId(person), email: 'attacker@demo.example' }),
      (person) => rest('PUT', `/${person.id}`, { email: 'attacker@demo.example' }),
    ],
    [
      'Active',
      ['active'],
      (person) => run('updateUser', { userId: userId(person), active: false }),
      (person) => rest('PUT', `/${person.id}`, { active: false }),
    ],
    [
      'everything at once',
      ['fullName', 'email', 'active'],
      (person) =>
        run('updateUser', {
          userId: userId(person),
          role: 'Manager',
          fullName: 'X',
          email: 'x@demo.example',
          active: false,
        }),
      (person) =>
        rest('PUT', `/${person.id}`, { role: 'Manager', fullName: 'X', email: 'x@demo.example', active: false }),
    ],
    [
      'password',
      ['password'],
      (person) => run('setUserPassword', { userId: userId(person), password }),
      (person) => rest('POST', `/${person.id}/password`, { password }),
    ],
    ['sessions', [], (person) => run('endUserSessions', { userId: userId(person) }), null],
  ]
  test.each(attacks)(
    '%s: refused at both doors, and nothing changes',
    async (_what, fields, throughGraphql, throughRest) => {
      const person = await hireElsewhere()
      const before = await read(person.id)
      const refused = await throughGraphql(person)
      expect([refused.code, refused.fields.map(({ field }: { field: string }) => field)]).toEqual([
        'WORKS_ELSEWHERE',
        fields,
      ])
      if (throughRest) {
        const { status, body } = await throughRest(person)
        expect([status, body.code, (body.errors ?? []).map(({ field }: { field: string }) => field)]).toEqual([
          403,
          'WORKS_ELSEWHERE',
          fields,
        ])
      }
      expect(await read(person.id)).toEqual(before)
    },
  )

  test('nor an invitation: adding the address again changes nothing', async () => {
    const person = await hire()
    await hospital.clients.system.providerRole.updateMany({
      where: { userId: person.id },
      data: { providerId: hospital.lakeshore.id },
    })
    const { roleCount: _count, links: _links, ...before } = await read(person.id)
    const { body } = await rest('POST', '', { fullName: 'Attacker', email: person.email, role: 'Clinician', password })
    expect(body).toMatchObject({ existed: true, fullName: 'Attacker' })
    const { roleCount: _c, links: _l, ...after } = await read(person.id)
    expect(after).toEqual(before)
  })

  test('a superadmin may', async () => {
    const person = await hireElsewhere()
    expect(
      (await run('updateUser', { userId: userId(person), fullName: 'Married Name' }, hospital.people.system)).code,
    ).toBeUndefined()
    expect(await read(person.id)).toMatchObject({ fullName: 'Married Name' })
  })

  test('and a System Administrator or a superadmin is out of an Admin’s reach altogether', async () => {
    const before = await read(hospital.people.system.id)
    for (const [, , throughGraphql] of attacks)
      expect((await throughGraphql(hospital.people.system)).code).toBe('ROLE_NOT_ALLOWED')
    for (const path of ['/lock', '/unlock'])
      expect((await rest('POST', `/${before.id}${path}`)).body.code).toBe('ROLE_NOT_ALLOWED')
    expect((await rest('DELETE', `/${before.id}`)).body.code).toBe('ROLE_NOT_ALLOWED')
    expect(await read(before.id)).toEqual(before)
  })
})

test('bad input is refused at the field, alike at both doors', async () => {
  const inputs: [Record<string, unknown>, string[]][] = [
    [{}, ['fullName', 'email', 'role']],
    [{ fullName: 'X', email: 'no address', role: 'Clinician' }, ['email']],
    [{ fullName: 'X', email: ` ${hospital.people.rosa.email.toUpperCase()} `, role: 'Clinician' }, ['email']],
    [{ fullName: 'X', email: 'x@demo.example', role: 'SystemAdmin' }, ['role']],
    [{ fullName: 'X', email: 'x@demo.example', role: 'Clinician', password: 'short' }, ['password']],
    [{ fullName: 'X'.repeat(201), email: 'x@demo.example', role: 'Clinician' }, ['fullName']],
  ]
  for (const [input, fields] of inputs) {
    const refused = await run('createUser', input)
    const { body } = await rest('POST', '', input)
    expect([input, refused.fields.map(({ field }: { field: string }) => field), body.code]).toEqual([
      input,
      fields,
      refused.code,
    ])
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
  }
  const foreign = hospital.lakeshore.facilities[0]!.id
  expect(
    (
      await run('createUser', {
        fullName: 'X',
        email: 'x@demo.example',
        role: 'Clinician',
        allowedFacilityIds: [globalId('Facility', foreign)],
      })
    ).fields,
  ).toMatchObject([{ field: 'allowedFacilityIds' }])
  expect(
    (
      await rest('POST', '', {
        fullName: 'X',
        email: 'x@demo.example',
        role: 'Clinician',
        allowedFacilities: [foreign],
      })
    ).body.errors,
  ).toMatchObject([{ field: 'allowedFacilities' }])
})

test('a restricted administrator learns that facilities are required, and is told so at both doors (rules 9.2)', async () => {
  const north = hospital.riverside.facilities[1]!.id
  const restricted = await hospital.hire('Nia North', 'Admin', hospital.riverside.id, { only: [north] })
  const provider = async (person?: Person) =>
    (await ask('{ viewer { provider { mustGrantFacilities facilities { databaseId } } } }', {}, person)).viewer.provider
  expect(await provider(restricted)).toEqual({ mustGrantFacilities: true, facilities: [{ databaseId: north }] })
  expect((await provider()).mustGrantFacilities).toBe(false)
  const entries = { fullName: 'X', email: 'x@demo.example', role: 'Clinician' }
  const message = 'Required, because you do not see all facilities'
  expect((await run('createUser', { ...entries, allowedFacilityIds: [] }, restricted)).fields).toEqual([
    { field: 'allowedFacilityIds', message },
  ])
  expect((await rest('POST', '', entries, restricted)).body.errors).toEqual([{ field: 'allowedFacilities', message }])
})

test('a stale change carries the person as they are now', async () => {
  const person = await hire()
  await rest('PUT', `/${person.id}`, { training: true })
  const refused = await run('updateUser', { userId: userId(person), expectedVersion: 1, training: false })
  expect(refused).toMatchObject({ code: 'STALE', current: { databaseId: person.id, version: 2 } })
  const { status, body } = await rest('PUT', `/${person.id}`, { training: false }, undefined, { 'if-match': '"v1"' })
  expect([status, body.code, body.current.version]).toEqual([412, 'STALE', 2])
})

describe('open sessions follow within a second (rules 9.3)', () => {
  const ends: [string, number, (person: Person) => Promise<unknown>][] = [
    ['another role', 1012, (person) => rest('PUT', `/${person.id}`, { role: 'External' })],
    [
      'other facilities',
      1012,
      (person) => rest('PUT', `/${person.id}`, { allowedFacilities: [hospital.riverside.facilities[1]!.id] }),
    ],
    ['a lock', 1012, (person) => rest('POST', `/${person.id}/lock`)],
    ['removal', 1012, (person) => rest('DELETE', `/${person.id}`)],
    ['disabling', 4401, (person) => rest('PUT', `/${person.id}`, { active: false })],
    ['a new password', 4401, (person) => rest('POST', `/${person.id}/password`, { password })],
    ['Sign out everywhere', 4401, (person) => run('endUserSessions', { userId: userId(person) })],
  ]
  test.each(ends)('%s closes the socket with %i', async (_what, code, change) => {
    const person = await hire()
    const socket = subscribe(address, person)
    await socket.next(() => true)
    const [closed] = await Promise.all([socket.closed, change(person)])
    expect(closed).toBe(code)
    await socket.stop()
  })

  test('a removed person is answered as somebody of another provider', async () => {
    const person = await hire()
    await rest('DELETE', `/${person.id}`)
    expect((await doors(address, person).rest('GET', at(''))).status).toBe(404)
    expect((await doors(address, person).rest('GET', `/providers/${hospital.riverside.id}/calls/active`)).status).toBe(
      404,
    )
  })
})

test('the doors declare every refusal that they gave', async () => {
  expect(await undeclaredRefusals(hospital.clients)).toEqual([])
})
