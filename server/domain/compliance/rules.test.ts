import { checkInput } from '../kernel/input/input'
import { addDocumentInput, rejectDocumentInput } from './input'
import { canReview, canUndoReview, latestToday, undoMs, wrongEntries, type ReviewFacts } from './rules'

const expires = { doesNotExpire: false, today: '2026-03-01' }
const entries = { issueDate: '2026-01-01', expirationDate: '2027-01-01', hasFile: true }

test.each([
  [{}, {}],
  [
    { issueDate: null, expirationDate: null },
    {
      issueDate: 'Issue Date and Expiration Date are required!',
      expirationDate: 'Expiration Date is required!',
    },
  ],
  [{ issueDate: null }, { issueDate: 'Issue Date is required!' }],
  [{ expirationDate: null }, { expirationDate: 'Expiration Date is required!' }],
  [{ hasFile: false }, { uploadId: 'Please select a file to upload!' }],
  [{ expirationDate: '2025-12-31' }, { expirationDate: 'The expiration date cannot be before the issue date' }],
  [{ expirationDate: '2026-01-01' }, {}],
  [{ issueDate: '2026-03-01' }, {}],
  [{ issueDate: '2026-03-02' }, { issueDate: 'The issue date cannot be in the future' }],
  [{ issueDate: '1896-03-01' }, {}],
  [{ issueDate: '1896-02-29' }, { issueDate: 'The issue date cannot be that long ago' }],
  [
    { issueDate: '2027-03-02' },
    {
      issueDate: 'The issue date cannot be in the future',
      expirationDate: 'The expiration date cannot be before the issue date',
    },
  ],
])('the entries %j (administration, section 5)', (changed, wrong) => {
  const found = wrongEntries({ ...entries, ...changed }, expires)
  expect(Object.fromEntries(found.map(({ field, message }) => [field, message]))).toEqual(wrong)
})

test('a document that does not expire needs no expiration date (rules 6.5)', () => {
  const never = { ...expires, doesNotExpire: true }
  expect(wrongEntries({ ...entries, expirationDate: null }, never)).toEqual([])
  expect(wrongEntries({ ...entries, issueDate: null, expirationDate: null }, never)).toEqual([
    { field: 'issueDate', message: 'Issue Date is required!' },
  ])
})

test('a document is issued until today in the facility furthest ahead (rules 6.5)', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(latestToday(['America/New_York', 'Pacific/Auckland', 'Europe/Paris'], now)).toBe('2026-03-02')
  expect(latestToday(['America/New_York'], now)).toBe('2026-03-01')
})

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'
const dateOf = (issueDate: unknown) => {
  const { value, refusal } = checkInput(addDocumentInput, { requirementId: id, issueDate })
  return value ? value.issueDate : refusal!.fields
}

test.each([
  ['2026-03-01', '2026-03-01'],
  ['03/01/2026', '2026-03-01'],
  ['2026-03-01T05:00:00.000Z', '2026-03-01'],
  ['', null],
  [null, null],
  [undefined, null],
  ['9999-12-31', '9999-12-31'],
])('the date %j is %s', (sent, day) => {
  expect(dateOf(sent)).toBe(day)
})

test.each(['2026-02-30', '2027-02-29', '10000-01-01', '+010000-01-01', '0999-01-01', 'soon', 20260301, {}])(
  'the date %j does not exist',
  (sent) => {
    expect(dateOf(sent)).toEqual([{ field: 'issueDate', message: 'Must be a valid date (MM/DD/YYYY)' }])
  },
)

test('a rejection needs a reason', () => {
  expect(checkInput(rejectDocumentInput, { documentId: id, reason: '  ' }).refusal?.fields).toEqual([
    { field: 'reason', message: 'A reason is required' },
  ])
})

const now = new Date('2026-03-01T12:00:00Z')
const ago = (ms: number): Date => new Date(now.getTime() - ms)
const pending: ReviewFacts = { userId: 'ben', state: 'PENDING', reviewedAt: null, reviewedById: null }
const approved: ReviewFacts = { ...pending, state: 'APPROVED', reviewedAt: ago(undoMs), reviewedById: 'ada' }

test('no one reviews their own, and a document is reviewed once (rules 6.4)', () => {
  const code = (facts: ReviewFacts, userId: string) => canReview(facts, { userId })?.code ?? null
  expect([code(pending, 'ada'), code(pending, 'ben'), code(approved, 'ada'), code(approved, 'ben')]).toEqual([
    null,
    'OWN_DOCUMENT',
    'ALREADY_REVIEWED',
    'OWN_DOCUMENT',
  ])
})

test('a review is undone by who made it, for ten seconds', () => {
  const code = (facts: ReviewFacts, userId: string) => canUndoReview(facts, { userId }, now)?.code ?? null
  expect([
    code(approved, 'ada'),
    code({ ...approved, state: 'REJECTED' }, 'ada'),
    code({ ...approved, reviewedAt: ago(undoMs + 1) }, 'ada'),
    code(approved, 'carl'),
    code(pending, 'ada'),
  ]).toEqual([null, null, 'NOTHING_TO_UNDO', 'NOTHING_TO_UNDO', 'NOTHING_TO_UNDO'])
})
