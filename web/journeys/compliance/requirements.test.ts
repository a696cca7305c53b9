import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { chooseHighlighted } from '../helpers/fields'
import { tabTo, typeText } from '../helpers/keyboard'
import { openStage } from '../helpers/stage'

const stage = openStage()
const { enter } = stage

const open = async (page: Page): Promise<void> => {
  await page.goto(`${stage.server.address}/configuration/compliancerequirements`)
  await table(page).waitFor()
}
const table = (page: Page) => page.getByRole('table', { name: 'Compliance requirements' })
const names = (page: Page) => table(page).getByRole('rowheader').allInnerTexts()
const categories = (page: Page) => page.getByRole('table', { name: 'Categories' }).getByRole('rowheader')
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

test('an administrator adds a category and a requirement and puts it in order by keyboard alone; a manager sees it a moment later', async () => {
  const manager = await enter('manager@demo.example', { width: 390, height: 844, at: null })
  await open(manager)
  const verbs = manager.getByRole('button', { name: /^(Add|New Category|Save Order|Edit|Delete|Move)/ })
  await verbs.first().waitFor({ state: 'detached' })

  const admin = await enter('admin@demo.example')
  await tabTo(admin, 'Administration')
  await admin.keyboard.press('Enter')
  await tabTo(admin, 'Configuration')
  await admin.keyboard.press('Enter')
  await tabTo(admin, 'Compliance Requirements')
  await admin.keyboard.press('Enter')
  await table(admin).waitFor()

  await tabTo(admin, 'New Category')
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog', { name: 'New Category' }).locator('input:focus').waitFor()
  await admin.keyboard.press('Enter')
  await admin.getByText('Category name is required').waitFor()
  await typeText(admin, 'Courses')
  await admin.keyboard.press('Enter')
  await closed(admin)
  await categories(admin).filter({ hasText: 'Courses' }).waitFor()

  await tabTo(admin, 'Add')
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog', { name: 'Edit Item' }).locator('input:focus').waitFor()
  await typeText(admin, 'Ultrasound Course')
  await tabTo(admin, 'Category')
  await typeText(admin, 'Cou')
  await admin.getByRole('option', { name: 'Courses' }).waitFor()
  await chooseHighlighted(admin)
  await tabTo(admin, 'Global Requirement')
  await admin.keyboard.press('Space')
  await until(async () => expect(await admin.getByRole('checkbox', { name: 'Main Hospital' }).isDisabled()).toBe(true))
  await tabTo(admin, 'Link')
  await typeText(admin, 'https://www.avainfo.org')
  await tabTo(admin, 'Grace period')
  await typeText(admin, '60')
  await admin.keyboard.press('Enter')
  await closed(admin)
  await until(async () => expect((await names(admin)).at(-1)).toBe('Ultrasound Course'))
  await table(manager).getByRole('rowheader', { name: 'Ultrasound Course' }).waitFor()

  await tabTo(admin, 'Move Ultrasound Course')
  await admin.keyboard.press('Space')
  await admin.keyboard.press('Home')
  await admin.keyboard.press('Space')
  await admin.getByText(/^Ultrasound Course put down, place 1 of /).waitFor()
  await tabTo(admin, 'Save Order', 'Shift+Tab')
  await admin.keyboard.press('Enter')
  await admin.getByText('Order saved').waitFor()
  await admin.reload()
  await table(admin).waitFor()
  await until(async () => expect((await names(admin))[0]).toBe('Ultrasound Course'))
  const link = admin.getByRole('link', { name: 'Open the link of Ultrasound Course in a new tab' })
  await link.and(admin.locator('[rel="noopener noreferrer"]')).waitFor()
})

test('a category that is used stays, and goes once its requirement is deleted; on a phone', async () => {
  const page = await enter('admin@demo.example', { width: 390, height: 844, at: null })
  await open(page)
  const remove = async (name: string, question: string) => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    const asked = page.getByRole('alertdialog', { name: question })
    await asked.getByRole('button', { name: 'Delete' }).click()
    await asked.waitFor({ state: 'detached' })
  }
  const ofCategory = 'Are you sure you want to delete this category?'
  await page.getByRole('button', { name: 'New Category' }).click()
  await page.getByLabel('Name').fill('Badges')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await closed(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Name').fill('Door Badge')
  await page.getByRole('button', { name: 'Show Category' }).click()
  await page.getByRole('option', { name: 'Badges' }).click()
  await page.getByRole('checkbox', { name: 'Desert Clinic' }).check()
  await page.getByRole('textbox', { name: 'Grace period' }).fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await closed(page)

  await remove('Badges', ofCategory)
  await page.getByText('A requirement is in Badges: Door Badge. Move or delete it first.').waitFor()
  await remove('Door Badge', 'Are you sure you want to delete this item?')
  await page.getByText('Door Badge was deleted').waitFor()
  await remove('Badges', ofCategory)
  await page.getByText('Badges was deleted').waitFor()
  await categories(page).filter({ hasText: 'Badges' }).waitFor({ state: 'detached' })
})

test('the onboarding grace period is edited, and another administrator sees it at once', async () => {
  const one = await enter('admin@demo.example')
  const other = await enter('system@demo.example')
  for (const page of [one, other]) await open(page)
  const panel = (page: Page) => page.getByRole('region', { name: 'Onboarding Grace Period' })
  await panel(one).getByText('30 days').waitFor()
  await one.getByRole('button', { name: 'Edit Onboarding Grace Period' }).click()
  await one.getByRole('textbox', { name: 'Grace period' }).fill('45')
  await one.keyboard.press('Enter')
  await closed(one)
  await panel(other).getByText('45 days').waitFor()
})

test('the page and its dialogs are accessible and fit, light and dark, wide and narrow', async () => {
  const page = await enter('admin@demo.example', { at: null })
  const check = () => isAccessibleInEach(page, usualLooks)
  await open(page)
  await check()
  await page.getByRole('button', { name: 'Edit ACLS' }).click()
  await page.getByRole('dialog', { name: 'Edit Item' }).waitFor()
  await check()
  await page.keyboard.press('Escape')
  await closed(page)
  await page.getByRole('button', { name: 'New Category' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Category name is required').waitFor()
  await check()
})
