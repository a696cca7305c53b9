// Filters are saved under a name, opened again, shared, changed and deleted, on every kind of list (rules 10.8).
import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessibleInEach, usualLooks } from './helpers/accessible'
import { tabTo, typeText } from './helpers/keyboard'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter, excuse } = stage

const menu = (page: Page) => page.getByRole('button', { name: /^View(s$|:)/ })
const panel = (page: Page) => page.getByRole('group', { name: 'Views' })
const lists = (page: Page, section: string, views: string[]) =>
  until(async () =>
    expect(await panel(page).getByRole('region', { name: section }).getByRole('link').allInnerTexts()).toEqual(views),
  )
const open = async (page: Page) => {
  await menu(page).click()
  await panel(page).getByRole('region', { name: 'Shared views' }).waitFor()
}
const visit = async (page: Page, path: string) => {
  await page.goto(stage.server.address + path)
  await menu(page).waitFor()
}
const shows = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}` }).waitFor()

test('by keyboard: filters of the queue are saved, opened from elsewhere, renamed, replaced and deleted', async () => {
  const page = await enter('clinician@demo.example')
  await menu(page).waitFor()
  await open(page)
  await lists(page, 'My views', ['My line checks'])
  await lists(page, 'Shared views', ['Stat, no one yet'])
  await panel(page).getByText('To save a view, choose filters first.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^On Hold/ }).click()
  await page.waitForURL(/show=onHold/)
  await tabTo(page, 'Views')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Save view…')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Save View' }).locator('input:focus').waitFor()
  // A clinician shares nothing.
  await page.getByRole('switch').first().waitFor({ state: 'detached' })
  await typeText(page, 'Waiting for others')
  await page.keyboard.press('Enter')
  await shows(page, 'Waiting for others')

  await visit(page, '/calls/queue')
  await open(page)
  await panel(page).getByRole('link', { name: 'Waiting for others' }).click()
  await page.waitForURL(/show=onHold/)
  await shows(page, 'Waiting for others')
  await page.getByRole('button', { name: /^On Hold/, pressed: true }).waitFor()

  // Its name and its filters change together.
  await page.getByRole('button', { name: /^Unassigned/ }).click()
  await page.waitForURL(/unassigned/)
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  await open(page)
  await panel(page).getByRole('button', { name: 'Edit Waiting for others' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My line checks')
  await page.getByRole('checkbox', { name: /^Replace its filters/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('One of your views has this name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Held by no one')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await shows(page, 'Held by no one')

  await open(page)
  await panel(page).getByRole('button', { name: 'Edit Held by no one' }).click()
  await page.getByRole('button', { name: 'Delete view' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Held by no one deleted').waitFor()
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
})

test('a manager shares a view of the lines, a nurse opens it on a phone, and who changed it meanwhile is not overwritten', async () => {
  const manager = await enter('manager@demo.example', { at: null })
  await visit(manager, '/lines?status=closed')
  await open(manager)
  await manager.getByRole('button', { name: 'Save view…' }).click()
  await manager.getByRole('textbox', { name: 'Name' }).fill('Out of use')
  await manager.getByRole('switch', { name: /^Shared/ }).click()
  await manager.getByRole('button', { name: 'Save', exact: true }).click()
  await shows(manager, 'Out of use')

  const nurse = await enter('nurse2@demo.example', { width: 390, height: 844, at: null })
  await visit(nurse, '/lines')
  await open(nurse)
  await lists(nurse, 'Shared views', ['Open, oldest first', 'Out of use'])
  await panel(nurse).getByRole('button', { name: /^Edit/ }).first().waitFor({ state: 'detached' })
  // Within reach of a thumb: in the lower half, and high enough for a finger.
  await until(async () => {
    const box = (await panel(nurse).getByRole('link', { name: 'Out of use' }).boundingBox())!
    expect(box.y).toBeGreaterThan(844 / 2)
    expect(box.height).toBeGreaterThanOrEqual(44)
  })
  await panel(nurse).getByRole('link', { name: 'Out of use' }).click()
  await nurse.waitForURL(/status=closed/)
  await shows(nurse, 'Out of use')

  // Two change it at once: the second sees what the first did.
  await open(manager)
  await manager.getByRole('button', { name: 'Edit Out of use' }).click()
  const admin = await enter('admin@demo.example', { at: null })
  await visit(admin, '/lines')
  await open(admin)
  await admin.getByRole('button', { name: 'Edit Out of use' }).click()
  await admin.getByRole('textbox', { name: 'Name' }).fill('Closed lines')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await admin.getByText('Closed lines saved').waitFor()
  await manager.getByRole('textbox', { name: 'Name' }).fill('Removed lines')
  await manager.getByRole('button', { name: 'Save', exact: true }).click()
  await manager.getByRole('dialog').getByRole('status').getByText(/./).first().waitFor()
  await visit(nurse, '/lines?status=closed')
  await shows(nurse, 'Closed lines')
})

test('views of reports and of completed calls, where a search is never kept', async () => {
  const page = await enter('admin@demo.example', { at: null })
  await visit(page, '/reports?range=last-7-days')
  await open(page)
  await page.getByRole('button', { name: 'Save view…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My week')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await shows(page, 'My week')
  // Each report has its own.
  await visit(page, '/reports/demand?range=last-7-days')
  await open(page)
  await lists(page, 'My views', [])

  await visit(page, '/calls/completed?sort=room')
  await page.getByRole('searchbox').first().fill('Richardson')
  await page.waitForURL(/find=/)
  await open(page)
  await page.getByRole('button', { name: 'Save view…' }).click()
  await page.getByText(/what you typed, such as a search, is not/).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('By room')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('By room saved').waitFor()
  await visit(page, '/calls/completed')
  await open(page)
  await panel(page).getByRole('link', { name: 'By room' }).click()
  await page.waitForURL((url) => url.search === '?sort=room')
})

test('the menu and its dialog are accessible in each look, and it says when there is no connection', async () => {
  const page = await enter('manager@demo.example', { at: null })
  await visit(page, '/calls/queue?show=stat')
  await open(page)
  await isAccessibleInEach(page, usualLooks)
  await panel(page).getByRole('button', { name: 'Edit Stat, no one yet' }).click()
  await page.getByRole('dialog', { name: 'Edit View' }).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await visit(page, '/lines')
  // Nothing else fails: once a lost connection is back, the menu reads itself again.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('useViewsQuery') ? route.abort() : route.continue(),
  )
  await menu(page).click()
  await panel(page).getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute('**/graphql')
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await panel(page).getByRole('link', { name: 'Open, oldest first' }).waitFor()
  excuse()
})
