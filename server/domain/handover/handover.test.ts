import { checkInput } from '../kernel/input/input'
import {
  compareByRoom,
  compareDueLines,
  followUpsUntil,
  linesUntil,
  mostOfSection,
  sectionOf,
  type HandoverLine,
} from './contents'
import { changeHandoverNoteInput, handOverInput } from './input'
import { canHandOver, canTakeOverShift, type TakeOverShiftFacts } from './rules'

const zone = 'America/New_York'
const at = new Date('2026-03-10T23:02:00Z')
const latest = { noteVersion: 4, by: 'Rosa Alvarez', at }

test.each([
  ['the version that was seen', { version: 5, latest: null }, 5, null],
  ['the version that was seen, after an earlier hand-over', { version: 5, latest }, 5, null],
  ['the note was changed', { version: 5, latest: null }, 4, 'STALE'],
  ['the note was changed after the last hand-over', { version: 7, latest }, 6, 'STALE'],
  ['someone handed over meanwhile', { version: 5, latest }, 4, 'ALREADY_HANDED_OVER'],
  ['someone changed the note and handed over meanwhile', { version: 5, latest }, 2, 'ALREADY_HANDED_OVER'],
])('a shift is handed over as it was seen: %s (rules 10.7)', (_name, facts, expected, code) => {
  expect(canHandOver({ ...facts, timeZone: zone }, expected)?.code ?? null).toBe(code)
})

test('who handed over is named, with the time of the facility', () => {
  expect(canHandOver({ version: 5, latest, timeZone: zone }, 4)?.message).toBe(
    'Rosa Alvarez handed over at 03/10/2026 19:02.',
  )
})

const waiting: TakeOverShiftFacts = {
  handedOverById: 'rosa',
  takenOverAt: null,
  takenOverBy: null,
  replacedAt: null,
  facility: { timeZone: zone },
}

test.each([
  ['by someone else', waiting, 'ben', null],
  ['by the same person', waiting, 'rosa', 'You handed over yourself. Someone of the next shift takes over.'],
  [
    'for the second time',
    { ...waiting, takenOverAt: at, takenOverBy: { fullName: 'Ben Carter' } },
    'ben',
    'Ben Carter took over at 03/10/2026 19:02.',
  ],
  [
    'after another one',
    { ...waiting, replacedAt: at },
    'ben',
    'A later hand-over followed this one. Take over that one.',
  ],
])('a shift is taken over %s (rules 10.7)', (_name, facts, userId, message) => {
  expect(canTakeOverShift(facts, { userId })?.message ?? null).toBe(message)
})

test('a hand-over looks twelve hours ahead', () => {
  expect(followUpsUntil(at)).toEqual(new Date('2026-03-11T11:02:00Z'))
})

test.each([
  // 07:00: the shift ends on the same day.
  ['2026-03-10T11:00:00Z', '2026-03-11T04:00:00Z'],
  // 19:02: it ends tomorrow, so what is due tomorrow is listed.
  ['2026-03-10T23:02:00Z', '2026-03-12T04:00:00Z'],
  // Clocks are put forward in the night.
  ['2026-03-08T00:00:00Z', '2026-03-09T04:00:00Z'],
])('at %s the lines are listed that are due before %s', (now, until) => {
  expect(linesUntil(zone, new Date(now))).toEqual(new Date(until))
})

const line = (name: string, room: string | null, nextChangeDate: string | null = null): HandoverLine => ({
  lineId: name,
  name,
  types: [],
  room,
  roomDescription: null,
  nextChangeDate,
  infectionNotes: null,
  infectedSince: null,
})

test('lines are in the order in which they are due, then of their rooms', () => {
  const lines = [
    line('d', '4B-10', '2026-03-10T04:00:00.000Z'),
    line('c', '4B-9', '2026-03-10T04:00:00.000Z'),
    line('b', '9', '2026-03-09T04:00:00.000Z'),
    line('e', '1'),
  ]
  expect([...lines].sort(compareDueLines).map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e'])
  expect([...lines].sort(compareByRoom).map(({ name }) => name)).toEqual(['e', 'c', 'd', 'b'])
})

test('a long section is cut, and says how long it is', () => {
  const entries = Array.from({ length: mostOfSection + 5 }, (_each, n) => n)
  expect(sectionOf(entries)).toEqual({ count: mostOfSection + 5, entries: entries.slice(0, mostOfSection) })
  expect(sectionOf([1, 2], 7)).toEqual({ count: 7, entries: [1, 2] })
})

test('no one changes or hands over what they did not see: the version is required', () => {
  expect(checkInput(handOverInput, { facilityId: 'x' }).refusal?.fields).toEqual([
    { field: 'expectedVersion', message: 'Required' },
  ])
  expect(
    checkInput(changeHandoverNoteInput, { facilityId: 'x', text: 'x'.repeat(4001), expectedVersion: 1.5 }).refusal
      ?.fields,
  ).toEqual([
    { field: 'text', message: 'Must be at most 4000 characters' },
    { field: 'expectedVersion', message: 'Must be a whole number' },
  ])
  expect(checkInput(changeHandoverNoteInput, { facilityId: 'x', text: '  ', expectedVersion: 1 }).value?.text).toBe(
    null,
  )
})
