import { eventInWords, entryChanges, type HistoryWords, type ChangedFields } from './history'

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
      { name: 'Training', kind: null, from: 'No', to: 'Yes' },
      { name: 'Date of Birth', kind: null, from: null, to: '03/01/1950' },
      { name: 'Room', kind: 'room', from: 'r1', to: 'r2' },
      { name: 'Number of Days', kind: null, from: null, to: '7' },
      { name: 'Education: Topic', kind: null, from: null, to: 'Flushing' },
    ])
  })
})
