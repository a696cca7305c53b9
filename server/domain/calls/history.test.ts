import { deedInWords, toldChanges, type TrailFields } from './history'

describe('what became of a call, in words (rules 3.24)', () => {
  test.each<[string, TrailFields, string]>([
    ['createCall', {}, 'Created the call'],
    ['assignCall', { assignedToId: [null, 'u1'] }, 'Took the call'],
    ['assignCall', { assignedToId: ['u2', 'u1'] }, 'Took the call over'],
    ['deleteCall', { deletedAt: [null, '2026-03-10T14:00:00.000Z'] }, 'Deleted the call'],
    ['closeCall', { followUpFrom: [null, 'c1'] }, 'Scheduled this follow-up'],
    ['closeCall', { deletedAt: [null, '2026-03-10T14:00:00.000Z'] }, 'Cancelled this follow-up'],
    ['undeleteCall', { deletedAt: ['2026-03-10T14:00:00.000Z', null] }, 'Restored the call'],
    [
      'saveLine',
      { dressingChangeDate: ['2026-03-12T04:00:00.000Z', '2026-03-14T04:00:00.000Z'] },
      'Moved this follow-up with its line',
    ],
    ['closeLine', { deletedAt: [null, '2026-03-10T14:00:00.000Z'] }, 'Cancelled this follow-up'],
    ['addCallImages', {}, 'Add Call Images'],
  ])('%s with %j is told as %s', (action, fields, words) => {
    expect(deedInWords(action, fields)).toBe(words)
  })

  test('fields have the names and the order of the form, and what procedures recorded its own', () => {
    const told = toldChanges({
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
