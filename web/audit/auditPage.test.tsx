import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { uuid } from '../test/queuePage'
import { shellProvider, signedIn, type App } from '../test/renderApp'

beforeEach(() => sessionStorage.clear())

const cursor = { startCursor: 'start', endCursor: 'end' }
const entry = (sequence: number, more: object = {}) => ({
  __typename: 'AuditEntry',
  sequence,
  at: '2026-03-10T14:00:00.000Z',
  by: 'Rosa Alvarez',
  door: 'GRAPHQL',
  address: '10.0.0.7',
  summary: 'Took the call',
  outcome: 'done',
  reason: null,
  isWithheld: false,
  record: { kind: 'call', kindName: 'Call', databaseId: uuid(7), name: 'PICC Insertion' },
  named: [],
  changes: [],
  ...more,
})

/** Another zone than that of the reader. Both have the same time. */
const zone =
  new Intl.DateTimeFormat().resolvedOptions().timeZone === 'America/New_York' ? 'America/Toronto' : 'America/New_York'

const trail = (entries: object[], page: object = {}, timeZone = zone, asOf: string | null = null) => ({
  data: {
    provider: {
      __typename: 'Provider',
      id: 'provider',
      timeZone,
      audit: {
        asOf,
        pageInfo: { hasNextPage: false, hasPreviousPage: false, ...cursor, ...page },
        edges: entries.map((node) => ({ node })),
      },
    },
  },
})

const choices = {
  data: {
    provider: {
      id: 'provider',
      auditPeople: [{ databaseId: uuid(21), fullName: 'Rosa Alvarez' }],
      auditActions: [{ name: 'closeCall', words: 'Closed the call' }],
    },
  },
}

/** Somebody who may see the trail. */
const openAt = (at: string): Promise<App> => signedIn(at, { provider: { ...shellProvider, viewerCanSeeAudit: true } })

const open = async (at: string, entries: object[] = [entry(1)], page: object = {}): Promise<App> => {
  const app = await openAt(at)
  await app.answer('AuditTableQuery', trail(entries, page))
  await app.answer('AuditControlsQuery', choices)
  return app
}

const whole = {
  filter: {
    personId: null,
    withoutPerson: null,
    actions: null,
    recordKind: null,
    recordId: null,
    patientOfCallId: null,
    patientOfLineId: null,
    mrn: null,
    fromDay: null,
    toDay: null,
    outcome: null,
  },
  first: 20,
  last: null,
  after: null,
  before: null,
}
const asked = (app: App) => app.lastVariables('AuditTableQuery')
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('times of a zone that the browser does not know are those of UTC, and say so (rules 10.17)', async () => {
  const app = await openAt('/audit')
  await app.answer('AuditTableQuery', trail([entry(1, { at: '2026-03-10T14:00:00.000Z' })], {}, 'America/Nowhere'))
  expect(screen.getByText('Times are those of UTC: this browser does not know America/Nowhere.')).toBeTruthy()
  expect(screen.getByText('Mar 10, 2026, 14:00:00 UTC')).toBeTruthy()
})

test('each row says when, who, what, which record, door and outcome, in the zone of the provider', async () => {
  await open('/audit', [
    entry(2, {
      changes: [
        { name: 'Additional Comments', from: null, to: 'Left arm only', enteredBy: null },
        { name: 'Contact', from: 'a', to: 'b', enteredBy: 'Ben Carter' },
      ],
    }),
    entry(1, {
      by: 'Clock',
      door: 'CLOCK',
      address: null,
      record: null,
      outcome: 'refused',
      reason: 'Someone completed the call.',
    }),
  ])
  expect(screen.getByText(`Times are those of ${zone}.`)).toBeTruthy()
  expect(cells()).toEqual([
    [
      'Mar 10, 2026, 10:00:00',
      'Rosa Alvarez',
      'Took the callAdditional Comments: → Left arm onlyContact: a → b (replaced what Ben Carter had entered, without having seen it)',
      'PICC InsertionCall · All rows',
      'GraphQL10.0.0.7',
      'Done',
    ],
    ['Mar 10, 2026, 10:00:00', 'Clock', 'Took the call', '–', 'Clock', 'RefusedSomeone completed the call.'],
  ])
  expect(screen.getByRole('link', { name: 'PICC Insertion' }).getAttribute('href')).toBe(`/calls/${uuid(7)}`)
  expect(screen.getByRole('link', { name: 'All rows about PICC Insertion' }).getAttribute('href')).toBe(
    `/audit?record=${encodeURIComponent(`call:${uuid(7)}`)}`,
  )
})

test('many changes are folded, and withheld ones are said to be', async () => {
  const changes = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, from: 'old', to: 'new', enteredBy: null }))
  const four = entry(3, { changes: changes.slice(0, 4) })
  await open('/audit', [entry(1, { changes }), entry(2, { isWithheld: true }), four])
  const [whole, , short] = screen.getAllByRole('row').slice(1)
  const folded = within(whole!).getByText('2 more changes').closest('details')!
  expect(folded.open).toBe(false)
  expect(
    within(folded)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['D: old → new', 'E: old → new'])
  expect(within(whole!).getByText('C:')).toBeTruthy()
  expect(within(short!).queryByText(/more changes/)).toBeNull()
  expect(within(short!).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('What changed is not shown, because you cannot see this record.')).toBeTruthy()
})

test('a list that was read is one row, which unfolds to its calls and lines', async () => {
  const named = [
    { kind: 'call', kindName: 'Call', databaseId: uuid(7), name: 'PICC Insertion' },
    { kind: 'line', kindName: 'Line', databaseId: uuid(8), name: 'PICC left' },
  ]
  await open('/audit', [entry(1, { summary: 'Read the patients of one call and one line', record: null, named })])
  const folded = screen.getByText('Which ones').closest('details')!
  expect(folded.open).toBe(false)
  const links = within(folded).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/calls/${uuid(7)}`, `/lines/${uuid(8)}`])
})

test.each([[[entry(1)]], [[]]])(
  'a trail from a replica says as of when it is, with rows and without: %#',
  async (rows) => {
    const app = await openAt('/audit')
    await app.answer('AuditTableQuery', trail(rows, {}, zone, '2026-03-31T14:42:05.000Z'))
    expect(screen.getByText('The list is as of 10:42:05.')).toBeTruthy()
  },
)

test('each filter is in the address and in what is asked', async () => {
  const app = await open('/audit')
  await app.user.selectOptions(screen.getByLabelText('Person'), 'Rosa Alvarez')
  expect(await asked(app)).toEqual({ ...whole, filter: { ...whole.filter, personId: globalId('User', uuid(21)) } })
  await app.answer('AuditTableQuery', trail([]))
  expect(screen.getByText('No rows match these filters.')).toBeTruthy()
  await app.user.selectOptions(screen.getByLabelText('Action'), 'Patient details read')
  expect((await asked(app))?.filter).toMatchObject({
    actions: ['readPatient', 'readPatients', 'readImage', 'readReport', 'readAudit', 'readHandover'],
  })
  await app.answer('AuditTableQuery', trail([]))
  await app.user.selectOptions(screen.getByLabelText('Action'), 'Signing in and out')
  expect((await asked(app))?.filter).toMatchObject({
    actions: ['signIn', 'signOut', 'acceptLink', 'requestPasswordReset'],
  })
  await app.answer('AuditTableQuery', trail([]))
  await app.user.selectOptions(screen.getByLabelText('Person'), 'Operator or Clock')
  expect((await asked(app))?.filter).toMatchObject({ personId: null, withoutPerson: true })
  await app.answer('AuditTableQuery', trail([]))
  await app.user.selectOptions(screen.getByLabelText('Outcome'), 'Denied')
  expect((await asked(app))?.filter).toMatchObject({ outcome: 'denied', withoutPerson: true })
  expect(location.search).toBe('?person=none&action=access&outcome=denied')
})

test('rules 9.10: an MRN is asked for a moment after it was typed, and never in the address', async () => {
  const app = await open('/audit')
  const field = screen.getByRole('searchbox', { name: 'Patient (MRN)' })
  jest.useFakeTimers()
  for (const typed of [' 4439', ' 4439227']) {
    fireEvent.change(field, { target: { value: typed } })
    act(() => jest.advanceTimersByTime(900))
  }
  expect(location.search).toBe('')
  act(() => jest.advanceTimersByTime(100))
  jest.useRealTimers()
  expect((await asked(app))?.filter).toMatchObject({ mrn: '4439227' })
  expect(location.href).toMatch(/find=/)
  expect(location.href).not.toContain('4439227')
  expect(document.title).not.toContain('4439227')
})

test('rules 9.10: shows who has read the patient of a call', async () => {
  const app = await openAt(`/audit?action=reads&patientOf=call:${uuid(7)}`)
  expect((await asked(app))?.filter).toMatchObject({
    patientOfCallId: globalId('Call', uuid(7)),
    actions: ['readPatient', 'readPatients', 'readImage', 'readReport', 'readAudit', 'readHandover'],
  })
  await app.answer('AuditTableQuery', trail([entry(1)]))
  await app.answer('AuditControlsQuery', choices)
  const filters = within(screen.getByRole('search', { name: 'Filter' }))
  expect(filters.getByText('Rows about the patient of one call')).toBeTruthy()
  expect(filters.getByRole('link', { name: 'Open the call' }).getAttribute('href')).toBe(`/calls/${uuid(7)}`)
  expect(filters.getByRole('link', { name: 'Show All Records' }).getAttribute('href')).toBe('/audit?action=reads')
})

test('pages follow cursors', async () => {
  await open('/audit?outcome=done&page=3&after=x', [entry(1)], { hasNextPage: true, hasPreviousPage: true })
  const links = within(screen.getByRole('navigation', { name: 'Pages' }))
  const href = (name: string) => links.getByRole('link', { name }).getAttribute('href')
  expect(href('First')).toBe('/audit?outcome=done')
  expect(href('Previous')).toBe('/audit?outcome=done&page=2&before=start')
  expect(href('Next')).toBe('/audit?outcome=done&page=4&after=end')
  expect(links.queryByRole('link', { name: 'Last' })).toBeNull()
})

const check = (more: object) => ({
  data: {
    provider: {
      id: 'provider',
      auditCheck: { rows: 10, total: 25, head: 'abc', isEnd: false, finding: null, next: 'n1', ...more },
    },
  },
})

test('Verify goes on slice by slice, and says what it found', async () => {
  const app = await open('/audit')
  await app.user.click(screen.getByRole('button', { name: 'Verify' }))
  const dialog = within(await screen.findByRole('dialog'))
  await app.answer('VerifyDialogQuery', check({}))
  expect(dialog.getByText('10 of 25 rows checked')).toBeTruthy()
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  expect(app.waiting('VerifyDialogQuery')[0]!.request.variables).toEqual({ after: 'n1' })
  await app.answer('VerifyDialogQuery', check({ rows: 25, isEnd: true, next: null }))
  expect(dialog.getByText('25 rows verified. None was altered.')).toBeTruthy()
  expect(dialog.queryByRole('progressbar')).toBeNull()
})

test('Verify names the row that is wrong', async () => {
  const app = await open('/audit')
  await app.user.click(screen.getByRole('button', { name: 'Verify' }))
  const dialog = within(await screen.findByRole('dialog'))
  await app.answer('VerifyDialogQuery', check({ rows: 12, isEnd: true, next: null, finding: 'Row 13 was removed.' }))
  expect(dialog.getByText('The audit trail was altered.')).toBeTruthy()
  expect(dialog.getByText('Row 13 was removed.')).toBeTruthy()
})
