import type { Actor } from '../kernel/actor'
import { canInviteAgain, linkProblem } from './links'

const now = new Date('2026-03-10T14:00:00Z')
const open = { usedAt: null, expiresAt: new Date('2026-03-10T14:30:00Z'), isActive: true }

test.each([
  ['one that is open works', open, null],
  ['one that nobody made', null, /does not work/],
  ['one of a disabled account', { ...open, isActive: false }, /does not work/],
  ['one that was used', { ...open, usedAt: now }, /was used before/],
  ['one whose time is over', { ...open, expiresAt: now }, /has expired/],
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
  allowedFacilityIds: [],
}
const invited = {
  active: true,
  hasPassword: false,
  superadmin: false,
  role: 'Clinician' as const,
  worksElsewhere: false,
}
const mail = { canMail: true }
const shown = { canMail: false }

test.each([
  ['somebody without a password', invited, admin, shown, null],
  ['not a disabled account', { ...invited, active: false }, admin, mail, 'NOT_INVITABLE'],
  ['not somebody who has a password', { ...invited, hasPassword: true }, admin, mail, 'NOT_INVITABLE'],
  [
    'a system administrator not by an administrator',
    { ...invited, role: 'SystemAdmin' as const },
    admin,
    mail,
    'ROLE_NOT_ALLOWED',
  ],
  ['a superadmin not by an administrator', { ...invited, superadmin: true }, admin, mail, 'ROLE_NOT_ALLOWED'],
  [
    'a system administrator by one',
    { ...invited, role: 'SystemAdmin' as const },
    { ...admin, role: 'SystemAdmin' as const },
    mail,
    null,
  ],
  ['by mail also who works elsewhere', { ...invited, worksElsewhere: true }, admin, mail, null],
  [
    'whose link would be shown, not who works elsewhere',
    { ...invited, worksElsewhere: true },
    admin,
    shown,
    'WORKS_ELSEWHERE',
  ],
  [
    'a superadmin is not shown to a system administrator',
    { ...invited, superadmin: true },
    { ...admin, role: 'SystemAdmin' as const },
    shown,
    'WORKS_ELSEWHERE',
  ],
  [
    'anybody by a superadmin',
    { ...invited, superadmin: true, worksElsewhere: true },
    { ...admin, superadmin: true },
    shown,
    null,
  ],
])('who is invited again (rules 9.3, 9.5): %s', (_name, person, actor, how, code) => {
  expect(canInviteAgain(person, actor, how)?.code ?? null).toBe(code)
})
