// The palette: one field for pages, actions, calls, rooms, lines and people (rules 10.5, 10.8).
import { isAccessible } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { hasFocus, hasFocusInside } from '../helpers/focus'
import { keysAreQuiet, typeText } from '../helpers/keyboard'
import { cards } from '../helpers/people'
import { openStage } from '../helpers/stage'

const { enter } = openStage()

test('by keyboard: a call of the queue, a line by its patient, and a page', async () => {
  const page = await enter('clinician@demo.example', { width: 1280 })
  const room = (await page.locator('main article .place').last().textContent())!.trim().split(' ')[0]!
  const dialog = page.getByRole('dialog', { name: 'Find Anything' })
  const field = dialog.getByRole('textbox')

  await page.keyboard.press('Control+k')
  await hasFocus(field)
  await isAccessible(page)
  await typeText(page, room)
  await dialog.locator('[role=option][data-highlighted]').filter({ hasText: room }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await hasFocusInside(page.getByRole('article').filter({ hasText: room }))

  await page.keyboard.press('Control+k')
  await hasFocus(field)
  await typeText(page, 'picc')
  const line = dialog.getByRole('group', { name: 'Lines' }).getByRole('option').first()
  await line.waitFor()
  await line.click()
  await page.waitForURL(/\/lines\/[0-9a-f-]{36}$/)

  await page.keyboard.press('Control+k')
  await field.fill('compl')
  await dialog
    .getByRole('option', { name: /^Completed/ })
    .first()
    .click()
  await page.waitForURL(/\/calls\/completed$/)

  await page.keyboard.press('Control+k')
  await field.fill(room)
  await dialog.getByRole('group', { name: 'Rooms' }).getByRole('option').first().click()
  await page.getByRole('heading', { name: 'New Call', level: 1 }).waitFor()
  await holds(page.getByRole('combobox', { name: 'Location' }), expect.stringContaining(room))
})

test('keys pressed while what they are meant for loads reach it in order (rules 10.4a)', async () => {
  const page = await enter('clinician@demo.example', { width: 1280, at: '/calls/completed' })
  let arrive = () => {}
  const isThere = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/LinesPage-*.js', async (route) => {
    await isThere
    await route.continue()
  })
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  await keysAreQuiet(page)
  await typeText(page, 'gl')
  await page.getByText('Loading…').waitFor({ state: 'attached' })
  await keysAreQuiet(page)
  await typeText(page, '/novak')
  arrive()
  await holds(page.getByRole('searchbox', { name: 'Search' }), 'novak')
  expect(new URL(page.url()).pathname).toBe('/lines')
})

test('on a phone, from the menu', async () => {
  const page = await enter('clinician@demo.example', { width: 390, colorScheme: 'dark' })
  await cards(page).first().waitFor()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Patency' }).getByRole('button', { name: 'Find Anything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find Anything' })
  await dialog.getByRole('textbox').fill('zzzz')
  await dialog.getByText('Nothing found').waitFor()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
