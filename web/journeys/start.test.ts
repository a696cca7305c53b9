import type { Browser } from 'playwright-core'
import { openBrowser } from './helpers/browser'
import { startServerForTest, type TestServer } from './helpers/server'

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
