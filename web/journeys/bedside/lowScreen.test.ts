// A phone on its side, and a page at 200 %: what stays while one scrolls leaves room for what one reads.
import type { Page } from 'playwright-core'
import { isAccessible } from '../helpers/accessible'
import { dressingChangeDue, lastValues } from '../helpers/dressing'
import { signInByRest } from '../helpers/integration'
import { openStage } from '../helpers/stage'

const stage = openStage()
const { enter } = stage

/** Waits until nothing that stays covers at least this share of the screen's height, halfway down the page. */
const isFree = (page: Page, share: number) =>
  page.waitForFunction((least) => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement))
    const heights = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => index * 4 + 2)
    const free = heights.filter((y) => !stays(document.elementFromPoint(innerWidth / 2, y)))
    return free.length / heights.length >= least
  }, share)

const screens: { width: number; height: number; isPhone: boolean }[] = [
  { width: 667, height: 375, isPhone: true },
  { width: 844, height: 390, isPhone: false },
  { width: 720, height: 450, isPhone: true },
]

test.each(screens)('$width × $height: queue and New Call', async ({ isPhone, ...size }) => {
  const page = await enter('clinician@demo.example', size)
  await isFree(page, 0.65)
  const thumbs = page.getByRole('navigation', { name: 'Shortcuts' })
  await thumbs.waitFor({ state: isPhone ? 'visible' : 'hidden' })

  await page.goto(new URL('/calls/new', page.url()).href)
  await page.getByRole('group', { name: 'Actions' }).waitFor()
  await isFree(page, 0.6)
  // Two bars would leave too little.
  await thumbs.waitFor({ state: 'hidden' })
})

test('667 × 375: a call that one does, its line, the passport, the round and the team', async () => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const { callId, lineId } = await dressingChangeDue(rest, 'Low', lastValues)
  const page = await enter('clinician@demo.example', { width: 667, height: 375, at: `/calls/${callId}` })
  await page.getByText('This call is now assigned to you.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await isFree(page, 0.6)
  await isAccessible(page)
  for (const path of [`/lines/${lineId}`, `/lines/${lineId}/passport`, '/round', '/team']) {
    await page.goto(`${stage.server.address}${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await isFree(page, 0.6)
    await isAccessible(page)
  }
})
