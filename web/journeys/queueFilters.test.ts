import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessibleInEach, nothingOverflows, usualLooks, looksOf } from './helpers/accessible'
import { hasFocus, hasFocusInside } from './helpers/focus'
import { signInByRest } from './helpers/integration'
import { pressKey, tabTo, typeText } from './helpers/keyboard'
import { isLive } from './helpers/people'
import { openStage } from './helpers/stage'
import { isBackAt, standsStill } from './helpers/still'

const stage = openStage()
const { enter } = stage

type Call = {
  id: string
  statusCode: { name: string }
  purpose: { name: string }
  room: { name: string } | null
  assignedTo: object | null
}

const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+ calls?$`) })
const chipCount = async (page: Page, name: string) => Number(/\d+/.exec(await chip(page, name).innerText())![0])
const shown = (page: Page) => page.getByRole('article')
/** Waits until the list follows the chips. */
const isFiltered = (page: Page) => page.getByRole('button', { name: /^(Clear filter|Show it|Show them)$/ }).waitFor()
const groups = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts()
const rest = () => signInByRest(stage.server.address, 'manager@demo.example')
const activeCalls = async () => (await rest())<Call[]>('GET', '/calls/active')

/** Whether an element is fully on the screen, between the header and the bar at the bottom. */
const isInReach = (element: ReturnType<Page['getByRole']>) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && node.contains(at)
  })

test('a room is found as people say it, by keyboard alone, and what finds nothing says so', async () => {
  const page = await enter('clinician@demo.example')
  const { room } = (await activeCalls()).find((call) => call.room && /^\w+-\w+$/.test(call.room.name))!
  const typed = room!.name.toLowerCase().replace('-', '')
  await pressKey(page, '/')
  await typeText(page, typed)
  await page.waitForURL(`**/calls/queue?search=${typed}`)
  await until(async () => {
    const places = await page.locator('article .place').allTextContents()
    expect(places).toEqual(places.map(() => expect.stringContaining(room!.name)))
    expect(places).not.toEqual([])
  })
  await page.keyboard.press('Enter')
  await hasFocusInside(shown(page).first())
  await page.keyboard.press('Shift+Tab')
  await pressKey(page, '/')
  await page.keyboard.press('ControlOrMeta+A')
  await typeText(page, '😀')
  await page.getByText('No call matches “😀”.').waitFor()
  await page.waitForURL((url) => url.search === '')
  await page.keyboard.press('Escape')
  // No card joins a list while somebody points at it.
  await page.mouse.move(0, 0)
  await until(async () => expect(await shown(page).count()).toBe((await activeCalls()).length))
})

test('a chip brings its group under the thumb, on a phone and from far below', async () => {
  const page = await enter('clinician@demo.example', { width: 390, height: 844 })
  await chip(page, 'Line checks').waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const isAtTop = (name: string) =>
    page.waitForFunction((group) => {
      const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent.startsWith(group))
      const top = heading?.getBoundingClientRect().top
      return top !== undefined && top >= 56 && top < 300
    }, name)
  // Stays in reach under the header, and scrolls sideways.
  await until(() => isInReach(chip(page, 'Stat')))
  await chip(page, 'On Hold').click()
  await isAtTop('On Hold')
  await until(async () => {
    expect((await groups(page)).map((text) => /^\D+/.exec(text)![0].trim())).toEqual(['On Hold'])
    expect(await shown(page).count()).toBe(await chipCount(page, 'On Hold'))
  })
  await chip(page, 'Unassigned').click()
  await page.waitForURL((url) => url.searchParams.get('show') === 'onHold,unassigned')
  // The filter survives a reload.
  await page.reload()
  await shown(page).first().waitFor()
  await chip(page, 'On Hold').and(page.locator('[aria-pressed=true]')).waitFor()
  await chip(page, 'Unassigned').click()
  await page.waitForURL((url) => url.searchParams.get('show') === 'onHold')
  await chip(page, 'On Hold').click()
  await isAtTop('Stat')
  await page.waitForURL((url) => url.search === '')
})

test('a Stat call that arrives behind a filter is announced with a way to it, and does not move the cards', async () => {
  const page = await enter('nurse2@demo.example')
  await isLive(page)
  await chip(page, 'On Hold').click()
  const first = shown(page).first()
  await isFiltered(page)
  const before = await standsStill(first)
  const integration = await rest()
  const [purposes, statuses] = await Promise.all([
    integration<{ id: string; name: string }[]>('GET', '/callpurposes'),
    integration<{ id: string; name: string }[]>('GET', '/callstatuscodes'),
  ])
  const hidden = (await activeCalls()).filter((call) => call.statusCode.name === 'Stat' && !call.assignedTo).length
  await integration('POST', '/calls', {
    purposeId: purposes.find(({ name }) => name === 'Declot')!.id,
    statusCodeId: statuses.find(({ name }) => name === 'Stat')!.id,
    contact: 'ext 7101',
  })
  await page
    .getByText(`${hidden + 1} Stats are hidden by the filter`)
    .first()
    .waitFor()
  await isBackAt(first, before)
  await page.getByRole('button', { name: 'Show them' }).click()
  await page.getByText('ext 7101').waitFor()
  await page.waitForURL((url) => url.search === '')
})

test('the reader’s own call is pinned above the groups, one tap away', async () => {
  const page = await enter('nurse2@demo.example', { width: 390, height: 844 })
  const integration = await signInByRest(stage.server.address, 'nurse2@demo.example')
  const call = (await activeCalls()).find(
    ({ assignedTo, statusCode, purpose }) =>
      !assignedTo && statusCode.name === 'Normal' && purpose.name !== 'Dressing Change',
  )!
  await isLive(page)
  await integration('POST', `/calls/${call.id}/assigntome`)
  const pinned = page.getByRole('region', { name: 'My call' }).getByRole('link')
  await pinned.waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await until(() => isInReach(pinned))
  await pinned.click()
  await page.waitForURL(`**/calls/${call.id}`)
  await page.getByRole('heading', { name: 'Work log' }).waitFor()
  await integration('POST', `/calls/${call.id}/return`)
})

test('the dense list has the same calls, is remembered, and is walked by keyboard', async () => {
  const page = await enter('clinician@demo.example')
  const titles = page.getByRole('heading', { level: 3 }).getByRole('link')
  const hrefs = () => titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const before = await hrefs()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.locator('article .contact').first().waitFor()
  // A scheduled call may have joined meanwhile.
  await until(async () => expect((await hrefs()).filter((href) => before.includes(href))).toEqual(before))
  await until(async () => {
    const heights = await shown(page).evaluateAll((rows) => rows.slice(0, 6).map((row) => row.clientHeight))
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
  })
  await page.reload()
  await page.locator('article .contact').first().waitFor()
  await page.getByRole('button', { name: 'List', exact: true }).focus()
  await tabTo(page, (await titles.first().textContent())!)
  const href = await page.locator('h3 a:focus').getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
  await page.getByRole('heading', { name: 'Work log' }).waitFor()
  await page.goBack()
  // Going back focuses the row of the call.
  await hasFocus(page.locator(`h3 a[href="${href}"]`))
})

test.each(
  looksOf([
    [640, 400],
    [320, 844],
  ]),
)('at %i × %i nothing is cut off or out of reach', async (width, height) => {
  const page = await enter('clinician@demo.example', { width, height })
  for (const layout of ['Cards', 'List']) {
    await page.getByRole('button', { name: layout, exact: true }).click()
    await chip(page, 'Normal').click()
    await isFiltered(page)
    await nothingOverflows(page)
    // No focused call is under a bar.
    await chip(page, 'Unassigned').focus()
    for (let calls = 0; calls < 6;) {
      await page.keyboard.press('Tab')
      const link = page.locator('h3 a:focus')
      if ((await link.count()) === 0) continue
      await until(() =>
        link.evaluate((shownLink) => {
          const { left, top, bottom } = shownLink.getBoundingClientRect()
          const at = document.elementFromPoint(left + 5, (top + bottom) / 2)
          return at !== null && shownLink.closest('article')!.contains(at)
        }),
      )
      calls += 1
    }
    for (const name of ['Stat', 'Unassigned']) {
      await chip(page, name).focus()
      await until(() => isInReach(chip(page, name)))
    }
    await chip(page, 'Normal').click()
  }
})

test('cards and list pass the automated accessibility check while filtered, light and dark', async () => {
  const page = await enter('trainee@demo.example')
  await chip(page, 'Line checks').click()
  await isFiltered(page)
  await isAccessibleInEach(page, usualLooks)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await chip(page, 'Line checks').click()
  await page.locator('article .contact').first().waitFor()
  await isAccessibleInEach(page, usualLooks)
})
