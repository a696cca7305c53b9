// How much a person has to do at the bedside: taps, swipes and keys, counted (docs/bedside.md).
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isAccessible, isAccessibleInEach } from '../helpers/accessible'
import { counting } from '../helpers/counting'
import { dressingChangeDue, lastValues } from '../helpers/dressing'
import { holds } from '../helpers/fields'
import { hasFocusInside } from '../helpers/focus'
import { callForPicc } from '../helpers/insertion'
import { signInByRest } from '../helpers/integration'
import { openStage } from '../helpers/stage'
import { resize } from '../helpers/still'

const stage = openStage()
const { enter } = stage

const phone = { width: 390, height: 844 }

const clinician = () => signInByRest(stage.server.address, 'clinician@demo.example')
const card = (page: Page, contact: string) =>
  page.locator('li, article').filter({ hasText: contact }).getByRole('link').first()
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const isMine = (page: Page) => page.getByText('This call is now assigned to you.').waitFor()
const isClosed = (page: Page) => page.getByText('Call closed').first().waitFor()

/** What a completed call recorded, by the names of the fields. */
const recordOf = async (callId: string): Promise<Record<string, string[]>> => {
  const rest = await clinician()
  const { fields } = await rest<{ fields: { field: { name: string }; values: string[] }[] }>('GET', `/calls/${callId}`)
  return Object.fromEntries(fields.map(({ field, values }) => [field.name, values]))
}

test('a dressing change on a phone takes 4 taps when the last values hold', async () => {
  const { contact, callId } = await dressingChangeDue(await clinician(), 'Richardson', lastValues)
  const page = await enter('nurse2@demo.example', phone)
  await card(page, contact).scrollIntoViewIfNeeded()
  const hand = counting(page)
  await hand.tap(card(page, contact))
  await isMine(page)
  await button(page, /^Patient and request: Richardson, Felix · 12\/24\/1981 · MRN D-Richardson$/).waitFor()
  await page.getByRole('navigation', { name: 'Shortcuts' }).waitFor({ state: 'detached' })
  await hand.tap(button(page, /^Same as last time/))
  // Nothing counts before it is confirmed.
  await group(page, 'Dressing')
    .getByRole('radio', { name: /^Transparent/, checked: false })
    .waitFor({ state: 'attached' })
  await hand.tap(button(page, 'Confirm All'))
  await group(page, 'Dressing')
    .getByRole('radio', { name: 'Transparent', checked: true })
    .waitFor({ state: 'attached' })
  await holds(page.getByLabel('External (cm)'), '')
  await hand.tap(button(page, 'Submit Procedure'))
  await isClosed(page)
  expect(hand.effort.taps).toBeLessThanOrEqual(4)
  expect(hand.effort.swipes).toBeLessThanOrEqual(3)
  const { 'External (cm)': _measured, ...same } = lastValues
  expect(await recordOf(callId)).toEqual(same)
})

test('a dressing change on a phone takes 6 taps when something is different', async () => {
  const { contact, callId } = await dressingChangeDue(await clinician(), 'Okafor', lastValues)
  const page = await enter('nurse2@demo.example', phone)
  await card(page, contact).scrollIntoViewIfNeeded()
  const hand = counting(page)
  await hand.tap(card(page, contact))
  await isMine(page)
  await hand.tap(button(page, /^Same as last time/))
  await hand.tap(group(page, 'Site appearance').getByRole('checkbox', { name: 'Redness' }))
  await hand.tap(button(page, 'Confirm All'))
  await hand.tap(button(page, 'Submit Procedure'))
  await isClosed(page)
  expect(hand.effort.taps).toBeLessThanOrEqual(6)
  expect(hand.effort.swipes).toBeLessThanOrEqual(3)
  expect(await recordOf(callId)).toMatchObject({ Dressing: ['Transparent'], 'Site appearance': ['Redness'] })
})

test('offered values are not submitted before they are confirmed, and the page fits every phone', async () => {
  const { callId } = await dressingChangeDue(await clinician(), 'Bauer', lastValues)
  const page = await enter('nurse2@demo.example', { ...phone, at: `/calls/${callId}` })
  await isMine(page)
  await button(page, /^Same as last time/).click()
  await button(page, 'Submit Procedure').click()
  const dialog = page.getByRole('dialog', { name: 'Cannot submit' })
  await until(async () =>
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Dressing from .* is not confirmed yet$/),
      expect.stringMatching(/^Site appearance from .* is not confirmed yet$/),
      expect.stringMatching(/^Securement from .* is not confirmed yet$/),
    ]),
  )
  await page.keyboard.press('Escape')
  await isAccessibleInEach(page, [
    ['light', 390],
    ['dark', 390],
    ['light', 320],
  ])
  for (const [width, height] of [
    [640, 400],
    [844, 390],
    [320, 568],
  ] as const) {
    await resize(page, { width, height })
    await until(async () => {
      const { y, height: of } = (await button(page, 'Submit Procedure').boundingBox())!
      expect(y).toBeGreaterThan(height / 2)
      expect(y + of).toBeLessThanOrEqual(height)
    })
    await button(page, /^More$/).click()
    const more = page.getByRole('group', { name: 'More actions' })
    await until(async () => expect((await more.boundingBox())!.y).toBeGreaterThanOrEqual(0))
    await button(page, 'Return to Queue').click({ trial: true })
    await page.keyboard.press('Escape')
  }
  await resize(page, phone)
  await isAccessible(page)
  await (
    await signInByRest(stage.server.address, 'nurse2@demo.example')
  )('POST', `/calls/${callId}/return`)
})

test('a dressing change by keyboard takes 20 keys', async () => {
  const { roomName } = await dressingChangeDue(await clinician(), 'Sutton', lastValues)
  const page = await enter('nurse2@demo.example', { width: 1280, height: 800 })
  const hand = counting(page)
  await hand.press('/')
  await hand.type(roomName)
  await page
    .getByText(/^1 of \d+ calls/)
    .first()
    .waitFor()
  await hand.press('Enter')
  await hasFocusInside(page.getByRole('article').filter({ hasText: roomName }))
  await hand.press('Enter')
  await isMine(page)
  await button(page, /^Same as last time/).waitFor()
  await hand.press('p', 'y')
  await button(page, 'Confirm All').waitFor()
  await hand.press('y')
  await button(page, 'Confirm All').waitFor({ state: 'detached' })
  await hand.press('s')
  await isClosed(page)
  expect(hand.effort.keys).toBeLessThanOrEqual(20)
})

test('a PICC with its line takes 14 clicks', async () => {
  await callForPicc(await signInByRest(stage.server.address, 'manager@demo.example'), 'ext 5501')
  const page = await enter('nurse2@demo.example', { width: 1280, height: 800 })
  await card(page, 'ext 5501').scrollIntoViewIfNeeded()
  const hand = counting(page)
  await hand.tap(card(page, 'ext 5501'))
  await isMine(page)
  for (const [label, text] of [
    ['Patient First Name', 'Ana'],
    ['Patient Last Name', 'Ruiz'],
    ['MRN', 'P-77'],
  ] as const) {
    await hand.tap(page.getByLabel(label))
    await hand.type(text)
  }
  await hand.tap(page.getByRole('checkbox', { name: /^Insertion/ }))
  for (const [field, value] of [
    ['Insertion Type', 'SL PICC'],
    ['Arm', 'Left'],
    ['Vein', 'Basilic'],
    ['Outcome', 'Successful'],
  ] as const)
    await hand.tap(group(page, field).getByRole('radio', { name: value, exact: true }))
  await hand.tap(button(page, 'Submit Procedure'))
  const line = page.getByRole('dialog', { name: 'Select or Create Line' })
  await line.getByLabel('Line Name').or(line.getByText('New line')).first().waitFor()
  if (await line.getByText('New line').isVisible()) await hand.tap(line.getByText('New line'))
  await hand.tap(line.getByRole('button', { name: 'Create Line and Submit' }))
  await isClosed(page)
  expect(hand.effort.taps).toBeLessThanOrEqual(14)
})
