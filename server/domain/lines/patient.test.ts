import { patientOfNewCall, placeOfNewCall } from './patient'

const patient = {
  patientFirstName: 'Ana',
  patientLastName: 'Lind',
  dob: new Date('1950-03-01T00:00:00.000Z'),
  mrn: 'R-1',
  orderingProvider: 'Dr. Moss',
}
const nobody = { patientFirstName: null, patientLastName: null, dob: null, mrn: null, orderingProvider: null }
const line = { mrn: 'R-9', orderingProvider: 'Dr. Ray' }

describe('whom and where a call is about that is created from a line (rules 4.4)', () => {
  test.each([
    ['the patient of its latest call', patient, patient],
    ['of a call without them, the MRN and ordering provider of the line', nobody, { ...nobody, ...line }],
    ['without a call, the same', null, { ...nobody, ...line }],
  ])('%s', (_what, latest, expected) => {
    expect(patientOfNewCall(latest, line)).toEqual(expected)
  })

  test.each([
    [
      'the place of its latest call, and then that of the line',
      { roomId: 'r1', roomDescription: 'bed 2' },
      ['r1', 'r2'],
      'bed 2',
    ],
    [
      'of a call without a place, the room of the line and no words',
      { roomId: null, roomDescription: null },
      ['r2'],
      null,
    ],
    ['without a call, the place of the line', null, ['r2'], 'bed 1'],
  ])('%s', (_what, latest, roomIds, roomDescription) => {
    expect(placeOfNewCall(latest, { roomId: 'r2', roomDescription: 'bed 1' })).toEqual({ roomIds, roomDescription })
  })
})
