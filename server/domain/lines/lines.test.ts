import { infectedAfter, infectionStep } from './infection'
import { defaultLineName } from './line'

test.each([
  ['Ruiz', "Ruiz's Line"],
  [' Ruiz ', "Ruiz's Line"],
  ['', "Patient's Line"],
  [null, "Patient's Line"],
  [undefined, "Patient's Line"],
])('the new line of a patient called %p is named %p', (lastName, name) => {
  expect(defaultLineName(lastName)).toBe(name)
})

describe('the infection flag and its history (administration, section 4)', () => {
  const open = { start: '2026-03-01' }
  test.each([
    ['a new infection opens an entry today', false, true, null, { kind: 'begin', start: '2026-03-10' }],
    ['not when one is open', false, true, open, null],
    ['one that is over ends its entry today', true, false, open, { kind: 'end', stop: '2026-03-10' }],
    ['never before it began', true, false, { start: '2026-03-11' }, { kind: 'end', stop: '2026-03-11' }],
    ['nothing to end without an open entry', true, false, null, null],
    ['still infected', true, true, open, null],
    ['still not infected', false, false, null, null],
  ] as const)('%s', (_what, was, is, entry, step) => {
    expect(infectionStep(was, is, entry, '2026-03-10')).toEqual(step)
  })

  test.each([
    ['today', '2026-03-10', { kind: 'resume' }],
    ['later than today, as a zone further east has it', '2026-03-11', { kind: 'resume' }],
    ['yesterday', '2026-03-09', { kind: 'begin', start: '2026-03-10' }],
  ] as const)('rules 4.9: set again when the last entry ended %s', (_when, lastStop, step) => {
    expect(infectionStep(false, true, null, '2026-03-10', lastStop)).toEqual(step)
  })
})

test.each([
  ['nothing is sent', true, undefined, false, true],
  ['it is set', false, true, false, true],
  ['it is taken off', true, false, false, false],
  ['an entry that goes on is new', false, undefined, true, true],
  ['… also when the flag that was off is sent with it', false, false, true, true],
  ['… but not when the flag is taken off with it', true, false, true, false],
])('rules 4.9, whether the line is infected then: %s', (_when, was, sent, beginsOngoing, is) => {
  expect(infectedAfter(was, sent, beginsOngoing)).toBe(is)
})
