import { act, fireEvent, screen, within } from '@testing-library/react'
import { removalMeanings } from 'domain/reports/removals'
import { responseMeanings } from 'domain/reports/responseTime'
import { uuid } from '../../test/queuePage'
import { shellProvider, signedIn } from '../../test/renderApp'

const openReport = (at: string) =>
  signedIn(at, { provider: { ...shellProvider, databaseId: uuid(1), viewerCanSeeReports: true } })

const march = {
  ...{ __typename: 'ReportDays', start: '2026-03-01', end: '2026-03-31', timeZone: 'America/New_York' },
  asOf: null,
  until: null,
}
const answerOf = (reports: object) => ({ data: { provider: { id: 'provider', name: 'Riverside Health', reports } } })

const figures = { averageMinutes: 2.5, minMinutes: 1, maxMinutes: 4, medianMinutes: 2.4, p90Minutes: 3.8 }
const row = { ...figures, totalCount: 12, withinTargetPercent: 100, overTargetCount: 0, escalatedCount: 0 }

const openResponseTime = async () => {
  const app = await openReport('/reports/responsetime')
  const rows = [{ ...row, databaseId: 'u1', name: 'Rosa Alvarez' }]
  await app.answer('ResponseTimePageQuery', answerOf({ responseTime: { range: march, total: null, rows } }))
  return app
}

const isTold = (text: string): boolean => screen.getAllByRole('status').some(({ textContent }) => textContent === text)

test('an i beside each figure says what it counts, and the heading keeps its name', async () => {
  const { user } = await openResponseTime()
  const median = screen.getByRole('columnheader', { name: 'Median (min)' })
  const button = within(median).getByRole('button', { name: 'What Median (min) counts' })
  expect(
    screen.getAllByRole('columnheader').filter((each) => within(each).queryByRole('button', { name: /^What/ })),
  ).toHaveLength(9)
  // A pointer that rests on it is told as well.
  expect(button.title).toBe(responseMeanings.medianMinutes)
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(isTold(responseMeanings.medianMinutes)).toBe(true)
  // It sorts nothing.
  expect(median.getAttribute('aria-sort')).toBeNull()
  await user.keyboard('{Escape}')
  expect(isTold(responseMeanings.medianMinutes)).toBe(false)
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(isTold(responseMeanings.medianMinutes)).toBe(true)
  await user.click(document.body)
  expect(isTold(responseMeanings.medianMinutes)).toBe(false)
})

test('it closes when what it stands beside moves away', async () => {
  const { user } = await openResponseTime()
  await user.click(screen.getByRole('button', { name: 'What Average (min) counts' }))
  expect(isTold(responseMeanings.averageMinutes)).toBe(true)
  const table = screen.getByRole('region', { name: 'Response time per clinician' })
  // The end of a scroll that brought it into sight.
  act(() => void fireEvent.scroll(table))
  expect(isTold(responseMeanings.averageMinutes)).toBe(true)
  const button = screen.getByRole('button', { name: 'What Average (min) counts' })
  button.getBoundingClientRect = () => new DOMRect(0, -40, 28, 44)
  act(() => void fireEvent.scroll(table))
  expect(isTold(responseMeanings.averageMinutes)).toBe(false)
})

test('paper has all of them as footnotes', async () => {
  await openResponseTime()
  const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(terms).toContain('90th Percentile (min):')
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain(
    responseMeanings.p90Minutes,
  )
})

test('the files have what is shown; the spreadsheet is named by the server, with its days', async () => {
  await openReport('/reports/responsetime?range=last-month&by=units&status=stat')
  const link = (name: string) => screen.getByRole('link', { name })
  const address = `/api/v0/providers/${uuid(1)}/reports/unit-report`
  expect(link('Download').getAttribute('href')).toBe(`${address}.csv?preset=LAST_MONTH&status=Stat`)
  expect(link('Download').getAttribute('download')).toBe('unit-report.csv')
  expect(link('Spreadsheet').getAttribute('href')).toBe(`${address}.xlsx?preset=LAST_MONTH&status=Stat`)
  expect(link('Spreadsheet').getAttribute('download')).toBe('')
})

test('the first page has a spreadsheet of its three tables, and no CSV', async () => {
  await openReport('/reports?range=today')
  expect(screen.getByRole('link', { name: 'Spreadsheet' }).getAttribute('href')).toMatch(
    /completed-report\.xlsx\?preset=TODAY$/,
  )
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
})

test('a report of several pages can be shown whole, for paper', async () => {
  const app = await openReport('/reports/removals?range=this-year&page=2')
  const reasons = [{ name: 'Treatment ended', count: 130 }]
  const removals = { range: march, total: 130, pageCount: 2, reasons, rows: [] }
  const rows = [{ clinicianName: null, hospital: null, timeZone: 'UTC', completedAt: null, reasons: [], fields: [] }]
  await app.answer('RemovalsPageQuery', answerOf({ removals: { ...removals, rows } }))
  expect(
    screen.getByText('Only one page is printed: Page 2 of 2 · 130 calls. Choose Show All Rows to print every row.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'What this report counts' }).title).toBe(removalMeanings.total)
  await app.user.click(screen.getByRole('link', { name: 'Show All Rows' }))
  expect(await app.lastVariables('RemovalsPageQuery')).toEqual({ range: { preset: 'THIS_YEAR' }, page: null })
  await app.answer('RemovalsPageQuery', answerOf({ removals: { ...removals, rows } }))
  expect(screen.getByText('All 130 calls')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Show in Pages' }).getAttribute('href')).toBe(
    '/reports/removals?range=this-year',
  )
})
