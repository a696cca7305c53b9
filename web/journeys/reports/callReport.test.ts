import { readFile } from 'node:fs/promises'
import readExcelFile from 'read-excel-file/node'
import { isAccessible, looksOf } from '../helpers/accessible'
import { openSection } from '../helpers/sections'
import { openStage } from '../helpers/stage'

const stage = openStage()
const { enter } = stage

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'a manager finds calls by filters, and has their spreadsheet prepared while reading something else, at %i pixels',
  async (width, colorScheme) => {
    const page = await enter('manager@demo.example', { width, colorScheme })
    await openSection(page, 'Reports')
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Calls', exact: true }).click()
    await page.getByRole('heading', { name: 'Call Report', level: 1 }).waitFor()
    await page.getByLabel('Range', { exact: true }).selectOption('Last 12 months')
    await page.waitForURL(/range=last-12-months/)
    await page.getByRole('table', { name: 'Calls of the report' }).waitFor()
    const wanted = page.getByRole('combobox', { name: 'Hospital', exact: true })
    await wanted.fill('Main Hosp')
    await page.getByRole('option', { name: 'Main Hospital', exact: true }).click()
    await page.waitForURL(/hospital=/)
    const chip = page.getByRole('button', { name: 'Remove Hospital: Main Hospital' })
    await chip.waitFor()
    const button = page.getByRole('button', { name: /^Download Report \([\d,]+ Calls\)$/ })
    const total = Number((await button.textContent())!.replaceAll(/\D/g, ''))
    expect(total).toBeGreaterThan(20)
    await isAccessible(page)

    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Download Report' })
    await dialog.getByLabel('File Name').fill('Main / 2026')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Download', exact: true }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Worklog', exact: true }).click()
    await page.getByRole('heading', { name: 'Worklog', level: 1 }).waitFor()
    await page.getByText('Your spreadsheet is ready').waitFor()
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toBe('Main - 2026.xlsx')
    const sheets = await readExcelFile(await readFile(await file.path()))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Calls', 'Breakdowns', 'Request'])
    const [heading, ...rows] = sheets[0]!.data
    expect(rows).toHaveLength(total)
    const at = heading!.indexOf('Hospital')
    expect(new Set(rows.map((row) => row[at]))).toEqual(new Set(['Main Hospital']))
    expect(rows[0]![heading!.indexOf('Completed')]).toBeInstanceOf(Date)
  },
)
