import type { Locator, Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'

/** Waits until the field holds this text, or one that `expect.stringMatching` describes. */
export const holds = async (field: Locator, text: string): Promise<void> =>
  until(async () => expect(await field.inputValue()).toEqual(text))

const highlighted = (page: Page) => page.locator('[role=option][data-highlighted]')

/** Chooses the highlighted option with Enter; a list highlights one a moment after it has opened. */
export const chooseHighlighted = async (page: Page): Promise<void> => {
  await highlighted(page).first().waitFor()
  await page.keyboard.press('Enter')
  await highlighted(page).first().waitFor({ state: 'detached' })
}

/** Types into a field with options, and chooses the one that is highlighted then. */
export const chooseOption = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text)
  await chooseHighlighted(field.page())
}
