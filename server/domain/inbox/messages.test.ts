import { lockReason } from '../compliance/lockReason'
import { hasNews, messageText, type ComplianceNews, type ReviewNews } from './messages'

const news = (changes: Partial<ComplianceNews>): { kind: 'compliance'; facts: ComplianceNews } => ({
  kind: 'compliance',
  facts: { day: '2026-11-23', lockedFor: [], lockOn: null, expiring: [], asksFor: [], ...changes },
})
const bls = (expirationDate: string) => ({ name: 'BLS Card', expirationDate })

test.each([
  [
    'expires later',
    news({ expiring: [bls('2026-12-23')] }),
    'BLS Card expires in 30 days',
    'BLS Card expires on 12/23/2026, in 30 days.',
  ],
  ['expires today', news({ expiring: [bls('2026-11-23')] }), 'BLS Card expires today', 'BLS Card expires today.'],
  ['has expired', news({ expiring: [bls('2026-11-16')] }), 'BLS Card has expired', 'BLS Card expired on 11/16/2026.'],
  [
    'several',
    news({ expiring: [bls('2026-11-16'), { name: 'TB Test', expirationDate: '2026-11-30' }] }),
    '2 of your documents need renewing',
    'BLS Card expired on 11/16/2026.',
  ],
  [
    'will be locked',
    news({ lockOn: { day: '2026-11-24', names: ['BLS Card', 'TB Test'] } }),
    'Your account will be locked tomorrow',
    'It is locked on 11/24/2026 unless you upload BLS Card and TB Test before.',
  ],
  [
    'was locked',
    news({ lockedFor: [{ name: 'BLS Card', expirationDate: null }], expiring: [bls('2026-11-16')] }),
    'Your account is locked',
    'BLS Card: missing.',
  ],
])('a message to a person whose document or account %s', (_what, message, title, line) => {
  const text = messageText(message)
  expect([text.title, text.lines[0], text.path]).toEqual([title, line, '/account'])
})

test.each([
  ['expires later', news({ expiring: [bls('2026-12-23')], asksFor: ['q1'] })],
  ['will be locked', news({ lockOn: { day: '2026-11-24', names: ['BLS Card'] }, asksFor: ['q1'] })],
  ['was locked', news({ lockedFor: [{ name: 'BLS Card', expirationDate: null }], asksFor: ['q1'] })],
])('a message about one document that %s leads to its upload, about several to all of them', (_what, message) => {
  const { path, action } = messageText(message)
  expect([path, action]).toEqual(['/account/documentupload?requirement=q1', 'Upload the document'])
  const several = messageText({ ...message, facts: { ...message.facts, asksFor: ['q1', 'q2'] } })
  expect([several.path, several.action]).toEqual(['/account', 'Open your documents'])
})

test.each([
  [
    'approved',
    { rejectedFor: null },
    ['BLS Card was approved', 'It expires on 12/31/2027.', '/account', 'Open your documents'],
  ],
  [
    'approved for good',
    { rejectedFor: null, expirationDate: null },
    ['BLS Card was approved', 'It does not expire.', '/account', 'Open your documents'],
  ],
  [
    'rejected',
    { rejectedFor: 'The name is cut off', asksFor: ['q1'] },
    [
      'BLS Card was rejected',
      'Reason: The name is cut off',
      '/account/documentupload?requirement=q1',
      'Upload another document',
    ],
  ],
])('a message to a person whose document was %s (rules 6.8)', (_what, changes: Partial<ReviewNews>, said) => {
  const facts = { documentId: 'd1', name: 'BLS Card', expirationDate: '2027-12-31', rejectedFor: null, asksFor: [] }
  const text = messageText({ kind: 'documentReviewed', facts: { ...facts, ...changes } })
  expect([text.title, text.lines[0], text.path, text.action]).toEqual(said)
})

test('a message of an earlier version, which does not say what it asks for, leads to all documents', () => {
  const { asksFor: _, ...facts } = news({ expiring: [bls('2026-12-23')] }).facts
  expect(messageText({ kind: 'compliance', facts: facts as ComplianceNews }).path).toBe('/account')
})

test('administrators are led to the documents of one person, or to the users', () => {
  const person = (n: number) => ({ userId: `u${n}`, fullName: `Person ${n}`, names: ['BLS Card', 'TB Test'] })
  expect(messageText({ kind: 'peopleLocked', facts: { people: [person(1)] } })).toMatchObject({
    title: 'Person 1 was locked',
    path: '/reports/documents/u1',
  })
  const many = messageText({ kind: 'peopleLocked', facts: { people: Array.from({ length: 25 }, (_, n) => person(n)) } })
  expect([many.title, many.lines[0], many.lines[20], many.path]).toEqual([
    '25 accounts were locked',
    'Person 0: BLS Card and TB Test.',
    'And 5 more.',
    '/users',
  ])
})

test('a digest says only what there is', () => {
  const facts = { locked: 1, lockedSoon: 0, expired: 2, missing: 0, expiringSoon: 0, toReview: 1 }
  expect(messageText({ kind: 'complianceDigest', facts }).lines).toEqual([
    '1 account is locked.',
    '1 document waits for review.',
    '2 documents have expired.',
  ])
  expect(hasNews(facts)).toBe(true)
  expect(hasNews({ ...facts, locked: 0, expired: 0, toReview: 0 })).toBe(false)
})

test('a message of a newer version of the server is shown all the same', () => {
  expect(messageText({ kind: 'somethingNew', facts: {} }).title).toBe('Message')
})

test.each([
  [
    'the job',
    {
      lockedBy: null,
      requirements: [
        { name: 'BLS Card', expirationDate: null },
        { name: 'TB Test', expirationDate: '2026-03-01' },
      ],
    },
    'Locked on 03/10/2026. BLS Card: missing. TB Test: expired on 03/01/2026.',
  ],
  ['hand', { lockedBy: 'Amara Okafor', requirements: [] }, 'Locked on 03/10/2026 by Amara Okafor.'],
  ['someone who is not known', { lockedBy: null, requirements: [] }, 'Locked on 03/10/2026 by an administrator.'],
])('the reason of a lock by %s', (_what, lock, reason) => {
  expect(lockReason({ lockedOn: '2026-03-10', ...lock })).toBe(reason)
})
