import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { demoPassword } from '../../../prisma/demo/plan/accounts'
import { isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { readStorage } from './browserStorage'
import { holds } from '../helpers/fields'
import { isLive } from '../helpers/people'
import { openStage } from '../helpers/stage'

// What is typed into a form outlives its page (rules 10.9a).

const stage = openStage()
const { enter } = stage
const phone = { width: 390, height: 844 }

const restored = (page: Page) => page.getByText('Unsaved entries restored')
/** Waits until the browser has so many entries; it also has their key. */
const isKept = (page: Page, entries: number) =>
  until(async () => expect((await readStorage(page)).records).toBe(entries + 1))

/** The lock that tells other pages that this one is open. */
const lockOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    navigator.locks.request('which page is this', async (asked) => {
      const { held = [] } = await navigator.locks.query()
      const own = held.find(({ name }) => name === asked!.name)!.clientId
      return held.find(({ name, clientId }) => clientId === own && name!.startsWith('patency.page.'))!.name!
    }),
  )
/** A browser ends a page's lock a moment after the page; until then what was typed there is not offered to the next one. */
const isEnded = (lock: string, beside: Page) =>
  until(() =>
    beside.evaluate(async (name) => {
      const { held = [] } = await navigator.locks.query()
      return held.every((each) => each.name !== name)
    }, lock),
  )

const openTab = async (page: Page, path: string): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.goto(stage.server.address + path)
  await isLive(tab)
  return tab
}

test('New Call is as it was when the phone ended the page, and what another tab has stays there', async () => {
  const page = await enter('clinician@demo.example', { ...phone, at: '/calls/new' })
  await isLive(page)
  await page.getByLabel('Contact').fill('RN Haddad, ext 7501')
  await page.getByLabel('Pre-Procedure Notes').fill('Isolation room')
  await page.getByText('Stat', { exact: true }).click()
  await isKept(page, 1)
  expect((await readStorage(page)).text).not.toMatch(/Haddad|Isolation/)

  const other = await openTab(page, '/calls/new')
  await other.getByLabel('Contact').fill('Desk')
  await isKept(other, 2)
  await holds(other.getByLabel('Pre-Procedure Notes'), '')

  // As a system does that needs the memory for its camera: the page is not asked.
  const lock = await lockOf(page)
  await page.close()
  await isEnded(lock, other)
  const again = await openTab(other, '/calls/new')
  await restored(again).waitFor()
  await holds(again.getByLabel('Contact'), 'RN Haddad, ext 7501')
  await holds(again.getByLabel('Pre-Procedure Notes'), 'Isolation room')
  await again.getByRole('switch', { name: 'Stat', checked: true }).waitFor()
  await isAccessibleInEach(again, usualLooks)
  await again.getByRole('button', { name: 'Create', exact: true }).click()
  await again.waitForURL('**/calls/queue')
  await again.getByText('RN Haddad, ext 7501').first().waitFor()
  await isKept(other, 1)
  await holds(other.getByLabel('Contact'), 'Desk')
})

test('it is there for the same person after the session, until they discard it', async () => {
  const page = await enter('clinician@demo.example', { at: '/calls/new' })
  await isLive(page)
  await page.getByLabel('Contact').fill('ext 7502')
  await isKept(page, 1)
  await page.context().clearCookies()
  const again = await page.context().newPage()
  const lock = await lockOf(page)
  await page.close()
  await again.goto(`${stage.server.address}/calls/new`)
  await isEnded(lock, again)
  await again.getByLabel('E-mail').fill('clinician@demo.example')
  await again.getByLabel('Password', { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await restored(again).waitFor()
  await holds(again.getByLabel('Contact'), 'ext 7502')
  await again.getByRole('button', { name: 'Discard' }).click()
  await holds(again.getByLabel('Contact'), '')
  await restored(again).waitFor({ state: 'detached' })
  await isKept(again, 0)
})

test('a dialog is as it was when it is opened again, also with the list of rooms below it, and gives up what is left', async () => {
  const page = await enter('admin@demo.example', { at: '/configuration/facilities' })
  const openDialog = async (tab: Page) => {
    await tab
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    const dialog = tab.getByRole('dialog', { name: 'Edit Item' })
    await dialog.getByLabel('Add Rooms').waitFor()
    return dialog
  }
  const dialog = await openDialog(page)
  const name = await dialog.getByRole('textbox', { name: /^Name/ }).inputValue()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(`${name} East`)
  await dialog.getByLabel('Add Rooms').fill('7E-01\n7E-02')
  await isKept(page, 2)
  const again = await openTab(page, '/configuration/facilities')
  const lock = await lockOf(page)
  await page.close()
  await isEnded(lock, again)
  const reopened = await openDialog(again)
  await until(async () => expect(await restored(again).count()).toBe(2))
  await holds(reopened.getByRole('textbox', { name: /^Name/ }), `${name} East`)
  await holds(reopened.getByLabel('Add Rooms'), '7E-01\n7E-02')
  await isAccessibleInEach(again, usualLooks)

  await reopened.getByRole('button', { name: 'Cancel' }).click()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await reopened.waitFor({ state: 'detached' })
  await isKept(again, 0)
  const third = await openDialog(again)
  await holds(third.getByRole('textbox', { name: /^Name/ }), name)
  await holds(third.getByLabel('Add Rooms'), '')
})
