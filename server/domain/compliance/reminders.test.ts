import { dueOn, keyOf, newsOf } from './due'
import { reminderDue } from './reminders'

const document = { expirationDate: '2026-12-31', uploadedOn: '2026-01-10' }

// 90, 60, 30, 7 and 0 days before, then weekly (rules 6.8). Each stays due until the next one comes.
test.each([
  ['2026-10-01', null],
  ['2026-10-02', 90],
  ['2026-10-31', 90],
  ['2026-11-01', 60],
  ['2026-11-30', 60],
  ['2026-12-01', 30],
  ['2026-12-23', 30],
  ['2026-12-24', 7],
  ['2026-12-30', 7],
  ['2026-12-31', 0],
  ['2027-01-06', 0],
  ['2027-01-07', -7],
  ['2027-01-13', -7],
  ['2027-01-14', -14],
  ['2027-12-30', -364],
])('on %s the reminder of %s days is due', (today, daysBefore) => {
  expect(reminderDue(document, today)).toBe(daysBefore)
})

test.each([
  ['uploaded on the day of a reminder: not that one', '2026-12-01', '2026-12-02', null],
  ['… but the next one', '2026-12-01', '2026-12-24', 7],
  ['uploaded after it has expired: from a week on', '2027-01-02', '2027-01-05', null],
  ['… weekly', '2027-01-02', '2027-01-07', -7],
])('%s', (_what, uploadedOn, today, daysBefore) => {
  expect(reminderDue({ ...document, uploadedOn }, today)).toBe(daysBefore)
})

test('a document without a date is never reminded of', () => {
  expect(reminderDue({ expirationDate: null, uploadedOn: '2026-01-01' }, '2030-01-01')).toBeNull()
})

const person = {
  userId: 'rosa',
  isLocked: false,
  joinedOn: '2026-01-01',
  onboardingDays: 30,
  requirements: [
    {
      id: 'bls',
      name: 'BLS Card',
      gracePeriod: 10,
      doesNotExpire: false,
      appliesSince: '2026-01-01',
      document: { id: 'd1', ...document },
    },
    { id: 'tb', name: 'TB Test', gracePeriod: 400, doesNotExpire: false, appliesSince: '2026-01-01', document: null },
  ],
}

test('a day has one message about everything', () => {
  const { locks, notices } = dueOn(person, '2026-12-31')
  expect(locks).toEqual([])
  expect(notices.map(keyOf)).toEqual(['lockWarning rosa 2027-01-11 14', 'expiring d1 2026-12-31 0'])
  expect(newsOf(notices, '2026-12-31')).toEqual({
    day: '2026-12-31',
    lockedFor: [],
    lockOn: { day: '2027-01-11', names: ['BLS Card'] },
    expiring: [{ name: 'BLS Card', expirationDate: '2026-12-31' }],
    asksFor: ['bls'],
  })
})

test('an account that was unlocked with a gap is locked again in the next night, under another key', () => {
  expect(dueOn(person, '2027-01-11').notices[0]).toMatchObject({ kind: 'lock', day: '2027-01-11' })
  expect(dueOn(person, '2027-01-12').notices[0]).toMatchObject({ kind: 'lock', day: '2027-01-12' })
})

test('a locked account is neither locked again nor warned, and goes on to be reminded', () => {
  const { locks, notices } = dueOn({ ...person, isLocked: true }, '2027-01-14')
  expect(locks).toEqual([])
  expect(notices.map(keyOf)).toEqual(['expiring d1 2026-12-31 -14'])
})
