import { isOnHold, isStat, statusNames } from './status'

test('the rules know the status codes Normal, Stat and On Hold by name (calls, section 9)', () => {
  expect(statusNames).toEqual({ normal: 'Normal', stat: 'Stat', onHold: 'On Hold' })
})

test.each([
  ['Normal', false, false],
  ['Stat', true, false],
  ['On Hold', false, true],
  ['stat', false, false],
  ['OnHold', false, false],
])('"%s" is Stat: %s, is On Hold: %s', (name, stat, onHold) => {
  expect(isStat(name)).toBe(stat)
  expect(isOnHold(name)).toBe(onHold)
})
