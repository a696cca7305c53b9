import { canCreateBeside, isSimilar, placeKey, type SimilarFacts } from './similar'

const call = (facts: Partial<SimilarFacts> = {}): SimilarFacts => ({
  purposeId: 'picc',
  purpose: { lineCheck: false },
  roomId: '4B-12',
  roomDescription: null,
  mrn: null,
  ...facts,
})
const lineCheck = { lineCheck: true }

describe('a new call looks like an open one (rules 3.20)', () => {
  test.each<[string, SimilarFacts, SimilarFacts, boolean]>([
    ['the same need in the same room', call(), call(), true],
    ['whatever else is said of the room', call({ roomDescription: 'bed 1' }), call({ roomDescription: 'bed 2' }), true],
    ['another need', call(), call({ purposeId: 'iv' }), false],
    ['another room', call(), call({ roomId: '4B-13' }), false],
    [
      'no room, and the same words for the place',
      call({ roomId: null, roomDescription: 'ED hallway' }),
      call({ roomId: null, roomDescription: ' ed Hallway  ' }),
      true,
    ],
    [
      'no room, and other words',
      call({ roomId: null, roomDescription: 'ED hallway' }),
      call({ roomId: null, roomDescription: 'ED hallway 2' }),
      false,
    ],
    [
      'a room here, and only words there',
      call({ roomDescription: 'ED hallway' }),
      call({ roomId: null, roomDescription: 'ED hallway' }),
      false,
    ],
    ['no place at all', call({ roomId: null }), call({ roomId: null }), false],
    [
      'blanks for a place',
      call({ roomId: null, roomDescription: '  ' }),
      call({ roomId: null, roomDescription: ' ' }),
      false,
    ],
    [
      'the same patient, elsewhere and for something else',
      call({ mrn: 'R-1' }),
      call({ mrn: 'R-1', purposeId: 'iv', roomId: null }),
      true,
    ],
    ['another patient', call({ mrn: 'R-1', roomId: null }), call({ mrn: 'R-2', roomId: null }), false],
    ['no patient known', call({ roomId: null }), call({ roomId: null, mrn: null }), false],
    ['a line check is asked for', call({ purpose: lineCheck, mrn: 'R-1' }), call({ mrn: 'R-1' }), false],
    ['a line check is open', call({ mrn: 'R-1' }), call({ purpose: lineCheck, mrn: 'R-1' }), false],
  ])('%s', (_what, asked, open, isLike) => {
    expect(isSimilar(asked, open)).toBe(isLike)
    expect(isSimilar(open, asked)).toBe(isLike)
  })
})

test('words never name the same place as a room', () => {
  expect(placeKey({ roomId: 'x', roomDescription: null })).not.toBe(
    placeKey({ roomId: null, roomDescription: 'room x' }),
  )
})

describe('creating beside an open call like it', () => {
  const similar = {
    purpose: { name: 'PICC Insertion' },
    room: { name: '4B-12' },
    roomDescription: 'bed 2',
    assignedTo: null,
  }

  test('is refused to who asked for that, saying what is open, where, and who has it', () => {
    expect(canCreateBeside(similar, 'REFUSE')).toEqual({
      code: 'SIMILAR_CALL_OPEN',
      message: 'PICC Insertion in 4B-12 is open already.',
      fields: [],
    })
    expect(canCreateBeside({ ...similar, assignedTo: { fullName: 'Ben Carter' } }, 'REFUSE')?.message).toBe(
      'PICC Insertion in 4B-12 is open already, and Ben Carter has it.',
    )
    expect(canCreateBeside({ ...similar, room: null }, 'REFUSE')?.message).toBe(
      'PICC Insertion in bed 2 is open already.',
    )
    expect(canCreateBeside({ ...similar, room: null, roomDescription: null }, 'REFUSE')?.message).toBe(
      'PICC Insertion is open already.',
    )
  })

  test('is done for who means it, and where there is none', () => {
    expect(canCreateBeside(similar, 'CREATE')).toBeNull()
    expect(canCreateBeside(null, 'REFUSE')).toBeNull()
  })
})
