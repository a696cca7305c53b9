import { compareOnRound, isOnRound, stopAfter, unitId, unitsOf, type RoundStop } from './round'

const main = { id: 'main', name: 'Main Hospital', weight: 0 }
const north = { id: 'north', name: 'North Campus', weight: 1 }
const stop = (id: string, roomName: string | null, facility = main, minute = 0): RoundStop => ({
  id,
  place: roomName === null ? null : { facility, roomName },
  since: new Date(Date.UTC(2026, 0, 1, 8, minute)),
})

test('rules 4.18, the walking order: facility, unit, room naturally; without a unit or a place last', () => {
  const stops = [
    stop('nowhere', null),
    stop('north', '1A-1', north),
    stop('day', 'Day room'),
    stop('b10', '5B-10'),
    stop('a16 late', '5A-16', main, 9),
    stop('a16', '5A-16'),
    stop('a2', '5A-2'),
    stop('ten', '10A-1'),
  ]
  expect([...stops].sort(compareOnRound).map(({ id }) => id)).toEqual([
    ...['a2', 'a16', 'a16 late', 'b10', 'ten', 'day', 'north', 'nowhere'],
  ])
})

test.each([
  ['all places', [], [], ['5A', '5B', 'north', 'nowhere']],
  ['a facility', ['main'], [], ['5A', '5B']],
  ['a unit', [], [unitId('main', '5A')], ['5A']],
  ['a unit and another facility', ['north'], [unitId('main', '5B')], ['5B', 'north']],
  ['what is gone', ['gone'], [], []],
])('rules 4.18, the round of %s', (_what, facilityIds, unitIds, ids) => {
  const stops = [stop('5A', '5A-1'), stop('5B', '5B-1'), stop('north', '5A-1', north), stop('nowhere', null)]
  expect(stops.filter(({ place }) => isOnRound({ facilityIds, unitIds }, place)).map(({ id }) => id)).toEqual(ids)
})

test('the units with their number of stops, in walking order', () => {
  const stops = [stop('1', '5B-1'), stop('2', '5A-1', north), stop('3', '5B-2'), stop('4', 'Hall'), stop('5', null)]
  expect(unitsOf(stops).map(({ id, count }) => [id, count])).toEqual([
    ['main:5B', 2],
    ['main:', 1],
    ['north:5A', 1],
  ])
})

describe('the next stop', () => {
  const named = (ids: string) => [...ids].map((id) => ({ id }))
  test.each([
    ['after one that stays', 'abc', 'abc', 'b', 'c'],
    ['after one that is done', 'ac', 'abc', 'b', 'c'],
    ['when those before are done too', 'c', 'abc', 'b', 'c'],
    ['when the next is gone as well', 'ad', 'abcd', 'b', 'd'],
    ['with a new one ahead', 'axc', 'abc', 'b', 'x'],
    ['with a new one behind', 'xac', 'abc', 'b', 'c'],
    ['at the end', 'ab', 'abc', 'c', null],
    ['of nothing', '', 'abc', 'b', null],
  ])('%s', (_how, now, walked, id, next) => {
    expect(stopAfter(named(now), [...walked], id)?.id ?? null).toBe(next)
  })
})
