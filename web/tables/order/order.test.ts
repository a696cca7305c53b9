import { isSameOrder, isUnordered, movedTo, ownOrderOf } from './order'

test.each([
  [[], false],
  [[0, 1, 2], false],
  [[0, 2, 1], true],
  [[1, 2, 3], true],
  [[0, 0, 1], true],
])('a list with the weights %j is unordered: %s', (weights, expected) => {
  expect(isUnordered(weights.map((weight, at) => ({ id: String(at), weight })))).toBe(expected)
})

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
])('%s goes to place %i', (id, place, expected) => {
  expect(movedTo(['a', 'b', 'c'], id, place)).toEqual(expected)
})

test.each([
  ['what is gone is left out', ['c', 'a', 'b'], ['a', 'c'], ['c', 'a']],
  [
    'what is new stands behind the same one as in the list',
    ['c', 'a', 'b'],
    ['a', 'x', 'b', 'c'],
    ['c', 'a', 'x', 'b'],
  ],
  ['what is new at the beginning stands there', ['b', 'a'], ['x', 'a', 'b'], ['x', 'b', 'a']],
  ['several that are new stay together', ['b', 'a'], ['a', 'x', 'y', 'b'], ['b', 'a', 'x', 'y']],
  ['what is new at the end stands there', ['b', 'a'], ['a', 'b', 'x', 'y'], ['b', 'a', 'x', 'y']],
  ['everything may be new', [], ['a', 'b'], ['a', 'b']],
])('in someone’s own order %s', (_name, own, list, expected) => {
  expect(ownOrderOf(own, list)).toEqual(expected)
})

test.each([
  [['a', 'b', 'c'], ['a', 'x', 'b'], true],
  [['a', 'b', 'c'], ['b', 'a'], false],
  [[], ['a'], true],
])('%j and %j hold what both have in the same order: %s', (one, other, expected) => {
  expect(isSameOrder(one, other)).toBe(expected)
})
