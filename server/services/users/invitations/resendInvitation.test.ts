import { linkToken } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import type { Person } from '../../../test/hospital/hospital'
import { makeLink } from '../links'
import { resendInvitation } from './resendInvitation'

const hospital = hospitalOfFile()

let hired = 0
const invited = async (role: 'Clinician' | 'SystemAdmin' = 'Clinician', providerId = hospital.riverside.id) => {
  hired += 1
  const person = await hospital.hire(`Invited Person ${'x'.repeat(hired)}`, role, providerId)
  await hospital.clients.system.user.update({ where: { id: person.id }, data: { passwordHash: null } })
  return person
}
const attempt = async (by: Person, person: Person, canMail = false) => {
  try {
    return { code: 'done', ...(await resendInvitation({ ...(await hospital.as(by)), canMail }, { userId: person.id })) }
  } catch (error) {
    const { refusal, code } = error as { refusal?: { code: string }; code?: string }
    return { code: refusal?.code ?? code, token: undefined }
  }
}
const openLinks = ({ id }: Person) => hospital.clients.system.oneTimeLink.count({ where: { userId: id, usedAt: null } })
const mails = ({ id }: Person) => hospital.clients.system.mail.count({ where: { userId: id } })

test('without mail the link is shown, once, and the one before no longer works (rules 9.5)', async () => {
  const { admin } = hospital.people
  const person = await invited()
  const now = new Date(hospital.clock.now)
  await hospital.clients.systemTransaction((tx) =>
    makeLink({ tx, now }, { kind: 'invitation', userId: person.id, providerId: null, createdById: null }),
  )
  expect(await attempt(admin, person)).toMatchObject({
    code: 'done',
    token: expect.stringMatching(linkToken),
    expiresAt: new Date(now.getTime() + 72 * 3_600_000),
  })
  expect([await openLinks(person), await mails(person)]).toEqual([1, 0])
})

test('with mail it is sent, and nothing is shown', async () => {
  const person = await invited()
  expect(await attempt(hospital.people.admin, person, true)).toEqual({ code: 'done', token: null, expiresAt: null })
  expect([await openLinks(person), await mails(person)]).toEqual([0, 1])
})

test('whoever may not invite changes nothing', async () => {
  const { manager, rosa, locked, stranger, admin } = hospital.people
  const person = await invited()
  for (const [by, code] of [
    [manager, 'FORBIDDEN'],
    [rosa, 'FORBIDDEN'],
    [locked, 'ACCOUNT_LOCKED'],
    [stranger, 'NOT_FOUND'],
  ] as const)
    expect((await attempt(by, person, true)).code).toBe(code)
  expect((await attempt(admin, hospital.people.ben, true)).code).toBe('NOT_INVITABLE')
  expect((await attempt(admin, { ...person, id: 'x' }, true)).code).toBe('NOT_FOUND')
  expect((await attempt(admin, await invited('SystemAdmin'), true)).code).toBe('ROLE_NOT_ALLOWED')
  expect([await openLinks(person), await mails(person)]).toEqual([0, 0])
})

test('no one is shown a link to an account that works elsewhere; a superadmin is (rules 9.3)', async () => {
  const { admin, stranger, system } = hospital.people
  const person = await invited()
  await hospital.clients.system.providerRole.create({
    data: { providerId: hospital.lakeshore.id, userId: person.id, role: 'Clinician' },
  })
  for (const by of [admin, stranger]) expect((await attempt(by, person)).code).toBe('WORKS_ELSEWHERE')
  expect((await attempt(admin, person, true)).code).toBe('done')
  expect((await attempt(system, person)).token).toMatch(linkToken)
})
