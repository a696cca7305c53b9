const openParts = [
  '[role=dialog][data-state=open]',
  '[role=alertdialog][data-state=open]',
  '[role=menu][data-state=open]',
  '[data-fold=open]',
].join(', ')

/** Whether the person has opened a dialog, a menu or a panel. */
export const isPartOpen = (): boolean => document.querySelector(openParts) !== null

/**
 * Gives the focus to a part of a page that has just arrived; not while the person has something open, because a menu
 * that was opened while the page loaded would close under the hand.
 */
export const focusArrived = (element: HTMLElement | null | undefined): void => {
  if (!isPartOpen()) element?.focus({ preventScroll: true })
}
