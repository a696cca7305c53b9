import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The page as it stands breaks no rule of WCAG 2.2 AA that a program can find, and nothing of it lies beside the screen. */
export const isAccessible = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize()!
  // As high as the page, so that its bars cover nothing of it.
  await page.setViewportSize({ width, height: 6_000 })
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.setViewportSize({ width, height })
}
