import type { Actor, Role } from '../kernel/actor'
import { canInviteAgain, canSeeLink, linkAsks, linkProblem } from './links'

const now = new Date('2026-03-10T14:00:00Z')
const open = {
  usedAt: null,
  expiresAt: new Date('2026-03-10T14:30:00Z'),
  isActive: true,
  provider: { name: 'Riverside', movedTo: null },
}

test.each([
  ['one that is open works', open, null],
  ['one that no one made', null, /does not work/],
  ['one of a disabled account', { ...open, isActive: false }, /does not work/],
  ['one that was used', { ...open, usedAt: now }, /was used before/],
  ['one whose time is over', { ...open, expiresAt: now }, /has expired/],
  ['one that nobody invites with', { ...open, provider: null }, null],
  [
    'one to a provider that has moved',
    { ...open, provider: { name: 'Riverside', movedTo: 'https://calls.example.org' } },
    /^Riverside has moved to https:\/\/calls.example.org. Ask there for another invitation.$/,
  ],
])('a link works once, until its time is over (rules 9.5): %s', (_name, link, message) => {
  const problem = linkProblem(link, now)
  if (message === null) expect(problem).toBeNull()
  else {
    expect(problem?.code).toBe('LINK_NOT_VALID')
    expect(problem?.message).toMatch(message)
  }
})

const admin: Actor = {
  userId: 'a',
  fullName: 'Amara Okafor',
  providerId: 'p',
  role: 'Admin',
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: false,
  byToken: false,
  allowedFacilityIds: [],
}
const roles = (role: Role, ...elsewhere: string[]) => ({
  roleCount: 1 + elsewhere.length,
  roles: [{ providerId: 'p', role }, ...elsewhere.map((providerId) => ({ providerId, role: 'Clinician' as const }))],
})
const invited = {
  id: 'i',
  fullName: 'Ines Vited',
  active: true,
  hasPassword: false,
  superadmin: false,
  accountLocks: [],
  allowedFacilities: [],
  ...roles('Clinician'),
}
const systemAdmin: Actor = { ...admin, role: 'SystemAdmin' }
const superadmin: Actor = { ...admin, superadmin: true }

test.each([
  ['someone without a password', invited, admin, null],
  ['not a disabled account', { ...invited, active: false }, admin, 'NOT_INVITABLE'],
  ['not someone who has a password', { ...invited, hasPassword: true }, admin, 'NOT_INVITABLE'],
  [
    'a system administrator not by an administrator',
    { ...invited, ...roles('SystemAdmin') },
    admin,
    'ROLE_NOT_ALLOWED',
  ],
  ['a system administrator by one', { ...invited, ...roles('SystemAdmin') }, systemAdmin, null],
  ['a superadmin not by a system administrator', { ...invited, superadmin: true }, systemAdmin, 'ROLE_NOT_ALLOWED'],
  ['anyone by a superadmin', { ...invited, superadmin: true, ...roles('Admin', 'q') }, superadmin, null],
  ['also who works elsewhere', { ...invited, ...roles('Clinician', 'q') }, admin, null],
])('who is invited again (rules 9.5): %s', (_name, person, actor, code) => {
  expect(canInviteAgain(person, actor)?.code ?? null).toBe(code)
})

test.each([
  ['of someone who works here only', invited, admin, null],
  ['not of someone who works elsewhere', { ...invited, ...roles('Clinician', 'q') }, admin, 'WORKS_ELSEWHERE'],
  ['of anyone by a superadmin', { ...invited, ...roles('Clinician', 'q') }, superadmin, null],
])('whose link is shown (rules 9.3): %s', (_name, person, actor, code) => {
  expect(canSeeLink(person, actor)?.code ?? null).toBe(code)
})

const account = { email: 'ines@demo.example', addressConfirmedAt: null }
test.each([
  ['an invitation to an account', { mailedTo: null, isForRole: false, account }, 'newPassword'],
  ['a role, handed over', { mailedTo: null, isForRole: true, account }, 'ownPassword'],
  [
    'a role, mailed before anyone opened such mail',
    { mailedTo: account.email, isForRole: true, account },
    'newPassword',
  ],
  ['a role, mailed to an earlier address', { mailedTo: 'old@demo.example', isForRole: true, account }, 'ownPassword'],
  [
    'a role, mailed to an address that was confirmed',
    { mailedTo: account.email, isForRole: true, account: { ...account, addressConfirmedAt: now } },
    'ownPassword',
  ],
] as const)('what a link asks for (rules 9.3a): %s', (_name, link, asked) => {
  expect(linkAsks(link)).toBe(asked)
})
