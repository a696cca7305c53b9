import { gapsOf, lockingGaps, warningDue, type AppliedRequirement } from './locking'

const asked = (changes: Partial<AppliedRequirement> = {}): AppliedRequirement => ({
  id: 'bls',
  name: 'BLS Card',
  gracePeriod: 14,
  doesNotExpire: false,
  appliesSince: '2020-01-01',
  document: null,
  ...changes,
})
const dated = (expirationDate: string | null) => ({ id: 'd', expirationDate, uploadedOn: '2025-01-01' })
const lockDay = (requirement: AppliedRequirement, joinedOn = '2026-01-01', onboardingDays = 30) =>
  gapsOf({ joinedOn, onboardingDays, requirements: [requirement] })[0]?.lockDay ?? null

// An account is locked when both grace periods have passed, which is the day after the later one (rules 2.4).
test.each([
  ['missing since the person joined: onboarding is longer', asked(), '2026-02-01'],
  ['… the requirement’s own period is longer', asked({ gracePeriod: 45 }), '2026-02-16'],
  ['… both are as long', asked({ gracePeriod: 30 }), '2026-02-01'],
  ['asked for since after the person joined', asked({ appliesSince: '2026-03-01' }), '2026-03-16'],
  ['expired: from that day on', asked({ document: dated('2026-05-10') }), '2026-05-25'],
  [
    'expired, without a grace period: the day after',
    asked({ gracePeriod: 0, document: dated('2026-05-10') }),
    '2026-05-11',
  ],
  ['over the end of a short month', asked({ document: dated('2027-02-20') }), '2027-03-07'],
  ['over a leap day', asked({ document: dated('2028-02-20') }), '2028-03-06'],
  ['over a change of the clocks', asked({ gracePeriod: 3, document: dated('2026-03-06') }), '2026-03-10'],
  ['over the end of the year', asked({ document: dated('2026-12-25') }), '2027-01-09'],
  ['expired before the person joined: they have onboarding', asked({ document: dated('2025-12-01') }), '2026-02-01'],
  [
    'expired before it was asked for',
    asked({ appliesSince: '2026-06-01', document: dated('2026-05-10') }),
    '2026-06-16',
  ],
  ['without a date, where one is needed: missing', asked({ document: dated(null) }), '2026-02-01'],
  ['does not expire and is there: never', asked({ doesNotExpire: true, document: dated(null) }), null],
  ['does not expire and is not there', asked({ doesNotExpire: true }), '2026-02-01'],
])('%s', (_what, requirement, day) => expect(lockDay(requirement)).toBe(day))

test('a person without requirements is never locked', () => {
  expect(gapsOf({ joinedOn: '2026-01-01', onboardingDays: 0, requirements: [] })).toEqual([])
})

const gaps = gapsOf({
  joinedOn: '2026-01-01',
  onboardingDays: 0,
  requirements: [asked({ id: 'tb', name: 'TB Test', document: dated('2026-03-20') }), asked({ gracePeriod: 60 })],
})

test('an account is locked for everything whose day has come', () => {
  // BLS Card on 03/03, TB Test on 04/04.
  const names = (day: string) => lockingGaps(gaps, day).map(({ name }) => name)
  expect(names('2026-03-02')).toEqual([])
  expect(names('2026-03-03')).toEqual(['BLS Card'])
  expect(names('2026-04-03')).toEqual(['BLS Card'])
  expect(names('2026-04-04')).toEqual(['BLS Card', 'TB Test'])
})

// Warnings 14, 7 and 1 days before (rules 6.7); a missed one is made up for by the next night.
test.each([
  ['2026-02-16', null],
  ['2026-02-17', 14],
  ['2026-02-18', 14],
  ['2026-02-23', 14],
  ['2026-02-24', 7],
  ['2026-03-01', 7],
  ['2026-03-02', 1],
  ['2026-03-03', null],
])('on %s the warning of %s days is the last', (day, daysBefore) => {
  const warning = warningDue(gaps, day)
  expect(warning?.daysBefore ?? null).toBe(daysBefore)
  if (warning) expect([warning.lockDay, warning.gaps.map(({ name }) => name)]).toEqual(['2026-03-03', ['BLS Card']])
})
