import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The main sections that the person may open, those of the header's menus included. */
export const sectionsOf = async (page: Page): Promise<string[]> => {
  const names = await main(page).getByRole('link').allTextContents()
  for (const menu of await main(page).getByRole('button').all()) {
    await menu.click()
    names.push(...(await main(page).getByRole('group').getByRole('link').allTextContents()))
    await page.keyboard.press('Escape')
  }
  return names
}

/** Opens a section from the header, or on a narrow screen from the drawer. */
export const openSection = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole('link', { name, exact: true })
  if (!(await main(page).isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
  else if ((await main(page).getByRole('link', { name, exact: true }).count()) === 0)
    for (const menu of await main(page).getByRole('button').all()) {
      await menu.click()
      if ((await main(page).getByRole('link', { name, exact: true }).count()) > 0) break
      await page.keyboard.press('Escape')
    }
  await link.first().click()
}
