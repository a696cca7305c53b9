import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessibleInEach, usualLooks } from './helpers/accessible'
import { signInByRest } from './helpers/integration'
import { tabTo, typeText } from './helpers/keyboard'
import { openBrowser } from './helpers/browser'
import { holds } from './helpers/fields'
import { hasFocus, hasFocusInside } from './helpers/focus'
import { signIn } from './helpers/people'
import { sectionsOf } from './helpers/sections'
import { openStage } from './helpers/stage'
import { isStill } from './helpers/still'

const stage = openStage()
const { enter } = stage

const names = (page: Page) => page.getByRole('rowheader').allInnerTexts()
const saveOrder = (page: Page) => page.getByRole('button', { name: 'Save Order' })

const begins = (page: Page, ...first: string[]) =>
  until(async () => expect((await names(page)).slice(0, first.length)).toEqual(first))

test('an administrator adds a purpose and puts it in order by keyboard alone, and an open New Call offers it a moment later', async () => {
  const admin = await enter('admin@demo.example')
  const nurse = await enter('clinician@demo.example', { width: 390, height: 844, at: '/calls/new' })
  await nurse.getByLabel('Contact').fill('ext 7101')

  await tabTo(admin, 'Administration')
  await admin.keyboard.press('Enter')
  await tabTo(admin, 'Configuration')
  await admin.keyboard.press('Enter')
  await admin.getByRole('table', { name: 'Facilities' }).waitFor()
  await tabTo(admin, 'Call Reason')
  await admin.keyboard.press('Enter')
  await admin.getByRole('table', { name: 'Call purposes' }).waitFor()
  await until(async () => expect(await saveOrder(admin).isDisabled()).toBe(true))

  await tabTo(admin, 'Add')
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog', { name: 'Edit Item' }).locator('input:focus').waitFor()
  await typeText(admin, 'Port Flush')
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog').waitFor({ state: 'detached' })
  await until(async () => expect((await names(admin)).at(-1)).toBe('Port Flush'))

  await tabTo(admin, 'Move Port Flush')
  await admin.keyboard.press('Space')
  await admin.keyboard.press('Home')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Space')
  await begins(admin, 'Dressing Change', 'Port Flush')
  await admin.getByText('Port Flush put down, place 2 of 17. Save Order keeps it.').waitFor()
  await tabTo(admin, 'Save Order', 'Shift+Tab')
  await admin.keyboard.press('Enter')
  await admin.getByText('Order saved').waitFor()
  await until(async () => expect(await saveOrder(admin).isDisabled()).toBe(true))
  await admin.reload()
  await admin.getByRole('table', { name: 'Call purposes' }).waitFor()
  await begins(admin, 'Dressing Change', 'Port Flush')

  await nurse.getByRole('button', { name: 'Show Need' }).click()
  const needs = nurse.getByRole('listbox', { name: 'Need' }).getByRole('option')
  await until(async () => expect((await needs.allInnerTexts()).slice(0, 2)).toEqual(['Dressing Change', 'Port Flush']))
  await holds(nurse.getByLabel('Contact'), 'ext 7101')
})

test('two administrators see each other’s changes live, and neither loses an order', async () => {
  const one = await enter('admin@demo.example', { at: '/configuration/purposes' })
  const other = await enter('system@demo.example', { colorScheme: 'dark', at: '/configuration/purposes' })
  for (const page of [one, other]) await page.getByRole('table', { name: 'Call purposes' }).waitFor()
  const before = await names(one)
  // By pointer: moves the third row to the second place. Hovering waits until nothing moves.
  await one.getByRole('button', { name: `Move ${before[2]!}`, exact: true }).hover()
  const [from, to] = await Promise.all(
    [2, 1].map((at) => one.getByRole('button', { name: `Move ${before[at]!}`, exact: true }).boundingBox()),
  )
  await one.mouse.move(from!.x + 10, from!.y + 10)
  await one.mouse.down()
  await one.mouse.move(from!.x + 10, from!.y - 4, { steps: 4 })
  await one.mouse.move(to!.x + 10, to!.y + 6, { steps: 8 })
  // The row is dropped once the other one has made room.
  await until(async () => {
    const other = await one.getByRole('button', { name: `Move ${before[1]!}`, exact: true }).boundingBox()
    expect(other!.y).toBeGreaterThan(to!.y)
  })
  await one.mouse.up()
  const moved = [before[0]!, before[2]!, before[1]!, ...before.slice(3)]
  await begins(one, ...moved)

  await other.getByRole('button', { name: `Move ${before[4]!} down` }).click()
  await saveOrder(one).click()
  await other.getByText('Someone else put this list in order meanwhile').waitFor()
  await other.getByRole('button', { name: 'Show Theirs' }).click()
  await begins(other, ...moved)

  await other.getByRole('button', { name: `Edit ${moved[3]!}` }).click()
  await other.getByLabel('Name').fill('Difficult Venous Access')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await one.getByRole('rowheader', { name: 'Difficult Venous Access' }).waitFor()
})

test('rooms that are pasted and hidden are choices, and none any more, in a form that stands open', async () => {
  const admin = await enter('admin@demo.example', { width: 390, height: 844, at: '/configuration/facilities' })
  const nurse = await enter('clinician@demo.example', { at: '/calls/new' })
  const location = nurse.getByRole('combobox', { name: 'Location' })
  await location.waitFor()
  await admin.getByRole('button', { name: 'Edit Harbour Unit' }).click()
  await admin.getByLabel('Add Rooms').fill('HX-1\nHX-2')
  await admin.getByRole('button', { name: 'Add Rooms' }).click()
  await admin.getByText('2 rooms added.').waitFor()

  await location.fill('HX-1')
  await nurse.getByRole('option', { name: 'HX-1' }).click()
  await admin.getByLabel('Search Rooms').fill('HX-1')
  await admin.getByRole('button', { name: 'Hide HX-1' }).click()
  await nurse.getByText('HX-1 cannot be chosen any more. Choose another.').waitFor()
  await holds(location, expect.stringContaining('HX-1'))
})

test.each(['Manager', 'Clinician'])('a %s may not change the configuration', async (role) => {
  const page = await enter(`${role.toLowerCase()}@demo.example`)
  expect((await sectionsOf(page)).includes('Configuration')).toBe(role === 'Manager')
  await page.goto(`${stage.server.address}/configuration/purposes`)
  if (role === 'Manager') await page.getByRole('table', { name: 'Call purposes' }).waitFor()
  else await page.getByText('You are not allowed to see this page.').waitFor()
  const verbs = page.getByRole('button', { name: /^(Add|Save Order|Edit|Delete|Move)/ })
  await verbs.first().waitFor({ state: 'detached' })
})

test('every screen of it is accessible and fits, light and dark, wide and narrow', async () => {
  const page = await enter('admin@demo.example', { at: '/configuration/facilities' })
  const check = () => isAccessibleInEach(page, usualLooks)
  await page.getByRole('table', { name: 'Facilities' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Edit Main Hospital' }).click()
  await page.getByLabel('Search Rooms').waitFor()
  await check()
  await page.keyboard.press('Escape')
  await page.goto(`${stage.server.address}/configuration/purposes`)
  await page.getByRole('button', { name: 'Move Declot', exact: true }).focus()
  await page.keyboard.press('Space')
  await check()
  await page.getByRole('button', { name: 'Delete Declot' }).click()
  await page.getByRole('alertdialog').waitFor()
  await check()
})

test('a dialog begins in its first field, stays open while its scrollbar is dragged, and gives the focus back', async () => {
  const withScrollbars = await openBrowser({ hasScrollbars: true })
  const { page, context, complaints } = await signIn(withScrollbars, stage.server.address, 'admin@demo.example')
  await page.goto(`${stage.server.address}/configuration/facilities`)
  const edit = page.getByRole('button', { name: 'Edit Main Hospital' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Item' })
  await page.locator('input[name=name]:focus').waitFor()
  await dialog.getByLabel('Search Rooms').waitFor()

  await until(async () =>
    expect(await dialog.evaluate((box: HTMLElement) => box.offsetWidth - box.clientWidth)).toBeGreaterThan(8),
  )
  await isStill(page)
  const { x, y, width } = (await dialog.boundingBox())!
  await page.mouse.move(x + width - 7, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + width - 7, y + 160)
  await page.mouse.up()
  await until(async () => expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0))

  // A question over the dialog closes separately.
  await page.getByLabel('Weight').fill('7')
  await page.keyboard.press('Escape')
  await hasFocusInside(page.getByRole('alertdialog', { name: 'Leave without saving?' }))
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByLabel('Weight').fill('0')
  await page.mouse.click(2, 400)
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(edit)
  await context.close()
  await withScrollbars.close()
  expect(complaints).toEqual([])
})

test('more than a page of purposes is paged, and a row is carried over the edge by keyboard', async () => {
  const rest = await signInByRest(stage.server.address, 'admin@demo.example')
  const there = await rest<unknown[]>('GET', '/callpurposes')
  for (let at = there.length; at < 25; at += 1)
    await rest('POST', '/callpurposes', { name: `Reason ${at}`, weight: at, lineCheck: false })
  const page = await enter('admin@demo.example', { height: 1200, at: '/configuration/purposes?page=2' })
  await page.getByRole('button', { name: 'Move Reason 20', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.getByText('1–20 of 25').waitFor()
  await until(async () => expect((await names(page)).at(-1)).toBe('Reason 20'))
  const handle = page.getByRole('button', { name: 'Move Reason 20', exact: true })
  await hasFocus(handle)
  await page.keyboard.press('Space')
  // By pointer, the row is dropped on the previous or next page.
  // Waits until the dropped row stops moving.
  await handle.hover()
  const [from, next] = await Promise.all([
    handle.boundingBox(),
    page.getByRole('button', { name: 'Next' }).boundingBox(),
  ])
  await page.mouse.down()
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2 + 10, { steps: 4 })
  await page.mouse.move(next!.x + 20, next!.y + 10, { steps: 8 })
  // The row is dropped where the page shows that it would be.
  await page.locator('[data-over]', { hasText: 'Next' }).waitFor()
  await page.mouse.up()
  await page.getByText('21–25 of 25').waitFor()
  await begins(page, 'Reason 20')
})
