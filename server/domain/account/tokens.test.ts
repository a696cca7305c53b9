import { createApiTokenInput } from './tokenInput'
import { checkInput } from '../kernel/input/input'
import { tokenExpiry, tokenState } from './tokens'

const now = new Date('2026-03-10T14:00:00Z')
const [before, after] = [new Date('2026-03-10T13:59:59Z'), new Date('2026-03-10T14:00:01Z')]

test.each([
  ['without an end', null, null, 'active'],
  ['before its end', after, null, 'active'],
  ['at its end', now, null, 'expired'],
  ['after its end', before, null, 'expired'],
  ['revoked', after, before, 'revoked'],
  ['revoked, and expired later', before, before, 'revoked'],
] as const)('rules 9.10: a token %s', (_when, expiresAt, revokedAt, state) => {
  expect(tokenState({ expiresAt, revokedAt }, now)).toBe(state)
})

test.each([
  ['never', { days: null, expiresOn: null }, null],
  ['after 30 days', { days: 30, expiresOn: null }, '2026-04-09T14:00:00.000Z'],
  ['at the end of today', { days: null, expiresOn: '2026-03-10' }, '2026-03-11T04:00:00.000Z'],
  ['at the end of a day before the clocks change', { days: null, expiresOn: '2026-03-07' }, '2026-03-08T05:00:00.000Z'],
] as const)('rules 9.10: a token expires %s', (_when, given, expected) => {
  expect(tokenExpiry(given, 'America/New_York', now)?.toISOString() ?? null).toBe(expected)
})

test.each([
  [{ name: 'Dashboard', scope: 'read' }, []],
  [{ name: 'Dashboard', scope: 'read-write', days: 30 }, []],
  [{ name: 'Dashboard', scope: 'read', expiresOn: '2026-04-01' }, []],
  [{ name: ' ', scope: 'all' }, ['name', 'scope']],
  [{ name: 'x', scope: 'read', days: 0 }, ['days']],
  [{ name: 'x', scope: 'read', expiresOn: '2026-02-30' }, ['expiresOn']],
  [{ name: 'x', scope: 'read', days: 3, expiresOn: '2026-04-01' }, ['expiresOn']],
])('rules 9.10: the entries of a new token %j', (input, wrong) => {
  expect(checkInput(createApiTokenInput, input).refusal?.fields.map(({ field }) => field) ?? []).toEqual(wrong)
})
