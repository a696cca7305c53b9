// Where the system replaces colors, as the contrast themes of Windows do, what backgrounds and shadows say elsewhere shows
// by the system's own colors (ui/theme/forcedColors.css).
import type { Locator } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { hasFocus } from '../helpers/focus'
import { openStage } from '../helpers/stage'

const { enter } = openStage({ onEnter: (page) => page.emulateMedia({ forcedColors: 'active' }) })

type Colors = { ground: string; edge: string; text: string }

const colorsOf = (element: Locator, pseudo?: string): Promise<Colors> =>
  element.evaluate((node, part) => {
    const { backgroundColor, outlineColor, color } = getComputedStyle(node, part)
    return { ground: backgroundColor, edge: outlineColor, text: color }
  }, pseudo)

/** What the system's color is here. */
const systemColor = (element: Locator, name: string): Promise<string> =>
  element.evaluate((node, color) => {
    const probe = node.ownerDocument.createElement('i')
    probe.style.color = color
    node.ownerDocument.body.append(probe)
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  }, name)

/** Waits until it is filled with the color in which the system shows what is chosen. */
const isFilled = (element: Locator): Promise<void> =>
  until(async () =>
    expect(await colorsOf(element)).toMatchObject({
      ground: await systemColor(element, 'Highlight'),
      text: await systemColor(element, 'HighlightText'),
    }),
  )

test('what is chosen, turned on, under the keys, a Stat and a presence can be told from the rest without the app’s colors', async () => {
  const page = await enter('clinician@demo.example')
  const chip = page.getByRole('button', { name: /^Stat \d+ calls?$/ })
  await chip.click()
  await isFilled(chip)
  expect((await colorsOf(page.getByRole('button', { name: /^Unassigned \d+ calls?$/ }))).ground).not.toBe(
    await systemColor(chip, 'Highlight'),
  )
  await isFilled(page.getByRole('banner').getByRole('link', { name: 'Queue', exact: true }))
  const stat = page.locator('article[data-class=stat]').first()
  expect((await colorsOf(stat, '::before')).ground).toBe(await systemColor(stat, 'CanvasText'))
  expect((await colorsOf(stat.locator('.word'))).text).toBe(await systemColor(stat, 'Canvas'))

  // Full, of the person in the header, and hollow, of those who have calls.
  await chip.click()
  const dot = (presence: string) => page.locator(`[data-presence=${presence}] > [aria-hidden]`).first()
  const text = await systemColor(dot('ONLINE'), 'CanvasText')
  expect(await colorsOf(dot('ONLINE'))).toMatchObject({ ground: text, text })
  expect((await colorsOf(dot('OFFLINE'))).ground).not.toBe(text)

  await page.goto(new URL('/calls/new', page.url()).href)
  await page.getByRole('combobox', { name: 'Location' }).fill('ICU')
  await isFilled(page.locator('[role=option][data-highlighted]'))
  await page.keyboard.press('Escape')
  const turned = page.getByRole('switch', { name: 'Stat' })
  const track = turned.locator('> [aria-hidden]')
  await until(async () =>
    expect((await colorsOf(track.locator('> *'))).ground).toBe(await systemColor(turned, 'ButtonText')),
  )
  await turned.click()
  await until(async () => expect((await colorsOf(track)).ground).toBe(await systemColor(turned, 'Highlight')))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await hasFocus(turned)
  await until(async () => expect(await turned.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid'))
})
