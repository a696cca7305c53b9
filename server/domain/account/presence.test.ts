import { presenceOf } from './presence'

const away = new Date('2026-03-10T14:00:00Z')

test.each([
  ['ONLINE', true, null],
  ['AWAY', true, away],
  ['OFFLINE', false, null],
  ['OFFLINE', false, away],
] as const)('%s: connected %s, Away since %s (rules 2.5)', (presence, isOnline, awayAt) => {
  expect(presenceOf({ isOnline, awayAt })).toBe(presence)
})
