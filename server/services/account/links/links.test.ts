// Invitations and password resets as their people use them (rules 9.5).
import { hashPassword, passwordMatches } from '../../../auth/password'
import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import type { LinkKind } from '../../../db/generated/prisma/client'
import { nilUuid } from '../../../domain/kernel/uuid'
import { doors } from '../../../test/harness/doors'
import { rounds } from '../../../test/harness/rounds'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import type { Person } from '../../../test/hospital/hospital'
import type { Request } from '../../kernel/request'
import { setPassword } from '../../users/changeUser'
import { makeLink } from '../../users/links'
import { acceptLink } from './acceptLink'
import { requestPasswordReset } from './requestPasswordReset'

const hospital = servedHospitalOfFile()
const password = 'Open-Lines-7'

let hired = 0
const newcomer = async (changes: object = {}): Promise<Person> => {
  hired += 1
  const person = await hospital.hire(`New Person ${'x'.repeat(hired)}`, 'Clinician', hospital.riverside.id)
  await hospital.clients.system.user.update({ where: { id: person.id }, data: { passwordHash: null, ...changes } })
  return person
}
const linkFor = async ({ id }: Person, kind: LinkKind = 'invitation') =>
  (
    await hospital.clients.systemTransaction((tx) =>
      makeLink(
        { tx, now: new Date(hospital.clock.now) },
        { kind, userId: id, providerId: kind === 'invitation' ? hospital.riverside.id : null, createdById: null },
      ),
    )
  ).token
const accountOf = ({ id }: Person) => hospital.clients.system.user.findUniqueOrThrow({ where: { id } })
const rest = (path: string, body?: object, headers: Record<string, string> = {}) =>
  doors(hospital.address, null).rest(body ? 'POST' : 'GET', `/auth${path}`, body, headers)
const accept = (token: string, chosen = password, confirmPassword = chosen) =>
  rest('/links/accept', { token, password: chosen, confirmPassword })
const pass = (ms: number): void => void (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))

test('whoever holds a link learns whose it is, chooses a password, and signs in with it', async () => {
  const person = await newcomer()
  const token = await linkFor(person)
  expect(await rest('/links/read', { token })).toMatchObject({
    status: 200,
    body: { kind: 'invitation', fullName: person.fullName, email: person.email, providerName: 'Riverside Health' },
  })
  const answer = await accept(token)
  expect(answer).toMatchObject({ status: 200, body: { email: person.email } })
  // It signs nobody in by itself.
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await rest('/login', { email: person.email, password })).status).toBe(200)
})

test('an invitation to a provider that has moved says where it is, and sets no password here (rules 9.13)', async () => {
  const person = await newcomer()
  const movedTo = 'https://calls.example.org'
  const moved = await hospital.clients.system.provider.create({
    data: { name: 'Moved Away', status: 'Inactive', movedTo },
  })
  const { token } = await hospital.clients.systemTransaction((tx) =>
    makeLink(
      { tx, now: new Date(hospital.clock.now) },
      { kind: 'invitation', userId: person.id, providerId: moved.id, createdById: null },
    ),
  )
  const told = {
    status: 409,
    body: { code: 'LINK_NOT_VALID', message: `Moved Away has moved to ${movedTo}. Ask there for another invitation.` },
  }
  expect(await rest('/links/read', { token })).toMatchObject(told)
  expect(await rest('/links/join', { token, password })).toMatchObject(told)
  expect(await accept(token)).toMatchObject(told)
  expect(await accountOf(person)).toMatchObject({ passwordHash: null })
})

test('a link works once, and not when it was altered or its time is over', async () => {
  const person = await newcomer()
  const [first, late] = [await linkFor(person), await linkFor(person)]
  expect((await accept(first)).status).toBe(200)
  for (const token of [first, late])
    for (const answer of [await accept(token, 'Other-Lines-8'), await rest('/links/read', { token })])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'LINK_NOT_VALID', message: expect.stringContaining('was used before') },
      })
  const altered = await linkFor(await newcomer())
  expect(await accept(`${altered.slice(0, -1)}${altered.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('does not work') },
  })
  pass(72 * 3_600_000)
  expect(await accept(altered)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has expired') },
  })
  expect(await passwordMatches((await accountOf(person)).passwordHash, password)).toBe(true)
})

test('a link is known by its code however it is typed, and by the whole link (rules 9.5)', async () => {
  const person = await newcomer()
  const token = await linkFor(person)
  for (const typed of [token.toLowerCase(), token.replaceAll('-', ' '), `https://calls.example.org/welcome%23${token}`])
    expect(await rest('/links/read', { token: typed })).toMatchObject({ status: 200, body: { email: person.email } })
  expect((await accept(` ${token.toLowerCase()}\n`)).status).toBe(200)
  expect((await rest('/links/read', { token })).status).toBe(409)
})

test('a link in the form of older versions works until its time is over', async () => {
  const person = await newcomer()
  const token = newSessionToken()
  await linkFor(person)
  await hospital.clients.system.oneTimeLink.updateMany({
    where: { userId: person.id },
    data: { tokenHash: hashSessionToken(token) },
  })
  expect((await rest('/links/read', { token: token.toLowerCase() })).status).toBe(409)
  expect((await accept(token)).status).toBe(200)
})

test('a password is checked before its link is used (rules 2.7)', async () => {
  const person = await newcomer()
  const token = await linkFor(person)
  expect(await accept(token, 'short')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'password', message: 'Password must be 8 or more characters long' }] },
  })
  expect(await accept(token, password, 'Other-Lines-8')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'confirmPassword', message: 'Passwords must match' }] },
  })
  expect(await accept(token, '', '')).toMatchObject({
    body: {
      errors: [
        { field: 'password', message: 'New password is required' },
        { field: 'confirmPassword', message: 'You must confirm your new password' },
      ],
    },
  })
  expect((await accountOf(person)).passwordHash).toBeNull()
  expect((await accept(token)).status).toBe(200)
})

test('a reset ends the sessions, and the person need not choose another password (rules 9.4)', async () => {
  const person = await newcomer({ passwordHash: 'none', mustChangePassword: true })
  const { version } = await accountOf(person)
  await accept(await linkFor(person, 'reset'))
  expect(await accountOf(person)).toMatchObject({ mustChangePassword: false, version: version + 1 })
  const { system } = hospital.clients
  expect(await system.session.count({ where: { userId: person.id, endedAt: null } })).toBe(0)
  const audited = await system.auditEntry.findMany({ where: { actorId: person.id, action: 'acceptLink' } })
  const row = { outcome: 'done', entityKind: 'user', entityId: person.id, fields: { link: [null, 'reset'] } }
  expect(audited).toMatchObject([row, row])
  expect(audited.map(({ providerId }) => providerId).sort()).toEqual([nilUuid, hospital.riverside.id].sort())
  expect(JSON.stringify(audited)).not.toContain(password)
})

test('no one chooses a password for a disabled account, or after someone else has set one', async () => {
  const disabled = await newcomer()
  const token = await linkFor(disabled)
  await hospital.clients.system.user.update({ where: { id: disabled.id }, data: { active: false } })
  expect((await accept(token)).status).toBe(409)
  expect((await accountOf(disabled)).passwordHash).toBeNull()
  const other = await newcomer()
  const older = await linkFor(other)
  const passwordHash = await hashPassword(password)
  await hospital.clients.systemTransaction((tx) =>
    setPassword({ tx, now: new Date(hospital.clock.now), record: () => undefined }, other.id, { passwordHash }),
  )
  expect((await accept(older, 'Other-Lines-8')).status).toBe(409)
  expect(await passwordMatches((await accountOf(other)).passwordHash, password)).toBe(true)
})

test('of several who use links of one person at once, exactly one chooses the password', async () => {
  const base = await hospital.as(hospital.people.rosa)
  const nobody: Request = { ...base, actor: null, session: null }
  for (const _round of rounds(10, 2)) {
    const person = await newcomer()
    const same = await linkFor(person)
    const tokens = [same, same, await linkFor(person), await linkFor(person, 'reset')]
    const results = await Promise.allSettled(
      tokens.map((token, index) =>
        acceptLink(nobody, { token, password: `${password}${index}`, confirmPassword: `${password}${index}` }),
      ),
    )
    const won = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
    expect(won).toHaveLength(1)
    expect(await passwordMatches((await accountOf(person)).passwordHash, `${password}${won[0]}`)).toBe(true)
  }
})

describe('Forgotten your password?', () => {
  const asking = async (email: string, origin = '203.0.113.7', canMail = true) =>
    requestPasswordReset(
      { ...(await hospital.as(hospital.people.rosa)), actor: null, session: null, door: 'rest', origin, canMail },
      { email },
    ).then(
      (answer) => answer,
      (error: { refusal: { code: string; message: string } }) => error.refusal,
    )
  const mails = ({ id }: Person) => hospital.clients.system.mail.count({ where: { userId: id, kind: 'reset' } })
  beforeEach(async () => {
    await hospital.clients.system.signInTry.deleteMany()
    await hospital.clients.system.mail.deleteMany()
  })

  test('without mail it says whom to ask, and the page knows beforehand', async () => {
    const { rosa } = hospital.people
    expect(await rest('/passwordreset')).toMatchObject({ status: 200, body: { canMail: false } })
    expect(await rest('/passwordreset', { email: rosa.email })).toMatchObject({
      status: 409,
      body: { code: 'MAIL_NOT_CONFIGURED', message: expect.stringContaining('Ask your administrator') },
    })
    expect(await mails(rosa)).toBe(0)
  })

  test('the answer is the same whether or not there is an account, and only enabled ones get mail', async () => {
    const [person, disabled, invited] = [
      await newcomer({ passwordHash: 'none' }),
      await newcomer({ active: false }),
      await newcomer(),
    ]
    const times: number[] = []
    for (const email of [person.email.toUpperCase(), disabled.email, invited.email, 'nobody@demo.example']) {
      const began = performance.now()
      expect(await asking(` ${email}`)).toEqual({})
      times.push(performance.now() - began)
    }
    // Whatever the database took, each answer waited at least as long.
    for (const time of times) expect(time).toBeGreaterThan(290)
    expect([await mails(person), await mails(disabled), await mails(invited)]).toEqual([1, 0, 1])
  })

  test('no one fills an inbox, and asking again and again is refused for a while (rules 2.6)', async () => {
    const person = await newcomer({ passwordHash: 'none' })
    for (let n = 0; n < 6; n += 1) await asking(person.email, `203.0.113.${n}`)
    expect(await mails(person)).toBe(3)
    for (const email of [person.email, 'nobody@demo.example']) {
      const answers = await Promise.all(Array.from({ length: 18 }, () => asking(email, '198.51.100.9')))
      expect(answers).toContainEqual(expect.objectContaining({ code: 'TOO_MANY_TRIES' }))
    }
    pass(10 * 60_000 + 1)
    expect(await asking(person.email, '198.51.100.9')).toEqual({})
    expect(await mails(person)).toBe(4)
  })

  test('asking for a reset does not lock the sign-in of the account', async () => {
    const person = await newcomer()
    await accept(await linkFor(person))
    await Promise.all(Array.from({ length: 18 }, () => asking(person.email)))
    expect((await rest('/login', { email: person.email, password })).status).toBe(200)
  })
})
