// How much a person has to do at the bedside: taps, swipes and keys, counted (docs/bedside.md).
import type { Page } from 'playwright-core'
import { counting } from './helpers/counting'
import { dressingChangeDue } from './helpers/dressing'
import { callForPicc } from './helpers/insertion'
import { signInByRest } from './helpers/integration'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter } = stage

const lastValues = {
  Dressing: ['Transparent'],
  'Site appearance': ['Clean, dry, intact'],
  Securement: ['Adhesive device'],
  'External (cm)': ['3'],
}
const card = (page: Page, contact: string) =>
  page.locator('li, article').filter({ hasText: contact }).getByRole('link').first()
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })

test('before: phone', async () => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const { contact } = await dressingChangeDue(rest, 'Richardson', lastValues)
  const page = await enter('nurse2@demo.example', { width: 390, height: 844 })
  await card(page, contact).scrollIntoViewIfNeeded()
  const hand = counting(page)
  await hand.tap(card(page, contact))
  await page.getByText('This call is now assigned to you.').waitFor()
  await hand.tap(page.getByRole('checkbox', { name: /^Dressing Change/ }))
  await hand.tap(group(page, 'Dressing').getByRole('radio', { name: 'Transparent' }))
  await hand.tap(group(page, 'Site appearance').getByRole('checkbox', { name: 'Clean, dry, intact' }))
  await hand.tap(page.getByRole('button', { name: 'Submit Procedure' }))
  await page.getByText('Call closed').waitFor()
  console.log('FIGURE phone', hand.effort)
})

test('before: keyboard', async () => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const { roomName } = await dressingChangeDue(rest, 'Sutton', lastValues)
  const page = await enter('nurse2@demo.example', { width: 1280, height: 800 })
  const hand = counting(page)
  await hand.press('/')
  await hand.type(roomName)
  await hand.press('Enter')
  await hand.press('Enter')
  await page.getByText('This call is now assigned to you.').waitFor()
  const tabTo = async (thing: ReturnType<Page['locator']>) => {
    while (!(await thing.evaluate((element) => element === document.activeElement))) {
      if (hand.effort.keys > 200) throw new Error('too far')
      await hand.press('Tab')
    }
  }
  await tabTo(page.getByRole('checkbox', { name: /^Dressing Change/ }))
  await hand.press('Space')
  await tabTo(group(page, 'Dressing').getByRole('radio', { name: 'Transparent' }))
  await hand.press('Space')
  await tabTo(group(page, 'Site appearance').getByRole('checkbox', { name: 'Clean, dry, intact' }))
  await hand.press('Space')
  await tabTo(page.getByRole('button', { name: 'Submit Procedure' }))
  await hand.press('Enter')
  await page.getByText('Call closed').waitFor()
  console.log('FIGURE keyboard', hand.effort)
})

test('before: PICC', async () => {
  await callForPicc(await signInByRest(stage.server.address, 'manager@demo.example'), 'ext 5501')
  const page = await enter('nurse2@demo.example', { width: 1280, height: 800 })
  await card(page, 'ext 5501').scrollIntoViewIfNeeded()
  const hand = counting(page)
  await hand.tap(card(page, 'ext 5501'))
  await page.getByText('This call is now assigned to you.').waitFor()
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
  await hand.tap(page.getByRole('button', { name: 'Submit Procedure' }))
  const line = page.getByRole('dialog', { name: 'Select or Create Line' })
  const name = line.getByLabel('Line Name')
  await name.or(line.getByText('New line')).first().waitFor()
  if (await line.getByText('New line').isVisible()) await hand.tap(line.getByText('New line'))
  await hand.tap(line.getByRole('button', { name: 'Create Line and Submit' }))
  await page.getByText('Call closed').waitFor()
  console.log('FIGURE picc', hand.effort)
})
