import pg from 'pg'
import { hashSessionToken } from '../../../auth/sessionToken'
import { passwordMatches } from '../../../auth/password'
import { linkCode } from '../../../domain/users/linkCode'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { assignCall } from '../../calls/working/assignCall'
import { readHistory } from '../../calls/past/callHistory'
import { assistCall } from '../../calls/working/assistCall'
import type { Request } from '../../kernel/request'
import { createUser } from './createUser'
import { lockUser, unlockUser } from './lockUser'
import { removeUser } from './removeUser'
import { endUserSessions, setUserPassword } from './setUserPassword'
import { updateUser } from './updateUser'

let hospital: Hospital
let admin: Request
let owner: pg.Client
/** Puts back every row of every table: as untouched as a new hospital, and much quicker. */
let putBack: string
beforeAll(async () => {
  hospital = await openHospital()
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  const { rows: tables } = await owner.query<{ name: string; columns: string }>(
    `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations' group by relname`,
  )
  await owner.query(
    ['create schema kept', ...tables.map(({ name }) => `create table kept.${name} as table ${name}`)].join(';'),
  )
  const restored = tables.flatMap(({ name, columns }) => [
    `delete from ${name}`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
  ])
  // Neither triggers nor foreign keys see it.
  putBack = ['begin', 'set local session_replication_role = replica', ...restored, 'commit'].join(';')
})
beforeEach(async () => {
  await owner.query(putBack)
  admin = await hospital.as(hospital.people.admin)
})
afterAll(async () => {
  await owner.end()
  await hospital.close()
})

const password = 'Correct horse 1!'
const nadia = { fullName: 'Nadia Haddad', email: 'nadia@demo.example', role: 'Clinician' }
const read = (id: string) =>
  hospital.clients.system.user.findUniqueOrThrow({
    where: { id },
    include: { roles: { orderBy: { role: 'asc' } }, accountLocks: true, allowedFacilities: true, links: true },
  })
const openSessions = (userId: string) => hospital.clients.system.session.count({ where: { userId, endedAt: null } })
const auditOf = (entityId: string) =>
  hospital.clients.system.auditEntry.findMany({
    where: { entityId },
    orderBy: [{ at: 'asc' }, { sequence: 'asc' }],
    select: { providerId: true, action: true, outcome: true, fields: true },
  })
const everything = () =>
  hospital.clients.system.user.findMany({
    orderBy: { id: 'asc' },
    include: {
      ...{ roles: true, accountLocks: true, allowedFacilities: true },
      ...{ sessions: true, links: true, apiTokens: true },
    },
  })
/** Also works in Lakeshore. */
const worksElsewhere = async ({ id }: Person, role: 'Admin' | 'Clinician' = 'Clinician') => {
  await hospital.clients.system.providerRole.create({ data: { providerId: hospital.lakeshore.id, userId: id, role } })
}

describe('Add New User (rules 9.2)', () => {
  test('with a password, which must be changed at the next sign-in (rules 9.4)', async () => {
    const { riverside } = hospital
    const made = await createUser(admin, {
      ...nadia,
      password,
      training: true,
      allowedFacilityIds: [riverside.facilities[1]!.id],
    })
    expect(made).toEqual({ userId: expect.any(String), existed: false, roleInvitationId: null, invitation: null })
    const user = await read(made.userId!)
    expect(user).toMatchObject({
      ...{ fullName: 'Nadia Haddad', email: 'nadia@demo.example', active: true, superadmin: false },
      mustChangePassword: true,
      roleCount: 1,
      roles: [{ providerId: riverside.id, role: 'Clinician', training: true }],
      allowedFacilities: [{ providerId: riverside.id, facilityId: riverside.facilities[1]!.id }],
      links: [],
    })
    expect(await passwordMatches(user.passwordHash!, password)).toBe(true)
    expect(JSON.stringify(await auditOf(made.userId!))).not.toContain(password)
  })

  test('without one, with an invitation whose token is answered once when mail is not configured (rules 9.5)', async () => {
    const { userId, invitation } = await createUser(admin, { ...nadia, email: ' Nadia@Demo.example ' })
    const user = await read(userId!)
    expect(user).toMatchObject({
      email: 'nadia@demo.example',
      passwordHash: null,
      mustChangePassword: false,
      links: [{ kind: 'invitation', providerId: hospital.riverside.id, createdById: hospital.people.admin.id }],
    })
    expect(Buffer.from(user.links[0]!.tokenHash)).toEqual(Buffer.from(hashSessionToken(linkCode(invitation!.token))))
    expect(JSON.stringify(await auditOf(userId!))).not.toContain(invitation!.token)
  })

  test('with mail configured, the invitation is mailed', async () => {
    const { userId, invitation } = await createUser({ ...admin, canMail: true }, nadia)
    expect(invitation).toBeNull()
    expect(await hospital.clients.system.mail.findMany({ where: { userId: userId! } })).toMatchObject([
      { kind: 'invitation', providerId: hospital.riverside.id },
    ])
  })

  test('an address that is here already is refused at the field, also in capitals and with blanks', async () => {
    for (const email of [hospital.people.rosa.email, `  ${hospital.people.rosa.email.toUpperCase()} `])
      expect(await fieldsOf(createUser(admin, { ...nadia, email }))).toEqual({
        email: 'This person is already in the list',
      })
  })

  test.each(['SystemAdmin', 'Boss'])('an Admin does not give the role %s', async (role) => {
    const before = await everything()
    expect(Object.keys(await fieldsOf(createUser(admin, { ...nadia, role })))).toEqual(['role'])
    expect(await everything()).toEqual(before)
  })

  test('a superadmin sets Superadmin; an Admin does not', async () => {
    expect(await fieldsOf(createUser(admin, { ...nadia, superadmin: true }))).toEqual({
      superadmin: 'Only superadmins set Superadmin.',
    })
    const { userId } = await createUser(await hospital.as(hospital.people.system), { ...nadia, superadmin: true })
    expect(await read(userId!)).toMatchObject({ superadmin: true })
  })

  test('a facility of another provider does not exist', async () => {
    expect(
      await fieldsOf(createUser(admin, { ...nadia, allowedFacilityIds: [hospital.lakeshore.facilities[0]!.id] })),
    ).toEqual({
      allowedFacilityIds: 'One of these facilities does not exist',
    })
  })

  test('two who add one address at once add one person', async () => {
    const results = await Promise.all([nadia, nadia, nadia].map((input) => refusalOf(createUser(admin, input))))
    expect(results.sort()).toEqual(['VALIDATION', 'VALIDATION', null])
    expect(await hospital.clients.system.user.count({ where: { email: nadia.email } })).toBe(1)
  })
})

describe('Edit User (rules 9.2)', () => {
  test('everything at once; the audit log has from what to what', async () => {
    const { people, riverside } = hospital
    const facilityId = riverside.facilities[0]!.id
    await updateUser(admin, {
      ...{ userId: people.rosa.id, expectedVersion: 1, fullName: 'Rosa Díaz', email: 'ROSA.diaz@demo.example' },
      ...{ role: 'Manager', training: true, allowedFacilityIds: [facilityId] },
    })
    expect(await read(people.rosa.id)).toMatchObject({
      ...{ fullName: 'Rosa Díaz', email: 'rosa.diaz@demo.example', version: 2 },
      roles: [{ role: 'Manager', training: true }],
      allowedFacilities: [{ facilityId }],
    })
    expect(await auditOf(people.rosa.id)).toEqual([
      {
        providerId: riverside.id,
        action: 'updateUser',
        outcome: 'done',
        fields: {
          fullName: ['Rosa Alvarez', 'Rosa Díaz'],
          email: ['rosa.alvarez@demo.example', 'rosa.diaz@demo.example'],
          role: ['Clinician', 'Manager'],
          training: [false, true],
          allowedFacilityIds: [[], [facilityId]],
        },
      },
    ])
  })

  test('without a change there is no new version', async () => {
    const { rosa } = hospital.people
    await updateUser(admin, { userId: rosa.id, fullName: rosa.fullName, role: 'Clinician', allowedFacilityIds: [] })
    expect(await read(rosa.id)).toMatchObject({ version: 1 })
  })

  test('a change made on another version is refused', async () => {
    const { rosa } = hospital.people
    expect(await refusalOf(updateUser(admin, { userId: rosa.id, expectedVersion: 7, training: true }))).toBe('STALE')
    expect(await read(rosa.id)).toMatchObject({ version: 1, roles: [{ training: false }] })
  })

  test('an address of another account cannot be used, also when two take it at once', async () => {
    const { rosa, ben, stranger } = hospital.people
    expect(await fieldsOf(updateUser(admin, { userId: rosa.id, email: stranger.email }))).toEqual({
      email: 'This e-mail address cannot be used',
    })
    const email = 'nadia@demo.example'
    const results = await Promise.all([rosa, ben].map(({ id }) => refusalOf(updateUser(admin, { userId: id, email }))))
    expect(results.sort()).toEqual(['VALIDATION', null])
  })

  test('a new address ends the links that went to the old one', async () => {
    const { userId } = await createUser(admin, nadia)
    await updateUser(admin, { userId, email: 'n.haddad@demo.example' })
    expect((await read(userId!)).links).toMatchObject([{ usedAt: hospital.clock.now }])
  })

  test('a restricted administrator gives none but their own facilities, and never all (rules 9.2)', async () => {
    const { riverside, people, hire, as } = hospital
    const [main, north] = riverside.facilities.map(({ id }) => id) as [string, string]
    const restricted = await as(await hire('North Admin', 'Admin', riverside.id, { only: [north] }))
    const before = await everything()
    const wrong = [
      [[], 'Required, because you do not see all facilities'],
      [[main], 'One of these facilities does not exist'],
      [[main, north], 'One of these facilities does not exist'],
    ] as const
    for (const [allowedFacilityIds, message] of wrong) {
      const refused = { allowedFacilityIds: message }
      expect(await fieldsOf(createUser(restricted, { ...nadia, allowedFacilityIds }))).toEqual(refused)
      expect(await fieldsOf(updateUser(restricted, { userId: people.north.id, allowedFacilityIds }))).toEqual(refused)
    }
    expect(await everything()).toEqual(before)
    await updateUser(restricted, { userId: people.north.id, allowedFacilityIds: [north], training: true })
    const { userId } = await createUser(restricted, { ...nadia, allowedFacilityIds: [north] })
    for (const id of [people.north.id, userId!])
      expect((await read(id)).allowedFacilities.map(({ facilityId }) => facilityId)).toEqual([north])
  })

  test('disabling ends the sessions and returns the open calls to the queue; what others lead stays theirs', async () => {
    const { people, as, openCall, readCall } = hospital
    const [own, others] = [await openCall(), await openCall()]
    await assignCall(await as(people.rosa), { callId: own })
    await assistCall(await as(people.ben), { callId: own })
    await assignCall(await as(people.ben), { callId: others })
    await assistCall(await as(people.rosa), { callId: others })
    await updateUser(admin, { userId: people.rosa.id, active: false })
    expect(await read(people.rosa.id)).toMatchObject({ active: false })
    expect(await openSessions(people.rosa.id)).toBe(0)
    expect(await readCall(own)).toMatchObject({
      assignedToId: null,
      workOrders: [{ end: expect.any(Date) }, { end: expect.any(Date) }],
    })
    expect(await readCall(others)).toMatchObject({
      assignedToId: people.ben.id,
      workOrders: [
        { userId: people.ben.id, end: null },
        { userId: people.rosa.id, end: expect.any(Date) },
      ],
    })
    expect(await hospital.clients.system.change.count({ where: { entityId: own } })).toBeGreaterThan(2)
    const [last] = await readHistory(admin, own, { limit: 1, oldestFirst: false })
    expect(last).toMatchObject({
      by: 'Amara Okafor',
      summary: 'Ended the work of someone who can no longer work calls',
    })
  })

  test('a person who becomes External works on no call any more', async () => {
    const { people, as, openCall, readCall } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await updateUser(admin, { userId: people.rosa.id, role: 'External' })
    expect(await readCall(callId)).toMatchObject({ assignedToId: null })
  })

  test('a superadmin who disables an account returns its calls everywhere, each announced and audited where it is', async () => {
    const { people, lakeshore, as, openCall, readCall } = hospital
    await worksElsewhere(people.rosa)
    const callId = await openCall({ by: people.stranger })
    await assignCall(await as({ ...people.rosa, providerId: lakeshore.id }), { callId })
    const before = await hospital.clients.system.change.count({ where: { entityId: callId, providerId: lakeshore.id } })
    await updateUser(await as(people.system), { userId: people.rosa.id, active: false })
    expect(await readCall(callId)).toMatchObject({ assignedToId: null })
    expect(await hospital.clients.system.change.count({ where: { entityId: callId, providerId: lakeshore.id } })).toBe(
      before + 1,
    )
    expect((await auditOf(callId)).map(({ providerId }) => providerId)).not.toContain(hospital.riverside.id)
    expect((await auditOf(people.rosa.id)).map(({ providerId }) => providerId).sort()).toEqual(
      [hospital.riverside.id, lakeshore.id].sort(),
    )
  })
})

test('a password for someone else ends their sessions and links, and must be changed (rules 9.4)', async () => {
  const { rosa } = hospital.people
  await setUserPassword(admin, { userId: rosa.id, password })
  const user = await read(rosa.id)
  expect(user).toMatchObject({ mustChangePassword: true, version: 2 })
  expect(await passwordMatches(user.passwordHash!, password)).toBe(true)
  expect(await openSessions(rosa.id)).toBe(0)
  expect(await auditOf(rosa.id)).toMatchObject([{ action: 'setUserPassword', fields: null }])
  expect(await fieldsOf(setUserPassword(admin, { userId: hospital.people.admin.id, password }))).toEqual({
    password: 'Use Change Password for your own account',
  })
})

test('Sign out everywhere ends every session (rules 9.9)', async () => {
  await endUserSessions(admin, { userId: hospital.people.rosa.id })
  expect(await openSessions(hospital.people.rosa.id)).toBe(0)
  expect(await refusalOf(endUserSessions(admin, { userId: hospital.people.admin.id }))).toBe('OWN_ROLE')
})

test('locking and unlocking; twice is the same as once (rules 2.4)', async () => {
  const { rosa } = hospital.people
  for (const isLocked of [true, true, false, false]) {
    await (isLocked ? lockUser : unlockUser)(admin, { userId: rosa.id })
    expect((await read(rosa.id)).accountLocks).toMatchObject(
      isLocked ? [{ providerId: hospital.riverside.id, lockedById: hospital.people.admin.id }] : [],
    )
  }
  expect(await auditOf(rosa.id)).toMatchObject([
    { fields: { isLocked: [false, true] } },
    { fields: null },
    { fields: { isLocked: [true, false] } },
    { fields: null },
  ])
  expect(await openSessions(rosa.id)).toBe(1)
})

describe('removing from the provider', () => {
  test('role, facilities and tokens here end, open calls return, the account and its other role stay', async () => {
    const { people, as, openCall, readCall, clients, riverside, lakeshore, clock } = hospital
    await worksElsewhere(people.north)
    const callId = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
    await assignCall(await as(people.north), { callId })
    for (const { id } of [riverside, lakeshore])
      await clients.system.apiToken.create({
        data: {
          tokenHash: Buffer.from(id),
          providerId: id,
          userId: people.north.id,
          name: 'x',
          scope: 'read',
          createdAt: clock.now,
        },
      })
    await removeUser(admin, { userId: people.north.id })
    expect(await read(people.north.id)).toMatchObject({
      ...{ active: true, roleCount: 1, roles: [{ providerId: lakeshore.id }], allowedFacilities: [] },
    })
    expect(await readCall(callId)).toMatchObject({ assignedToId: null })
    expect(
      await clients.system.apiToken.findMany({ where: { revokedAt: null }, select: { providerId: true } }),
    ).toEqual([{ providerId: lakeshore.id }])
    expect(await refusalOf(removeUser(admin, { userId: people.north.id }))).toBe('NOT_FOUND')
  })

  test('someone who was removed can be invited again', async () => {
    const { rosa } = hospital.people
    await removeUser(admin, { userId: rosa.id })
    expect(await createUser(admin, { ...nadia, email: rosa.email, role: 'Manager' })).toMatchObject({ existed: true })
  })
})

describe('the last administrator', () => {
  const lastVerbs: [name: string, run: (by: Request, userId: string) => Promise<unknown>][] = [
    ['updateUser role', (by, userId) => updateUser(by, { userId, role: 'Clinician' })],
    ['updateUser active', (by, userId) => updateUser(by, { userId, active: false })],
    ['lockUser', (by, userId) => lockUser(by, { userId })],
    ['removeUser', (by, userId) => removeUser(by, { userId })],
  ]
  test.each(lastVerbs)('stays, also when a superadmin writes: %s', async (_name, run) => {
    const { people, as, clients } = hospital
    const superadmin = await as(people.system)
    // Sasha has a role here as well.
    await clients.system.providerRole.deleteMany({ where: { userId: people.system.id } })
    const before = await everything()
    expect(await refusalOf(run(superadmin, people.admin.id))).toBe('LAST_ADMINISTRATOR')
    expect(await everything()).toEqual(before)
  })

  test('people who are locked, disabled or only invited do not count', async () => {
    const { people, as, hire, riverside, clients } = hospital
    const superadmin = await as(people.system)
    await clients.system.providerRole.deleteMany({ where: { userId: people.system.id } })
    const others = [
      await hire('Locked', 'Admin', riverside.id, { isLocked: true }),
      await hire('Gone', 'Admin', riverside.id),
      await hire('Invited', 'Admin', riverside.id),
    ]
    await clients.system.user.update({ where: { id: others[1]!.id }, data: { active: false } })
    await clients.system.user.update({ where: { id: others[2]!.id }, data: { passwordHash: null } })
    expect(await refusalOf(removeUser(superadmin, { userId: people.admin.id }))).toBe('LAST_ADMINISTRATOR')
    await unlockUser(superadmin, { userId: others[0]!.id })
    expect(await refusalOf(removeUser(superadmin, { userId: people.admin.id }))).toBeNull()
  })

  test('of another provider is not disabled from here', async () => {
    const { people, as, riverside, clients } = hospital
    const superadmin = await as(people.system)
    await clients.system.providerRole.create({
      data: { providerId: riverside.id, userId: people.stranger.id, role: 'Clinician' },
    })
    const disabled = updateUser(superadmin, { userId: people.stranger.id, active: false })
    expect(await refusalOf(disabled)).toBe('LAST_ADMINISTRATOR')
  })
})

describe('who may not', () => {
  const verbs = (userId: string): [string, (by: Request) => Promise<unknown>][] => [
    ['createUser', (by) => createUser(by, nadia)],
    ['updateUser', (by) => updateUser(by, { userId, training: true })],
    ['setUserPassword', (by) => setUserPassword(by, { userId, password })],
    ['endUserSessions', (by) => endUserSessions(by, { userId })],
    ['lockUser', (by) => lockUser(by, { userId })],
    ['unlockUser', (by) => unlockUser(by, { userId })],
    ['removeUser', (by) => removeUser(by, { userId })],
  ]
  test('other roles, another provider, locked people and tokens of scope read change nothing', async () => {
    const { people, as, hire, riverside } = hospital
    const lockedAdmin = await hire('Locked Admin', 'Admin', riverside.id, { isLocked: true })
    const before = await everything()
    for (const [name, run] of verbs(people.rosa.id)) {
      const onSomebody = name === 'createUser' ? null : 'NOT_FOUND'
      const codes = {
        manager: await refusalOf(run(await as(people.manager))),
        clinician: await refusalOf(run(await as(people.ben))),
        external: await refusalOf(run(await as(people.external))),
        locked: await refusalOf(run(await as(lockedAdmin))),
        readOnly: await refusalOf(run({ ...admin, actor: { ...admin.actor!, readOnly: true } })),
        nobody: await refusalOf(run({ ...admin, actor: null, session: null })),
        ...(onSomebody ? { stranger: await refusalOf(run(await as(people.stranger))) } : {}),
      }
      expect({ name, ...codes }).toEqual({
        ...{ name, manager: 'FORBIDDEN', clinician: 'FORBIDDEN', external: 'FORBIDDEN', locked: 'ACCOUNT_LOCKED' },
        ...{ readOnly: 'TOKEN_READ_ONLY', nobody: 'UNAUTHENTICATED', ...(onSomebody ? { stranger: onSomebody } : {}) },
      })
    }
    expect(await everything()).toEqual(before)
  })

  test('an administrator restricted to facilities changes no one who also works in others (rules 9.2)', async () => {
    const { people, as, hire, riverside } = hospital
    const [main, north] = riverside.facilities.map(({ id }) => id) as [string, string]
    const restricted = await as(await hire('Nora North', 'Admin', riverside.id, { only: [north] }))
    const others = [
      people.rosa,
      people.manager,
      people.admin,
      await hire('Mia Main', 'Clinician', riverside.id, { only: [main] }),
      await hire('Bo Both', 'Clinician', riverside.id, { only: [main, north] }),
    ]
    const before = await everything()
    for (const { id: userId, fullName } of others)
      for (const [name, run] of [
        ...verbs(userId).filter(([verb]) => verb !== 'createUser'),
        ['their facilities', (by: Request) => updateUser(by, { userId, allowedFacilityIds: [north] })] as const,
      ])
        expect([fullName, name, await refusalOf(run(restricted))]).toEqual([fullName, name, 'RESTRICTED_TO_FACILITIES'])
    expect(await everything()).toEqual(before)
  })

  test('an administrator who was restricted while the request waited', async () => {
    const { people, clients, riverside } = hospital
    await clients.system.allowedFacility.create({
      data: { providerId: riverside.id, userId: people.admin.id, facilityId: riverside.facilities[1]!.id },
    })
    for (const [name, run] of verbs(people.rosa.id))
      expect([name, await refusalOf(run(admin))]).toEqual([
        name,
        name === 'createUser' ? 'VALIDATION' : 'RESTRICTED_TO_FACILITIES',
      ])
    await clients.system.allowedFacility.deleteMany({ where: { userId: people.admin.id } })
  })

  test('an administrator who lost the role while the request waited', async () => {
    const { people, clients } = hospital
    await clients.system.providerRole.updateMany({ where: { userId: people.admin.id }, data: { role: 'Manager' } })
    for (const [, run] of verbs(people.rosa.id)) expect(await refusalOf(run(admin))).toBe('FORBIDDEN')
  })
})
