import type { Locator, Page } from 'playwright-core'
import { pressKey, typeText } from './keyboard'
import { isStill } from './still'

/** What a person did: taps or clicks, swipes, and keys besides typed texts. */
export type Effort = { taps: number; swipes: number; keys: number }

/** How much of the screen one swipe of the thumb moves. */
const swipeShare = 0.7

/** The part of the screen in which the thing can be tapped: nothing covers its middle. */
const isInReach = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const target = element.closest('label') ?? element
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + Math.min(width / 2, 40), top + height / 2]
    if (y < 0 || y > innerHeight) return false
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (target.contains(hit) || hit.contains(target))
  })

/**
 * Does things as a person does, and counts them: swipes until the thing is in reach, then taps it. Nothing is scrolled
 * by the browser's automation, which would hide what a person has to do.
 */
export const counting = (page: Page) => {
  const effort: Effort = { taps: 0, swipes: 0, keys: 0 }

  const reach = async (thing: Locator): Promise<void> => {
    await thing.waitFor({ state: 'attached' })
    // What opens or moves is out of reach only for a moment.
    await isStill(page)
    for (let tries = 0; !(await isInReach(thing)); tries += 1) {
      if (tries > 40) throw new Error(`${String(thing)} cannot be reached by swiping.`)
      const isBelow = await thing.evaluate((element) => element.getBoundingClientRect().top > innerHeight / 2)
      const before = await page.evaluate(() => scrollY)
      await page.evaluate(
        (by) => scrollBy({ top: by * innerHeight, behavior: 'instant' }),
        isBelow ? swipeShare : -swipeShare,
      )
      if ((await page.evaluate(() => scrollY)) === before) throw new Error(`${String(thing)} is out of reach.`)
      effort.swipes += 1
    }
  }

  return {
    effort,
    /** Swipes to the thing, and taps or clicks it. */
    tap: async (thing: Locator): Promise<void> => {
      await reach(thing)
      effort.taps += 1
      await thing.click()
    },
    /** Presses keys, one after the other, as fast as shortcuts take them. */
    press: async (...keys: string[]): Promise<void> => {
      for (const key of keys) {
        effort.keys += 1
        await pressKey(page, key)
      }
    },
    /** Types a text, which is not counted: every way to do this needs it. */
    type: (text: string): Promise<void> => typeText(page, text),
  }
}
