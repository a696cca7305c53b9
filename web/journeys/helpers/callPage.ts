import type { Page } from 'playwright-core'

const isPhone = (page: Page): boolean => page.viewportSize()!.width < 768

/** On a phone, unfolds what the page of a call shows in one line to its lead; elsewhere all of it is in sight. */
export const unfoldCall = async (page: Page): Promise<void> => {
  if (isPhone(page)) {
    const identity = page.getByRole('button', { name: /^Patient and request/ })
    // Somebody who leads another call does not become the lead.
    await identity.or(page.getByText('Call Not Assigned')).first().waitFor()
    if ((await identity.isVisible()) && (await identity.getAttribute('aria-expanded')) === 'false')
      await identity.click()
  }
  const others = page.getByRole('button', { name: 'All procedures' })
  // The button comes together with the panel, if the panel hides anything.
  await page.getByRole('region', { name: 'Procedures', exact: true }).waitFor()
  if (await others.isVisible()) await others.click()
}

/** The action of a call, on a phone from the menu More, which this opens. */
export const callAction = async (page: Page, name: string) => {
  const more = page.getByRole('button', { name: 'More', exact: true })
  const action = page.getByRole('button', { name, exact: true })
  await more.or(action).first().waitFor()
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click()
  return action
}
