import { overlap, wrongHistory, wrongSpan, type SentSpan } from './infection'

const today = '2026-03-10'
const span = (start: string, stop: string | null = null, isKept = false): SentSpan => ({ start, stop, isKept })

describe('what the dialog of an infection says (administration, section 5)', () => {
  const start = 'infectionStart'
  const stop = 'infectionStop'
  test.each([
    ['one that is over', span('2026-03-01', '2026-03-05'), []],
    ['that was over on its first day', span('2026-03-05', '2026-03-05'), []],
    ['that is over today', span('2026-03-09', '2026-03-10'), []],
    [
      'that begins today',
      span('2026-03-10', '2026-03-10'),
      [[start, 'The start of a historical infection cannot be on or after today.']],
    ],
    [
      'that ends tomorrow',
      span('2026-03-01', '2026-03-11'),
      [[stop, 'The end of a historical infection cannot be after today.']],
    ],
    [
      'that ends before it begins',
      span('2026-03-05', '2026-03-01'),
      [[stop, 'The end of an infection cannot be before the beginning.']],
    ],
    [
      'that begins and ends tomorrow',
      span('2026-03-11', '2026-03-11'),
      [
        [start, 'The start of a historical infection cannot be on or after today.'],
        [stop, 'The end of a historical infection cannot be after today.'],
      ],
    ],
    [
      'that begins in the future and ends before',
      span('2026-03-12', '2026-03-11'),
      [
        [start, 'The start of a historical infection cannot be on or after today.'],
        [stop, 'The end of an infection cannot be before the beginning.'],
      ],
    ],
    ['one that goes on since today', span('2026-03-10'), []],
    [
      'that begins a thousand years ago, as a typing error',
      span('1026-03-01', '2026-03-11'),
      [[start, 'The start of an infection cannot be that long ago.']],
    ],
    [
      'one that goes on from tomorrow',
      span('2026-03-11'),
      [[start, 'The start of an infection cannot be after today.']],
    ],
  ])('%s', (_what, entry, messages) => {
    expect(wrongSpan(entry, today).map(({ at, message }) => [at, message])).toEqual(messages)
  })
})

test.each([
  ['apart', span('2026-03-01', '2026-03-03'), span('2026-03-05', '2026-03-06'), false],
  ['one begins the day after the other', span('2026-03-01', '2026-03-03'), span('2026-03-04', '2026-03-06'), false],
  ['one begins on the last day of the other', span('2026-03-01', '2026-03-03'), span('2026-03-03', '2026-03-06'), true],
  ['one inside the other', span('2026-03-01', '2026-03-08'), span('2026-03-03', '2026-03-03'), true],
  ['the same', span('2026-03-03', '2026-03-03'), span('2026-03-03', '2026-03-03'), true],
  ['one that goes on before the other', span('2026-03-01'), span('2026-03-03', '2026-03-06'), true],
  ['one that goes on from the last day of the other', span('2026-03-06'), span('2026-03-03', '2026-03-06'), true],
  ['one that goes on after the other', span('2026-03-07'), span('2026-03-03', '2026-03-06'), false],
  ['both go on', span('2026-03-01'), span('2026-03-05'), true],
])('rules 4.5: two entries, %s', (_what, a, b, do_) => {
  expect(overlap(a, b)).toBe(do_)
  expect(overlap(b, a)).toBe(do_)
})

describe('rules 4.5: a history that is sent as a whole', () => {
  test('each entry tells what is wrong with it, at its place', () => {
    expect(wrongHistory([span('2026-03-11'), span('2026-03-01', '2026-02-01')], today)).toEqual([
      { field: 'infectionHistory[0].infectionStart', message: 'The start of an infection cannot be after today.' },
      {
        field: 'infectionHistory[1].infectionStop',
        message: 'The end of an infection cannot be before the beginning.',
      },
    ])
  })

  test('one that overlaps names the other, and is told once', () => {
    expect(wrongHistory([span('2026-03-01', '2026-03-08', true), span('2026-03-05', '2026-03-06')], today)).toEqual([
      {
        field: 'infectionHistory[1].infectionStart',
        message: 'This infection overlaps the one from 03/01/2026 to 03/08/2026.',
      },
    ])
    expect(wrongHistory([span('2026-03-05', '2026-03-06'), span('2026-03-01', null, true)], today)).toEqual([
      {
        field: 'infectionHistory[0].infectionStart',
        message: 'This infection overlaps the one from 03/01/2026 to now.',
      },
    ])
    expect(wrongHistory([span('2026-03-05', '2026-03-06'), span('2026-03-05', '2026-03-07')], today)).toHaveLength(1)
  })

  test('what stood there before is not judged anew', () => {
    expect(wrongHistory([span('2026-03-10', '2026-03-10', true)], today)).toEqual([])
    expect(wrongHistory([span('2026-03-10', '2026-03-10')], today)).toHaveLength(1)
  })
})
