import { checkInput } from '../kernel/input/input'
import { boardCounts, boardPages } from './board'
import { isSeenNow } from './device'
import { pairDeviceInput } from './input'
import { tooManyCalls, tooManyCodes, wrongPlace } from './rules'

test.each([
  [{ person: 0, provider: 0 }, null],
  [{ person: 9, provider: 29 }, null],
  [{ person: 10, provider: 10 }, 'TOO_MANY_TRIES'],
  [{ person: 1, provider: 30 }, 'TOO_MANY_TRIES'],
])('rules 10.6: after %j wrong codes', (wrong, code) => {
  expect(tooManyCodes(wrong)?.code ?? null).toBe(code)
})

test.each([
  [{ minute: 4, tenMinutes: 19 }, null],
  [{ minute: 5, tenMinutes: 5 }, 'TOO_MANY_CALLS'],
  [{ minute: 0, tenMinutes: 20 }, 'TOO_MANY_CALLS'],
])('rules 10.16: after %j calls of a device', (created, code) => {
  expect(tooManyCalls(created)?.code ?? null).toBe(code)
})

const anybody = { allowedFacilityIds: [] }
const facility = { units: ['4B'] }
test.each([
  ['a board of all facilities', { kind: 'wallBoard', facilityId: null, unit: null }, null, anybody, []],
  ['a board of one', { kind: 'wallBoard', facilityId: 'f', unit: null }, facility, anybody, []],
  ['a board with a unit', { kind: 'wallBoard', facilityId: 'f', unit: '4B' }, facility, anybody, ['unit']],
  [
    'a board of all, by someone who sees one',
    { kind: 'wallBoard', facilityId: null, unit: null },
    null,
    { allowedFacilityIds: ['f'] },
    ['facilityId'],
  ],
  [
    'a place that they do not see',
    { kind: 'wallBoard', facilityId: 'f', unit: null },
    facility,
    { allowedFacilityIds: ['g'] },
    ['facilityId'],
  ],
  ['a ward without a facility', { kind: 'wardDevice', facilityId: null, unit: null }, null, anybody, ['facilityId']],
  ['a ward of a facility', { kind: 'wardDevice', facilityId: 'f', unit: null }, facility, anybody, []],
  ['a ward of a unit', { kind: 'wardDevice', facilityId: 'f', unit: '4B' }, facility, anybody, []],
  ['a unit in other letters', { kind: 'wardDevice', facilityId: 'f', unit: '4b' }, facility, anybody, []],
  ['a unit that is not there', { kind: 'wardDevice', facilityId: 'f', unit: '9Z' }, facility, anybody, ['unit']],
  ['a facility that is not there', { kind: 'wardDevice', facilityId: 'x', unit: null }, null, anybody, ['facilityId']],
] as const)('rules 10.6, 10.16: the place of a new device: %s', (_case, place, found, actor, fields) => {
  const wrong = wrongPlace(place, found, { allowedFacilityIds: [...actor.allowedFacilityIds] })
  expect(wrong.map(({ field }) => field)).toEqual(fields)
})

test('the input of a pairing', () => {
  const { value, refusal } = checkInput(pairDeviceInput, { code: 'k7qm-4rwt', kind: 'wallBoard', name: ' Board ' })
  expect([refusal, value]).toEqual([
    null,
    { code: 'K7QM4RWT', kind: 'wallBoard', name: 'Board', facilityId: null, unit: null },
  ])
  const wrong = checkInput(pairDeviceInput, { code: 'k7', kind: 'toaster' }).refusal?.fields.map(({ field }) => field)
  expect(wrong?.sort()).toEqual(['code', 'kind', 'name'])
})

test('rules 10.6: the counts of a board, and the call that waits longest without anyone', () => {
  const call = (statusName: string, minute: number, more = {}) => ({
    statusName,
    lineCheck: false,
    isAssigned: false,
    since: new Date(minute * 60_000),
    ...more,
  })
  const calls = [
    call('Stat', 5),
    call('Normal', 1, { isAssigned: true }),
    call('Normal', 3),
    call('On Hold', 0),
    call('Normal', 2, { lineCheck: true }),
  ]
  expect(boardCounts(calls)).toEqual({
    groups: { stat: 1, normal: 2, onHold: 1, lineCheck: 1 },
    longestWaiting: calls[2],
  })
  expect(boardCounts([]).longestWaiting).toBeNull()
})

test('rules 10.6: Stat calls are on every page of a board, up to half of it', () => {
  const calls = (stats: number, others: number) => [
    ...Array.from({ length: stats }, (_, index) => ({ id: `s${index}`, group: 'stat' })),
    ...Array.from({ length: others }, (_, index) => ({ id: `n${index}`, group: 'normal' })),
  ]
  const ids = (stats: number, others: number, size: number) =>
    boardPages(calls(stats, others), size).map((page) => page.map(({ id }) => id).join(' '))
  expect(ids(0, 0, 4)).toEqual([''])
  expect(ids(1, 0, 4)).toEqual(['s0'])
  expect(ids(0, 5, 4)).toEqual(['n0 n1 n2 n3', 'n4'])
  expect(ids(1, 5, 4)).toEqual(['s0 n0 n1 n2', 's0 n3 n4'])
  expect(ids(3, 2, 4)).toEqual(['s0 s1 s2 n0', 's0 s1 n1'])
  expect(ids(2, 1, 1)).toEqual(['s0', 's1', 'n0'])
})

test('a device was seen now within three minutes', () => {
  const now = new Date('2026-03-10T14:00:00Z')
  expect(
    [null, 2, 4].map((ago) => isSeenNow(ago === null ? null : new Date(now.getTime() - ago * 60_000), now)),
  ).toEqual([false, true, false])
})
