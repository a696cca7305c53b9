import { roles, type Actor, type Role } from '../kernel/actor'
import {
  canChangeAccount,
  canChangeInvitation,
  canChangePerson,
  canDisable,
  canEndSessions,
  canGrant,
  canGrantFacilities,
  canLock,
  canRemove,
  canSetPassword,
  canUpdate,
  grantableRoles,
  isActingAdministrator,
  keepsAdministrator,
  roleIn,
  worksElsewhere,
  type PersonFacts,
} from './rules'

const actorOf = (role: Role | null, more: Partial<Actor> = {}): Actor => ({
  userId: 'actor',
  fullName: 'Amara Okafor',
  providerId: 'riverside',
  role,
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: false,
  byToken: false,
  allowedFacilityIds: [],
  ...more,
})
const admin = actorOf('Admin')
const systemAdmin = actorOf('SystemAdmin')
const superadmin = actorOf(null, { superadmin: true })

const personOf = (role: Role | null, more: Partial<PersonFacts> = {}) => ({
  id: 'person',
  fullName: 'Rosa Alvarez',
  email: 'rosa@demo.example',
  superadmin: false,
  active: true,
  training: false,
  roleCount: role ? 1 : 0,
  roles: role ? [{ providerId: 'riverside', role }] : [],
  accountLocks: [] as PersonFacts['accountLocks'],
  allowedFacilityIds: ['main'],
  allowedFacilities: [{ providerId: 'riverside', facilityId: 'main' }],
  ...more,
})
const elsewhere = personOf('Clinician', { roleCount: 2 })
const codeOf = (refusal: { code: string } | null): string | null => refusal?.code ?? null
const fieldsOf = (refusal: { fields: { field: string }[] } | null): string[] =>
  refusal?.fields.map(({ field }) => field) ?? []

test.each([
  ['SystemAdmin', false, [...roles].sort()],
  ['Admin', false, ['Admin', 'Clinician', 'External', 'Manager']],
  [null, true, [...roles].sort()],
] as const)('%s (superadmin: %s) gives the roles %j (rules 2.2)', (role, isSuperadmin, given) => {
  expect([...grantableRoles(actorOf(role, { superadmin: isSuperadmin }))].sort()).toEqual(given)
  for (const each of roles)
    expect(codeOf(canGrant(actorOf(role, { superadmin: isSuperadmin }), { role: each, superadmin: false }))).toBe(
      (given as readonly Role[]).includes(each) ? null : 'ROLE_NOT_ALLOWED',
    )
})

test('only superadmins set Superadmin (rules 9.2)', () => {
  expect(fieldsOf(canGrant(systemAdmin, { role: 'Clinician', superadmin: true }))).toEqual(['superadmin'])
  expect(canGrant(superadmin, { role: 'Clinician', superadmin: true })).toBeNull()
})

test.each([
  ['an Admin', admin, personOf('SystemAdmin'), 'ROLE_NOT_ALLOWED'],
  ['an Admin', admin, personOf('Clinician', { superadmin: true }), 'ROLE_NOT_ALLOWED'],
  ['an Admin', admin, personOf('Admin'), null],
  ['a System Administrator', systemAdmin, personOf('SystemAdmin'), null],
  ['a System Administrator', systemAdmin, personOf('Admin', { superadmin: true }), 'ROLE_NOT_ALLOWED'],
  ['a superadmin', superadmin, personOf('SystemAdmin', { superadmin: true }), null],
] as const)('whom %s may change (rules 2.2)', (_who, actor, person, code) => {
  for (const rule of [canChangePerson, canDisable, canLock, canRemove, canSetPassword, canEndSessions])
    expect(codeOf(rule(person, actor))).toBe(code)
})

const restricted = actorOf('Admin', { allowedFacilityIds: ['n'] })
test.each([
  ['an Admin', admin, { role: 'Admin', facilityIds: [] }, null],
  ['an Admin', admin, { role: 'SystemAdmin', facilityIds: [] }, 'ROLE_NOT_ALLOWED'],
  ['a System Administrator', systemAdmin, { role: 'SystemAdmin', facilityIds: [] }, null],
  ['someone restricted', restricted, { role: 'Admin', facilityIds: [] }, 'RESTRICTED_TO_FACILITIES'],
  ['someone restricted', restricted, { role: 'Admin', facilityIds: ['n', 'm'] }, 'RESTRICTED_TO_FACILITIES'],
  ['someone restricted', restricted, { role: 'Admin', facilityIds: ['n'] }, null],
] as const)('which invitations to a role %s may change (rules 9.2, 9.3a)', (_who, actor, invited, code) => {
  expect(codeOf(canChangeInvitation({ fullName: 'Ines Vited', ...invited }, actor))).toBe(code)
})

test('roles are counted, because those of other providers are not visible (rules 9.3)', () => {
  expect(roleIn(elsewhere, 'riverside')).toBe('Clinician')
  expect(roleIn(elsewhere, 'lakeshore')).toBeNull()
  expect(
    [personOf('Clinician'), elsewhere, personOf(null, { roleCount: 1 }), personOf(null)].map((person) =>
      worksElsewhere(person, 'riverside'),
    ),
  ).toEqual([false, true, true, false])
})

describe('an account that works elsewhere (rules 9.3)', () => {
  test.each([
    ['fullName', 'Rosa Diaz'],
    ['email', 'rosa@other.example'],
    ['active', false],
  ] as const)('its %s is changed only by its person or a superadmin', (field, value) => {
    const refused = canUpdate(elsewhere, { [field]: value }, admin)
    expect([codeOf(refused), fieldsOf(refused)]).toEqual(['WORKS_ELSEWHERE', [field]])
    expect(canUpdate(elsewhere, { [field]: value }, superadmin)).toBeNull()
    expect(canUpdate(elsewhere, { [field]: elsewhere[field] }, admin)).toBeNull()
  })

  test('an administrator changes its role, training and facilities here, locks it, and takes it out', () => {
    expect(canUpdate(elsewhere, { role: 'Manager', training: true, allowedFacilityIds: [] }, admin)).toBeNull()
    expect([canLock(elsewhere, admin), canRemove(elsewhere, admin)]).toEqual([null, null])
  })

  test('password and sessions are out of reach', () => {
    expect(
      [canSetPassword, canEndSessions, canDisable, canChangeAccount].map((rule) => codeOf(rule(elsewhere, admin))),
    ).toEqual(Array(4).fill('WORKS_ELSEWHERE'))
  })

  test('its person changes their own name', () => {
    expect(
      canUpdate(
        { ...elsewhere, id: 'actor', roles: [{ providerId: 'riverside', role: 'Admin' }] },
        { fullName: 'Rosa Diaz' },
        admin,
      ),
    ).toBeNull()
  })
})

describe('oneself', () => {
  const own = { ...personOf('Admin'), id: 'actor' }

  test.each([
    [{ role: 'Manager' }, 'OWN_ROLE', 'role'],
    [{ active: false }, 'OWN_ROLE', 'active'],
    [{ role: 'SystemAdmin' }, 'ROLE_NOT_ALLOWED', 'role'],
    [{ superadmin: true }, 'ROLE_NOT_ALLOWED', 'superadmin'],
    [{ email: 'new@demo.example' }, 'VALIDATION', 'email'],
  ] as const)('%j is refused with %s', (patch, code, field) => {
    const refused = canUpdate(own, patch, admin)
    expect([codeOf(refused), fieldsOf(refused)]).toEqual([code, [field]])
  })

  test('name and training are free; a System Administrator may become an Administrator', () => {
    expect(canUpdate(own, { fullName: 'Amara Obi', training: true }, admin)).toBeNull()
    expect(canUpdate({ ...personOf('SystemAdmin'), id: 'actor' }, { role: 'Admin' }, systemAdmin)).toBeNull()
  })

  test('no one lifts their own restriction to facilities', () => {
    const restricted = actorOf('Admin', { allowedFacilityIds: ['main'] })
    expect(codeOf(canUpdate(own, { allowedFacilityIds: [] }, restricted))).toBe('RESTRICTED_TO_FACILITIES')
    expect(canUpdate(own, { allowedFacilityIds: ['main'] }, restricted)).toBeNull()
    expect(canUpdate(own, { allowedFacilityIds: [] }, admin)).toBeNull()
  })

  test('a superadmin keeps Superadmin', () => {
    const me = { ...personOf(null, { superadmin: true }), id: 'actor' }
    expect(codeOf(canUpdate(me, { superadmin: false }, superadmin))).toBe('OWN_ROLE')
  })

  test('no one locks, removes, disables or signs out themselves, or sets their own password here', () => {
    expect(
      [canLock, canRemove, canDisable, canEndSessions, canSetPassword].map((rule) => codeOf(rule(own, admin))),
    ).toEqual(['OWN_ROLE', 'OWN_ROLE', 'OWN_ROLE', 'OWN_ROLE', 'VALIDATION'])
  })
})

test.each([
  [{}, true],
  [{ role: 'SystemAdmin' }, true],
  [{ role: 'Manager' }, false],
  [{ role: null }, false],
  [{ active: false }, false],
  [{ isLocked: true }, false],
  [{ hasPassword: false }, false],
] as const)('an administrator who can act: %j is %s', (facts, is) => {
  expect(isActingAdministrator({ active: true, isLocked: false, hasPassword: true, role: 'Admin', ...facts })).toBe(is)
})

test('the last one stays', () => {
  expect(keepsAdministrator(1, { fullName: 'Amara Okafor' })).toBeNull()
  expect(keepsAdministrator(0, { fullName: 'Amara Okafor' }, 'role')).toMatchObject({
    code: 'LAST_ADMINISTRATOR',
    fields: [{ field: 'role' }],
  })
})

describe('an administrator restricted to facilities (rules 9.2)', () => {
  const restricted = actorOf('Admin', { allowedFacilityIds: ['main', 'north'] })
  const held = (...facilityIds: string[]) => ({
    allowedFacilities: facilityIds.map((facilityId) => ({ providerId: 'riverside', facilityId })),
  })
  const ofLakeshore = { providerId: 'lakeshore', facilityId: 'pier' }

  test.each([
    ['in one of theirs', held('main'), null],
    ['in all of theirs', held('main', 'north'), null],
    ['also in another provider', { allowedFacilities: [...held('main').allowedFacilities, ofLakeshore] }, null],
    ['in another', held('south'), 'RESTRICTED_TO_FACILITIES'],
    ['also in another', held('main', 'south'), 'RESTRICTED_TO_FACILITIES'],
    ['everywhere', held(), 'RESTRICTED_TO_FACILITIES'],
    ['everywhere here, and restricted elsewhere', { allowedFacilities: [ofLakeshore] }, 'RESTRICTED_TO_FACILITIES'],
  ])('changes who works %s: %j', (_where, facilities, refused) => {
    const person = personOf('Clinician', facilities)
    for (const rule of [
      canChangePerson,
      canChangeAccount,
      canDisable,
      canEndSessions,
      canLock,
      canRemove,
      canSetPassword,
    ])
      expect([rule.name, codeOf(rule(person, restricted))]).toEqual([rule.name, refused])
    expect(codeOf(canChangePerson(person, { ...restricted, superadmin: true }))).toBe(refused)
    expect(canChangePerson(person, admin)).toBeNull()
  })

  test('employs someone who has no role here yet', () => {
    expect(canChangePerson(personOf(null, held()), restricted)).toBeNull()
  })

  test('gives no more than they have', () => {
    expect(fieldsOf(canGrantFacilities(restricted, []))).toEqual(['allowedFacilityIds'])
    expect(canGrantFacilities(restricted, ['main'])).toBeNull()
    expect(canGrantFacilities(admin, [])).toBeNull()
    expect(fieldsOf(canUpdate(personOf('Clinician'), { allowedFacilityIds: [] }, restricted))).toEqual([
      'allowedFacilityIds',
    ])
  })
})
