import { canSearch, searchPattern, searchText } from './search'

test.each([
  ['  Ruiz,   Ana ', 'Ruiz, Ana'],
  ['Ruiz\n', 'Ruiz'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('rules 4.13: %p is looked for as %p', (typed, sought) => {
  expect(searchText(typed)).toBe(sought)
})

test.each([
  ['', null],
  ['a', '%\na%'],
  ['ab', '%\nab%'],
  ['abc', '%abc%'],
  ['50%', '%50\\%%'],
  ['_a', '%\n\\_a%'],
  ['a\\b', '%a\\\\b%'],
])('rules 4.13: the pattern for %p is %p', (sought, pattern) => {
  expect(searchPattern(sought)).toBe(pattern)
})

test('what no line can hold is refused', () => {
  expect(canSearch('a'.repeat(200))).toBeNull()
  expect(canSearch('a'.repeat(201))?.fields).toEqual([{ field: 'search', message: 'Must be at most 200 characters' }])
  expect(canSearch('a\ud800')?.code).toBe('VALIDATION')
  expect(canSearch(null)).toBeNull()
})
