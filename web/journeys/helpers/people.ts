import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoPassword } from '../../../prisma/demo/plan/accounts'

export type Screen = { page: Page; context: BrowserContext; complaints: string[] }

type ScreenOptions = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** With the service worker, which answers before a test could stop a request. */
  isInstalled?: boolean
  /** The address to open; by default the queue, whose cards are waited for. Null: none, the test opens one by itself. */
  at?: string | null
  /** Loads the code of dialogs and of likely pages ahead; otherwise the device saves data, and loads what is opened. */
  isWarm?: boolean
}

/** Opens a separate browser, signed in as a person of the demo hospital, at the queue or at another address. */
export const signIn = async (
  browser: Browser,
  address: string,
  email: string,
  options: ScreenOptions = {},
): Promise<Screen> => {
  const { width = 1440, height = 900, colorScheme = 'light', isInstalled = false, at, isWarm = false } = options
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    serviceWorkers: isInstalled ? 'allow' : 'block',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  // By REST, which sets the same cookie: the sign-in page has tests of its own.
  const signedIn = await context.request.post(`${address}/api/v0/auth/login`, {
    data: { email, password: demoPassword },
  })
  expect(signedIn.status()).toBe(200)
  if (!isWarm) {
    // It lasts as long as this session.
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  }
  if (at !== null) await page.goto(new URL(at ?? '/', address).href)
  if (at === undefined) {
    await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
    await cards(page).first().waitFor()
  }
  return { page, context, complaints }
}

/** The cards of the queue, each a link to its call. */
export const cards = (page: Page) => page.locator('main article h3 a')

/** Waits until the live pill shows Live. */
export const isLive = (page: Page): Promise<void> => page.getByText('Live', { exact: true }).first().waitFor()
