import { daysOfExpiry, expiries, expiryNames } from './expiry'

test.each([
  ['2026-11-30', '2026-11-01 2026-11-30', '2026-12-01 2026-12-31', '2026-12-01 2027-01-29', '2026-12-01 2027-02-28'],
  ['2026-12-01', '2026-12-01 2026-12-31', '2027-01-01 2027-01-31', '2026-12-02 2027-01-30', '2026-12-02 2027-03-01'],
  ['2028-01-31', '2028-01-01 2028-01-31', '2028-02-01 2028-02-29', '2028-02-01 2028-03-31', '2028-02-01 2028-04-30'],
])('rules 6.3: on %s documents expire this month, next month, and within 60 and 90 days', (today, ...expected) => {
  expect(Object.values(expiryNames)).toEqual(['This month', 'Next month', 'Within 60 days', 'Within 90 days'])
  expect(expiries.map((expiry) => Object.values(daysOfExpiry(expiry, today)).join(' '))).toEqual(expected)
})
