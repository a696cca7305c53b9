import { needsCustomName, purposeNames } from './purpose'

test('the rules know the purposes Dressing Change and Custom by name (calls, section 9)', () => {
  expect(purposeNames).toEqual({ dressingChange: 'Dressing Change', custom: 'Custom' })
})

test.each([
  ['Custom', true],
  ['Dressing Change', false],
  ['Custom Line', false],
  ['custom', false],
  ['', false],
])('a call with the purpose "%s" must name its own job: %s', (name, needed) => {
  expect(needsCustomName(name)).toBe(needed)
})
