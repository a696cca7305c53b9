import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'

/** A shortcut needs it before and after it (rules 10.4a). */
const quietMs = 200

/** Waits until no key has come for that long, by the browser's clock. What a key writes is on its way then. */
export const keysAreQuiet = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    // Keys have their times by this clock as well.
    const begun = performance.now()
    while (performance.now() < begun + ms) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, quietMs)

/** Presses a key as a person does who means a shortcut: not right after another one. */
export const pressKey = async (page: Page, key: string): Promise<void> => {
  await keysAreQuiet(page)
  await page.keyboard.press(key)
}

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
