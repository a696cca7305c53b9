// A person's own account: name, e-mail and password (rules 2.6, 2.7, 9.4, 9.8).
import { hashPassword, passwordMatches } from '../../../auth/password'
import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import { actorIn } from '../../../auth/sessions'
import { findApiToken } from '../../../auth/apiTokens'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { rounds } from '../../../test/harness/rounds'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import type { Request } from '../../kernel/request'
import { signInAgain } from '../sessions/signInAgain'
import { changePassword } from './changePassword'
import { updateAccount } from './updateAccount'

const old = 'Patency-demo-1'
const change = { oldPassword: old, password: 'Patency-demo-2', confirmPassword: 'Patency-demo-2' }

let hospital: Hospital
let passwordHash: string
beforeAll(async () => {
  hospital = await openHospital()
  passwordHash = await hashPassword(old)
  await hospital.clients.system.user.updateMany({ data: { passwordHash } })
})
beforeEach(() => hospital.clients.system.signInTry.deleteMany())
afterAll(() => hospital.close())

let hired = 0
const newcomer = async (options?: Parameters<Hospital['hire']>[3]): Promise<Person> => {
  const name = `Newcomer ${[...String((hired += 1))].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const person = await hospital.hire(name, 'Clinician', hospital.riverside.id, options)
  await hospital.clients.system.user.update({ where: { id: person.id }, data: { passwordHash } })
  return person
}
const account = ({ id }: Person) => hospital.clients.system.user.findUniqueOrThrow({ where: { id } })
const openSession = async ({ id: userId }: Person): Promise<string> => {
  const { now: at } = hospital.clock
  const tokenHash = hashSessionToken(newSessionToken())
  return (await hospital.clients.system.session.create({ data: { tokenHash, userId, createdAt: at, seenAt: at } })).id
}
const sessionsOf = async ({ id: userId }: Person): Promise<string[]> =>
  (await hospital.clients.system.session.findMany({ where: { userId, endedAt: null }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  )
const trail = ({ id: actorId }: Person) =>
  hospital.clients.system.auditEntry.findMany({
    where: { actorId },
    orderBy: { sequence: 'asc' },
    select: { providerId: true, action: true, entityKind: true, entityId: true, outcome: true, fields: true },
  })
/** The person as a program with an API token. */
const byToken = async (person: Person, scope: 'read' | 'readWrite' = 'readWrite'): Promise<Request> => {
  const token = newSessionToken()
  const { clients, clock, files } = hospital
  const tokenHash = hashSessionToken(token)
  await clients.system.apiToken.create({
    data: { tokenHash, providerId: person.providerId, userId: person.id, name: 'feed', scope, createdAt: clock.now },
  })
  const session = (await findApiToken(clients, tokenHash, clock.now, { idleMinutes: 15, maxHours: 12 }))!
  const actor = actorIn(session, person.providerId)
  return { clients, files, now: () => clock.now, actor, session, door: 'rest', origin: null }
}
/** The time passes, so that the last sign-in is longer ago. */
const after = (minutes: number): void => {
  hospital.clock.now = new Date(hospital.clock.now.getTime() + minutes * 60_000)
}

describe('the account', () => {
  test('its name and e-mail address change, and the audit log says from what to what', async () => {
    const person = await newcomer()
    await updateAccount(await hospital.as(person), { fullName: ' Nora Novak ', email: 'Nora.Novak@Demo.Example' })
    expect(await account(person)).toMatchObject({
      fullName: 'Nora Novak',
      email: 'nora.novak@demo.example',
      version: 2,
    })
    expect(await trail(person)).toEqual([
      {
        providerId: hospital.riverside.id,
        action: 'updateAccount',
        entityKind: 'user',
        entityId: person.id,
        outcome: 'done',
        fields: { fullName: [person.fullName, 'Nora Novak'], email: [person.email, 'nora.novak@demo.example'] },
      },
    ])
  })

  test('what is left out stays, and the same again changes nothing', async () => {
    const person = await newcomer()
    const request = await hospital.as(person)
    await updateAccount(request, { fullName: 'Only The Name' })
    await updateAccount(request, { fullName: 'Only The Name', email: person.email })
    expect(await account(person)).toMatchObject({ fullName: 'Only The Name', email: person.email, version: 2 })
    expect(await trail(person)).toHaveLength(1)
  })

  test('is one’s own: another person’s is answered like one that does not exist', async () => {
    const { rosa, ben, stranger } = hospital.people
    for (const userId of [ben.id, stranger.id, 'nobody'])
      expect(await refusalOf(updateAccount(await hospital.as(rosa), { userId, fullName: 'Mine Now' }))).toBe(
        'NOT_FOUND',
      )
    expect(await account(ben)).toMatchObject({ fullName: 'Ben Carter', version: 1 })
    expect(await account(rosa)).toMatchObject({ fullName: 'Rosa Alvarez', version: 1 })
  })

  test('an e-mail address of another account, also in another provider, cannot be used, whatever its case', async () => {
    const { stranger } = hospital.people
    const person = await newcomer()
    expect(await fieldsOf(updateAccount(await hospital.as(person), { email: stranger.email.toUpperCase() }))).toEqual({
      email: 'This e-mail address cannot be used',
    })
    expect(await account(person)).toMatchObject({ email: person.email, version: 1 })
    expect(await trail(person)).toMatchObject([{ action: 'updateAccount', outcome: 'refused VALIDATION' }])
  })

  test('of several people who take the same e-mail address at once, one gets it', async () => {
    for (const round of rounds(20, 3)) {
      const people = await Promise.all([newcomer(), newcomer(), newcomer()])
      const requests = await Promise.all(people.map((person) => hospital.as(person)))
      const email = `wanted.${round}@demo.example`
      const outcomes = await Promise.all(requests.map((request) => refusalOf(updateAccount(request, { email }))))
      expect(outcomes.toSorted()).toEqual([null, 'VALIDATION', 'VALIDATION'].toSorted())
      expect(await hospital.clients.system.user.count({ where: { email } })).toBe(1)
    }
  })

  test('another e-mail address needs a sign-in within the last 15 minutes; the name does not (rules 9.8)', async () => {
    const person = await newcomer()
    after(16)
    expect(await refusalOf(updateAccount(await hospital.as(person), { email: 'late@demo.example' }))).toBe(
      'SIGN_IN_AGAIN',
    )
    await updateAccount(await hospital.as(person), { fullName: 'Late Name', email: person.email })
    expect(await account(person)).toMatchObject({ fullName: 'Late Name', email: person.email })
    await signInAgain(await hospital.as(person), { password: old })
    await updateAccount(await hospital.as(person), { email: 'late@demo.example' })
    expect(await account(person)).toMatchObject({ email: 'late@demo.example' })
  })

  test('a token changes the name, never the e-mail address; a token that may read changes nothing', async () => {
    const person = await newcomer()
    const program = await byToken(person)
    expect(await refusalOf(updateAccount(program, { email: 'program@demo.example' }))).toBe('SIGN_IN_AGAIN')
    expect(await refusalOf(updateAccount(await byToken(person, 'read'), { fullName: 'Reader' }))).toBe(
      'TOKEN_READ_ONLY',
    )
    await updateAccount(program, { fullName: 'Renamed By Program' })
    expect(await account(person)).toMatchObject({ fullName: 'Renamed By Program', email: person.email })
  })

  test('changes while it is locked, and without a provider, with an audit row of the installation', async () => {
    const locked = await newcomer({ isLocked: true })
    await updateAccount(await hospital.as(locked), { fullName: 'Locked Person' })
    expect(await account(locked)).toMatchObject({ fullName: 'Locked Person' })

    const alone = await newcomer()
    await hospital.clients.system.providerRole.deleteMany({ where: { userId: alone.id } })
    const request = { ...(await hospital.as(alone)), actor: null }
    await updateAccount(request, { fullName: 'No one’s Clinician' })
    expect(await fieldsOf(updateAccount(request, { email: 'none' }))).toEqual({ email: 'Must be valid e-mail' })
    expect(await account(alone)).toMatchObject({ fullName: 'No one’s Clinician' })
    const providerId = '00000000-0000-0000-0000-000000000000'
    expect(await trail(alone)).toMatchObject([
      { providerId, action: 'updateAccount', outcome: 'done' },
      { providerId, action: 'updateAccount', outcome: 'refused VALIDATION' },
    ])
  })
})

describe('the password', () => {
  test('changes, ends the other sessions, and leaves this one and older links of no use (rules 2.6)', async () => {
    const person = await newcomer()
    const [own] = await sessionsOf(person)
    await Promise.all([openSession(person), openSession(person)])
    const { ben } = hospital.people
    const bens = await sessionsOf(ben)
    await hospital.clients.system.oneTimeLink.create({
      data: {
        kind: 'reset',
        userId: person.id,
        tokenHash: hashSessionToken(newSessionToken()),
        createdAt: hospital.clock.now,
        expiresAt: new Date(hospital.clock.now.getTime() + 60_000),
      },
    })
    await changePassword(await hospital.as(person), change)
    expect(await sessionsOf(person)).toEqual([own])
    expect(await sessionsOf(ben)).toEqual(bens)
    expect(await passwordMatches((await account(person)).passwordHash, change.password)).toBe(true)
    expect(await hospital.clients.system.oneTimeLink.count({ where: { userId: person.id, usedAt: null } })).toBe(0)
    const rows = await trail(person)
    expect(rows).toMatchObject([{ action: 'changePassword', entityKind: 'user', entityId: person.id, outcome: 'done' }])
    expect(JSON.stringify(rows)).not.toContain('Patency-demo')
  })

  test('that someone else set is changed before anything else, and then everything is open (rules 9.4)', async () => {
    const person = await newcomer()
    await hospital.clients.system.user.update({ where: { id: person.id }, data: { mustChangePassword: true } })
    const request = await hospital.as(person)
    expect(await refusalOf(updateAccount(request, { fullName: 'Too Early' }))).toBe('PASSWORD_CHANGE_REQUIRED')
    await signInAgain(request, { password: old })
    await changePassword(request, change)
    await updateAccount(await hospital.as(person), { fullName: 'In Time' })
    expect(await account(person)).toMatchObject({ mustChangePassword: false, fullName: 'In Time' })
  })

  test('a wrong old one changes nothing, and is told at its field', async () => {
    const person = await newcomer()
    await openSession(person)
    const request = await hospital.as(person)
    expect(await fieldsOf(changePassword(request, { ...change, oldPassword: 'Patency-demo-9' }))).toEqual({
      oldPassword: 'The old password is wrong.',
    })
    expect(await account(person)).toMatchObject({ passwordHash, version: 1 })
    expect(await sessionsOf(person)).toHaveLength(2)
    expect(await trail(person)).toMatchObject([{ action: 'changePassword', outcome: 'refused SIGN_IN_FAILED' }])
  })

  test('wrong ones are refused like wrong sign-ins in the end, the right one too, here and at the confirmation', async () => {
    const person = await newcomer()
    const { createHash } = await import('node:crypto')
    const tried = new Uint8Array(createHash('sha256').update(person.email).digest())
    const failed = (count: number) =>
      hospital.clients.system.signInTry.createMany({
        data: Array.from({ length: count }, () => ({
          account: tried,
          origin: '',
          device: null,
          at: hospital.clock.now,
        })),
      })
    const count = () => hospital.clients.system.signInTry.count({ where: { account: tried } })
    await failed(14)
    expect(await refusalOf(signInAgain(await hospital.as(person), { password: 'wrong' }))).toBe('SIGN_IN_FAILED')
    expect(await refusalOf(changePassword(await hospital.as(person), change))).toBe('TOO_MANY_TRIES')
    expect(await refusalOf(signInAgain(await hospital.as(person), { password: old }))).toBe('TOO_MANY_TRIES')
    expect(await account(person)).toMatchObject({ passwordHash })
    expect(await count()).toBe(15)
    after(11)
    await signInAgain(await hospital.as(person), { password: old })
    expect(await count()).toBe(0)
  })

  test('an API token neither changes it nor gives it again', async () => {
    const person = await newcomer()
    for (const program of [await byToken(person), await byToken(person, 'read')]) {
      expect(await refusalOf(changePassword(program, change))).toBe('FORBIDDEN')
      expect(await refusalOf(signInAgain(program, { password: old }))).toBe('FORBIDDEN')
    }
    expect(await account(person)).toMatchObject({ passwordHash })
    expect(await hospital.clients.system.signInTry.count()).toBe(0)
  })

  test('of two browsers that change it at once, one does, and the other is signed out', async () => {
    for (const round of rounds(20, 3)) {
      const person = await newcomer()
      const first = await hospital.as(person)
      const otherId = await openSession(person)
      const second: Request = {
        ...first,
        session: { ...first.session!, by: { kind: 'session', id: otherId } },
      }
      const next = (word: string) => ({
        oldPassword: old,
        password: `${word}-${round}!`,
        confirmPassword: `${word}-${round}!`,
      })
      const outcomes = await Promise.all([
        refusalOf(changePassword(first, next('First'))),
        refusalOf(changePassword(second, next('Second'))),
      ])
      expect(outcomes.toSorted()).toEqual([null, 'SIGN_IN_FAILED'].toSorted())
      const winner = outcomes[0] === null ? 'First' : 'Second'
      expect(await passwordMatches((await account(person)).passwordHash, `${winner}-${round}!`)).toBe(true)
      expect(await sessionsOf(person)).toEqual([outcomes[0] === null ? first.session!.by.id : otherId])
    }
  })
})
