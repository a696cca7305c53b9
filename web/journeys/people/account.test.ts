// A person's own account in the browser: name, e-mail, password and sessions (rules 9.4, 9.8, 9.9).
import pg from 'pg'
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { demoPassword } from '../../../prisma/demo/plan/accounts'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { tabTo, typeText } from '../helpers/keyboard'
import { lockAccount } from '../helpers/lockAccount'
import { openStage } from '../helpers/stage'

// A browser logs each request that was refused because its session had ended.
const stage = openStage({ excused: /401|WebSocket/ })
const { enter } = stage

/** Changes the database behind the server's back. */
const change = async (sql: string, ...values: unknown[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: stage.server.databaseUrl })
  await owner.connect()
  await owner.query(sql, values)
  await owner.end()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const notice = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text).waitFor()
const open = (page: Page, path: string) => page.goto(`${stage.server.address}${path}`)

const typePasswords = async (page: Page, old: string, next: string, confirmed = next) => {
  await page.getByLabel(/^Old password/).fill(old)
  await page.getByLabel(/^New password/).fill(next)
  await page.getByLabel(/^Confirm New password/).fill(confirmed)
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
}

/** Signs in with another password than the demo's. */
const signInWith = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('the person’s menu leads to the account, where the name changes by keyboard alone, and the header shows it', async () => {
  const page = await enter('clinician@demo.example')
  await tabTo(page, 'Your account, Rosa Alvarez')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Your account' }).waitFor()
  await tabTo(page, 'Your account')
  await page.keyboard.press('Enter')
  await heading(page, 'Hello Rosa Alvarez').waitFor()
  await isAccessibleInEach(page, usualLooks)
  await tabTo(page, 'Update Account')
  await page.keyboard.press('Enter')
  await heading(page, 'Update Account').waitFor()
  await tabTo(page, 'Full Name')
  await page.keyboard.press('Control+A')
  await typeText(page, 'Rosa Alvarez-Diaz')
  await page.keyboard.press('Enter')
  await notice(page, 'Your information has been updated')
  await page.getByRole('button', { name: 'Your account, Rosa Alvarez-Diaz' }).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await heading(page, 'Hello Rosa Alvarez-Diaz').waitFor()
  await open(page, '/greeting')
  await heading(page, 'Hello, Rosa.').waitFor()
})

test('another e-mail address asks for the password in place, keeps what was typed, and may not be anyone else’s', async () => {
  const page = await enter('manager@demo.example', { width: 390, height: 844 })
  await change(
    `update session set verified_at = now() - interval '20 minutes' where user_id = (select id from app_user where email = 'manager@demo.example')`,
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Update Account' }).click()
  await page.getByLabel('Email').fill('manager.new@demo.example')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter your password' })
  await dialog.getByLabel(/^Password/).fill('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('The password is wrong.').waitFor()
  await isAccessible(page)
  await dialog.getByLabel(/^Password/).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Dismiss' }).hover()
  await notice(page, 'Your information has been updated')
  await holds(page.getByLabel('Email'), 'manager.new@demo.example')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('Your information has been updated').waitFor({ state: 'detached' })

  await page.getByLabel('Email').fill('clinician@demo.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This e-mail address cannot be used').waitFor()
  await page.getByLabel('Email').fill('manager@demo.example')
  await page.getByRole('button', { name: 'Save' }).click()
  // Until then the page has entries, and asks before it is left.
  await notice(page, 'Your information has been updated')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('manager@demo.example', { exact: true }).waitFor()
})

test('of two browsers one changes the password, and the other is signed out at once', async () => {
  const desk = await enter('admin@demo.example')
  const phone = await enter('admin@demo.example', { width: 390, height: 844, colorScheme: 'dark', at: null })
  await open(phone, '/account/updatepassword')
  await typePasswords(phone, 'Patency-demo-9', 'Patency-demo-2')
  await phone.getByRole('alert').getByText('The old password is wrong.').waitFor()
  await holds(phone.getByLabel(/^New password/), 'Patency-demo-2')
  await typePasswords(phone, demoPassword, 'short', 'other')
  await phone.getByText('Password must be 8 or more characters long').waitFor()
  await phone.getByText('Passwords must match').waitFor()
  await isAccessibleInEach(phone, usualLooks)
  await typePasswords(phone, demoPassword, 'Patency-demo-2')
  await notice(phone, 'Your password has been updated')
  await holds(phone.getByLabel(/^Old password/), '')

  await desk.getByRole('heading', { name: 'Sign in again' }).waitFor()
  await signInWith(desk, 'admin@demo.example', 'Patency-demo-2')
  await desk.getByRole('heading', { name: 'Sign in again' }).waitFor({ state: 'detached' })
})

test('of two browsers one ends the other’s session, which locks its page', async () => {
  const mine = await enter('fatima@demo.example', { at: null })
  const other = await enter('fatima@demo.example', { width: 390, height: 844 })
  await open(mine, '/account/sessions')
  const table = mine.getByRole('table', { name: 'Sessions' })
  await table.getByText('This browser').waitFor()
  await isAccessibleInEach(mine, usualLooks)
  // A short page has nothing to scroll to.
  expect(await mine.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await table
    .getByRole('button', { name: /^Sign Out:/ })
    .first()
    .click()
  await other.getByRole('heading', { name: 'Sign in again' }).waitFor()
  await table.getByRole('button', { name: /^Sign Out:/ }).waitFor({ state: 'detached' })

  await signInWith(other, 'fatima@demo.example', demoPassword)
  await other.getByRole('heading', { name: 'Sign in again' }).waitFor({ state: 'detached' })
  await open(other, '/account/sessions')
  await other.getByRole('button', { name: 'Sign Out All Others' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign Out All Others' }).click()
  await mine.getByRole('heading', { name: 'Sign in again' }).waitFor()
  await other.getByRole('alertdialog').waitFor({ state: 'detached' })
  await until(async () => expect(await other.getByRole('row').count()).toBe(2))
})

test('a password that someone else set is changed before anything else, and the page asked for opens without a reload', async () => {
  const email = 'external@demo.example'
  const page = await enter(email)
  const away = page.getByRole('heading', { name: 'Change your password' })
  await change('update app_user set must_change_password = true where email = $1', email)
  await open(page, '/account')
  await away.waitFor()
  await isAccessibleInEach(page, usualLooks)
  await open(page, '/calls/new')
  await away.waitFor()
  await page.evaluate(() => ((window as { wasHere?: boolean }).wasHere = true))
  await typePasswords(page, demoPassword, 'Patency-demo-2')
  await heading(page, 'New Call').waitFor()
  await notice(page, 'Your password has been updated')
  expect(await page.evaluate(() => (window as { wasHere?: boolean }).wasHere)).toBe(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Queue' }).click()
  await heading(page, 'Queue').waitFor()
  // What was asked for before was refused, which the browser logged.
  stage.excuse()
})

test('a locked account reaches its own pages and nothing else', async () => {
  const email = 'elena@demo.example'
  const page = await enter(email)
  await lockAccount(stage.server.databaseUrl, email, 'BLS')
  await open(page, '/calls/queue')
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await heading(page, 'Change Password').waitFor()
  await isAccessible(page)
  await typePasswords(page, demoPassword, 'Patency-demo-2')
  await notice(page, 'Your password has been updated')
  await open(page, '/lines')
  await page.getByRole('heading', { name: 'Your account is locked' }).waitFor()
  stage.excuse()
})

test('the sample registration form checks its entries and sends nothing', async () => {
  const page = await enter('clinician@demo.example', { at: null })
  await open(page, '/sample')
  await page.getByRole('button', { name: 'Submit' }).click()
  for (const message of ['Name is required.', 'E-mail is required', 'New password is required', 'Item is required'])
    await page.getByText(message, { exact: true }).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.getByLabel('E-mail').fill('rosa')
  await page.getByText('Must be valid e-mail').waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByText('Must be valid e-mail').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Users' }).last().and(page.locator('[href="/users"]')).waitFor()
})
