import { screen, within } from '@testing-library/react'
import type { PreloadedQuery } from 'react-relay'
import { ViewerContext } from '../../relay/viewer'
import { reportFilters, type ComplianceReportFilter } from 'domain/compliance/status'
import { globalId } from '../../relay/globalId'
import { fill } from '../../test/fill'
import { renderPage } from '../../test/renderWithRelay'
import { administrator } from '../../test/viewer'
import ComplianceTableQuery, { type ComplianceTableQuery as Query } from './__generated__/ComplianceTableQuery.graphql'
import { complianceAddress, fileAddress, globalFacility, variablesOf } from './complianceAddress'
import CompliancePage from './CompliancePage'

const main = '0199f14f-ad36-7fa1-8172-f1ff91700001'
const row = (name: string, more: object = {}) => ({
  requirement: { __typename: 'ComplianceRequirement', id: `requirement-${name}`, name },
  categoryName: 'Licenses',
  status: 'INCOMPLETE',
  expirationDate: null,
  facilityNames: ['Global'],
  ...more,
})
const person = (fullName: string, rows: object[], more: object = {}) => ({
  person: { __typename: 'User', id: `user-${fullName}`, databaseId: `raw-${fullName}`, fullName },
  inGraceUntil: null,
  rowCount: rows.length,
  statuses: [{ status: 'INCOMPLETE', rowCount: rows.length }],
  rows,
  ...more,
})
const totalsOf = (counts: Partial<Record<ComplianceReportFilter, [rows: number, people: number]>> = {}) => ({
  rowCount: 448,
  personCount: 64,
  inComplianceCount: 31,
  inGraceCount: 5,
  statuses: reportFilters.map((filter) => {
    const [rowCount, personCount] = counts[filter] ?? [0, 0]
    return { filter, rowCount, personCount }
  }),
})

type Shown = {
  people?: object[]
  personCount?: number
  personPageCount?: number
  totals?: object
  asOf?: string
  at?: string
}

const open = async ({ people = [], at = '', ...more }: Shown) => {
  const Page = (props: { queryRef: PreloadedQuery<Query> }) => (
    <ViewerContext value={administrator}>
      <CompliancePage {...props} />
    </ViewerContext>
  )
  const page = renderPage<Query>(Page, ComplianceTableQuery, {
    at: `/reports/compliance${at}`,
    path: '/reports/compliance',
    variables: variablesOf(complianceAddress.viewOf(new URLSearchParams(at))),
  })
  const complianceReport = {
    ...{ people, personCount: people.length, personPageCount: 1, totals: totalsOf(), asOf: null },
    ...more,
  }
  const answer = () => page.answer({ Provider: () => ({ id: 'p1', timeZone: 'America/New_York', complianceReport }) })
  await answer()
  if (page.asked().includes('ComplianceControlsQuery'))
    await page.answer({
      Provider: () => ({ id: 'p1', facilities: [{ id: 'main', databaseId: main, name: 'Main Hospital' }] }),
    })
  return { ...page, answerAgain: answer, search: () => page.router.state.location.search }
}

/** The rows of the table, each as the texts of its cells. */
const cells = () =>
  within(screen.getByRole('table', { name: 'Compliance' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => [...each.children].map(({ textContent }) => textContent))

test('people are shown with what they have, and expanded with the columns of the specification', async () => {
  const page = await open({
    people: [
      person('Rosa Alvarez', [row('RN License', { status: 'EXPIRED', expirationDate: '2026-11-20' }), row('BLS')], {
        statuses: [
          { status: 'EXPIRED', rowCount: 1 },
          { status: 'INCOMPLETE', rowCount: 1 },
        ],
      }),
      person('Ben Carter', [row('ACLS', { facilityNames: ['Main Hospital', 'North Campus'] })], {
        inGraceUntil: '2026-12-14',
      }),
    ],
  })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'User',
    'Requirement',
    'Category',
    'Status',
    'Expiration',
    'Facilities',
    'Action',
  ])
  const rosa = ['Rosa Alvarez', 'Expand (2)', '', '1 Expired1 Incomplete', '', '', 'Details']
  const ben = ['Ben CarterIn grace until 12/14/2026', 'Expand (1)', '', '1 Incomplete', '', '', 'Details']
  expect(cells()).toEqual([rosa, ben])
  expect(screen.getByRole('link', { name: 'Details of Rosa Alvarez' }).getAttribute('href')).toBe(
    '/reports/documents/raw-Rosa Alvarez',
  )
  // Rows are read when the first person is expanded, for everybody on the page.
  expect(page.asked()).not.toContain('ComplianceTableQuery')
  await page.user.click(screen.getByRole('button', { name: 'Expand Rosa Alvarez, 2 requirements' }))
  expect(document.activeElement).toBe(screen.getByText('Loading…'))
  await page.answerAgain()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Collapse Rosa Alvarez, 2 requirements' }))
  const rowsOfRosa = [
    ['', 'RN License', 'Licenses', 'Expired', '11/20/2026', 'Global', ''],
    ['', 'BLS', 'Licenses', 'Incomplete', '–', 'Global', ''],
  ]
  const collapsed = (of: string[], count: number) => [of[0], `Collapse (${count})`, ...of.slice(2)]
  expect(cells()).toEqual([collapsed(rosa, 2), ...rowsOfRosa, ben])
  await page.user.click(screen.getByRole('button', { name: 'Expand All' }))
  const rowOfBen = ['', 'ACLS', 'Licenses', 'Incomplete', '–', 'Main Hospital, North Campus', '']
  expect(cells()).toEqual([collapsed(rosa, 2), ...rowsOfRosa, collapsed(ben, 1), rowOfBen])
  await page.user.click(screen.getByRole('button', { name: 'Collapse All' }))
  expect(cells()).toEqual([rosa, ben])
})

test('requirements that could not be read are read at the next try', async () => {
  const page = await open({ people: [person('Rosa Alvarez', [row('RN License')])] })
  const expand = () => page.user.click(screen.getByRole('button', { name: 'Expand Rosa Alvarez, 1 requirement' }))
  await expand()
  await page.fail(new Error('Away'))
  expect(screen.getByText('The requirements could not be read.')).toBeTruthy()
  await expand()
  await page.answerAgain()
  expect(cells().map(([, requirement]) => requirement)).toEqual(['Collapse (1)', 'RN License'])
})

test('what needs something to be done is expanded at once', async () => {
  const page = await open({ at: '?status=expired', people: [person('Rosa Alvarez', [row('RN License')])] })
  expect(cells().map(([, requirement]) => requirement)).toEqual(['Collapse (1)', 'RN License'])
  await page.user.click(screen.getByRole('button', { name: 'Collapse Rosa Alvarez, 1 requirement' }))
  expect(cells()).toHaveLength(1)
})

test('whose documents expire next month is shown at once, with the days', async () => {
  const page = await open({ people: [person('Rosa Alvarez', [row('RN License')])] })
  await page.user.selectOptions(screen.getByLabelText('Expires'), 'Next month')
  expect(page.search()).toBe('?expires=next-month')
  page.unmount()
  const license = row('RN License', { expirationDate: '2026-11-20' })
  await open({ at: '?expires=next-month', people: [person('Rosa Alvarez', [license])] })
  expect(cells().map(([, requirement, , , date]) => [requirement, date])).toEqual([
    ['Collapse (1)', ''],
    ['RN License', '11/20/2026'],
  ])
})

test('each total says its rows and people, leads to them, and back', async () => {
  const totals = totalsOf({ COMPLIANT: [320, 60], EXPIRING_SOON: [20, 18], EXPIRED: [31, 1] })
  const page = await open({ people: [person('Rosa Alvarez', [row('RN License')])], totals })
  const panel = within(screen.getByRole('region', { name: 'Totals' }))
  expect(panel.getByText('448 requirements of 64 people')).toBeTruthy()
  expect(panel.getByText('31 in compliance · 5 in the onboarding grace period')).toBeTruthy()
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Compliant32060 people',
    'Expiring Soon2018 people',
    'Potentially Compliant00 people',
    'Not Compliant00 people',
    'Expired311 person',
    'Incomplete00 people',
  ])
  await page.user.click(panel.getByRole('link', { name: /^Expired/ }))
  expect(page.search()).toBe('?status=expired')
  page.unmount()
  const chosen = await open({ at: '?status=expired', people: [person('Rosa Alvarez', [row('RN License')])], totals })
  const shown = within(screen.getByRole('region', { name: 'Totals' })).getByRole('link', { current: true })
  expect(shown.textContent).toBe('Expired311 person')
  await chosen.user.click(shown)
  expect(chosen.search()).toBe('')
})

test('Global is chosen at first; filters are in the address and in the file', async () => {
  const page = await open({ people: [person('Rosa Alvarez', [row('RN License')])] })
  const download = () => screen.getByRole('link', { name: 'Download' }).getAttribute('href')
  expect(screen.getByRole('button', { name: 'Facilities: Global' })).toBeTruthy()
  expect(download()).toBe(`/api/v0/providers/riverside/reports/compliance-report.csv?facilityId=${globalFacility}`)
  await page.user.selectOptions(screen.getByLabelText('Status'), 'Not Compliant')
  expect(page.search()).toBe('?status=not-compliant')
  await page.user.click(screen.getByRole('button', { name: 'Facilities: Global' }))
  const meaning = () => screen.getByRole('button', { name: /^Facilities:/ }).getAttribute('aria-describedby')!
  expect(document.getElementById(meaning())!.textContent).toBe('What is asked of everyone.')
  await page.user.click(screen.getByRole('checkbox', { name: 'Main Hospital' }))
  expect(document.getElementById(meaning())!.textContent).toBe(
    'What is asked of everyone, and what Main Hospital asks for.',
  )
  expect(page.search()).toBe(`?status=not-compliant&facilities=global%2C${main}`)
  await fill(screen.getByLabelText('Search'), 'rosa')
  await page.user.keyboard('{Enter}')
  expect(page.search()).toBe(`?find=rosa&status=not-compliant&facilities=global%2C${main}`)
  expect(download()).toContain('?search=rosa&status=NOT_COMPLIANT&facilityId=')
})

test('a facility that is gone is Unknown, and can be left', async () => {
  const gone = '00000000-0000-4000-8000-0000000000ff'
  const page = await open({ at: `?facilities=global%2C${gone}` })
  await page.user.click(screen.getByRole('button', { name: 'Facilities: Global, Unknown' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose all' }).disabled).toBe(false)
  await page.user.click(screen.getByRole('checkbox', { name: 'Unknown' }))
  expect(page.search()).toBe('')
})

test('the address says what is asked', () => {
  const view = complianceAddress.viewOf(
    new URLSearchParams(`status=expiring-soon&expires=next-month&facilities=${main}&page=3`),
  )
  expect(variablesOf(view)).toEqual({
    search: null,
    status: 'EXPIRING_SOON',
    expires: 'NEXT_MONTH',
    facilityIds: [globalId('Facility', main)],
    page: 2,
    withRows: true,
  })
  const nonsense = complianceAddress.viewOf(new URLSearchParams('status=fine&expires=never&facilities=x&page=-1'))
  expect(variablesOf(nonsense)).toEqual({
    search: null,
    status: null,
    expires: null,
    facilityIds: [globalFacility],
    page: 0,
    withRows: false,
  })
  expect(complianceAddress.searchOf(nonsense)).toBe('')
  expect(fileAddress('riverside', 'csv', view)).toContain(`status=EXPIRING_SOON&expires=NEXT_MONTH&facilityId=${main}`)
})

test('a page past the last, and filters that leave nothing, have a way on', async () => {
  const past = await open({ personCount: 25, personPageCount: 2, at: '?page=9' })
  expect(screen.getByText('There is no page 9.')).toBeTruthy()
  past.unmount()
  const page = await open({ at: '?status=expired&expires=next-month' })
  expect(screen.getByText('No rows match these filters.')).toBeTruthy()
  await page.user.click(screen.getByRole('link', { name: 'Show All' }))
  expect(page.search()).toBe('')
})

test.each([[[]], [[person('Rosa Alvarez', [row('BLS')])]]])(
  'what was read from a replica says as of when it is, with people and without: %#',
  async (people) => {
    await open({ people, asOf: '2026-03-31T14:42:05.000Z' })
    expect(screen.getByText('The list is as of 10:42:05.')).toBeTruthy()
  },
)
