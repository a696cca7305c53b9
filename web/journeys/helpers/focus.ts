import type { Locator } from 'playwright-core'

/** Waits until the element has the focus, which often comes a frame after what it belongs to. */
export const hasFocus = (element: Locator): Promise<void> => element.and(element.page().locator(':focus')).waitFor()

/** Waits until the focus is somewhere inside the element. */
export const hasFocusInside = (element: Locator): Promise<void> => element.locator(':focus').first().waitFor()
