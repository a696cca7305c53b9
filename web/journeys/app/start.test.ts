import type { Browser } from 'playwright-core'
import { isAccessible } from '../helpers/accessible'
import { openBrowser } from '../helpers/browser'
import { startServerForTest, type TestServer } from '../helpers/server'

let browser: Browser
let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServerForTest()])
})

afterAll(async () => {
  await browser.close()
  expect(await server.stop()).toBe(0)
})

test('the built app shows a page without breaking its own content security policy', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})

test('a browser in which the app cannot start says which one is needed, in either colors', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } })
    // Code of the app that a browser cannot read is as if it had not come.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto(server.address)
    const told = page.getByRole('alert')
    await told.getByRole('heading', { name: 'Patency needs a newer browser' }).waitFor()
    await told.getByText('Use Chrome or Edge 111, Firefox 121, Safari 16.4, or iOS 16.4, or something newer.').waitFor()
    await isAccessible(page)
    await page.close()
  }
})

test('an older browser in which the app starts shows the app', async () => {
  const page = await browser.newPage()
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(CSS, 'supports', { value: () => false })
  })
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.clock.runFor(10_000)
  await page.getByText('Patency needs a newer browser').waitFor({ state: 'detached' })
})
