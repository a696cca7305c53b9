import { checkInput } from '../kernel/input/input'
import { standIn, type Actor } from '../kernel/actor'
import {
  callUpdateInput,
  canWriteUpdate,
  lastWordsTo,
  mostOfDevice,
  mostUpdates,
  readsUpdates,
  tooManyUpdates,
  updateInWords,
  wordsOfWorse,
  worseAfter,
  wrongUpdate,
} from './updates'

const actor = (role: Actor['role'], userId: string): Actor => ({
  ...standIn({ providerId: 'p', fullName: 'Somebody', role, allowedFacilityIds: [] }),
  userId,
})
const [rosa, desk, otherDesk] = [actor('Clinician', 'rosa'), actor('External', 'desk'), actor('External', 'other')]
const open = { completedAt: null, deletedAt: null, createdById: 'desk', isFromWard: true }
const at = new Date('2026-11-28T14:00:00Z')

test.each([
  ['the team', open, rosa, null],
  ['who asked', open, desk, null],
  ['somebody else of a ward', open, otherDesk, 'NOT_WHO_ASKED'],
  ['the team, of a device’s call', { ...open, createdById: null }, rosa, null],
  ['somebody of a ward, of a device’s call', { ...open, createdById: null }, desk, 'NOT_WHO_ASKED'],
  ['the team, of the team’s own call', { ...open, createdById: 'rosa', isFromWard: false }, rosa, 'NO_WARD_ASKED'],
  ['a completed call', { ...open, completedAt: at }, desk, 'CALL_COMPLETED'],
  ['a deleted call', { ...open, deletedAt: at }, rosa, 'CALL_DELETED'],
] as const)('rules 3.27: an update by %s', (_by, call, by, code) => {
  expect(canWriteUpdate(call, by)?.code ?? null).toBe(code)
})

test('rules 3.27: the team and who asked read them, and nobody else of a ward', () => {
  expect([rosa, desk, otherDesk].map((each) => readsUpdates(open, each))).toEqual([true, true, false])
})

test('rules 3.27: only the ward says that it is worse', () => {
  expect(wrongUpdate({ isWorse: true }, 'team').map(({ field }) => field)).toEqual(['isWorse'])
  expect(wrongUpdate({ isWorse: true }, 'ward')).toEqual([])
  expect(wrongUpdate({ isWorse: false }, 'team')).toEqual([])
})

test('rules 3.27: what the ward last wrote with it stays when it writes something else', () => {
  const updates = ['Worse', 'Worse still', 'Room changed'].map((text, index) => ({ text, isWorse: index < 2 }))
  expect(wordsOfWorse(updates)).toBe('Worse still')
  expect(wordsOfWorse([])).toBeNull()
})

test('rules 3.27: it stays worse until the team has answered', () => {
  const later = new Date(at.getTime() + 60_000)
  expect(worseAfter(null, { isWorse: true, side: 'ward', now: at })).toBe(at)
  expect(worseAfter(at, { isWorse: false, side: 'ward', now: later })).toBe(at)
  expect(worseAfter(at, { isWorse: true, side: 'ward', now: later })).toBe(later)
  expect(worseAfter(at, { isWorse: false, side: 'team', now: later })).toBeNull()
})

test.each([
  [{ ofCall: mostUpdates - 1, ofDevice: 0 }, null],
  [{ ofCall: mostUpdates, ofDevice: 0 }, 'This call has 100 updates. Phone instead.'],
  [{ ofCall: 0, ofDevice: mostOfDevice - 1 }, null],
  [{ ofCall: 0, ofDevice: mostOfDevice }, 'Too many updates from this device. Wait a minute or phone the team.'],
])('rules 3.27: after %j updates', (written, message) => {
  expect(tooManyUpdates(written)?.message ?? null).toBe(message)
})

test.each([
  [{ callId: 'c', text: ' now hypotensive ' }, { text: 'now hypotensive', isWorse: false }, []],
  [{ callId: 'c', text: 'x'.repeat(281) }, null, [{ field: 'text', message: 'Must be at most 280 characters' }]],
  [{ callId: 'c', text: '  ' }, null, [{ field: 'text', message: 'Required.' }]],
  [{ callId: 'c' }, null, [{ field: 'text', message: 'Required.' }]],
  [{ callId: 'c', text: 'x', isWorse: 'maybe' }, null, [{ field: 'isWorse', message: 'Must be true or false' }]],
])('the input %j', (sent, value, wrong) => {
  const checked = checkInput(callUpdateInput, sent)
  expect(checked.refusal?.fields ?? []).toEqual(wrong)
  if (value) expect(checked.value).toMatchObject(value)
})

test('the history says what was written', () => {
  expect(updateInWords({ update: [null, 'with you in 10'], saidAt: [null, at] })).toBe('Wrote: with you in 10')
  expect(updateInWords({ update: [null, 'hypotensive'], worseAt: [null, at] })).toBe(
    'Wrote that it is worse: hypotensive',
  )
})

test('the last words to a side are those of the other one', () => {
  const updates = [
    { text: 'Now hypotensive', isFromWard: true },
    { text: 'With you in 5 minutes.', isFromWard: false },
    { text: 'Stable again', isFromWard: true },
  ]
  expect(lastWordsTo('team', updates)).toBe('Stable again')
  expect(lastWordsTo('ward', updates)).toBe('With you in 5 minutes.')
  expect(lastWordsTo('ward', updates.slice(0, 1))).toBeNull()
})
