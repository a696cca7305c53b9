import type { Locator, Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'

/**
 * Waits until the page has the colors of its color scheme, which change a frame later, and nothing fades or moves any
 * more: a color in transition has the wrong contrast. Animations without an end, such as a spinner, do not count.
 */
export const isStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    return (
      document.documentElement.classList.contains(scheme) &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
    )
  })
}

/** Gives the page another size, and waits until it is laid out by it: what fills the window's height follows a frame later. */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The element's distance from the top of the window, once it has not moved for some frames: scrolling begins slowly. */
export const standsStill = (element: Locator): Promise<number> =>
  element.evaluate(async (one) => {
    const top = () => Math.round(one.getBoundingClientRect().top)
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let before = top()
    for (let same = 0; same < 10; same += 1) {
      await drawn()
      if (top() !== before) same = 0
      before = top()
    }
    return before
  })

/** Waits until the element is again as far from the top as it was; within a pixel, because a browser scrolls by whole ones. */
export const isBackAt = async (element: Locator, top: number): Promise<void> =>
  until(async () => expect(Math.abs((await standsStill(element)) - top)).toBeLessThanOrEqual(1))
