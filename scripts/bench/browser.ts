import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { projectRoot } from '../../server/paths'
import { openBrowser } from '../../web/journeys/helpers/browser'
import { rest } from '../lib/laboratory'
import { percentile } from '../lib/percentile.mjs'
import { repeat, type Row } from './row'
import type { World } from './world'

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/sign-in`)
  await page.getByLabel('E-mail').fill('clinician@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  // By key: a mouse would come to lie on a card, whose page is then fetched ahead.
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Queue' }).waitFor()
  await page.locator('[data-class]').first().waitFor()
}

/** Kilobytes of the scripts as they are sent to a browser that takes gzip. */
const kilobytes = (names: string[]): number =>
  names.reduce((sum, name) => {
    const file = path.join(projectRoot, 'dist/web', name)
    return sum + statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
  }, 0) / 1024

const firstScreen = async (page: Page, address: string): Promise<Row> => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await signIn(page, address)
  const sent = kilobytes([...scripts])
  return {
    what: 'First screen, cold: sign-in and queue',
    measured: `${sent.toFixed(0)} KB of JavaScript (gzip) in ${scripts.size} files`,
    must: '240 KB',
    aim: '200 KB',
    met: sent <= 240,
  }
}

/** Milliseconds of its processor that the page's main thread has used. */
const mainThread = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

const changes = 15
const each = 700

/** Measures the page's main thread for the same length of time each. */
const duringOf =
  (session: CDPSession) =>
  async (work: () => Promise<unknown>): Promise<number> => {
    const before = await mainThread(session)
    const until = wait(each)
    await work()
    await until
    return (await mainThread(session)) - before
  }

const typedKey = async (page: Page): Promise<Row> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const during = duringOf(session)
  const search = page.getByRole('searchbox')
  await search.focus()
  const idle: number[] = []
  const typed: number[] = []
  for (const key of 'picc insertion') {
    idle.push(await during(() => Promise.resolve()))
    typed.push(await during(() => page.keyboard.press(key)))
  }
  const found = await page.locator('[data-class]').count()
  const cleared = await during(() => search.fill(''))
  const cost = percentile(typed, 0.5) - percentile(idle, 0.5)
  return {
    what: 'Queue with 500 cards, one key of a search',
    measured: `${cost.toFixed(1)} ms of the page's main thread (middle of ${typed.length}, ${found} cards found; ${(cleared - percentile(idle, 0.5)).toFixed(0)} ms to show all again)`,
    must: '30 ms',
    aim: '10 ms',
    met: cost <= 30,
  }
}

const pushedChange = async (page: Page, world: World): Promise<Row> => {
  const active = (await rest(world, 'GET', 'calls/active')) as { id: string; purpose: { name: string } }[]
  const calls = active.filter(({ purpose }) => purpose.name !== 'Custom')
  const contactOf = (n: number): string => `ext ${n} of ${process.pid}`
  const change = (n: number): Promise<unknown> =>
    rest(world, 'PUT', `calls/${calls[n * 7]!.id}`, { contact: contactOf(n) })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const during = duringOf(session)
  const idle: number[] = []
  const pushed: number[] = []
  for (let n = 0; n < changes; n += 1) {
    idle.push(await during(() => Promise.resolve()))
    pushed.push(await during(() => change(n)))
    // Looked for outside of the measurement, because looking is work of the page, too.
    await page.getByText(contactOf(n), { exact: true }).waitFor({ state: 'attached' })
  }
  const cost = percentile(pushed, 0.5) - percentile(idle, 0.5)
  const cards = await page.locator('[data-class]').count()
  return {
    what: 'Queue with 500 cards, one pushed change',
    measured: `${cost.toFixed(1)} ms of the page's main thread (${cards} cards, middle of ${changes})`,
    must: '11 ms',
    aim: '8 ms',
    met: cost <= 11,
  }
}

/** In the page, because asking for a button from outside would cost the slow processor as much as the app does. */
const submitShownAfterTap = (): Promise<number> =>
  new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const [button] = [...document.querySelectorAll('button')].filter(
            ({ textContent, disabled }) => textContent === 'Submit Procedure' && !disabled,
          )
          if (!button) return
          observer.disconnect()
          // Shown, and the page takes a press.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
        observer.observe(document.body, { childList: true, subtree: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })

/** From the tap on its card to the moment at which the call can be recorded, with the queue of 500 cards behind it. */
const callOnPhone = async (browser: Browser, world: World): Promise<Row> => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage()
  await signIn(page, world.address)
  // Not the first minute of a phone that has just installed the app: the parts of other pages have come.
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const opened = await repeat(5, async () => {
    const card = page.locator('[data-class=default] h3 a').first()
    const path = await card.getAttribute('href')
    const shown = page.evaluate(submitShownAfterTap)
    await card.tap()
    const ms = await shown
    await rest(world, 'POST', `${path!.slice(1)}/return`)
    await page.goBack()
    await card.waitFor()
    return ms
  })
  const seconds = percentile(opened, 0.5) / 1000
  return {
    what: 'Call on a phone whose processor is 4 times slower, from its card among 500',
    measured: `${seconds.toFixed(2)} s until it can be submitted (middle of ${opened.length}, the first ${(opened[0]! / 1000).toFixed(2)} s)`,
    must: '2 s',
    aim: '1 s',
    met: seconds <= 2,
  }
}

/** What the web app asks of a browser. */
export const benchBrowser = async (world: World): Promise<Row[]> => {
  const browser = await openBrowser()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    return [
      await firstScreen(page, world.address),
      await pushedChange(page, world),
      await typedKey(page),
      await callOnPhone(browser, world),
    ]
  } finally {
    await browser.close()
  }
}
