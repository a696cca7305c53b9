import { canChooseLine, comparePatients, offeredGroup } from './match'

describe('whether a call and a line are of the same patient (rules 4.2a)', () => {
  test.each([
    ['R-100', 'R-100', 'same'],
    ['fm-1', 'FM-1', 'same'],
    [' FM-1 ', 'fm-1', 'same'],
    ['7788123', '4439227', 'different'],
    ['R-1', 'R-10', 'different'],
    ['R 1', 'R1', 'same'],
    ['R-1\u200b', 'r\u00a0-1', 'same'],
    [null, '4439227', 'unknown'],
    ['7788123', null, 'unknown'],
    ['  ', '4439227', 'unknown'],
    ['', '', 'unknown'],
    [null, null, 'unknown'],
    [undefined, '4439227', 'unknown'],
  ] as const)('MRN %j and MRN %j: %s', (call, line, expected) => {
    expect(comparePatients(call, line)).toBe(expected)
    expect(comparePatients(line, call)).toBe(expected)
  })
})

describe('choosing a line for a call (rules 4.2a)', () => {
  const line = { id: 'l1', mrn: '4439227' }
  test.each([
    ['a line of the same MRN', { lineId: null, mrn: '4439227' }, false, null],
    ['a line of another MRN', { lineId: null, mrn: '7788123' }, false, 'LINE_OF_ANOTHER_PATIENT'],
    ['… when it is confirmed', { lineId: null, mrn: '7788123' }, true, null],
    ['… in the place of another line', { lineId: 'l2', mrn: '7788123' }, false, 'LINE_OF_ANOTHER_PATIENT'],
    ['a call without an MRN', { lineId: null, mrn: null }, false, null],
    ['the line that the call has already', { lineId: 'l1', mrn: '7788123' }, false, null],
  ] as const)('%s', (_what, call, confirm, expected) => {
    expect(canChooseLine(call, line, confirm)?.code ?? null).toBe(expected)
  })

  test('a line without an MRN is not refused', () => {
    expect(canChooseLine({ lineId: null, mrn: '7788123' }, { id: 'l1', mrn: null }, false)).toBeNull()
  })

  test('the refusal names no patient', () => {
    expect(canChooseLine({ lineId: null, mrn: '7788123' }, line, false)).toEqual({
      code: 'LINE_OF_ANOTHER_PATIENT',
      message: 'This line has a different MRN than the call. Confirm that it is the right line.',
      fields: [],
    })
  })
})

describe('under which heading a line is offered (rules 4.2a)', () => {
  const call = { mrn: '7788123', roomId: 'r1' }
  test.each([
    ['same MRN', { mrn: '7788123', roomId: 'r1' }, 'samePatient'],
    ['same MRN in another room', { mrn: ' 7788123', roomId: 'r2' }, 'samePatient'],
    ['another MRN in the same room', { mrn: '4439227', roomId: 'r1' }, 'sameRoom'],
    ['another MRN in another room', { mrn: '4439227', roomId: 'r2' }, 'sameName'],
    ['another MRN without a room', { mrn: '4439227', roomId: null }, 'sameName'],
    ['no MRN', { mrn: null, roomId: 'r1' }, 'unknownPatient'],
  ] as const)('%s: %s', (_what, line, expected) => {
    expect(offeredGroup(call, line)).toBe(expected)
  })

  test('without a room of the call nothing is in the same room', () => {
    expect(offeredGroup({ mrn: '7788123', roomId: null }, { mrn: '4439227', roomId: null })).toBe('sameName')
  })
})
