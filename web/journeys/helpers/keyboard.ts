import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'

/** Presses Tab, or Shift+Tab, until the focus is on the element with this name, which may come only after some rounds. */
export const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const named = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const label =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
          ? activeElement.labels?.[0]?.textContent.replace('*', '').trim()
          : undefined
      return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent
    })
  await until(async () => {
    for (let presses = 0; presses < 120; presses += 1) {
      if ((await named()) === name) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} does not come to ${name}.`)
  })
}
