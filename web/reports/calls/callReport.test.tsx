import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { addressNow, pastCall } from '../../test/callList'
import { uuid } from '../../test/queuePage'
import { shellProvider, signedIn, type App } from '../../test/renderApp'
import { happening } from '../../test/settled'
import { callReportAddress, variablesOf } from './callReportAddress'

beforeEach(() => {
  sessionStorage.clear()
})

const day = {
  ...{ __typename: 'ReportDays', start: '2026-03-01', end: '2026-03-31', timeZone: 'America/New_York' },
  asOf: null,
  until: null,
}
const answerOf = (reports: object) => ({
  data: { provider: { id: 'provider', databaseId: uuid(1), name: 'Riverside Health', reports } },
})

const choice = (name: string, n: number, facilityName: string | null = null) => ({
  databaseId: uuid(n),
  name,
  facilityName,
})
const choices = answerOf({
  callChoices: {
    hospitals: [choice('Main Hospital', 11), choice('North Campus', 12)],
    clinicians: [choice('Rosa Alvarez', 21)],
    procedures: [choice('Insertion', 31)],
    rooms: [choice('4B-1', 41, 'Main Hospital')],
    purposes: [],
    insertionTypes: ['SL PICC', 'ML'],
  },
})

const report = (changes: object = {}) =>
  answerOf({
    calls: {
      range: day,
      total: 41,
      pageCount: 3,
      auditSessionId: uuid(99),
      procedures: [{ name: 'Insertion', count: 30 }],
      insertionTypes: [{ name: 'ML', count: 12 }],
      calls: [pastCall(1)],
      ...changes,
    },
  })

const file = (changes: object = {}) => ({
  databaseId: uuid(71),
  name: 'March.xlsx',
  state: 'preparing',
  written: 0,
  total: null,
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...changes,
})
const files = (...found: object[]) => answerOf({ files: found })

/** The page at the address, with its answers. */
const open = async (at = '/reports/calls', changes: object = {}): Promise<App> => {
  const app = await signedIn(at, { provider: { ...shellProvider, databaseId: uuid(1), viewerCanSeeReports: true } })
  await app.answer('CallReportQuery', report(changes))
  await app.answer('CallFiltersQuery', choices)
  await app.answer('preparingQuery', files())
  return app
}
const asked = async (app: App) => (await app.lastVariables('CallReportQuery'))!

test('the figures, the breakdowns and the calls of the page', async () => {
  const app = await open()
  expect(screen.getByRole('heading', { name: 'Call Report', level: 1 })).toBeTruthy()
  const cells = (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells('Procedures')).toEqual([['Insertion', '30']])
  expect(cells('Insertion Types')).toEqual([['ML', '12']])
  expect(cells('Calls of the report')[0]!.slice(1, 4)).toEqual(['Park, June4456535', '4B-1', 'Main Hospital'])
  expect(screen.getByText('Page 1 of 3 · 41 calls')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Report (41 Calls)' })).toBeTruthy()
  // The next page sends the audit session back.
  await app.user.click(screen.getByRole('link', { name: 'Next' }))
  expect(await asked(app)).toMatchObject({ page: 1, search: { auditSessionId: uuid(99) } })
  expect(addressNow()).toBe('/reports/calls?page=2')
})

test('whoever comes next begins searches of their own', async () => {
  const app = await open()
  const second = callReportAddress.viewOf(new URLSearchParams('page=2'))
  expect(variablesOf(second).search.auditSessionId).toBe(uuid(99))
  act(() => app.workspaces.open({ at: '/reports/calls', providerId: null }))
  expect(variablesOf(second).search.auditSessionId).toBeNull()
})

test('without calls there is nothing to download', async () => {
  await open('/reports/calls', { total: 0, pageCount: 0, calls: [], procedures: [], insertionTypes: [] })
  expect(screen.getByRole('button', { name: 'No Calls' })).toHaveProperty('disabled', true)
  expect(screen.getByText('No Procedures found')).toBeTruthy()
  expect(screen.getByText('No calls were completed in this range with these filters.')).toBeTruthy()
})

test('the second performance screen is the same one with its own button', async () => {
  await open('/reports/performance/calls')
  expect(screen.getByRole('heading', { name: 'Performance Calls', level: 1 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false)
})

test('filters are chosen by typing, stand in the address, and can be removed', async () => {
  const app = await open()
  await fill(screen.getByRole('combobox', { name: 'Hospital' }), 'North')
  await app.user.click(await screen.findByRole('option', { name: 'North Campus' }))
  expect(await asked(app)).toMatchObject({ search: { filters: [{ type: 'HOSPITAL', values: [uuid(12)] }] } })
  expect(addressNow()).toBe(`/reports/calls?hospital=${uuid(12)}`)
  await app.answer('CallReportQuery', report())
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'Insertion Type')
  await app.user.type(screen.getByRole('combobox', { name: 'Insertion Type' }), 'ML')
  await app.user.click(await screen.findByRole('option', { name: 'ML' }))
  expect(await asked(app)).toMatchObject({
    search: {
      filters: [
        { type: 'HOSPITAL', values: [uuid(12)] },
        { type: 'INSERTION_TYPE', values: ['ML'] },
      ],
    },
  })
  await app.answer('CallReportQuery', report())
  await app.user.click(screen.getByRole('button', { name: 'Remove Hospital: North Campus' }))
  expect(await asked(app)).toMatchObject({ search: { filters: [{ type: 'INSERTION_TYPE', values: ['ML'] }] } })
})

test('decision 0024: a patient never stands in the address, and the key is of this tab', async () => {
  const app = await open()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'Patient Name')
  await fill(screen.getByRole('searchbox', { name: 'Patient Name' }), 'Park')
  await app.user.keyboard('{Enter}')
  expect(await asked(app)).toMatchObject({ search: { filters: [{ type: 'PATIENT_NAME', values: ['Park'] }] } })
  expect(addressNow()).toMatch(/^\/reports\/calls\?find=\w+$/)
  const address = new URLSearchParams(location.search)
  expect(callReportAddress.viewOf(address).filters).toEqual({ patientName: ['Park'] })
  sessionStorage.clear()
  expect(callReportAddress.viewOf(address).filters).toEqual({})
})

test('what is not a time stays with its error, and a time stands in the address', async () => {
  const app = await open()
  const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start Time' })
  const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'End Time' })
  const errors = () => screen.queryAllByText('Enter a time such as 07:30')
  await fill(start, '25:00')
  expect(errors()).toHaveLength(0)
  await app.user.keyboard('{Enter}')
  expect([start.value, start.getAttribute('aria-invalid'), end.getAttribute('aria-invalid')]).toEqual([
    '25:00',
    'true',
    null,
  ])
  expect(errors()).toHaveLength(1)
  await fill(end, 'noon')
  await app.user.tab()
  await waitFor(() => expect(errors()).toHaveLength(2))
  expect(end.value).toBe('noon')
  expect(addressNow()).toBe('/reports/calls')
  await fill(end, '24:00')
  await fill(start, '07:30')
  expect(errors()).toHaveLength(0)
  await app.user.keyboard('{Enter}')
  expect(await asked(app)).toMatchObject({ search: { startTime: '07:30', endTime: '24:00' } })
  expect(addressNow()).toBe('/reports/calls?from=07%3A30')
  // The choice by name says what was typed, and sets both times.
  const hours = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hours' })
  expect(hours.selectedOptions[0]!.textContent).toBe('Others')
  await app.user.selectOptions(hours, 'Nights')
  expect(await asked(app)).toMatchObject({ search: { startTime: '19:00', endTime: '07:00' } })
  expect(start.value).toBe('19:00')
  await app.user.selectOptions(hours, 'All hours')
  expect(addressNow()).toBe('/reports/calls')
})

test('an address is read back as it was made, and what is wrong in it is left out', () => {
  const view = callReportAddress.viewOf(
    new URLSearchParams('range=last-month&from=07:30&until=24:00&sort=room&room=a&room=b&success=Successful&page=3'),
  )
  expect(callReportAddress.viewOf(new URLSearchParams(callReportAddress.searchOf(view)))).toEqual(view)
  expect(variablesOf(view)).toMatchObject({ range: { preset: 'LAST_MONTH' }, page: 2, search: { sort: 'ROOM' } })
  expect(callReportAddress.searchOf(callReportAddress.viewOf(new URLSearchParams('from=7&until=25:00&sort=x')))).toBe(
    '',
  )
})

test('the dialog asks for a name, shows the progress, may be closed, and a notice offers the file', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Download Report (41 Calls)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Download Report' })
  const name = within(dialog).getByRole('textbox', { name: 'File Name' })
  expect(name.getAttribute('autocapitalize')).toBe('none')
  await fill(name, 'March')
  await app.user.click(within(dialog).getByRole('button', { name: 'Download' }))
  expect(await app.lastVariables('DownloadDialogMutation')).toMatchObject({
    input: { fileName: 'March', range: { preset: 'TODAY' }, search: { startTime: '00:00', sort: 'COMPLETED_AT' } },
  })
  await app.answer('DownloadDialogMutation', {
    data: { prepareCallReport: { __typename: 'PrepareCallReportSuccess', file: file() } },
  })
  expect(await screen.findByText(/The file is being prepared. You may close this/)).toBeTruthy()
  await app.user.click(screen.getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await happening(async () => app.answer('preparingQuery', files(file({ state: 'ready', written: 41, total: 41 }))))
  expect(await screen.findByText('Your spreadsheet is ready')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download March.xlsx' }).getAttribute('href')).toBe(
    `/api/v0/providers/${uuid(1)}/reports/files/${uuid(71)}`,
  )
})

test('the dialog tells why no further file is prepared, and keeps the name', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Download Report (41 Calls)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Download Report' })
  const name = within(dialog).getByRole('textbox', { name: 'File Name' })
  await fill(name, 'March')
  const refuse = async (message: string, fields: object[]) => {
    await app.user.click(within(dialog).getByRole('button', { name: 'Download' }))
    await app.answer('DownloadDialogMutation', {
      data: { prepareCallReport: { __typename: 'Refusal', code: 'TOO_MANY_SPREADSHEETS', message, fields } },
    })
  }
  await refuse('Five of your spreadsheets are being prepared.', [])
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Five of your spreadsheets are being prepared.')
  expect(name).toHaveProperty('value', 'March')
  expect(name.getAttribute('aria-invalid')).not.toBe('true')
  await refuse('Must be shorter', [{ field: 'fileName', message: 'Must be shorter' }])
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(within(dialog).getByText('Must be shorter')).toBeTruthy()
})
