import { checkInput } from '../kernel/input/input'
import { auditFilterInput, outcomeOf, spanOfDays } from './filter'
import { accessActions, actionInWords, fieldInWords, isWorded, kindInWords, namedIn, rowInWords } from './words'

const wrong = (filter: object) =>
  Object.fromEntries(
    (checkInput(auditFilterInput, filter).refusal?.fields ?? []).map(({ field, message }) => [field, message]),
  )
const id = '0199f98b-34f3-7035-b877-d8fc6b7760fe'
const oneSubject = 'Give one of a record, the patient of a call or line, and an MRN'

test.each([
  [{}, {}],
  [{ personId: id, actions: ['closeCall'], fromDay: '2026-03-01', toDay: '2026-03-01', outcome: 'denied' }, {}],
  [{ recordKind: 'call', recordId: id }, {}],
  [{ mrn: ' 4439227 ' }, {}],
  [{ personId: 'x' }, { personId: 'Does not exist' }],
  [{ personId: id, withoutPerson: true }, { withoutPerson: 'Give a person or none, not both' }],
  [{ personId: id, withoutPerson: false }, {}],
  [{ actions: Array.from({ length: 101 }, () => 'x') }, { actions: 'At most 100 actions' }],
  [{ mrn: '1', recordId: id }, { mrn: oneSubject }],
  [{ patientOfCallId: id, patientOfLineId: id }, { mrn: oneSubject }],
  [{ fromDay: '2026-02-30' }, { fromDay: 'Must be a date (YYYY-MM-DD)' }],
  [{ fromDay: '2026-03-02', toDay: '2026-03-01' }, { toDay: 'The end must not be before the start' }],
  [{ fromDay: '2016-01-01', toDay: '2026-03-01' }, { toDay: 'At most ten years' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Must be a time zone, such as America/New_York' }],
  [{ outcome: 'lost' }, { outcome: 'Must be done, refused, denied' }],
])('rules 9.10: the filter %j', (filter, expected) => {
  expect(wrong(filter)).toEqual(expected)
})

test('rules 1.4: days are whole days of the zone, also when its clocks change', () => {
  expect(spanOfDays({ fromDay: '2026-03-08', toDay: '2026-03-08' }, 'America/New_York')).toEqual({
    from: new Date('2026-03-08T05:00:00Z'),
    to: new Date('2026-03-09T04:00:00Z'),
  })
  expect(spanOfDays({}, 'UTC')).toEqual({ from: null, to: null })
})

test('rules 9.10: a stored outcome and its reason', () => {
  expect(outcomeOf('done')).toEqual({ outcome: 'done', code: null })
  expect(outcomeOf('refused CALL_COMPLETED')).toEqual({ outcome: 'refused', code: 'CALL_COMPLETED' })
  expect(outcomeOf('denied FORBIDDEN')).toEqual({ outcome: 'denied', code: 'FORBIDDEN' })
})

test.each([
  ['createPurpose', 'Created the purpose'],
  ['updateProcedureFieldOption', 'Changed the procedure field option'],
  ['revokeApiToken', 'Revoked the API token'],
  ['runJobNow', 'Ran the job now'],
  ['readPatient', "Read the patient's details"],
])('rules 9.10: %s is “%s”', (action, words) => {
  expect(actionInWords(action)).toBe(words)
})

test('rules 9.10: an action on a call reads as in its history, and on a line by its name', () => {
  const row = { action: 'closeLine', entityKind: 'line', outcome: 'done', fields: {} } as const
  expect(rowInWords({ ...row, action: 'returnCall', entityKind: 'call' }, 'Returned the call to the queue')).toBe(
    'Returned the call to the queue',
  )
  expect(rowInWords(row, 'Moved this follow-up with its line')).toBe('Closed the line')
  expect(rowInWords({ ...row, action: 'assignCall', entityKind: 'call' }, () => 'Took the call')).toBe('Took the call')
})

test('rules 9.10: a row about several patients says how many calls and lines it names', () => {
  const read = (calls?: string[], lines?: string[]) => {
    const fields = { ...(calls && { calls: [null, calls] as const }), ...(lines && { lines: [null, lines] as const }) }
    return rowInWords({ action: 'readPatients', entityKind: null, outcome: 'done', fields }, undefined)
  }
  expect(read(['a'])).toBe('Read the patients of one call')
  expect(read(['a', 'b'])).toBe('Read the patients of 2 calls')
  expect(read(['a', 'b'], ['c'])).toBe('Read the patients of 2 calls and one line')
  expect(read(undefined, ['c', 'd', 'e'])).toBe('Read the patients of 3 lines')
  expect(namedIn({ calls: [null, ['a']], lines: [null, ['b']], page: [null, 2] })).toEqual([
    { kind: 'call', id: 'a' },
    { kind: 'line', id: 'b' },
  ])
})

test('rules 9.10: who was not let in has not signed in', () => {
  const row = { action: 'signIn', entityKind: 'user', fields: {} } as const
  expect(rowInWords({ ...row, outcome: 'done' }, undefined)).toBe('Signed in')
  expect(rowInWords({ ...row, outcome: 'refused' }, undefined)).toBe('Tried to sign in')
  for (const action of accessActions)
    for (const outcome of ['done', 'refused'] as const)
      expect(rowInWords({ ...row, action, outcome }, undefined)).not.toMatch(/ the in$| the out$/)
})

test('rules 9.10: names of kinds and fields', () => {
  expect(['call', 'user', 'procedureFieldOption'].map(kindInWords)).toEqual(['Call', 'Person', 'Option'])
  expect(['fullName', 'roleId', 'Catheter · Length', 'MRN'].map(fieldInWords)).toEqual([
    'Full name',
    'Role',
    'Catheter · Length',
    'MRN',
  ])
  expect(isWorded('frobnicateCall')).toBe(false)
})
