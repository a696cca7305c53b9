import { isInUnit, unitNames, unitOf, unitsOf } from './unit'

test.each([
  ['4B-12', '4B'],
  ['ICU-West-07', 'ICU-West'],
  ['Tower-2-5A-16', 'Tower-2-5A'],
  ['5 North - 12', '5 North'],
  ['5A-', '5A'],
  ['ED', null],
  ['-3', null],
  ['', null],
])('rules 10.15: the unit of %s is %s', (room, unit) => {
  expect(unitOf(room)).toBe(unit)
})

test('rules 10.15: a room is in its unit, whatever its capitals, and in its facility', () => {
  const rooms = ['4B-12', '4b-13', '4C-1', 'Lobby']
  expect(rooms.filter((room) => isInUnit(room, '4B'))).toEqual(['4B-12', '4b-13'])
  expect(rooms.filter((room) => isInUnit(room, null))).toEqual(rooms)
})

test('rules 10.15: units are in their natural order, each once', () => {
  expect(unitsOf(['10A-1', '2A-1', '2A-2', 'Lobby'])).toEqual(['2A', '10A'])
})

test('rules 1.2a: units whose names differ only in capitals, accents or blanks are one', () => {
  const rooms = ['ed-2', 'ED-1', '10A-1', '2A-1', 'Hall', 'Ward  7-1', 'ward 7-2']
  for (const order of [rooms, [...rooms].reverse()])
    expect([...unitNames(order).values()]).toEqual(['2A', '10A', 'ED', 'Ward  7'])
})
