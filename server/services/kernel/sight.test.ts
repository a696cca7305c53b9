import { columnsOf, ifAmong, isAmong } from './sight'

const line = { id: 'l', providerId: 'p', completedAt: null, room: { facilityId: 'north' } }

test.each([
  [{}, true],
  [{ providerId: 'p' }, true],
  [{ providerId: 'q' }, false],
  [{ completedAt: null }, true],
  [{ providerId: 'p', room: { facilityId: { in: ['north', 'main'] } } }, true],
  [{ room: { facilityId: { in: ['main'] } } }, false],
  [{ id: { in: [] } }, false],
])('a row is among those of %j: %s', (where, expected) => {
  expect(isAmong(line, where)).toBe(expected)
  expect(ifAmong(line, where)).toBe(expected ? line : null)
})

test('a row without a room is in no facility, and no row is not in sight', () => {
  expect(isAmong({ ...line, room: null }, { room: { facilityId: { in: ['north'] } } })).toBe(false)
  expect(ifAmong(null, {})).toBeNull()
})

test('what the filter looks at is read with the row', () => {
  expect(columnsOf({ providerId: 'p', room: { facilityId: { in: ['north'] } }, id: { in: [] } })).toEqual({
    providerId: true,
    room: { select: { facilityId: true } },
    id: true,
  })
})

test('a row that was read without a column of the filter, and a filter that says more, show nothing: they break', () => {
  expect(() => isAmong({ id: 'l' }, { providerId: 'p' })).toThrow('without providerId')
  expect(() => isAmong(line, { OR: [{ id: 'l' }] })).toThrow('without OR')
})
