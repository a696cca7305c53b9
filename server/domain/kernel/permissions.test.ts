import { rightsOf, roleNames, roles, type Actor, type Role } from './actor'
import { denial, isOwnAction, may, permissions, type Action } from './permissions'

const actor = (facts: Partial<Actor>): Actor => ({
  userId: 'somebody',
  fullName: 'Someone',
  providerId: 'riverside',
  role: null,
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: false,
  byToken: false,
  allowedFacilityIds: [],
  ...facts,
})

// The table of rules 2.2, row by row.
const table: Record<Action, Record<Role, boolean>> = {
  'account:self': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: true },
  'account:password': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: true },
  'presence:set': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: true },
  'call:see': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: true },
  'call:create': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: true },
  'call:work': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: false },
  'call:delete': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: true },
  'call:undelete': { SystemAdmin: true, Admin: true, Manager: true, Clinician: false, External: false },
  'call:saveAnytime': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
  'lists:see': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: false },
  'lines:see': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: false },
  'lines:change': { SystemAdmin: true, Admin: true, Manager: true, Clinician: true, External: false },
  'catalogue:see': { SystemAdmin: true, Admin: true, Manager: true, Clinician: false, External: false },
  'catalogue:change': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
  'compliance:review': { SystemAdmin: true, Admin: true, Manager: true, Clinician: false, External: false },
  'jobs:run': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
  'reports:see': { SystemAdmin: true, Admin: true, Manager: true, Clinician: false, External: false },
  'users:see': { SystemAdmin: true, Admin: true, Manager: true, Clinician: false, External: false },
  'users:change': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
  'providers:manage': { SystemAdmin: true, Admin: false, Manager: false, Clinician: false, External: false },
  'views:share': { SystemAdmin: true, Admin: true, Manager: true, Clinician: false, External: false },
  'tokens:manage': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
  'devices:manage': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
  'audit:see': { SystemAdmin: true, Admin: true, Manager: false, Clinician: false, External: false },
}
const actions = Object.keys(table) as Action[]
const rows = actions.flatMap((action) =>
  roles.map((role) => [role, table[action][role] ? 'may' : 'may not', action] as const),
)

test('how the roles are shown (administration, section 6)', () => {
  expect(roleNames).toEqual({
    Admin: 'Administrator',
    Manager: 'Manager',
    Clinician: 'Clinician',
    External: 'External',
    SystemAdmin: 'System Administrator',
  })
})

test('the table tells of every action', () => {
  expect(Object.keys(permissions).sort()).toEqual([...actions].sort())
})

test.each(rows)('%s %s %s (rules 2.2)', (role, verdict, action) => {
  expect(denial(actor({ role }), action)).toBe(verdict === 'may' ? null : 'FORBIDDEN')
  expect(may(actor({ role }), action)).toBe(verdict === 'may')
})

test.each(actions)('a superadmin may %s in every provider, with or without a role there', (action) => {
  for (const role of [null, ...roles]) expect(denial(actor({ role, superadmin: true }), action)).toBeNull()
})

test.each(actions)(
  'a superadmin’s token permits what a System Administrator may, but manages no providers: %s',
  (action) => {
    for (const role of [null, ...roles]) {
      const rights = rightsOf({ superadmin: true, role, byToken: true })
      expect(denial(actor(rights), action)).toBe(action === 'providers:manage' ? 'FORBIDDEN' : null)
      expect(denial(actor({ role: 'SystemAdmin', byToken: true }), action)).toBe(denial(actor(rights), action))
    }
  },
)

test('anyone else’s token, and a session, permit what the role does', () => {
  for (const role of [null, ...roles]) {
    for (const rights of [
      { superadmin: false, role, byToken: true },
      { superadmin: false, role, byToken: false },
      { superadmin: true, role, byToken: false },
    ])
      expect(rightsOf(rights)).toEqual(rights)
  }
})

const own: Action[] = ['account:self', 'account:password']
const isOwn = (action: Action): boolean => own.includes(action)

test.each(actions)('someone without a role in the provider reaches their own account only: %s', (action) => {
  expect(denial(actor({}), action)).toBe(isOwn(action) ? null : 'FORBIDDEN')
  expect(isOwnAction(action)).toBe(isOwn(action))
})

test('someone whose password another person set changes it before anything else (rules 9.4)', () => {
  for (const action of actions)
    for (const facts of [{ role: 'Admin' as const }, { superadmin: true }, { isLocked: true }, {}])
      expect(denial(actor({ ...facts, mustChangePassword: true }), action)).toBe(
        action === 'account:password' ? null : 'PASSWORD_CHANGE_REQUIRED',
      )
})

describe('a locked account (rules 2.4)', () => {
  test.each(roles)('of a %s reaches its own account only', (role) => {
    for (const action of actions)
      expect(denial(actor({ role, isLocked: true }), action)).toBe(isOwn(action) ? null : 'ACCOUNT_LOCKED')
  })

  test('of a superadmin is no exception', () => {
    for (const action of actions)
      expect(denial(actor({ superadmin: true, isLocked: true }), action)).toBe(isOwn(action) ? null : 'ACCOUNT_LOCKED')
  })

  test('is told before a role that would not do', () => {
    expect(denial(actor({ role: 'External', isLocked: true }), 'call:work')).toBe('ACCOUNT_LOCKED')
  })
})

test.each([
  ['a trainee', { training: true }],
  ['someone restricted to facilities', { allowedFacilityIds: ['north'] }],
])('%s may do what their role may', (_who, facts) => {
  expect(denial(actor({ role: 'Clinician', ...facts }), 'call:work')).toBeNull()
  expect(denial(actor({ role: 'External', ...facts }), 'call:work')).toBe('FORBIDDEN')
})
