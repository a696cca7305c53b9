import type { Actor } from '../kernel/actor'
import { columnOf, readRow, rowPlanner, type FileRow, type KnownAccount } from './importRows'

const row = (texts: Partial<FileRow['texts']> = {}, line = 2): FileRow => ({
  line,
  isTooLong: false,
  texts: {
    'Full Name': 'Rosa Alvarez',
    'E-Mail': 'Rosa@Demo.example',
    Role: 'Clinician',
    Training: '',
    'Allowed Facilities': '',
    ...texts,
  },
})

test.each([
  ['Full Name', 'Full Name'],
  ['FULLNAME', 'Full Name'],
  ['e_mail', 'E-Mail'],
  ['allowed-facilities', 'Allowed Facilities'],
  ['Problem', 'Problem'],
  ['Phone', null],
  ['', null],
])('a column is found however its heading is written (rules 9.11): %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column)
})

test('a row is read as the form would read it', () => {
  expect(
    readRow(
      row({ 'Full Name': ' Zoë Ängström ', Training: 'X', 'Allowed Facilities': 'Main Hospital; ;North Campus' }),
    ),
  ).toEqual({
    line: 2,
    fullName: 'Zoë Ängström',
    email: 'rosa@demo.example',
    role: 'Clinician',
    training: true,
    facilities: ['Main Hospital', 'North Campus'],
    problems: [],
  })
})

test.each([
  ['system administrator', 'SystemAdmin'],
  ['SYSTEMADMIN', 'SystemAdmin'],
  ['Administrator', 'Admin'],
  ['admin', 'Admin'],
  [' External ', 'External'],
])('a role is named as screens or programs name it: %s', (text, role) => {
  expect(readRow(row({ Role: text })).role).toBe(role)
})

test.each([
  [{ 'Full Name': ' ' }, ['Full Name: Required']],
  [{ 'Full Name': 'x'.repeat(201) }, ['Full Name: Must be at most 200 characters']],
  [{ 'E-Mail': '' }, ['E-Mail: Required']],
  [{ 'E-Mail': 'rosa' }, ['E-Mail: Must be valid e-mail']],
  [{ Role: '' }, ['Role: Required']],
  [{ Role: 'Boss' }, ['Role: Must be one of Administrator, Manager, Clinician, External, System Administrator']],
  [{ Training: 'perhaps' }, ['Training: Must be yes or no']],
  [
    { 'E-Mail': 'rosa', Role: 'Boss' },
    [
      'E-Mail: Must be valid e-mail',
      'Role: Must be one of Administrator, Manager, Clinician, External, System Administrator',
    ],
  ],
])('what is wrong with a row is told by its column: %j', (texts, problems) => {
  expect(readRow(row(texts)).problems).toEqual(problems)
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
const facilities = [
  { id: 'main', name: 'Main Hospital' },
  { id: 'north', name: 'Nörth Campus' },
]
const account: KnownAccount = {
  id: 'u',
  email: 'rosa@demo.example',
  fullName: 'Rosa',
  training: false,
  role: null,
  isInvited: false,
  facilityIds: [],
}
const plan = (texts: Partial<FileRow['texts']>, known: Partial<KnownAccount> | null = null, actor = admin) =>
  rowPlanner({
    accounts: new Map(known ? [[account.email, { ...account, ...known }]] : []),
    facilities,
    actor,
  })(readRow(row(texts)))

test('somebody without an account is new, somebody with one is invited to the role, somebody who works here or is invited stays (rules 9.3a, 9.11)', () => {
  expect(plan({})).toMatchObject({ outcome: 'newPerson', userId: null, facilityIds: [] })
  expect(plan({ Training: 'yes' }, {})).toMatchObject({ outcome: 'newRole', userId: 'u' })
  expect(plan({}, { isInvited: true })).toMatchObject({ outcome: 'unchanged', problems: [] })
  expect(plan({ 'Full Name': 'Another Name' }, { role: 'Clinician' })).toMatchObject({
    outcome: 'unchanged',
    problems: [],
  })
})

test.each([
  [{ Role: 'Manager' }, { role: 'Clinician' as const }, 'as Clinician'],
  [{ Training: 'yes' }, { role: 'Clinician' as const }, 'not as a trainee'],
  [{}, { role: 'Clinician' as const, training: true }, 'as a trainee'],
  [{}, { role: 'Clinician' as const, facilityIds: ['main'] }, 'with other facilities'],
])('no one who works here is changed: %j', (texts, known, how) => {
  expect(plan(texts, known)).toMatchObject({
    outcome: 'wrong',
    problems: [`E-Mail: Works here already, ${how}. Change that in the list of users`],
  })
})

test('facilities are found by name, without regard to capitals and accents', () => {
  expect(plan({ 'Allowed Facilities': 'NORTH campus;Main  Hospital;main hospital' }).facilityIds).toEqual([
    'main',
    'north',
  ])
  expect(plan({ 'Allowed Facilities': 'Main Hospital;West' })).toMatchObject({
    outcome: 'wrong',
    problems: ['Allowed Facilities: There is no facility West'],
  })
})

test('only a system administrator grants that role (rules 2.2)', () => {
  expect(plan({ Role: 'SystemAdmin' }).problems).toEqual([
    'Role: Only a system administrator can grant System Administrator',
  ])
  expect(plan({ Role: 'SystemAdmin' }, null, { ...admin, role: 'SystemAdmin' }).outcome).toBe('newPerson')
  expect(plan({ Role: 'SystemAdmin' }, null, { ...admin, role: null, superadmin: true }).outcome).toBe('newPerson')
})

test('who is restricted to facilities grants no more than those (rules 2.3)', () => {
  const north = { ...admin, allowedFacilityIds: ['north'] }
  expect(plan({}, null, north).problems).toEqual([
    'Allowed Facilities: Required, because you do not see all facilities',
  ])
  expect(plan({ 'Allowed Facilities': 'Nörth Campus' }, null, north).outcome).toBe('newPerson')
})

test('an address stands once in a file', () => {
  const rows = [row(), row({ 'E-Mail': ' ROSA@demo.example' }, 3), row({ 'E-Mail': 'ben@demo.example' }, 4)].map(
    readRow,
  )
  const planned = rows.map(rowPlanner({ accounts: new Map(), facilities, actor: admin }))
  expect(planned.map(({ outcome }) => outcome)).toEqual(['newPerson', 'wrong', 'newPerson'])
  expect(planned[1]!.problems).toEqual(['E-Mail: Is in line 2 already'])
})
