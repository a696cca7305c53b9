import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoPassword } from '../../prisma/demo/accounts'

export type Screen = { page: Page; context: BrowserContext; complaints: string[] }

type ScreenOptions = { width?: number; height?: number; colorScheme?: 'light' | 'dark' }

/** A browser of its own, signed in as somebody of the demo hospital and standing at the queue. */
export const signIn = async (browser: Browser, address: string, email: string, options: ScreenOptions = {}): Promise<Screen> => {
  const { width = 1440, height = 900, colorScheme = 'light' } = options
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${address}/`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  await cards(page).first().waitFor()
  return { page, context, complaints }
}

/** The cards of the queue, each a link to its call. */
export const cards = (page: Page) => page.locator('main a[href^="/calls/"]:not([href="/calls/new"])')

/** Waits until the live-state pill says so. */
export const isLive = (page: Page): Promise<void> => page.getByText('Live', { exact: true }).first().waitFor()

/** The REST contract as an integration uses it. */
export const signInOverRest = async (address: string, email: string) => {
  const login = await fetch(`${address}/api/v0/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const me = (await login.json()) as { providerRoles: { providerId: string }[] }
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/api/v0/providers/${me.providerRoles[0]!.providerId}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    })
    return (await answer.json()) as T
  }
}
