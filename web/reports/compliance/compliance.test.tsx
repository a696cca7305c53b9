import { screen, within } from '@testing-library/react'
import type { PreloadedQuery } from 'react-relay'
import { ViewerContext, type Viewer } from '../../relay/viewer'
import { globalId } from '../../relay/globalId'
import { fill } from '../../test/fill'
import { renderPage } from '../../test/renderWithRelay'
import { administrator } from '../../test/viewer'
import ComplianceTableQuery, { type ComplianceTableQuery as Query } from './__generated__/ComplianceTableQuery.graphql'
import { complianceAddress, fileAddress, globalFacility, variablesOf } from './complianceAddress'
import CompliancePage from './CompliancePage'

const main = '0199f14f-ad36-7fa1-8172-f1ff91700001'
const row = (fullName: string, requirement: string, more: object = {}) => ({
  person: { __typename: 'User', id: `user-${fullName}`, databaseId: `raw-${fullName}`, fullName },
  requirement: { __typename: 'ComplianceRequirement', id: `requirement-${requirement}`, name: requirement },
  categoryName: 'Licenses',
  status: 'INCOMPLETE',
  expirationDate: null,
  facilityNames: ['Global'],
  ...more,
})

type Shown = { rows?: object[]; total?: number; pageCount?: number; at?: string; can?: Partial<Viewer> }

const open = async ({ rows = [], total = rows.length, pageCount = 1, at = '', can = {} }: Shown) => {
  const Page = (props: { queryRef: PreloadedQuery<Query> }) => (
    <ViewerContext value={{ ...administrator, ...can }}>
      <CompliancePage {...props} />
    </ViewerContext>
  )
  const page = renderPage<Query>(Page, ComplianceTableQuery, {
    at: `/reports/compliance${at}`,
    path: '/reports/compliance',
    variables: variablesOf(complianceAddress.viewOf(new URLSearchParams(at))),
  })
  await page.answer({ Provider: () => ({ id: 'p1', complianceReport: { total, pageCount, rows } }) })
  if (page.asked().includes('ComplianceControlsQuery'))
    await page.answer({
      Provider: () => ({ id: 'p1', facilities: [{ id: 'main', databaseId: main, name: 'Main Hospital' }] }),
    })
  return { ...page, search: () => page.router.state.location.search }
}

test('shows the columns of the specification, and leads to the person', async () => {
  await open({
    rows: [
      row('Rosa Alvarez', 'RN License', { status: 'EXPIRED', expirationDate: '2026-11-20' }),
      row('Ben Carter', 'ACLS', { status: 'POTENTIALLY_COMPLIANT', facilityNames: ['Main Hospital', 'North Campus'] }),
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
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => [
      within(each).getByRole('rowheader').textContent,
      ...within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ])
  expect(cells).toEqual([
    ['Rosa Alvarez', 'RN License', 'Licenses', 'Expired', '11/20/2026', 'Global', 'Details'],
    ['Ben Carter', 'ACLS', 'Licenses', 'Potentially Compliant', '–', 'Main Hospital, North Campus', 'Details'],
  ])
  expect(screen.getByRole('link', { name: 'Details of Rosa Alvarez, RN License' }).getAttribute('href')).toBe(
    '/reports/documents/raw-Rosa Alvarez',
  )
})

test('Global is chosen at first; filters are in the address and in the file', async () => {
  const page = await open({ rows: [row('Rosa Alvarez', 'RN License')] })
  const download = () => screen.getByRole('link', { name: 'Download' }).getAttribute('href')
  expect(screen.getByRole('button', { name: 'Facilities: Global' })).toBeTruthy()
  expect(download()).toBe(`/api/v0/providers/riverside/reports/compliance-report.csv?facilityId=${globalFacility}`)
  await page.user.selectOptions(screen.getByLabelText('Status'), 'Not Compliant')
  expect(page.search()).toBe('?status=not-compliant')
  await page.user.click(screen.getByRole('button', { name: 'Facilities: Global' }))
  await page.user.click(screen.getByRole('checkbox', { name: 'Main Hospital' }))
  expect(page.search()).toBe(`?status=not-compliant&facilities=global%2C${main}`)
  await fill(screen.getByLabelText('Search'), 'rosa')
  await page.user.keyboard('{Enter}')
  expect(page.search()).toBe(`?find=rosa&status=not-compliant&facilities=global%2C${main}`)
  expect(download()).toContain('?search=rosa&status=NOT_COMPLIANT&facilityId=')
})

test('the address says what is asked', () => {
  const view = complianceAddress.viewOf(new URLSearchParams(`status=expiring-soon&facilities=${main}&page=3`))
  expect(variablesOf(view)).toEqual({
    search: null,
    status: 'EXPIRING_SOON',
    facilityIds: [globalId('Facility', main)],
    page: 2,
  })
  const nonsense = complianceAddress.viewOf(new URLSearchParams('status=fine&facilities=x&page=-1'))
  expect(variablesOf(nonsense)).toEqual({ search: null, status: null, facilityIds: [globalFacility], page: 0 })
  expect(complianceAddress.searchOf(nonsense)).toBe('')
  expect(fileAddress('riverside', view)).toContain(`status=EXPIRING_SOON&facilityId=${main}`)
})

test('a page past the last, and filters that leave nothing, have a way on', async () => {
  const past = await open({ total: 25, pageCount: 2, at: '?page=9' })
  expect(screen.getByText('There is no page 9.')).toBeTruthy()
  past.unmount()
  const page = await open({ at: '?status=expired' })
  expect(screen.getByText('No rows match these filters.')).toBeTruthy()
  await page.user.click(screen.getByRole('link', { name: 'Show All' }))
  expect(page.search()).toBe('')
})

test('people who may not see others’ documents see no report', async () => {
  await open({ can: { canReviewDocuments: false } })
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
})
