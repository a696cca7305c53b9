import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findChromium } from '../../../scripts/lib/chromium.mjs'

export type BrowserOptions = {
  hasScrollbars?: boolean
  /** A film (Y4M) that stands for what the device's camera sees; it is read anew each time the camera starts. */
  camera?: string
}

const browsers: Browser[] = []

/** The most that a failed journey tells of one page. */
const mostShown = 6_000

/** What a page shows, as a screen reader reads it. */
const readPage = async (page: Page): Promise<string> => {
  const body = await page
    .locator('body')
    .ariaSnapshot()
    .catch((error: Error) => error.message)
  return `${page.url()}\n${body.slice(0, mostShown)}`
}

/** What all pages show, whoever opened them. */
const shownPages = async (): Promise<string> =>
  (
    await Promise.all(
      browsers.flatMap((browser) => browser.contexts().flatMap((context) => context.pages().map(readPage))),
    )
  ).join('\n\n')
// Read by `journeyEnvironment.mjs`.
Object.assign(globalThis, { shownPages })

/** Playwright uses the installed browser instead of its own. */
export async function openBrowser({ hasScrollbars = false, camera }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium on this machine: npm test says how to install one')
  const browser = await chromium.launch({
    executablePath,
    ...(hasScrollbars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
    // The browser does not run with the library that shifts the other programs' clock (scripts/lib/shiftedClock.mjs).
    env: { ...process.env, LD_PRELOAD: '' },
    args: [
      // Chromium's own sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--no-first-run',
      // Each page lives for seconds: what its code costs to optimize does not come back.
      '--js-flags=--no-opt,--no-maglev',
      ...(camera === undefined
        ? []
        : [
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-video-capture=${camera}`,
          ]),
    ],
  })
  browsers.push(browser)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    // Nothing moves by itself: animations cost more than all else on a page that stands still.
    const context = await newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(longestStepMs)
    if (ahead !== 0) await shiftPages(context)
    return context
  }
  return browser
}

/** The limit of each step, so that one that hangs is named; below the limit of a test, and beyond what a slow machine takes. */
const longestStepMs = 120_000

/** How far `npm run test:hours` moves the clock forward, in milliseconds. */
const ahead = Number(process.env.FAKETIME ?? 0) * 1_000

/** Gives the pages the other programs' clock. */
const shiftPages = (context: BrowserContext) =>
  context.addInitScript((ms) => {
    const RealDate = Date
    const now = () => RealDate.now() + ms
    globalThis.Date = new Proxy(RealDate, {
      construct: (_target, args, newTarget) =>
        Reflect.construct(RealDate, args.length > 0 ? args : [now()], newTarget) as Date,
      apply: () => new RealDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    })
  }, ahead)
