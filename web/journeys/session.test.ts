import type { Browser, Locator } from 'playwright-core'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { isAccessible } from './helpers/accessible'
import { openBrowser } from './helpers/browser'
import { cards, signIn, type Screen } from './helpers/people'
import { startServerForTest, type TestServer } from './helpers/server'

let browser: Browser
let server: TestServer
let rosa: Screen

beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    openBrowser(),
    startServerForTest({ env: { PATENCY_SESSION_IDLE_MINUTES: '1' } }),
  ])
  rosa = await signIn(browser, server.address, 'clinician@demo.example')
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** The card's distance from the top of the window, once the cards around it have their final heights. */
const standsStill = (card: Locator): Promise<number> =>
  card.evaluate(async (element) => {
    const top = () => Math.round(element.getBoundingClientRect().top)
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    let before: number
    do {
      before = top()
      await drawn()
    } while (top() !== before)
    return before
  })

test('what was typed survives the warning, the lock, and signing in again in another tab (rules 2.6)', async () => {
  const { page, context, complaints } = rosa
  await page.goto(`${server.address}/calls/new`)
  await page.getByRole('combobox', { name: 'Need' }).fill('PICC')
  await page.getByRole('option', { name: 'PICC Insertion' }).click()
  await page.getByLabel('Contact').fill('ext 7101')
  const other = await context.newPage()
  await other.goto(`${server.address}/calls/queue`)
  const read = cards(other).nth(30)
  await read.scrollIntoViewIfNeeded()
  expect(await other.evaluate(() => scrollY)).toBeGreaterThan(500)
  const readAt = await standsStill(read)

  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await warning.waitFor()
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await warning.waitFor({ state: 'detached' })
  // Activity in one tab counts for both.
  await other.getByRole('alertdialog').waitFor({ state: 'detached' })

  // The dialog with the shortcuts is open when the session ends.
  await page.getByRole('heading', { name: 'New Call' }).click()
  await page.keyboard.press('?')
  const locked = [page, other].map((tab) => tab.getByRole('heading', { name: 'Sign in again' }))
  await Promise.all(locked.map((heading) => heading.waitFor()))
  const seen = await Promise.all([page, other].map((tab) => tab.evaluate(() => document.body.innerText)))
  for (const text of seen)
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Sign in again Your session is over. Sign in to go on where you were; what you typed is kept. E-mail Password Sign in',
    )
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await locked[0]!.waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')

  await other.getByLabel('Password', { exact: true }).fill(demoPassword)
  await other.keyboard.press('Enter')
  await Promise.all(locked.map((heading) => heading.waitFor({ state: 'detached' })))
  expect(await standsStill(read)).toBe(readAt)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('combobox', { name: 'Need' }).inputValue()).toBe('PICC Insertion')
  expect(await page.getByLabel('Contact').inputValue()).toBe('ext 7101')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL('**/calls/queue')
  await other.getByText('ext 7101').waitFor()
  expect(complaints).toEqual([])
})
