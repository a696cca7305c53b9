import { passwordMatches } from '../../../auth/password'
import { doors } from '../../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { nilUuid } from '../../../domain/kernel/uuid'
import type { Request } from '../../kernel/request'
import { createToken, listTokens, revokeUserToken } from './operatorTokens'
import { createUser, disableUser, enableUser, listUsers, lockUser, setUserPassword, unlockUser } from './operatorUsers'

let hospital: Hospital
let operator: Request
beforeAll(async () => {
  hospital = await openHospital()
  const { clients, clock } = hospital
  operator = {
    clients,
    files: hospital.files,
    now: () => new Date(clock.now),
    actor: null,
    door: 'operator',
    origin: 'ops@server1',
  }
})
afterAll(() => hospital.close())

const password = 'Patency-demo-1'
const ada = {
  email: ' Ada@Harbour.example',
  fullName: 'Ada Novak',
  role: 'Admin',
  password,
  provider: 'Harbour Health',
  newProvider: true,
}

const lastAudit = async (providerId: string) =>
  hospital.clients.system.auditEntry.findFirst({
    where: { providerId },
    orderBy: { sequence: 'desc' },
    select: {
      door: true,
      origin: true,
      actorId: true,
      action: true,
      entityKind: true,
      entityId: true,
      outcome: true,
      fields: true,
    },
  })
const everyRow = async () => JSON.stringify(await hospital.clients.system.auditEntry.findMany())
const sessionsOf = (userId: string) => hospital.clients.system.session.count({ where: { userId, endedAt: null } })
const session = (userId: string) =>
  hospital.clients.system.session.create({
    data: {
      tokenHash: new Uint8Array(Buffer.from(crypto.randomUUID())),
      userId,
      createdAt: hospital.clock.now,
      seenAt: hospital.clock.now,
    },
  })

describe('the first person of an installation', () => {
  test('is made together with their provider, which has its status codes and default purposes', async () => {
    const { system } = hospital.clients
    const { userId } = await createUser(operator, ada)
    const user = await system.user.findUniqueOrThrow({
      where: { id: userId },
      include: {
        accountLocks: true,
        roles: { include: { provider: { include: { statusCodes: true, purposes: true } } } },
      },
    })
    expect(user).toMatchObject({
      email: 'ada@harbour.example',
      fullName: 'Ada Novak',
      active: true,
      superadmin: false,
      accountLocks: [],
      roles: [{ role: 'Admin', provider: { name: 'Harbour Health' } }],
    })
    expect(await passwordMatches(user.passwordHash, password)).toBe(true)
    const { provider } = user.roles[0]!
    expect(provider.statusCodes.map(({ name }) => name).sort()).toEqual(['Normal', 'On Hold', 'Stat'])
    expect(provider.purposes.map(({ name, lineCheck }) => [name, lineCheck])).toEqual([
      ['Dressing Change', true],
      ['Custom', false],
    ])
    const rows = await system.auditEntry.findMany({ where: { providerId: provider.id }, orderBy: { sequence: 'asc' } })
    expect(rows).toMatchObject([
      {
        action: 'createUser',
        door: 'operator',
        origin: 'ops@server1',
        actorId: null,
        entityKind: 'provider',
        entityId: provider.id,
        outcome: 'done',
      },
      {
        action: 'createUser',
        entityKind: 'user',
        entityId: userId,
        outcome: 'done',
        fields: { email: [null, 'ada@harbour.example'], role: [null, 'Admin'] },
      },
    ])
    expect(await everyRow()).not.toContain(password)
  })

  test('a second person joins the provider by its name, however it is written', async () => {
    const { userId } = await createUser(operator, {
      ...ada,
      email: 'bo@harbour.example',
      fullName: 'Bo Lund',
      role: 'Clinician',
      provider: 'harbour health',
      newProvider: false,
      training: true,
    })
    expect(
      await hospital.clients.system.user.findUnique({ where: { id: userId }, include: { roles: true } }),
    ).toMatchObject({ roles: [{ role: 'Clinician', training: true }] })
  })

  test('a superadmin needs no provider', async () => {
    const { userId } = await createUser(operator, {
      email: 'root@harbour.example',
      fullName: 'Root',
      password,
      superadmin: true,
    })
    expect(
      await hospital.clients.system.user.findUnique({ where: { id: userId }, include: { roles: true } }),
    ).toMatchObject({ superadmin: true, roles: [] })
  })

  test.each([
    [
      'an address that someone has',
      { ...ada, provider: 'Third Health' },
      { email: 'Someone has this e-mail address already' },
    ],
    [
      'a new provider with a name that is taken',
      { ...ada, email: 'c@x.example', provider: 'HARBOUR HEALTH' },
      { provider: 'There is a provider of this name already' },
    ],
    [
      'a provider that there is not',
      { ...ada, email: 'c@x.example', provider: 'Habour', newProvider: false },
      { provider: 'There is no provider of this name' },
    ],
    [
      'a role without a provider',
      { ...ada, email: 'c@x.example', provider: null, newProvider: false },
      { provider: 'Required' },
    ],
    ['a provider without a role', { ...ada, email: 'c@x.example', role: null, superadmin: true }, { role: 'Required' }],
    [
      'a role that there is not',
      { ...ada, email: 'c@x.example', role: 'Nurse' },
      { role: 'Must be one of Admin, Manager, Clinician, External, SystemAdmin' },
    ],
    [
      'a weak password and no address',
      { ...ada, email: 'nobody', fullName: ' ', password: 'weak' },
      { email: 'Must be valid e-mail', fullName: 'Required', password: 'Password must be 8 or more characters long' },
    ],
  ])('%s is refused, and nothing is made', async (_what, input, fields) => {
    const { system } = hospital.clients
    const count = () =>
      Promise.all([system.user.count(), system.provider.count(), system.purpose.count(), system.providerRole.count()])
    const before = await count()
    expect(await fieldsOf(createUser(operator, input))).toEqual(fields)
    expect(await count()).toEqual(before)
    expect(await lastAudit(nilUuid)).toMatchObject({
      action: 'createUser',
      door: 'operator',
      outcome: 'refused VALIDATION',
    })
  })

  test('of two who make the same person at once, one does', async () => {
    const both = await Promise.all(
      [1, 2].map(() => refusalOf(createUser(operator, { ...ada, email: 'twin@x.example', provider: 'Twin Health' }))),
    )
    expect(both.sort()).toEqual(['VALIDATION', null].sort())
    expect(await hospital.clients.system.provider.count({ where: { name: 'Twin Health' } })).toBe(1)
  })
})

test('no one but an operator comes in by this way', async () => {
  const { people, as } = hospital
  const before = await hospital.clients.system.user.count()
  for (const attempt of [
    createUser({ ...(await as(people.system)) }, ada),
    listUsers(await as(people.system), {}),
    createToken(await as(people.admin), {}),
  ])
    expect(await refusalOf(attempt)).toBe('FORBIDDEN')
  expect(await hospital.clients.system.user.count()).toBe(before)
})

describe('changing a person', () => {
  test('a new password ends all of the person’s sessions, and no one else’s (rules 2.6)', async () => {
    const { people, clients } = hospital
    await session(people.ben.id)
    expect(await sessionsOf(people.ben.id)).toBe(2)
    await setUserPassword(operator, { email: people.ben.email, password: 'An0ther-password' })
    expect(await sessionsOf(people.ben.id)).toBe(0)
    expect(await sessionsOf(people.rosa.id)).toBe(1)
    const { passwordHash } = await clients.system.user.findUniqueOrThrow({ where: { id: people.ben.id } })
    expect(await passwordMatches(passwordHash, 'An0ther-password')).toBe(true)
    expect(await lastAudit(nilUuid)).toEqual({
      door: 'operator',
      origin: 'ops@server1',
      actorId: null,
      action: 'setPassword',
      entityKind: 'user',
      entityId: people.ben.id,
      outcome: 'done',
      fields: null,
    })
  })

  test('a password that will not do is refused, and the old one stays', async () => {
    const { people, clients } = hospital
    const before = await clients.system.user.findUniqueOrThrow({ where: { id: people.rosa.id } })
    expect(await fieldsOf(setUserPassword(operator, { email: people.rosa.email, password: 'lowercase-1' }))).toEqual({
      password: 'Password must contain at least one uppercase letter',
    })
    expect(await clients.system.user.findUnique({ where: { id: people.rosa.id } })).toEqual(before)
    expect(await sessionsOf(people.rosa.id)).toBe(1)
  })

  test('a disabled account is signed out, and can be enabled again', async () => {
    const { people, clients } = hospital
    const { email, id } = people.manager
    await disableUser(operator, { email })
    expect(await clients.system.user.findUnique({ where: { id } })).toMatchObject({ active: false })
    expect(await sessionsOf(id)).toBe(0)
    expect(await lastAudit(nilUuid)).toMatchObject({
      action: 'disableUser',
      entityId: id,
      fields: { active: [true, false] },
    })
    await enableUser(operator, { email })
    expect(await clients.system.user.findUnique({ where: { id } })).toMatchObject({ active: true })
    expect(await sessionsOf(id)).toBe(0)
  })

  test('a locked account stays signed in (rules 2.4), and is unlocked again', async () => {
    const { people, clients } = hospital
    const { email, id } = people.north
    await lockUser(operator, { email })
    const locks = () => clients.system.accountLock.findMany({ where: { userId: id }, select: { providerId: true } })
    expect(await locks()).toEqual([{ providerId: hospital.riverside.id }])
    expect(await sessionsOf(id)).toBe(1)
    await unlockUser(operator, { email })
    expect(await locks()).toEqual([])
  })

  test('someone who does not exist is told so', async () => {
    for (const verb of [disableUser, enableUser, lockUser, unlockUser])
      expect(await fieldsOf(verb(operator, { email: 'no@body.example' }))).toEqual({
        email: 'No one has this e-mail address',
      })
  })

  test('the list tells of everybody, with their roles, and leaves a row', async () => {
    const users = await listUsers(operator, {})
    expect(users.find(({ email }) => email === hospital.people.admin.email)).toMatchObject({
      fullName: 'Amara Okafor',
      roles: [{ role: 'Admin', provider: { name: 'Riverside Health' } }],
    })
    expect(JSON.stringify(users)).not.toContain('passwordHash')
    expect(await lastAudit(nilUuid)).toMatchObject({ action: 'listUsers', outcome: 'done' })
  })
})

describe('API tokens (rules 2.8)', () => {
  const asks = async (address: string, token: string) =>
    (
      await doors(address, null).rest('GET', `/providers/${hospital.riverside.id}/calls/active`, undefined, {
        authorization: `Bearer ${token}`,
      })
    ).status

  test('are shown once, work until they are revoked, and are stored as a hash', async () => {
    const { people, clients, riverside } = hospital
    const address = await hospital.serve()
    const { tokenId, token, expiresAt } = await createToken(operator, {
      email: people.rosa.email,
      name: 'Dashboard',
      scope: 'read',
    })
    expect(token).toMatch(/^patency_[\w-]{43}$/)
    expect(expiresAt).toBeNull()
    expect(await asks(address, token)).toBe(200)
    expect(await lastAudit(riverside.id)).toMatchObject({
      action: 'createToken',
      door: 'operator',
      entityKind: 'apiToken',
      entityId: tokenId,
      fields: { scope: [null, 'read'] },
    })
    expect(await everyRow()).not.toContain(token.slice(8, 30))
    expect(JSON.stringify(await listTokens(operator, {}))).not.toContain(token)
    await revokeUserToken(operator, { tokenId })
    expect(await asks(address, token)).toBe(401)
    const revoked = await clients.system.apiToken.findUniqueOrThrow({ where: { id: tokenId } })
    await revokeUserToken(operator, { tokenId })
    expect(await clients.system.apiToken.findUnique({ where: { id: tokenId } })).toEqual(revoked)
  })

  test('expire after the days that were given', async () => {
    const { clock, people, clients } = hospital
    const { expiresAt, tokenId } = await createToken(operator, {
      email: people.system.email,
      name: 'Nightly',
      scope: 'read-write',
      days: '30',
      provider: 'Lakeshore Medical',
    })
    expect(expiresAt).toEqual(new Date(clock.now.getTime() + 30 * 86_400_000))
    expect(await clients.system.apiToken.findUnique({ where: { id: tokenId } })).toMatchObject({
      scope: 'readWrite',
      providerId: hospital.lakeshore.id,
      expiresAt,
    })
  })

  test.each([
    [
      'a provider to which the person does not belong',
      { provider: 'Lakeshore Medical' },
      { provider: 'This person does not belong to the provider' },
    ],
    ['a scope that there is not', { scope: 'all' }, { scope: 'Must be read or read-write' }],
    ['no name and half a day', { name: ' ', days: 0.5 }, { name: 'Required', days: 'Must be a whole number' }],
    ['nobody', { email: 'no@body.example' }, { email: 'No one has this e-mail address' }],
  ])('for %s are refused, and none is made', async (_what, input, fields) => {
    const before = await hospital.clients.system.apiToken.count()
    expect(
      await fieldsOf(
        createToken(operator, { email: hospital.people.rosa.email, name: 'Dashboard', scope: 'read', ...input }),
      ),
    ).toEqual(fields)
    expect(await hospital.clients.system.apiToken.count()).toBe(before)
  })

  test('that do not exist cannot be revoked', async () => {
    for (const tokenId of ['nonsense', crypto.randomUUID()])
      expect(await refusalOf(revokeUserToken(operator, { tokenId }))).toBe('NOT_FOUND')
  })
})
