import type { Page } from 'playwright-core'
import { linkToken } from '../../../server/test/harness/expect'
import { isAccessible, isAccessibleInEach, usualLooks, looksOf } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { hasFocus } from '../helpers/focus'
import { tabTo, typeText } from '../helpers/keyboard'
import { isLive } from '../helpers/people'
import { openStage } from '../helpers/stage'

const stage = openStage()
const { enter, excuse } = stage

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const openUsers = async (page: Page) => {
  await page.goto(`${stage.server.address}/users`)
  await page.getByRole('table', { name: 'Users' }).waitFor()
}
const find = async (page: Page, name: string) => {
  await page.getByLabel('Search', { exact: true }).fill(name)
  await page.getByText('1 user', { exact: true }).waitFor()
}
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

test('an administrator adds a person by keyboard alone, and is shown the invitation’s link once', async () => {
  const page = await enter('admin@demo.example', { at: null })
  await openUsers(page)
  await tabTo(page, 'Add New User')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add New User' }).locator('input:focus').waitFor()
  await typeText(page, 'Ólafur Þór Jónsson')
  await page.keyboard.press('Tab')
  await typeText(page, ' Olafur@Demo.Example ')
  await page.keyboard.press('Tab')
  await typeText(page, 'Clin')
  await tabTo(page, 'North Campus')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const link = page.getByLabel('Invitation link')
  await holds(
    link,
    expect.stringMatching(
      new RegExp(`^${stage.server.address.replaceAll('.', String.raw`\.`)}/welcome#${linkToken.source}$`),
    ),
  )
  await isAccessible(page)
  // A click outside does not lose it.
  await page.mouse.click(4, 400)
  await link.waitFor()
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await link.waitFor({ state: 'detached' })
  await hasFocus(page.getByRole('button', { name: 'Add New User' }))

  // The search ignores accents, and is in the address.
  await find(page, 'olaf')
  await page.waitForURL(/find=olaf/)
  await row(page, 'Ólafur Þór Jónsson').getByText('Invited').waitFor()
  await row(page, 'Ólafur Þór Jónsson').filter({ hasText: 'olafur@demo.example' }).waitFor()
})

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)('a person is added with a password, edited, disabled and found again, at %i pixels', async (width, colorScheme) => {
  const page = await enter('admin@demo.example', { width, height: 844, colorScheme, at: null })
  await openUsers(page)
  const [name, email] = [`Nadia Haddad ${width}`, `nadia${width}@demo.example`]
  await page.getByRole('button', { name: 'Add New User' }).click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Role').selectOption('Manager')
  await page.getByText('Set a password now').click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Password\*?$/)
    .fill('Correct horse 1!')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(`${name} added`).waitFor()
  await closed(page)

  // The same address again, in capitals and with blanks.
  await page.getByRole('button', { name: 'Add New User' }).click()
  await page.getByLabel('Full Name').fill('Someone Else')
  await page.getByLabel('E-Mail').fill(` ${email.toUpperCase()} `)
  await page.getByLabel('Role').selectOption('Clinician')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('This person is already in the list').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await closed(page)

  await find(page, name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Role').selectOption('Clinician')
  await page.getByLabel('Training').check()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await closed(page)
  await row(page, name).getByText('Training').last().waitFor()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
  await page.getByRole('button', { name: 'Unlock', exact: true }).waitFor()
  await page.getByLabel('Active').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await closed(page)
  await row(page, name).waitFor({ state: 'detached' })
  await page.getByLabel('Show disabled users').click()
  await row(page, name).getByText('Disabled').waitFor()
  await row(page, name).getByText('Locked').waitFor()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('button', { name: 'Remove from Riverside Health' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from Riverside Health' }).click()
  await row(page, name).waitFor({ state: 'detached' })
})

test('a nurse who is disabled stands before the sign-in at once, and their call is back in the queue', async () => {
  const admin = await enter('admin@demo.example', { at: null })
  const nurse = await enter('nurse2@demo.example')
  await isLive(nurse)
  await openUsers(admin)
  await find(admin, 'Ben Carter')
  await admin.getByRole('button', { name: 'Edit Ben Carter' }).click()
  await admin.getByLabel('Active').uncheck()
  await admin.getByRole('button', { name: 'Save' }).click()
  await closed(admin)
  await nurse.getByLabel('Password', { exact: true }).waitFor()
  excuse()
})

test('a manager reads the list; it is accessible in every look', async () => {
  const page = await enter('manager@demo.example', { at: null })
  await openUsers(page)
  await page.getByRole('button', { name: 'Add New User' }).waitFor({ state: 'detached' })
  await isAccessibleInEach(page, usualLooks)
  await find(page, 'Rosa Alvarez')
  await page.getByRole('button', { name: 'View Rosa Alvarez' }).click()
  await page.getByRole('dialog', { name: 'Rosa Alvarez' }).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Save' }).first().waitFor({ state: 'detached' })
})
