// All providers: created, renamed, worked in, and made inactive while somebody works there (rules 9.6, 9.7).
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { tabTo, typeText } from '../helpers/keyboard'
import { isLive } from '../helpers/people'
import { openStage } from '../helpers/stage'

// A browser logs each request that is refused with an error status, and React each page that was refused.
const stage = openStage({ excused: /Failed to load resource|Your role does not allow this/ })
const { enter } = stage

const queue = (page: Page) => page.getByRole('heading', { name: 'Queue', level: 1 })
const providers = (page: Page) => page.getByRole('table', { name: 'Providers' })
const providerSwitch = (page: Page) => page.getByRole('button', { name: /^Provider: / })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const switchTo = async (page: Page, name: string) => {
  await providerSwitch(page).click()
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: `Provider: ${name}` }).waitFor()
  await queue(page).waitFor()
}
const open = async (page: Page, name: string) => {
  await page.goto(`${stage.server.address}/providers`)
  await page.getByRole('link', { name, exact: true }).click()
  await heading(page, name).waitFor()
}

test('an administrator creates a provider by keyboard, renames it, gives themselves access, and switches into it without a reload', async () => {
  const page = await enter('system@demo.example', { at: '/providers' })
  await providers(page).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await tabTo(page, 'Create')
  await page.keyboard.press('Enter')
  await page.locator('input[name=name]:focus').waitFor()
  await typeText(page, 'harbor Health')
  await page.keyboard.press('Enter')
  await page.getByText('harbor Health created').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tabTo(page, 'Edit harbor Health')
  await page.keyboard.press('Enter')
  await heading(page, 'harbor Health').waitFor()

  await tabTo(page, 'Name')
  await page.keyboard.press('ControlOrMeta+A')
  await typeText(page, 'riverside health')
  await page.keyboard.press('Enter')
  await page.getByText('There is a provider of this name already').waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await typeText(page, 'Harbour Health')
  await page.keyboard.press('Enter')
  await page.getByText('Harbour Health saved').waitFor()
  await heading(page, 'Harbour Health').waitFor()

  await tabTo(page, 'Add Access')
  await page.keyboard.press('Enter')
  await page.getByText("You've been granted access to this provider").waitFor()
  await page.getByText(/^Your role in this provider is System Administrator/).waitFor()
  await switchTo(page, 'Harbour Health')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  // One's own provider stays active.
  await open(page, 'Harbour Health')
  await page.getByText('You work in this provider now. To make it inactive, switch to another one first.').waitFor()
  await until(async () => expect(await page.getByLabel('Status').isDisabled()).toBe(true))
  await switchTo(page, 'Riverside Health')
})

test('who works in a provider that is made inactive is out at once, and back in without a reload when it is active again', async () => {
  const admin = await enter('system@demo.example')
  const nurse = await enter('other@demo.example', { width: 390, height: 844 })
  await isLive(nurse)
  await nurse.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await open(admin, 'Lakeshore Medical')
  await admin.getByLabel('Status').selectOption('Inactive')
  await admin.getByRole('button', { name: 'Save' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Make Lakeshore Medical inactive?' })
  await question.getByText('Everyone who works there now is signed out of it at once.').waitFor()
  await isAccessible(admin)
  await question.getByRole('button', { name: 'Make Inactive' }).click()
  await admin.getByText('Lakeshore Medical saved').waitFor()
  await heading(nurse, 'Your provider is inactive').waitFor()
  await nurse.getByText('Lakeshore Medical is inactive, so no one can work there now.').waitFor()
  await isAccessible(nurse)
  // A person who comes in anew is told the same.
  await nurse.reload()
  await heading(nurse, 'Your provider is inactive').waitFor()
  await nurse.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  await admin.goto(`${stage.server.address}/providers`)
  await admin
    .getByRole('row', { name: /Lakeshore Medical/ })
    .getByText('Inactive')
    .waitFor()
  await open(admin, 'Lakeshore Medical')
  await admin.getByLabel('Status').selectOption('Active')
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByText('Lakeshore Medical saved').waitFor()
  await queue(nurse).waitFor()
  await isLive(nurse)
  expect(await nurse.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('a person of two providers goes on in the other one, and is told why', async () => {
  const admin = await enter('system@demo.example', { at: null })
  const other = await enter('system@demo.example')
  await open(admin, 'Lakeshore Medical')
  await switchTo(other, 'Lakeshore Medical')
  await isLive(other)
  await admin.getByLabel('Status').selectOption('Inactive')
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'Make Inactive' }).click()
  await other.getByText('The provider was made inactive').waitFor()
  await other.getByRole('button', { name: /^Provider: (?!Lakeshore)/ }).waitFor()
  await queue(other).waitFor()
  // The one who did it stays where they work.
  await admin.getByText('Lakeshore Medical saved').waitFor()
  await admin.getByLabel('Status').selectOption('Active')
  await admin.getByRole('button', { name: 'Save' }).click()
  await heading(admin, 'Lakeshore Medical').locator('..').getByText('Active', { exact: true }).waitFor()
})

test.each(['admin', 'clinician'])('%s sees no providers', async (who) => {
  const page = await enter(`${who}@demo.example`)
  await page.getByRole('link', { name: 'Providers', includeHidden: true }).first().waitFor({ state: 'detached' })
  await page.goto(`${stage.server.address}/providers`)
  await page.getByText('You are not allowed to see this page.').waitFor()
})

test('both screens are accessible and fit, light and dark, wide and narrow; a provider that does not exist says so', async () => {
  const page = await enter('system@demo.example', { at: '/providers' })
  await providers(page).waitFor()
  // The header of somebody with all sections and two providers is the fullest.
  await isAccessibleInEach(page, [...usualLooks, ['light', 1024], ['light', 768]])
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('dialog', { name: 'Create Provider' }).waitFor()
  await isAccessible(page)
  await open(page, 'Lakeshore Medical')
  await isAccessibleInEach(page, usualLooks)
  await page.goto(`${stage.server.address}/providers/00000000-0000-7000-8000-000000000000`)
  await page.getByText('Error Loading Provider, please try again later.').waitFor()
})
