import type { Browser, Locator } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { isAccessible } from './helpers/accessible'
import { openBrowser } from './helpers/browser'
import { holds } from './helpers/fields'
import { hasFocus } from './helpers/focus'
import { openMovedHospital, type MovedHospital } from './helpers/movedClock'
import { cards, signIn, type Screen } from './helpers/people'
import { isBackAt, standsStill } from './helpers/still'

let browser: Browser
let server: MovedHospital
let rosa: Screen

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), openMovedHospital()])
  rosa = await signIn(browser, server.address, 'clinician@demo.example')
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

/**
 * Time passes until so many seconds after the last session's end, before it if negative, and until these are shown. Only
 * the server's clock moves, and pages hear of it. What was still on its way when it moved may have been a deed, which
 * moves the end: then more time passes.
 */
const passesTo = (seconds: number, ...shown: Locator[]): Promise<void> =>
  until(async () => {
    const { _max } = await server.clients.system.session.aggregate({ _max: { seenAt: true } })
    const ahead = _max.seenAt!.getTime() + (15 * 60 + seconds) * 1_000 - server.now().getTime()
    if (ahead > 0) server.putForward(ahead)
    for (const each of shown) expect(await each.isVisible()).toBe(true)
  })

test('what was typed survives the warning, the lock, and signing in again in another tab (rules 2.6)', async () => {
  const { page, context, complaints } = rosa
  await page.goto(`${server.address}/calls/new`)
  await page.getByRole('combobox', { name: 'Need' }).fill('PICC')
  await page.getByRole('option', { name: 'PICC Insertion' }).click()
  await page.getByLabel('Contact').fill('ext 7101')
  const other = await context.newPage()
  await other.goto(`${server.address}/calls/queue`)
  await cards(other).nth(30).scrollIntoViewIfNeeded()
  await other.waitForFunction(() => scrollY > 500)
  await standsStill(cards(other).nth(30))
  const under = (await other.getByRole('banner').boundingBox())!
  const firstInSight = await cards(other).evaluateAll(
    (all, from) => all.findIndex((card) => card.getBoundingClientRect().bottom > from),
    under.y + under.height,
  )
  const read = cards(other).nth(firstInSight)
  const readAt = await standsStill(read)

  // The session ends after 15 minutes without activity; a minute before, it warns.
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await passesTo(-55, warning)
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await warning.waitFor({ state: 'detached' })
  // Activity in one tab counts for both.
  await other.getByRole('alertdialog').waitFor({ state: 'detached' })

  // The dialog with the shortcuts is open when the session ends.
  await page.getByRole('heading', { name: 'New Call' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  const locked = [page, other].map((tab) => tab.getByRole('heading', { name: 'Sign in again' }))
  await passesTo(5, ...locked)
  for (const tab of [page, other])
    await until(async () =>
      expect((await tab.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(
        'Sign in again Your session is over. Sign in to go on where you were; what you typed is kept. E-mail Password Sign in',
      ),
    )
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await locked[0]!.waitFor()
  await hasFocus(page.locator('input[name=password]'))

  // Meanwhile, what is above the place that was read becomes higher.
  await other.evaluate(() => {
    const more = document.createElement('div')
    more.style.height = '120px'
    document.getElementById('content')!.prepend(more)
  })
  await other.getByLabel('Password', { exact: true }).fill(demoPassword)
  await other.keyboard.press('Enter')
  await Promise.all(locked.map((heading) => heading.waitFor({ state: 'detached' })))
  await isBackAt(read, readAt)
  await page.keyboard.press('Escape')
  await holds(page.getByRole('combobox', { name: 'Need' }), 'PICC Insertion')
  await holds(page.getByLabel('Contact'), 'ext 7101')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL('**/calls/queue')
  await other.getByText('ext 7101').waitFor()
  expect(complaints).toEqual([])
})

test('what was typed into a dialog of a list survives as well', async () => {
  const { page, complaints } = await signIn(browser, server.address, 'admin@demo.example')
  await page.goto(`${server.address}/users`)
  await page.getByRole('button', { name: 'Add New User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New User' })
  await dialog.getByLabel('Full Name').fill('Nadia Haddad')
  const locked = page.getByRole('heading', { name: 'Sign in again' })
  await passesTo(60, locked)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor({ state: 'detached' })
  await holds(dialog.getByLabel('Full Name'), 'Nadia Haddad')
  // Also when the list below it was read again.
  await page.locator('table[aria-label="Users"]').waitFor({ state: 'attached' })
  await holds(dialog.getByLabel('Full Name'), 'Nadia Haddad')
  expect(complaints).toEqual([])
})
