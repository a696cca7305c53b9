// A role for somebody who has an account begins when its own invitation is accepted (rules 9.3a).
import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../../auth/password'
import { fieldsOf, linkToken, refusalOf } from '../../../test/harness/expect'
import { doors } from '../../../test/harness/doors'
import { rounds } from '../../../test/harness/rounds'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import type { Person } from '../../../test/hospital/hospital'
import { joinByLink } from '../../account/links/joinByLink'
import type { Request } from '../../kernel/request'
import { linkMail } from '../linkMail'
import { createUser } from '../verbs/createUser'
import { removeUser } from '../verbs/removeUser'
import { setUserPassword } from '../verbs/setUserPassword'
import { resendInvitation } from './resendInvitation'
import { resendRoleInvitation, withdrawRoleInvitation } from './roleInvitations'

const hospital = servedHospitalOfFile()
const [password, other] = ['Open-Lines-7', 'Other-Lines-8']

const system = () => hospital.clients.system
const ofAdmin = () => hospital.as(hospital.people.admin)
const rest = (path: string, body: object) => doors(hospital.address, null).rest('POST', `/auth${path}`, body)
const readLink = async (token: string) => (await rest('/links/read', { token })).body
const join = (token: string, own = password) => rest('/links/join', { token, password: own })
const accept = (token: string, chosen = other) =>
  rest('/links/accept', { token, password: chosen, confirmPassword: chosen })
const signIn = async ({ email }: Person, own = password) => (await rest('/login', { email, password: own })).status

let made = 0
/** Somebody of Lakeshore, whose administrator knows nothing of Riverside. */
const ofLakeshore = async (account: object = {}): Promise<Person> => {
  made += 1
  const person = await hospital.hire(`Lake Person ${'x'.repeat(made)}`, 'Clinician', hospital.lakeshore.id)
  await system().user.update({
    where: { id: person.id },
    data: { passwordHash: await hashPassword(password), ...account },
  })
  return person
}
const entries = { fullName: 'Typed Name', role: 'Admin' }
const invited = async ({ email }: Person, input: object = {}) => {
  const { roleInvitationId, invitation } = await createUser(await ofAdmin(), { ...entries, email, ...input })
  return { roleInvitationId: roleInvitationId!, token: invitation!.token }
}
/** The token in the mail that is queued for the invitation. */
const mailedTo = async ({ email, id }: Person): Promise<{ token: string; text: string; address: string }> => {
  await createUser({ ...(await ofAdmin()), canMail: true }, { ...entries, email })
  const mail = await system().mail.findFirstOrThrow({ where: { userId: id, kind: 'invitation' } })
  const compose = linkMail('https://patency.example').invitation!
  const sent = await compose(hospital.clients, mail as never, new Date(hospital.clock.now))
  if ('notSent' in sent) throw new Error(sent.notSent)
  return { token: linkToken.exec(sent.content.text)![0], text: sent.content.text, address: sent.to.address }
}
const rolesOf = ({ id }: Person) =>
  system().providerRole.findMany({ where: { userId: id, providerId: hospital.riverside.id } })
const roleOf = async (person: Person) => (await rolesOf(person)).map(({ role }) => role)
const accountOf = ({ id }: Person) =>
  system().user.findUniqueOrThrow({
    where: { id },
    omit: { roleCount: true },
    include: { sessions: true, roles: true },
  })

test('nothing about the account changes or is told, until its person accepts with their own password', async () => {
  const person = await ofLakeshore()
  const before = await accountOf(person)
  const facilityId = hospital.riverside.facilities[1]!.id
  const input = {
    ...entries,
    email: ` ${person.email.toUpperCase()}`,
    allowedFacilityIds: [facilityId],
    training: true,
  }
  const created = await createUser(await ofAdmin(), { ...input, password: other })
  expect(created).toEqual({
    ...{ userId: null, existed: true, roleInvitationId: expect.any(String) },
    invitation: { token: expect.stringMatching(linkToken), expiresAt: expect.any(Date) },
  })
  expect(await accountOf(person)).toEqual(before)
  const { token } = created.invitation!
  expect(await readLink(token)).toMatchObject({
    ...{ kind: 'invitation', asks: 'ownPassword', providerName: 'Riverside Health' },
    ...{ fullName: 'Typed Name', email: person.email },
  })
  // Signing in alone accepts nothing.
  expect(await signIn(person)).toBe(200)
  expect(await roleOf(person)).toEqual([])
  expect(await join(token)).toMatchObject({ status: 200, body: { email: person.email } })
  expect(await rolesOf(person)).toMatchObject([{ role: 'Admin', training: true }])
  const after = await accountOf(person)
  expect(after).toMatchObject({ passwordHash: before.passwordHash, fullName: before.fullName })
  expect(after.roles).toEqual(expect.arrayContaining(before.roles))
  expect(
    await system().allowedFacility.findMany({ where: { userId: person.id }, select: { facilityId: true } }),
  ).toEqual([{ facilityId }])
  const audited = await system().auditEntry.findMany({
    where: { entityId: person.id, action: { in: ['joinByLink', 'acceptInvitation'] } },
    orderBy: { action: 'asc' },
  })
  expect(audited).toMatchObject([
    {
      ...{ action: 'acceptInvitation', providerId: hospital.riverside.id, actorId: person.id },
      fields: { role: [null, 'Admin'], training: [null, true], allowedFacilityIds: [[], [facilityId]] },
    },
    { action: 'joinByLink', outcome: 'done', fields: { link: [null, 'invitation'] } },
  ])
  for (const answer of [await join(token), await accept(token)])
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('was used before') } })
})

test('both doors show what was typed, and nothing of the account', async () => {
  const person = await ofLakeshore({ fullName: 'Secret Name' })
  await system().providerRole.updateMany({ where: { userId: person.id }, data: { training: true } })
  await hospital.lock(person)
  const { rest: ask, graphql } = doors(hospital.address, hospital.people.admin)
  const at = `/providers/${hospital.riverside.id}`
  const facilityId = hospital.riverside.facilities[0]!.id
  const sent = { ...entries, email: person.email, allowedFacilities: [facilityId], password }
  const { status, body } = await ask('POST', `${at}/users`, sent)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{
      existed: true,
      isInvited: true,
      fullName: 'Typed Name',
      email: person.email,
      isLocked: false,
      training: false,
    },
    ...{ status: 0, allowedFacilities: [{ facility: { id: facilityId } }], providerRoles: [{ role: 'Admin' }] },
    invitation: { token: expect.any(String) },
  })
  const listed = await ask('GET', `${at}/invitations`)
  const { existed: _existed, invitation: _invitation, ...record } = body
  expect(listed.body).toContainEqual(record)
  const { data } = await graphql(`
    {
      provider {
        roleInvitations {
          databaseId
          fullName
          email
          role
          viewerCanChange
        }
        users(filter: { search: "Secret" }) {
          totalCount
        }
      }
    }
  `)
  expect(data!.provider.users.totalCount).toBe(0)
  expect(data!.provider.roleInvitations).toContainEqual({
    ...{ databaseId: body.id, fullName: 'Typed Name', email: person.email, role: 'Admin', viewerCanChange: true },
  })
  expect((await ask('GET', `${at}/users`)).body.map(({ id }: { id: string }) => id)).not.toContain(person.id)
  for (const path of ['', '/lock', '/unlock', '/password'])
    expect((await ask(path ? 'POST' : 'DELETE', `${at}/users/${person.id}${path}`, { password })).status).toBe(404)
  expect(JSON.stringify([body, listed.body, data])).not.toMatch(new RegExp(`Secret Name|${person.id}`))
  expect((await ask('POST', `${at}/users`, sent)).body.errors).toEqual([
    { field: 'email', message: 'This person is invited already' },
  ])
  expect((await ask('DELETE', `${at}/invitations/${body.id}`)).status).toBe(200)
  expect((await ask('POST', `${at}/invitations/${body.id}/again`)).status).toBe(404)
})

describe('whoever made the account does not take the role', () => {
  test('not with the password that they set, with their own link, or with another password', async () => {
    const { stranger } = hospital.people
    const lakeshore = await hospital.as(stranger)
    const email = `taken${(made += 1)}@demo.example`
    const { userId } = await createUser(lakeshore, { fullName: 'Not Here Yet', email, role: 'Clinician', password })
    const person = { id: userId!, email } as Person
    const { token } = await invited(person)
    expect(await signIn(person)).toBe(200)
    expect(await roleOf(person)).toEqual([])
    expect(await refusalOf(setUserPassword(lakeshore, { userId, password: other }))).toBe('WORKS_ELSEWHERE')
    expect(await refusalOf(removeUser(lakeshore, { userId }))).toBeNull()
    expect(await roleOf(person)).toEqual([])
    // Nor does whoever hands the link over, who does not know the password.
    expect((await accept(token)).body).toMatchObject({ code: 'LINK_NOT_VALID' })
    expect((await join(token, other)).body.errors).toEqual([
      { field: 'password', message: 'This is not the password of the account' },
    ])
    expect(await roleOf(person)).toEqual([])
  })

  test('a link of their own begins only their own role, and an account without a password takes none', async () => {
    const { stranger } = hospital.people
    const email = `taken${(made += 1)}@demo.example`
    const own = await createUser(await hospital.as(stranger), { fullName: 'Not Here', email, role: 'Clinician' })
    const person = { id: own.userId!, email } as Person
    const { token } = await invited(person)
    for (const guess of ['', 'null', password]) expect((await join(token, guess)).status).toBe(422)
    expect((await accept(token)).status).toBe(409)
    expect(await refusalOf(resendInvitation(await hospital.as(stranger), { userId: own.userId }))).toBe(
      'WORKS_ELSEWHERE',
    )
    expect((await accept(own.invitation!.token, other)).status).toBe(200)
    expect(await roleOf(person)).toEqual([])
    expect((await join(token, other)).status).toBe(200)
    expect(await roleOf(person)).toEqual(['Admin'])
  })

  test('a link that was mailed to an address that no one has confirmed sets a new password', async () => {
    const person = await ofLakeshore()
    expect(await signIn(person)).toBe(200)
    const { token, text, address } = await mailedTo(person)
    expect(address).toBe(person.email)
    expect(text).toContain('Hello Typed Name,')
    expect(text).not.toContain(person.fullName)
    expect(await readLink(token)).toMatchObject({ asks: 'newPassword', fullName: 'Typed Name' })
    expect((await join(token)).status).toBe(409)
    expect(await roleOf(person)).toEqual([])
    expect((await accept(token)).status).toBe(200)
    expect(await roleOf(person)).toEqual(['Admin'])
    expect([await signIn(person), await signIn(person, other)]).toEqual([401, 200])
    const { sessions, addressConfirmedAt } = await accountOf(person)
    expect(sessions.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    expect(addressConfirmedAt).toEqual(new Date(hospital.clock.now))
  })

  test('once someone has confirmed the address, a mailed link asks for the password too', async () => {
    const person = await ofLakeshore({ addressConfirmedAt: new Date(hospital.clock.now) })
    const { token } = await mailedTo(person)
    expect(await readLink(token)).toMatchObject({ asks: 'ownPassword' })
    expect((await accept(token)).status).toBe(409)
    expect((await join(token)).status).toBe(200)
    // A new address is nobody's who is known.
    await system().user.update({ where: { id: person.id }, data: { email: `moved${made}@demo.example` } })
    expect(await accountOf(person)).toMatchObject({ addressConfirmedAt: null })
  })
})

test('wrong passwords count like those of a sign-in', async () => {
  const person = await ofLakeshore()
  const { token } = await invited(person)
  const answers = await Promise.all(Array.from({ length: 18 }, () => join(token, 'Wrong-Lines-1')))
  expect(answers.map(({ body }) => body.code)).toContain('TOO_MANY_TRIES')
  expect(await roleOf(person)).toEqual([])
  await system().signInTry.deleteMany()
  expect((await join(token)).status).toBe(200)
})

test('a password that is set in between closes no invitation', async () => {
  const person = await ofLakeshore()
  const { token } = await invited(person)
  const root = await hospital.as({ ...hospital.people.system, providerId: hospital.lakeshore.id })
  await setUserPassword(root, { userId: person.id, password: other })
  expect((await join(token, other)).status).toBe(200)
})

describe('inviting again, and withdrawing', () => {
  test('older links stop working', async () => {
    const person = await ofLakeshore()
    const { roleInvitationId, token } = await invited(person)
    const again = await resendRoleInvitation(await ofAdmin(), { roleInvitationId })
    expect((await join(token)).body.message).toContain('does not work')
    await withdrawRoleInvitation(await ofAdmin(), { roleInvitationId })
    expect((await join(again.token!)).body.message).toContain('does not work')
    expect(await roleOf(person)).toEqual([])
    // And may be invited anew.
    expect((await join((await invited(person)).token)).status).toBe(200)
  })

  test('whoever may not changes nothing', async () => {
    const { manager, rosa, locked, stranger, system: root } = hospital.people
    const [main, north] = hospital.riverside.facilities.map(({ id }) => id) as [string, string]
    const restricted = await hospital.hire('Nora North', 'Admin', hospital.riverside.id, { only: [north] })
    const everywhere = await invited(await ofLakeshore())
    const inMain = await invited(await ofLakeshore(), { allowedFacilityIds: [main] })
    const inNorth = await invited(await ofLakeshore(), { allowedFacilityIds: [north] })
    const asRoot = await createUser(await hospital.as(root), {
      ...{ fullName: 'Root', email: (await ofLakeshore()).email, role: 'SystemAdmin' },
    })
    const everything = () =>
      Promise.all([
        system().roleInvitation.findMany({ orderBy: { id: 'asc' } }),
        system().oneTimeLink.findMany({ orderBy: { id: 'asc' } }),
      ])
    const before = await everything()
    const refused: [by: Person, roleInvitationId: string, code: string][] = [
      [manager, everywhere.roleInvitationId, 'FORBIDDEN'],
      [rosa, everywhere.roleInvitationId, 'FORBIDDEN'],
      [locked, everywhere.roleInvitationId, 'ACCOUNT_LOCKED'],
      [stranger, everywhere.roleInvitationId, 'NOT_FOUND'],
      [restricted, everywhere.roleInvitationId, 'RESTRICTED_TO_FACILITIES'],
      [restricted, inMain.roleInvitationId, 'RESTRICTED_TO_FACILITIES'],
      [hospital.people.admin, asRoot.roleInvitationId!, 'ROLE_NOT_ALLOWED'],
      [hospital.people.admin, randomUUID(), 'NOT_FOUND'],
      [hospital.people.admin, 'x', 'NOT_FOUND'],
    ]
    for (const [by, roleInvitationId, code] of refused)
      for (const verb of [resendRoleInvitation, withdrawRoleInvitation])
        expect([by.fullName, await refusalOf(verb(await hospital.as(by), { roleInvitationId }))]).toEqual([
          by.fullName,
          code,
        ])
    expect(await everything()).toEqual(before)
    expect(await refusalOf(withdrawRoleInvitation(await hospital.as(restricted), inNorth))).toBeNull()
  })

  test('an invitation whose facilities are gone gives no role, which would be one in all of them', async () => {
    const person = await ofLakeshore()
    const { roleInvitationId, token } = await invited(person)
    await system().roleInvitation.update({ where: { id: roleInvitationId }, data: { facilityIds: [randomUUID()] } })
    expect((await join(token)).body.message).toContain('facilities of this invitation are gone')
    expect(await roleOf(person)).toEqual([])
  })
})

test('of those who accept and withdraw at once, one wins, and the role is there or not', async () => {
  const nobody: Request = { ...(await ofAdmin()), actor: null, session: null }
  const results = new Set<string>()
  for (const _round of rounds(10, 3)) {
    const person = await ofLakeshore()
    const { roleInvitationId, token } = await invited(person)
    const [first, second, withdrawn] = await Promise.all([
      refusalOf(joinByLink(nobody, { token, password })),
      refusalOf(joinByLink(nobody, { token, password })),
      refusalOf(withdrawRoleInvitation(await ofAdmin(), { roleInvitationId })),
    ])
    const joined = [first, second].filter((code) => code === null).length
    results.add(`${joined} ${withdrawn}`)
    expect(joined + (withdrawn === null ? 1 : 0)).toBe(1)
    expect(await roleOf(person)).toEqual(joined === 1 ? ['Admin'] : [])
  }
  for (const result of results) expect(['1 NOT_FOUND', '0 null']).toContain(result)
})

test('someone is invited to one role once, however many ask at once', async () => {
  const person = await ofLakeshore()
  const input = { ...entries, email: person.email }
  const by = await ofAdmin()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => fieldsOf(createUser(by, input))))
  expect(outcomes.filter(({ email }) => email === undefined)).toHaveLength(1)
  expect(outcomes.filter(({ email }) => email === 'This person is invited already')).toHaveLength(5)
})
