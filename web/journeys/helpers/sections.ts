import type { Locator, Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Opens a menu of the header; answers its sections. */
const opened = async (page: Page, menu: Locator): Promise<string[]> => {
  await menu.click()
  const links = main(page).getByRole('group').getByRole('link')
  await links.first().waitFor()
  return links.allTextContents()
}

const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await main(page).getByRole('group').waitFor({ state: 'detached' })
}

/** The main sections that the person may open, those of the header's menus included. */
export const sectionsOf = async (page: Page): Promise<string[]> => {
  await main(page).getByRole('link').first().waitFor()
  const names = await main(page).getByRole('link').allTextContents()
  for (const menu of await main(page).getByRole('button').all()) {
    names.push(...(await opened(page, menu)))
    await closeMenu(page)
  }
  return names
}

/** Opens a section from the header, or on a narrow screen from the drawer. */
export const openSection = async (page: Page, name: string): Promise<void> => {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  await main(page).or(drawer).filter({ visible: true }).first().waitFor()
  const direct = main(page).getByRole('link', { name, exact: true })
  if (await drawer.isVisible()) await drawer.click()
  else if ((await direct.count()) === 0)
    for (const menu of await main(page).getByRole('button').all()) {
      if ((await opened(page, menu)).includes(name)) break
      await closeMenu(page)
    }
  await page.getByRole('link', { name, exact: true }).first().click()
}
