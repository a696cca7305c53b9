/** The parts of a call's page that a keyboard user can go to at once. */
export const proceduresId = 'procedures'

const focusIn = (selectors: readonly string[]): void => {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((each) => each !== null)
  found?.scrollIntoView?.({ block: 'center' })
  found?.focus({ preventScroll: true })
}

/** The first procedure, or whatever is shown of them. */
export const focusProcedures = (): void =>
  focusIn([`#${proceduresId} li input`, `#${proceduresId} input`, `#${proceduresId}`])

/** The bar with the page's actions. */
export const focusActions = (): void => focusIn(['[role=group][aria-label=Actions]'])
