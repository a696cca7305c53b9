import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessible, looksOf } from './helpers/accessible'
import { holds } from './helpers/fields'
import { openSection, sectionsOf } from './helpers/sections'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter, excuse } = stage

const rows = (page: Page) => page.locator('main tbody tr')
const address = (page: Page): string => page.url().slice(stage.server.address.length)
const isAt = (page: Page, sought: string) => page.waitForURL((url) => url.pathname + url.search === sought)
const whereItStands = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).locator('p').textContent()

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'the completed list is sorted, filtered and paged, and found again as it was left, at %i pixels',
  async (width, colorScheme) => {
    const page = await enter('clinician@demo.example', { width, colorScheme })
    await openSection(page, 'Completed')
    await page.getByRole('heading', { name: 'Completed Calls', level: 1 }).waitFor()
    await until(async () => {
      expect(await rows(page).count()).toBe(20)
      expect(await whereItStands(page)).toMatch(/^Page 1 of [\d,]+ · [\d,]+ calls$/)
    })
    await isAccessible(page)

    await page.getByLabel('Sort', { exact: true }).selectOption('Clinician')
    await page.waitForURL(/sort=clinician/)
    await page.getByLabel('Clinician', { exact: true }).fill('rosa')
    await page.waitForURL(/clinician=rosa/)
    // The rows before stay until the new ones are there.
    await until(async () => {
      const found = await rows(page).allTextContents()
      expect(found).toEqual(found.map(() => expect.stringContaining('Rosa Alvarez')))
      expect(found).not.toEqual([])
    })
    await page.getByLabel('Reverse').click()
    await page.waitForURL(/reverse=no/)

    await page.getByRole('link', { name: 'Next' }).and(page.locator('[href*="reverse=no"]')).click()
    const left = '/calls/completed?sort=clinician&reverse=no&clinician=rosa&page=2'
    await isAt(page, left)
    await page.getByText(/^Page 2 of/).waitFor()
    const third = await rows(page).nth(2).textContent()
    // By key, because a click may scroll first.
    await rows(page).nth(2).getByRole('link').focus()
    await page.evaluate(() => window.scrollTo(0, 150))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Return to Completed List' }).click()
    await page.getByText(/^Page 2 of/).waitFor()
    await isAt(page, left)
    await until(async () => expect(await rows(page).nth(2).textContent()).toBe(third))
    await page.waitForFunction(() => window.scrollY === 150)

    await page.goBack()
    await page.getByRole('link', { name: 'Return to Completed List' }).waitFor()
    await page.goBack()
    await page.getByText(/^Page 2 of/).waitFor()
    await page.goBack()
    await page.getByText(/^Page 1 of/).waitFor()
    await until(async () => expect(await page.getByLabel('Reverse').isChecked()).toBe(false))

    // After a reload, the address shows the same list.
    await page.goto(`${stage.server.address}${left}`)
    await page.getByText(/^Page 2 of/).waitFor()
    await holds(page.getByLabel('Clinician', { exact: true }), 'rosa')
    await until(async () => expect(await rows(page).nth(2).textContent()).toBe(third))
    await isAccessible(page)
  },
)

test('a manager undeletes a call from the deleted list, and it is gone from there', async () => {
  const page = await enter('manager@demo.example', { at: '/calls/deleted?sort=created' })
  await rows(page).first().waitFor()
  await isAccessible(page)
  const href = await rows(page).first().getByRole('link').getAttribute('href')
  await rows(page).first().getByRole('link').click()
  await page.getByText('if you want to undelete it').waitFor()
  const back = page.getByRole('link', { name: 'Return to Deleted List' })
  await back.and(page.locator('[href="/calls/deleted?sort=created"]')).waitFor()
  await page.getByRole('button', { name: 'Undelete' }).click()
  await back.waitFor({ state: 'detached' })
  await page.goBack()
  await rows(page).first().waitFor()
  await page.locator(`main tbody a[href="${href}"]`).waitFor({ state: 'detached' })
})

test('a page that there is not is said so, with a way on', async () => {
  const page = await enter('clinician@demo.example', { at: '/calls/completed?page=99999' })
  await page.getByText('There is no page 99999.').waitFor()
  await page.getByRole('link', { name: 'First page' }).click()
  await page.getByText(/^Page 1 of/).waitFor()
  excuse()
})

test('External people find no lists, neither in the menu nor by their address', async () => {
  const page = await enter('external@demo.example')
  expect(await sectionsOf(page)).toEqual(['Queue', 'New Call', 'My Calls'])
  await page.goto(`${stage.server.address}/calls/completed`)
  await page.getByText('You are not allowed to see this page.').waitFor()
  excuse()
})

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'what was completed in a room on some day is found in two actions, and no patient stands in the address, at %i pixels',
  async (width, colorScheme) => {
    const page = await enter('clinician@demo.example', { width, colorScheme, at: '/calls/completed' })
    await rows(page).first().waitFor()
    // The room of some call of yesterday.
    const whole = await whereItStands(page)
    await page.getByRole('button', { name: 'Yesterday' }).click()
    await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&to=/)
    await until(async () => expect(await whereItStands(page)).not.toBe(whole))
    const room = (await rows(page).first().locator('td[data-name="Room"]').textContent())!
    await page.goto(`${stage.server.address}/calls/completed`)
    await rows(page).first().waitFor()

    await page.getByLabel('Search', { exact: true }).fill(room)
    await page.getByRole('button', { name: 'Yesterday' }).click()
    await page.waitForURL(/find=[0-9a-f]+&from=/)
    await page.getByText(/^\d+ calls?$/).waitFor()
    await until(async () => {
      const rooms = await rows(page).locator('td[data-name="Room"]').allTextContents()
      expect(new Set(rooms)).toEqual(new Set([room]))
    })
    await isAccessible(page)

    await page.getByLabel('Search', { exact: true }).fill('%')
    await page.keyboard.press('Enter')
    await page.getByText('No completed call was found.').waitFor()
    expect(address(page)).not.toContain('%')
  },
)

test('the deleted list says who deleted a call and when', async () => {
  const page = await enter('manager@demo.example', { at: '/calls/deleted' })
  await rows(page).first().waitFor()
  for (const name of ['Deleted', 'Deleted By'])
    await rows(page).first().locator(`td[data-name="${name}"]`).filter({ hasNotText: /^–$/ }).waitFor()
})
