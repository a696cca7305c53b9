import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isStill } from './still'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until nothing is wider than the screen. */
export const nothingOverflows = (page: Page): Promise<void> =>
  until(async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    ),
  )

/** The page breaks no rule of WCAG 2.2 AA that a program can check, and nothing overflows the screen sideways. */
export const isAccessible = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize()!
  // As high as the page, so that its bars cover nothing.
  await page.setViewportSize({ width, height: 6_000 })
  await isStill(page)
  // Reports violations only, and skips the support for frames of other origins, which the app never has.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await nothingOverflows(page)
  await page.setViewportSize({ width, height })
}

type Look = readonly [colorScheme: 'light' | 'dark', width: number]

/** Desktop and phones, including the narrowest, in light and dark mode. */
export const usualLooks: readonly Look[] = [
  ['light', 1280],
  ['dark', 390],
  ['light', 320],
  ['dark', 1280],
]

/** Runs the check in each of these looks, without reloading the page. */
export const isAccessibleInEach = async (page: Page, looks: readonly Look[]): Promise<void> => {
  const { width: usualWidth, height } = page.viewportSize()!
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await isAccessible(page)
  }
  await page.emulateMedia({ colorScheme: looks[0]![0] })
  await page.setViewportSize({ width: usualWidth, height })
}
