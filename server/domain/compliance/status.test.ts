import {
  appliesTo,
  approvedDocument,
  badgeOf,
  cardFilters,
  cardStyleOf,
  complianceDay,
  complianceStatuses,
  currentDocument,
  daysRemaining,
  inCompliance,
  passesCardFilter,
  probablyCompliant,
  reportFilters,
  reportStatuses,
  reportStatusOf,
  requiredIn,
  statusesOf,
  statusOf,
  type DocumentFacts,
  type DocumentState,
} from './status'

const expires = { doesNotExpire: false }
const today = '2026-03-01'

test.each([
  ['no document', null, 'INCOMPLETE'],
  ['a document without a date', { expirationDate: null }, 'INCOMPLETE'],
  ['a date that does not exist', { expirationDate: '2026-02-30' }, 'ERROR'],
  ['no date at all', { expirationDate: 'soon' }, 'ERROR'],
  ['a day ago', { expirationDate: '2026-02-28' }, 'EXPIRED'],
  ['today', { expirationDate: '2026-03-01' }, 'EXPIRED'],
  ['tomorrow', { expirationDate: '2026-03-02' }, 'EXPIRING_SOON'],
  ['in 30 days', { expirationDate: '2026-03-31' }, 'EXPIRING_SOON'],
  ['in 31 days', { expirationDate: '2026-04-01' }, 'COMPLIANT'],
  ['in the last year that is stored', { expirationDate: '9999-12-31' }, 'COMPLIANT'],
] as const)('%s (administration, section 4)', (_when, document, status) => {
  expect(statusOf(expires, document, today)).toBe(status)
})

test('a requirement whose documents do not expire is met by any document (rules 6.5)', () => {
  const never = { doesNotExpire: true }
  expect(statusOf(never, null, today)).toBe('INCOMPLETE')
  for (const expirationDate of [null, '2020-01-01', 'soon'])
    expect(statusOf(never, { expirationDate }, today)).toBe('COMPLIANT')
})

test.each([
  // Month ends and the leap day.
  ['2028-02-28', '2028-03-29', 30],
  ['2028-02-29', '2028-03-30', 30],
  ['2027-02-28', '2027-03-30', 30],
  ['2026-01-31', '2026-03-02', 30],
  ['2026-12-31', '2027-01-01', 1],
  // Thirty days over both changes of the clocks in America, where one has 23 hours and one has 25.
  ['2026-03-07', '2026-04-06', 30],
  ['2026-10-31', '2026-11-30', 30],
  ['2026-11-01', '2026-11-02', 1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysRemaining(to, from)).toBe(days)
  expect(statusOf(expires, { expirationDate: to }, from)).toBe('EXPIRING_SOON')
})

test.each([
  // A second before midnight and at midnight in New York, in winter, in summer, and on both changes of the clocks.
  ['2026-01-15T04:59:59.999Z', '2026-01-14'],
  ['2026-01-15T05:00:00.000Z', '2026-01-15'],
  ['2026-07-15T03:59:59.999Z', '2026-07-14'],
  ['2026-07-15T04:00:00.000Z', '2026-07-15'],
  ['2026-03-08T04:59:59.999Z', '2026-03-07'],
  ['2026-03-08T05:00:00.000Z', '2026-03-08'],
  ['2026-03-09T03:59:59.999Z', '2026-03-08'],
  ['2026-03-09T04:00:00.000Z', '2026-03-09'],
  ['2026-11-01T03:59:59.999Z', '2026-10-31'],
  ['2026-11-01T04:00:00.000Z', '2026-11-01'],
  ['2026-11-02T04:59:59.999Z', '2026-11-01'],
  ['2026-11-02T05:00:00.000Z', '2026-11-02'],
  ['2028-02-29T04:59:59.999Z', '2028-02-28'],
  ['2028-02-29T05:00:00.000Z', '2028-02-29'],
])('at %s it is %s in New York (rules 1.4)', (now, day) => {
  expect(complianceDay(['America/New_York', 'America/Los_Angeles'], new Date(now))).toBe(day)
})

test('without facilities the day is that of the zone that was sent, else that of UTC', () => {
  const now = new Date('2026-01-15T04:00:00Z')
  expect([complianceDay([], now), complianceDay([], now, 'America/Chicago')]).toEqual(['2026-01-15', '2026-01-14'])
})

test('a document expires at midnight in its zone, whatever the hour', () => {
  const status = (now: string) =>
    statusOf(expires, { expirationDate: '2026-03-08' }, complianceDay(['America/New_York'], new Date(now)))
  expect([status('2026-03-08T04:59:59.999Z'), status('2026-03-08T05:00:00Z')]).toEqual(['EXPIRING_SOON', 'EXPIRED'])
})

const facts = (state: DocumentState, expirationDate: string | null = '2027-01-01'): DocumentFacts => ({
  state,
  expirationDate,
})

test('the first document that is not rejected counts, and for compliance the first that is approved (rules 6.4)', () => {
  const [rejected, pending, approved] = [facts('REJECTED'), facts('PENDING'), facts('APPROVED')]
  expect(currentDocument([rejected, pending, approved])).toBe(pending)
  expect(approvedDocument([rejected, pending, approved])).toBe(approved)
  expect([currentDocument([rejected]), approvedDocument([rejected, pending])]).toEqual([null, null])
})

test.each([
  ['nothing is asked', [], true, true],
  ['nothing is there', [[]], false, false],
  ['it was approved', [[facts('APPROVED')]], true, true],
  ['it waits for a review', [[facts('PENDING')]], false, true],
  ['it was rejected', [[facts('REJECTED')]], false, false],
  ['it was rejected, and the one before was approved', [[facts('REJECTED'), facts('APPROVED')]], true, true],
  ['a new one waits, and the one before has expired', [[facts('PENDING'), facts('APPROVED', today)]], false, true],
  ['a new one waits, and the one before is good', [[facts('PENDING'), facts('APPROVED')]], true, true],
  ['a new one that has expired waits', [[facts('PENDING', today), facts('APPROVED')]], true, false],
  ['it expires tomorrow', [[facts('APPROVED', '2026-03-02')]], true, true],
  ['it expires today', [[facts('APPROVED', today)]], false, false],
  ['one of two is missing', [[facts('APPROVED')], []], false, false],
] as const)('in compliance, and probably compliant, when %s (rules 6.1)', (_case, documents, approved, probable) => {
  const standings = documents.map((each) => ({ ...expires, documents: each }))
  expect([inCompliance(standings, today), probablyCompliant(standings, today)]).toEqual([approved, probable])
})

test('a compliant row of the report is potential while its person is not in compliance', () => {
  const shown = (isIn: boolean) => complianceStatuses.map((status) => reportStatusOf(status, { inCompliance: isIn }))
  expect(shown(true)).toEqual([...complianceStatuses])
  expect(shown(false)).toEqual(['POTENTIALLY_COMPLIANT', 'EXPIRING_SOON', 'EXPIRED', 'INCOMPLETE', 'ERROR'])
})

test('the filters: Compliant includes Expiring Soon, Not Compliant is Expired or Incomplete (rules 6.3)', () => {
  expect(Object.fromEntries(reportFilters.map((filter) => [filter, statusesOf(filter)]))).toEqual({
    COMPLIANT: ['COMPLIANT', 'EXPIRING_SOON'],
    NOT_COMPLIANT: ['EXPIRED', 'INCOMPLETE'],
    POTENTIALLY_COMPLIANT: ['POTENTIALLY_COMPLIANT'],
    EXPIRING_SOON: ['EXPIRING_SOON'],
    EXPIRED: ['EXPIRED'],
    INCOMPLETE: ['INCOMPLETE'],
  })
  const left = (filter: (typeof cardFilters)[number] | null) =>
    complianceStatuses.filter((status) => passesCardFilter(status, filter))
  expect(Object.fromEntries(cardFilters.map((filter) => [filter, left(filter)]))).toEqual({
    EXPIRED: ['EXPIRED'],
    EXPIRING_SOON: ['EXPIRING_SOON'],
    COMPLIANT: ['COMPLIANT', 'EXPIRING_SOON'],
    INCOMPLETE: ['INCOMPLETE'],
  })
  expect(left(null)).toEqual([...complianceStatuses])
})

test('the colors of the badges', () => {
  expect(reportStatuses.map(badgeOf)).toEqual(['green', 'gray', 'yellow', 'red', 'gray', 'gray'])
})

test('the styles of cards, by the document that counts', () => {
  expect(complianceStatuses.map(cardStyleOf)).toEqual(['normal', 'nearExpiration', 'expired', 'expired', 'expired'])
})

test('which requirements apply to whom (rules 6.1)', () => {
  const [north, south] = ['north', 'south']
  const free = { allowedFacilityIds: [] }
  const southern = { allowedFacilityIds: [south] }
  const everywhere = { isGlobal: true, facilityIds: [] }
  const inNorth = { isGlobal: false, facilityIds: [north] }
  const inBoth = { isGlobal: false, facilityIds: [north, south] }
  const nowhere = { isGlobal: false, facilityIds: [] }
  const rows = [everywhere, inNorth, inBoth, nowhere]
  expect(rows.map((row) => [appliesTo(row, free), appliesTo(row, southern)])).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [false, false],
  ])
  expect(rows.map((row) => [requiredIn(row, free), requiredIn(row, southern)])).toEqual([
    [[], []],
    [[north], []],
    [[north, south], [south]],
    [[], []],
  ])
})
