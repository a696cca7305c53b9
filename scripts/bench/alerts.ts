import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { openBrowser } from '../../web/journeys/helpers/browser'
import { createStat, signInByRest } from '../../web/journeys/helpers/integration'
import { countIn, heardBy, listen, titleCount, type Heard } from '../../web/journeys/alerts/listening'
import { percentile } from '../lib/percentile.mjs'
import { repeat, type Row } from './row'
import type { World } from './world'

const rounds = 20
const mostMs = 1_000

/** A browser of the person, at the queue, which makes sounds and shows notifications. */
const listening = async (browser: Browser, { address }: World, email: string, width: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' })
  // tsx wraps named functions in this helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(listen)
  await context.request.post(`${address}/api/v0/auth/login`, { data: { email, password: demoPassword } })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => document.title.startsWith('('))
  return page
}

const rowOf = (what: string, ms: number[]): Row => {
  const p95 = percentile(ms, 0.95)
  return {
    what,
    measured: `p95 ${p95.toFixed(0)} ms (middle ${percentile(ms, 0.5).toFixed(0)}, of ${ms.length})`,
    must: `${mostMs} ms`,
    aim: '250 ms',
    met: p95 <= mostMs,
  }
}

/** From a Stat call that another system creates to its sound in three browsers, and from its claim to their silence. */
export const benchAlerts = async (world: World): Promise<Row[]> => {
  const browser = await openBrowser()
  try {
    const pages = [
      await listening(browser, world, 'clinician@demo.example', 1280),
      await listening(browser, world, 'nurse2@demo.example', 1280),
      await listening(browser, world, 'trainee@demo.example', 390),
    ]
    const rest = await signInByRest(world.address, 'manager@demo.example')
    const before = await countIn(pages[0]!)
    const first = await createStat(rest)
    const { purpose, statusCode, room } = await rest<Record<'purpose' | 'statusCode' | 'room', { id: string }>>(
      'GET',
      `/calls/${first}`,
    )
    await rest('DELETE', `/calls/${first}`)
    const input = { purposeId: purpose.id, statusCodeId: statusCode.id, roomId: room.id }
    const measured = await repeat(rounds, async () => {
      await Promise.all(pages.map((page) => titleCount(page, before)))
      const told = (await Promise.all(pages.map(heardBy))).map(({ notifications }) => notifications.length)
      const created = Date.now()
      const { id: callId } = await rest<{ id: string }>('POST', '/calls', input)
      await Promise.all(
        pages.map((page, n) =>
          page
            .waitForFunction(
              ([count, since]) => {
                const { at, notifications } = (globalThis as unknown as { heard: Heard }).heard
                return notifications.length > count! && at >= since!
              },
              [told[n], created],
            )
            .catch(async (error: Error) => {
              const heard = JSON.stringify({ created, told: told[n], ...(await heardBy(page)) })
              throw new Error(`Browser ${n + 1} heard nothing of the call: ${heard}`, { cause: error })
            }),
        ),
      )
      const sounded = (await Promise.all(pages.map(heardBy))).map(({ at }) => at - created)
      const claimed = Date.now()
      await rest('POST', `/calls/${callId}/assigntome`)
      await Promise.all(
        pages.map((page) =>
          page.waitForFunction(() =>
            (globalThis as unknown as { heard: Heard }).heard.notifications.every(({ isOpen }) => !isOpen),
          ),
        ),
      )
      const silent = (await Promise.all(pages.map(heardBy))).map(
        ({ notifications }) => notifications.at(-1)!.closedAt - claimed,
      )
      await rest('DELETE', `/calls/${callId}`)
      return { sounded: Math.max(...sounded), silent: Math.max(...silent) }
    })
    return [
      rowOf(
        'Stat call created through REST, until the last of three browsers sounds',
        measured.map(({ sounded }) => sounded),
      ),
      rowOf(
        'Its claim, until the last of three browsers has taken its notification down',
        measured.map(({ silent }) => silent),
      ),
    ]
  } finally {
    await browser.close()
  }
}
