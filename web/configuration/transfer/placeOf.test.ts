import { placeOf } from './placeOf'

const document = {
  procedures: [{ name: 'Insertion', fields: [{ name: 'Type', options: [{ value: 'ML', requires: ['Depth'] }] }, {}] }],
  facilities: [{ name: 'Main', rooms: ['1A', '1A'] }],
}

test.each([
  ['document', 'document'],
  ['counts.rooms', 'counts, rooms'],
  ['purposes', 'purposes'],
  ['procedures[0].name', 'procedure 1 (Insertion), name'],
  ['procedures[0].fields[0].options[0].requires', 'procedure 1 (Insertion), field 1 (Type), option 1 (ML), requires'],
  ['procedures[0].fields[1].type', 'procedure 1 (Insertion), field 2, type'],
  ['facilities[0].rooms[1]', 'facility 1 (Main), room 2 (1A)'],
  ['procedures[7].fields[7]', 'procedure 8, field 8'],
])('%s is told as %s', (path, place) => {
  expect(placeOf(path, document)).toBe(place)
})

test('a file that cannot be read has places all the same', () => {
  expect(placeOf('procedures[2].name', null)).toBe('procedure 3, name')
})
