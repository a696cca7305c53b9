import { isNews, positionOf, tagOf, versionOf } from './feedPosition'

const before = { epoch: '3fa985c10d2e', sequence: 105 }
const after = { epoch: '9c04b7e2a11f', sequence: 105 }

test('the same number of another epoch is another version and another tag (rules 8.3)', () => {
  expect(versionOf(after)).not.toBe(versionOf(before))
  expect(tagOf(after)).not.toBe(tagOf(before))
})

test('within an epoch versions grow with the changes, and are read back as they were', () => {
  expect(versionOf({ ...before, sequence: 106 })).toBe(versionOf(before) + 1)
  expect(positionOf(versionOf(before), before.epoch)).toEqual(before)
})

test('a version of another epoch is none that this one has given out', () => {
  const { sequence } = positionOf(versionOf(before), after.epoch)
  expect(sequence < 0 || sequence > 1_000_000).toBe(true)
})

test.each(['000000000000', 'ffffffffffff', '7fffffff0000'])(
  'a version of the epoch %s is an Int after a billion changes, too',
  (epoch) => {
    expect(versionOf({ epoch, sequence: 1_000_000_000 })).toBeLessThan(2 ** 31)
    expect(versionOf({ epoch, sequence: 0 })).toBeGreaterThanOrEqual(0)
  },
)

test('whatever is of another epoch is news, however small its number', () => {
  expect(isNews({ ...after, sequence: 1 }, before)).toBe(true)
  expect(isNews({ ...before, sequence: 106 }, before)).toBe(true)
  expect(isNews(before, before)).toBe(false)
  expect(isNews({ ...before, sequence: 104 }, before)).toBe(false)
})
