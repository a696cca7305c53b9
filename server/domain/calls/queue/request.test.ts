import { aheadOf, requestState } from './request'

const open = { isInSight: true, completedAt: null, deletedAt: null, isAssigned: false, isOnHold: false }
const moment = new Date('2026-03-10T14:00:00Z')

test.each([
  ['WAITING', open],
  ['ON_HOLD', { ...open, isOnHold: true }],
  ['ON_THE_WAY', { ...open, isAssigned: true, isOnHold: true }],
  ['DONE', { ...open, isAssigned: true, completedAt: moment }],
  ['MOVED', { ...open, isInSight: false, isAssigned: true, completedAt: moment }],
  ['DELETED', { ...open, completedAt: moment, deletedAt: moment }],
] as const)('rules 3.26: a call is %s', (state, facts) => {
  expect(requestState(facts)).toBe(state)
})

test('rules 3.26: ahead are the calls before it that no one has', () => {
  const queue = [
    { id: 'a', isAssigned: false },
    { id: 'b', isAssigned: true },
    { id: 'c', isAssigned: false },
    { id: 'd', isAssigned: false },
  ]
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => aheadOf(id, queue))).toEqual([0, 1, 1, 2, null])
})
