import type { Page } from 'playwright-core'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { counting } from '../helpers/counting'
import { openStage } from '../helpers/stage'

const stage = openStage({ leavesAfterEach: false })
let page: Page

beforeAll(async () => {
  page = await stage.enter('manager@demo.example', { at: '/reports', width: 1280 })
})

/** Before the reports, with what a question takes; a choice from a list counts once. */
const openReports = async () => {
  await page.goto(`${stage.server.address}/reports`)
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
  const { effort, tap } = counting(page)
  return {
    effort,
    tap,
    open: async (report: string) => {
      await tap(page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: report, exact: true }))
      await page.getByRole('heading', { name: report, level: 1 }).waitFor()
    },
    choose: async (list: string, choice: string) => {
      effort.taps += 1
      const before = page.url()
      await page.getByLabel(list, { exact: true }).selectOption(choice)
      await page.waitForURL((address) => address.href !== before)
    },
    sortBy: async (column: string) => {
      await tap(page.getByRole('columnheader').getByRole('button', { name: column, exact: true }))
      await page.locator('th[aria-sort=descending]', { hasText: column }).waitFor()
    },
  }
}

/** The rows of a table, once it has this column. */
const rowsOf = async (table: string, column: string): Promise<string[][]> => {
  const named = page.getByRole('table', { name: table }).filter({ has: page.locator('th', { hasText: column }) })
  await named.locator('tbody tr').first().waitFor()
  return cellsOf(table, 'tbody tr')
}

const cellsOf = (table: string, rows: string): Promise<string[][]> =>
  page
    .getByRole('table', { name: table })
    .locator(rows)
    .evaluateAll((found) => found.map((row) => [...row.children].map(({ textContent }) => textContent)))

const numberOf = (text: string | undefined): number => Number(text!.replaceAll(',', ''))

/** That the first row has the most, of a column with different values. */
const leads = (rows: readonly string[][], column: number) => {
  const counts = rows.map((row) => numberOf(row[column]))
  expect(new Set(counts).size).toBeGreaterThan(1)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
}

test('who inserted most PICCs last quarter', async () => {
  const { effort, open, choose, sortBy } = await openReports()
  await open('Insertions')
  await choose('Range', 'Last quarter')
  await choose('Type', 'PICC (all)')
  await sortBy('Insertions')
  const rows = await rowsOf('Insertions', 'Insertions')
  leads(rows, 1)
  // The picture has the same people in the same order.
  const words = `Insertions: the largest is ${rows[0]![0]} with ${rows[0]![1]}`
  await page
    .getByRole('figure', { name: /^Insertions by clinician/ })
    .getByText(words)
    .waitFor({ state: 'attached' })
  expect(effort.taps).toBe(4)
})

test('how long Stats waited in the ED at night', async () => {
  const { effort, open, choose } = await openReports()
  await open('Response Time')
  await choose('Range', 'Last 12 months')
  await choose('Status', 'Stat')
  await choose('Unit', 'ED')
  await choose('Hours', 'Nights')
  await page
    .getByText(
      /\d+ calls? from joining the queue to the start of the work: median \d+\.\d minutes?, 90th percentile \d+\.\d, \d+\.\d% within target$/,
    )
    .waitFor()
  expect(effort.taps).toBe(5)
})

test('why lines came out, and how many', async () => {
  const { effort, open, choose } = await openReports()
  await open('Removals')
  await choose('Range', 'Last quarter')
  const reasons = await rowsOf('Why lines came out', 'Reason')
  expect(reasons.length).toBeGreaterThan(1)
  leads(reasons, 1)
  await page.getByRole('figure', { name: /^Why lines came out/ }).waitFor()
  expect(effort.taps).toBe(2)
})

test('which unit asks most at weekends', async () => {
  const { effort, open, choose, sortBy } = await openReports()
  await open('Demand')
  await choose('Range', 'Last quarter')
  await choose('Rows', 'Units')
  await sortBy('At Weekends')
  const rows = await rowsOf('Calls per unit', 'At Weekends')
  leads(rows, 3)
  const words = `At Weekends: the largest is ${rows[0]![0]} with ${rows[0]![3]}`
  await page
    .getByRole('figure', { name: /^At Weekends per unit/ })
    .getByText(words)
    .waitFor({ state: 'attached' })
  expect(effort.taps).toBe(4)
})

test('how this quarter compares with the last', async () => {
  const { effort, tap, choose } = await openReports()
  await choose('Range', 'This quarter')
  await choose('Compare With', 'Days before')
  // As much of it as has passed of this one.
  await page
    .getByText(/^Compared with \d\d\/01\/\d{4}(?: to \d\d\/\d\d\/\d{4})?, \d\d:\d\d, America\/New York · /)
    .waitFor()
  // Early on the first day of a quarter there are none.
  const rows = await cellsOf('Completed calls per facility', 'tbody tr:not(:has(td[colspan]))')
  for (const [, now, before, change] of rows)
    if (before !== '–') expect(numberOf(change)).toBe(numberOf(now) - numberOf(before))
  expect(effort.taps).toBe(2)
  await tap(page.getByRole('button', { name: 'What this comparison counts' }))
  await page
    .getByText(/^The days of this report are not over/)
    .filter({ visible: true })
    .waitFor()
  await isAccessible(page)
})

test('whose documents expire next month', async () => {
  const { effort, open, choose } = await openReports()
  await open('Compliance')
  await choose('Expires', 'Next month')
  await page.getByText(/^Page 1 of|^No rows match these filters/).waitFor()
  expect(effort.taps).toBe(2)
  await choose('Expires', 'Within 90 days')
  await page.getByText(/^Page 1 of/).waitFor()
  await isAccessibleInEach(page, usualLooks)
})
