import { checkInput } from './input/input'
import { canReorder, idsByWeight, orderInput, orderWithin, weightsInput } from './order'

test.each([
  ['the same items in another order', ['a', 'b', 'c'], ['c', 'a', 'b'], null],
  ['an empty list', [], [], null],
  ['one left out', ['a', 'b', 'c'], ['c', 'a'], 'STALE'],
  ['one that is not in the list', ['a', 'b'], ['a', 'b', 'x'], 'STALE'],
  ['one put in the place of another', ['a', 'b'], ['a', 'x'], 'STALE'],
  ['one named twice', ['a', 'b'], ['a', 'b', 'a'], 'VALIDATION'],
  ['one named twice in the place of another', ['a', 'b'], ['a', 'a'], 'VALIDATION'],
] as const)('an order with %s is judged (rules 5.4)', (_what, current, asked, code) => {
  expect(canReorder(current, asked)?.code ?? null).toBe(code)
})

test.each([
  [
    'weights order, whatever the order of the entries',
    [
      ['a', 2],
      ['b', 0],
      ['c', 1],
    ],
    'b c a',
  ],
  [
    'those of the same weight stay as they were named',
    [
      ['a', 1],
      ['b', 0],
      ['c', 1],
      ['d', 0],
    ],
    'b d a c',
  ],
  [
    'a negative weight comes first',
    [
      ['a', 0],
      ['b', -1],
    ],
    'b a',
  ],
] as const)('%s', (_what, items, order) => {
  expect(idsByWeight(items.map(([id, weight]) => ({ id, weight }))).join(' ')).toBe(order)
})

test.each([
  ['a b c d', 'd b', 'a d c b'],
  ['a b c d', 'd c b a', 'd c b a'],
  ['a b c d', '', 'a b c d'],
  ['a b', 'b', 'a b'],
])('of %s someone who sees a part puts that in the order %s: the others keep their places', (all, part, order) => {
  expect(orderWithin(all.split(' '), part ? part.split(' ') : []).join(' ')).toBe(order)
})

test('an order is a list of ids, of at most 2000', () => {
  const wrong = (ids: unknown) => checkInput(orderInput('Purpose'), { ids }).refusal?.fields
  expect(wrong(['a'])).toBeUndefined()
  expect(wrong('a')).toEqual([{ field: 'ids', message: 'Must be a list' }])
  expect(wrong(undefined)).toEqual([{ field: 'ids', message: 'Required' }])
  expect(wrong(['a', 7])).toEqual([{ field: 'ids[1]', message: 'Must be an id' }])
  expect(wrong(Array.from({ length: 2001 }, (_, n) => String(n)))).toEqual([
    { field: 'ids', message: 'Must be at most 2000 entries' },
  ])
})

test('each entry of an order by weights has both, all faults told at once', () => {
  expect(
    checkInput(weightsInput, { ids: [{ id: 'a', weight: 0 }, { id: 'b' }, { weight: 1 }, 'c'] }).refusal?.fields,
  ).toEqual([
    { field: 'ids[1].weight', message: 'Required' },
    { field: 'ids[2].id', message: 'Required' },
    { field: 'ids[3]', message: 'Must be an id with its weight' },
  ])
})
