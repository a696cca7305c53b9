import { eventInWords, entryChanges, replacedEntries, type HistoryWords, type ChangedFields } from './history'

describe('what became of a call, in words (rules 3.24)', () => {
  const deletedAt: ChangedFields = { deletedAt: [null, '2026-03-10T14:00:00.000Z'] }
  const taking: HistoryWords = ({ assignedToId }) => (assignedToId?.[0] ? 'Took the call over' : 'Took the call')

  test.each<[string, ChangedFields, HistoryWords | undefined, string]>([
    ['createCall', {}, 'Created the call', 'Created the call'],
    ['assignCall', { assignedToId: [null, 'u1'] }, taking, 'Took the call'],
    ['assignCall', { assignedToId: ['u2', 'u1'] }, taking, 'Took the call over'],
    ['deleteCall', deletedAt, 'Deleted the call', 'Deleted the call'],
    ['closeCall', { followUpFrom: [null, 'c1'] }, 'Closed the call', 'Scheduled this follow-up'],
    ['closeCall', deletedAt, 'Closed the call', 'Canceled this follow-up'],
    ['closeLine', deletedAt, 'Closed the line', 'Canceled this follow-up'],
    ['undeleteCall', { deletedAt: ['2026-03-10T14:00:00.000Z', null] }, 'Restored the call', 'Restored the call'],
    ['addCallImages', {}, undefined, 'Add Call Images'],
  ])('%s with %j, which calls itself %s, is told as %s', (action, fields, words, told) => {
    expect(eventInWords(action, fields, words)).toBe(told)
  })

  test('fields have the names and the order of the form, and what procedures recorded its own', () => {
    const told = entryChanges({
      'Education: Topic': [null, 'Flushing'],
      roomId: ['r1', 'r2'],
      dob: [null, '1950-03-01T00:00:00.000Z'],
      isTraining: [false, true],
      completedAt: [null, '2026-03-10T14:00:00.000Z'],
      completedById: [null, 'u1'],
      followUpDays: [null, 7],
    })
    expect(told).toEqual([
      { field: 'isTraining', name: 'Training', kind: null, from: 'No', to: 'Yes', enteredBy: null },
      { field: 'dob', name: 'Date of Birth', kind: null, from: null, to: '03/01/1950', enteredBy: null },
      { field: 'roomId', name: 'Room', kind: 'room', from: 'r1', to: 'r2', enteredBy: null },
      { field: 'followUpDays', name: 'Number of Days', kind: null, from: null, to: '7', enteredBy: null },
      { field: 'Education: Topic', name: 'Education: Topic', kind: null, from: null, to: 'Flushing', enteredBy: null },
    ])
  })

  test('fields of a line have the names and the order of its form, and its days are those at its facility', () => {
    const told = entryChanges(
      {
        infectionHistory: [[], ['03/01/2026 to 03/03/2026', 'since 03/09/2026']],
        infection: [false, true],
        nextChangeDate: ['2026-03-12T03:30:00.000Z', '2026-03-17T04:00:00.000Z', 'u1'],
        name: ['L arm', 'R arm'],
      },
      'line',
      'America/New_York',
    )
    expect(told.map(({ name, from, to, enteredBy }) => [name, from, to, enteredBy])).toEqual([
      ['Line Name', 'L arm', 'R arm', null],
      ['Next Change Date', '03/11/2026', '03/17/2026', 'u1'],
      ['Has Infection', 'No', 'Yes', null],
      ['Infection History', null, '03/01/2026 to 03/03/2026; since 03/09/2026', null],
    ])
  })
})

describe('in which fields an edit may replace somebody’s entry (rules 3.14b)', () => {
  test.each<[string, ChangedFields, string[]]>([
    ['one of the form', { contact: ['a', 'b'] }, ['contact']],
    [
      'one that was emptied, and one that becomes empty',
      { mrn: [null, '7'], comments: ['a', null] },
      ['mrn', 'comments'],
    ],
    ['a status', { statusCodeId: ['s1', 's2'] }, ['statusCodeId']],
    ['a recorded value', { 'Education: Topic': ['Flushing', 'Showering'] }, ['Education: Topic']],
    ['who works on the call', { assignedToId: ['u1', null], assistant: ['u2', null], isTraining: [true, false] }, []],
    ['what the event shows', { completedAt: [null, 'x'], completedById: [null, 'u1'] }, []],
    ['a draft and pictures', { draft: ['contact', null], images: ['a.png', 'a.png, b.png'] }, []],
    ['a list that only grows', { infectionHistory: [['a'], ['a', 'b']] }, []],
    [
      'a list in which an entry changed',
      {
        infectionHistory: [
          ['a', 'b'],
          ['a', 'c'],
        ],
      },
      ['infectionHistory'],
    ],
  ])('%s', (_what, changed, replaced) => {
    expect(replacedEntries(changed)).toEqual(replaced)
  })
})
