import { namedOption, optionText, searchOptions, type Option } from './searchOptions'

const rooms: Option[] = [
  { value: '1', label: '4B-12', group: 'Main Hospital' },
  { value: '2', label: 'ED-3', group: 'Main Hospital' },
  { value: '3', label: 'ED-3', group: 'North Campus' },
  { value: '4', label: 'ICU-07', group: 'Señora Clinic' },
]
const purposes: Option[] = ['Dressing Change', 'PICC Insertion', 'Line Removal', 'Daily Line Check'].map((label) => ({
  value: label,
  label,
}))

const found = (options: Option[], query: string) => searchOptions(options, query).shown.map(({ value }) => value)

test.each([
  ['4b12', ['1']],
  ['4B-12', ['1']],
  ['ed3 north', ['3']],
  ['main', ['1', '2']],
  ['senora', ['4']],
  ['', ['1', '2', '3', '4']],
  ['9Z', []],
])('rooms are found by either name, without regard to signs: %p', (query, expected) => {
  expect(found(rooms, query)).toEqual(expected)
})

test('what begins with the query comes first, otherwise the given order stays', () => {
  expect(found(purposes, 'line')).toEqual(['Line Removal', 'Daily Line Check'])
  expect(found(purposes, '')).toEqual(purposes.map(({ value }) => value))
})

test('a long list shows some of each group, and how many more there are', () => {
  const many = ['North', 'South'].flatMap((group) =>
    Array.from({ length: 100 }, (_, n) => ({ value: `${group}${n}`, label: `R-${n}`, group })),
  )
  const some = (query: string) => {
    const { shown, more } = searchOptions(many, query, 20)
    return [
      shown.filter(({ group }) => group === 'North').length,
      shown.filter(({ group }) => group === 'South').length,
      more,
    ]
  }
  expect(some('r')).toEqual([10, 10, 180])
  expect(some('')).toEqual([6, 6, 188])
})

test('a text names an option when it is its label, or fits no other', () => {
  expect(namedOption(purposes, 'dressing change')?.value).toBe('Dressing Change')
  expect(namedOption(purposes, 'picc')?.value).toBe('PICC Insertion')
  expect(namedOption(purposes, 'line')).toBeNull()
  expect(namedOption(rooms, 'ED-3')).toBeNull()
  expect(namedOption(rooms, optionText(rooms[2]!))?.value).toBe('3')
  expect(namedOption(rooms, '9Z')).toBeNull()
})
