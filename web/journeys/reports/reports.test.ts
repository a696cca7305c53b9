import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import readExcelFile from 'read-excel-file/node'
import { responseMeanings } from '../../../server/domain/reports/responseTime'
import { isAccessible, isAccessibleInEach, usualLooks, looksOf } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { tabTo, typeText } from '../helpers/keyboard'
import { openSection, sectionsOf } from '../helpers/sections'
import { openStage } from '../helpers/stage'
import { until } from '../../../server/test/harness/until'

const stage = openStage()
const { enter } = stage

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** Opens another report for the same range. */
const open = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name, exact: true }).click()
  await heading(page, name)
}

/** The cells of the table with this name, once it is there, without the separators of thousands. */
const shown = async (page: Page, table: string): Promise<string[][]> => {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr:not(:has(td[colspan]))')
  await rows.first().waitFor()
  return rows.evaluateAll((found) =>
    found.map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/(\d),(?=\d)/g, '$1').replace(/^–$/, '')),
    ),
  )
}

/** Waits until the chart with this title is drawn; it loads after the page. */
const drawn = (page: Page, title: string) =>
  page.getByRole('figure', { name: title }).locator('.recharts-bar-rectangle').first().waitFor()

/** The rows of the downloaded file, whose cells have no commas of their own. */
const downloaded = async (page: Page, fileName: string): Promise<string[][]> => {
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe(fileName)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1, -2)
    .split('\r\n')
    .map((line) => line.split(','))
}

/** The first sheet of the spreadsheet. */
const spreadsheet = async (page: Page, fileName: RegExp): Promise<string[][]> => {
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Spreadsheet' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(fileName)
  const [sheet] = await readExcelFile(await file.path())
  return sheet!.data.map((row) => row.map((cell) => String(cell ?? '')))
}

const asNumbers = (rows: string[][]) =>
  rows.map(([name, ...figures]) => [name, ...figures.map((figure) => (figure === '' ? '' : Number(figure)))])

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'a manager reads each report for a range, and its file has the same figures, at %i pixels',
  async (width, colorScheme) => {
    const page = await enter('manager@demo.example', { width, colorScheme })
    await openSection(page, 'Reports')
    await heading(page, 'Reports')
    await page.getByLabel('Range', { exact: true }).selectOption('Last 12 months')
    await page.waitForURL(/range=last-12-months/)
    await page.getByRole('table', { name: 'Completed calls per facility' }).waitFor()
    const facilities = await shown(page, 'Completed calls per facility')
    expect(facilities.map(([name]) => name)).toContain('Main Hospital')
    const total = facilities.reduce((sum, [, count]) => sum + Number(count), 0)
    await page.getByText(`${total.toLocaleString('en-US')} calls`).waitFor()
    await isAccessible(page)

    await open(page, 'Committee')
    await drawn(page, 'Calls and clinician-hours by hour of the day (calls, hours)')
    const summary = await spreadsheet(page, /^committee-report-.*-to-.*\.xlsx$/)
    expect(summary[1]!.slice(0, 3)).toEqual(['Calls completed', '', String(total)])
    await page.getByText(total.toLocaleString('en-US'), { exact: true }).waitFor()
    await isAccessible(page)

    await open(page, 'Performance')
    await page.waitForURL(/performance\?range=last-12-months/)
    const performance = await downloaded(page, 'performance-report.csv')
    expect(performance[0]!.at(-1)).toBe('Total')
    expect(asNumbers(performance.slice(1))).toEqual(asNumbers(await shown(page, 'Procedures per clinician')))
    await isAccessible(page)

    await open(page, 'Response Time')
    expect(asNumbers((await downloaded(page, 'user-report.csv')).slice(1))).toEqual(
      asNumbers(await shown(page, 'Response time per clinician')),
    )
    // The same as a spreadsheet, and what a figure counts.
    expect(asNumbers((await spreadsheet(page, /^user-report-.*-to-.*\.xlsx$/)).slice(1))).toEqual(
      asNumbers(await shown(page, 'Response time per clinician')),
    )
    await page.getByRole('button', { name: 'What Median (min) counts' }).click()
    const meaning = page.getByRole('status').getByText(responseMeanings.medianMinutes)
    await meaning.waitFor()
    await isAccessible(page)
    await page.keyboard.press('Escape')
    await meaning.waitFor({ state: 'detached' })
    await page.getByLabel('Rows').selectOption('Facilities')
    await page.waitForURL(/by=facilities/)
    expect(asNumbers((await downloaded(page, 'facility-report.csv')).slice(1))).toEqual(
      asNumbers(await shown(page, 'Response time per facility')),
    )
    await isAccessible(page)

    await page.getByLabel('Compare With').selectOption('Year before')
    await page.waitForURL(/compare=year-before/)
    await page.getByText(/^Compared with/).waitFor()
    await page.getByRole('columnheader', { name: 'Change (min)' }).waitFor()
    await isAccessible(page)
    await page.getByLabel('Compare With').selectOption('Nothing')
    await page.getByRole('columnheader', { name: 'Change (min)' }).waitFor({ state: 'detached' })

    // How long Stats waited in the ED at night, and in which month longest.
    await page.getByLabel('Rows').selectOption('Months')
    await page.waitForURL(/by=months/)
    await page.getByLabel('Status').selectOption('Stat')
    await page.waitForURL(/status=stat/)
    await page.getByLabel('Unit').selectOption('ED')
    await page.waitForURL(/unit=ED/)
    await page.getByLabel('Hours', { exact: true }).selectOption('Nights')
    await page.waitForURL(/from=19.*until=07/)
    await page.getByText(/calls from joining the queue to the start of the work: median/).waitFor()
    await page.getByRole('button', { name: /^Median/ }).click()
    await page.waitForURL(/sort=median/)
    await until(async () => {
      const medians = (await shown(page, 'Response time by month')).map((row) => Number(row[5]))
      expect(medians).toEqual([...medians].sort((a, b) => b - a))
      expect(asNumbers((await downloaded(page, 'month-report.csv')).slice(1)).sort()).toEqual(
        asNumbers(await shown(page, 'Response time by month')).sort(),
      )
    })
    await isAccessible(page)

    await open(page, 'Worklog')
    const worklog = await downloaded(page, 'worklog-report.csv')
    expect(asNumbers(worklog.slice(1).map((row) => row.slice(0, 6)))).toEqual(asNumbers(await shown(page, 'Worklog')))
    await isAccessible(page)

    await open(page, 'Demand')
    await drawn(page, 'Calls by hour of the day (calls)')
    const demand = await downloaded(page, 'demand-report.csv')
    const cells = await page
      .getByRole('region', { name: 'Calls by weekday and hour' })
      .locator('td')
      .evaluateAll((found) => found.map(({ textContent }) => textContent.replaceAll(',', '')))
    expect(cells).toEqual(demand.slice(1).map(([, , calls]) => calls))
    await page.getByLabel('Status').selectOption('Stat')
    await page.waitForURL(/status=stat/)
    await page.getByLabel('Unit').selectOption('ED')
    await page.waitForURL(/unit=ED/)
    await page.getByLabel('Rows').selectOption('Units')
    await page.waitForURL(/by=units/)
    await drawn(page, 'Calls per unit (calls)')
    await page.getByRole('button', { name: 'At Weekends', exact: true }).click()
    await drawn(page, 'At Weekends per unit (calls)')
    await isAccessible(page)

    await open(page, 'Insertions')
    await drawn(page, 'Insertions by clinician (insertions)')
    await page.getByRole('combobox', { name: 'Type' }).selectOption('PICC (all)')
    await page.waitForURL(/type=PICC/)
    await page.getByText('Both', { exact: true }).click()
    await page.waitForURL(/by=both/)
    await page.getByRole('columnheader', { name: 'Type', exact: true }).waitFor()
    const insertions = asNumbers((await downloaded(page, 'insertions-report.csv')).slice(1))
    await until(async () => expect(asNumbers(await shown(page, 'Insertions'))).toEqual(insertions))
    await isAccessible(page)

    await open(page, 'Lines')
    await drawn(page, 'Lines placed and removed by month (lines)')
    await page.getByText('All', { exact: true }).click()
    await page.waitForURL(/by=all/)
    await page.getByRole('columnheader', { name: 'Facility', exact: true }).waitFor()
    expect(asNumbers((await downloaded(page, 'lines-report.csv')).slice(1))).toEqual(
      asNumbers(await shown(page, 'Lines')),
    )
    await isAccessible(page)

    await open(page, 'Removals')
    await page.getByText(/^Page 1 of/).waitFor()
    expect(await shown(page, 'Removals')).toHaveLength(122)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(/page=2/)
    await page.getByText(/^Page 2 of/).waitFor()
    await isAccessible(page)
    // All of them, as paper has them.
    await page.getByRole('link', { name: 'Show All Rows' }).click()
    await page.waitForURL(/rows=all/)
    const all = (await page.getByText(/^All [\d,]+ calls$/).textContent())!.replace(/\D/g, '')
    expect(await shown(page, 'Removals')).toHaveLength(Number(all))
    await page.getByRole('link', { name: 'Show in Pages' }).click()
    await page.getByText(/^Page 1 of/).waitFor()

    // The range goes along, the page does not.
    await open(page, 'Infections')
    await page.waitForURL(/infections\?range=last-12-months$/)
    const found = Number(
      (await page
        .getByText(/\d+ infections$/)
        .first()
        .textContent())!.match(/(\d+) infections$/)![1],
    )
    expect((await downloaded(page, 'infections-report.csv')).length - 1).toBe(found)
    await isAccessible(page)

    // After a reload, the address shows the same report.
    await page.reload()
    await heading(page, 'Infections')
    await holds(page.getByLabel('Range', { exact: true }), 'LAST_12_MONTHS')
  },
)

test('days are typed by keyboard alone, and wrong ones are told at their field', async () => {
  const page = await enter('manager@demo.example', { at: '/reports/performance' })
  await heading(page, 'Performance')
  await tabTo(page, 'Range')
  await typeText(page, 'Other')
  await tabTo(page, 'From')
  await typeText(page, '02312026')
  await page.keyboard.press('Enter')
  await page.getByText('Must be a date (YYYY-MM-DD)').waitFor()
  await page.getByLabel('From').fill('')
  await typeText(page, '01/01/2020')
  await page.keyboard.press('Enter')
  await page.waitForURL(/start=2020-01-01$/)
  await page.getByText('No procedures were recorded in this range.').waitFor()
  await isAccessibleInEach(page, usualLooks)
})

test('a manager names who gets the committee’s page each month', async () => {
  const page = await enter('manager@demo.example', { at: '/reports/committee?range=last-month' })
  await page.getByRole('button', { name: 'Mail Each Month' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mail Each Month' })
  const field = dialog.getByRole('textbox', { name: 'E-Mail Addresses' })
  await field.fill('Lee, Ann <Ann@Committee.example>\nben@')
  await page.keyboard.press('Tab')
  await dialog.getByText('Must be valid e-mail: ben@').waitFor()
  await isAccessibleInEach(page, usualLooks)
  await field.fill('Lee, Ann <Ann@Committee.example>\nben@committee.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Mailed to 2 Addresses' }).click()
  await holds(field, 'ann@committee.example\nben@committee.example')
})

test('a report that could not be read is there by itself once the connection is back', async () => {
  const page = await enter('manager@demo.example', { at: '/reports/responsetime?range=last-month' })
  const table = page.getByRole('table', { name: 'Response time per clinician' })
  await table.waitFor()
  await page.context().setOffline(true)
  stage.excuse()
  await page.keyboard.press('r')
  await page.locator('select:focus').waitFor()
  await page.getByLabel('Range', { exact: true }).selectOption('Last quarter')
  await page.getByText('The server cannot be reached.').waitFor()
  await page.context().setOffline(false)
  await table.waitFor()
  await page.waitForURL(/range=last-quarter/)
  stage.excuse()
})

test('rules 2.2: a clinician has no section for reports', async () => {
  const page = await enter('clinician@demo.example')
  expect(await sectionsOf(page)).not.toContain('Reports')
  await page.goto(`${stage.server.address}/reports`)
  await page.getByText('You are not allowed to see this page.').waitFor()
})
