import { isUnfinished, roleLabel } from './workOrder'

test.each([
  ['Training', { isTraining: true, isAssisting: false }],
  ['Assisting', { isTraining: false, isAssisting: true }],
  ['Lead', { isTraining: false, isAssisting: false }],
] as const)('the work log says %s for %j (calls, section 2)', (label, work) => {
  expect(roleLabel(work)).toBe(label)
})

test('work is unfinished until it has an end', () => {
  expect(isUnfinished({ end: null })).toBe(true)
  expect(isUnfinished({ end: new Date('2026-03-10T12:00:00Z') })).toBe(false)
})
