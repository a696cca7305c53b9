import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessible, looksOf } from './helpers/accessible'
import { unfoldCall } from './helpers/callPage'
import { holds } from './helpers/fields'
import { hasFocus } from './helpers/focus'
import { closeByRest, signInByRest } from './helpers/integration'
import { typeText } from './helpers/keyboard'
import { openStage } from './helpers/stage'
import { resize } from './helpers/still'

const stage = openStage()
const { enter } = stage

type Facility = { followUpsEnabled: boolean; requiredCallFields: { key: string }[]; rooms: { id: string }[] }

/** A PICC insertion in the queue, in a facility that requires only the contact. */
const callForPicc = async (contact: string): Promise<string> => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(
    ({ name }) => name === 'PICC Insertion',
  )!
  const plain = (await rest<Facility[]>('GET', '/facilities')).find(
    ({ followUpsEnabled, requiredCallFields }) =>
      followUpsEnabled && requiredCallFields.every(({ key }) => key === 'contact'),
  )!
  return (await rest<{ id: string }>('POST', '/calls', { purposeId: purpose.id, roomId: plain.rooms[0]!.id, contact }))
    .id
}

/** A call that the clinician has closed. */
const closeSomething = async (): Promise<string> => {
  const id = await callForPicc('ext 7200')
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  await closeByRest(rest, id)
  return id
}

const ticked = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: new RegExp(`^${group}`) }).getByRole('radio', { name: option, exact: true })

test.each(
  looksOf([
    [1280, 'clinician@demo.example'],
    [390, 'nurse2@demo.example'],
  ]),
)('a PICC insertion is recorded from the queue, at %i pixels', async (width, email) => {
  const contact = `ext 71${width}`
  const callId = await callForPicc(contact)
  const page = await enter(email, { width })
  await page.locator('li, article').filter({ hasText: contact }).getByRole('link').first().click()
  await page.getByText('This call is now assigned to you.').waitFor()
  await unfoldCall(page)

  await page.getByLabel('Patient First Name').fill('Ana')
  await page.getByLabel('Patient Last Name').fill('Ruiz')
  await page.getByRole('searchbox', { name: 'Find a procedure' }).fill('picc')
  await page.getByRole('checkbox', { name: /^Insertion/ }).check()
  await ticked(page, 'Insertion Type', 'SL PICC').check()
  await ticked(page, 'Arm', 'Left').check()
  await ticked(page, 'Outcome', 'Successful').check()
  await isAccessible(page)

  const submit = page.getByRole('button', { name: 'Submit Procedure' })
  await submit.click()
  const missing = page.getByRole('dialog', { name: 'Cannot submit' })
  await until(async () =>
    expect(await missing.getByRole('listitem').allInnerTexts()).toEqual([
      'MRN is required when Insertion is selected',
      'Vein is a required procedure field when SL PICC is selected',
    ]),
  )
  await missing.getByRole('link', { name: /^MRN/ }).click()
  await hasFocus(page.locator('#field-mrn'))
  await typeText(page, `R-${width}`)
  await page.getByRole('button', { name: 'Fold Insertion' }).click()
  await submit.click()
  await missing.getByRole('link', { name: /^Vein/ }).click()
  await hasFocus(page.locator('[value=Basilic]'))
  await page.keyboard.press('Space')

  await submit.click()
  const line = page.getByRole('dialog', { name: 'Select or Create Line' })
  const name = line.getByLabel('Line Name')
  await name.or(line.getByText('New line')).first().waitFor()
  if (await line.getByText('New line').isVisible()) await line.getByText('New line').click()
  await holds(name, "Ruiz's Line")
  await line.getByRole('button', { name: 'Create Line and Submit' }).click()
  await page.waitForURL('**/calls/queue')
  await page.getByText(contact).waitFor({ state: 'detached' })

  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page.getByText('You can still correct it.').waitFor()
  await ticked(page, 'Vein', 'Basilic').and(page.locator(':checked')).waitFor({ state: 'attached' })
  await page.getByRole('region', { name: 'Line' }).filter({ hasText: "Ruiz's Line" }).waitFor()
  await page.getByLabel('Attempts').fill('2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/calls/completed')
  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page.getByText('You can still correct it.').waitFor()
  await holds(page.getByLabel('Attempts'), '2')
})

test('a colleague reads what was recorded, and why it cannot be changed', async () => {
  const callId = await closeSomething()
  const page = await enter('nurse2@demo.example', { at: `/calls/${callId}` })
  await page.getByText('Call Cannot Be Updated: only Rosa Alvarez can correct it.').waitFor()
  await page.getByRole('region', { name: 'Procedures' }).filter({ hasText: 'Flushed' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' })
})

test('on a low screen the actions stay in sight, and at 1280 pixels the work log is whole', async () => {
  const callId = await closeSomething()
  const page = await enter('clinician@demo.example', {
    width: 640,
    height: 400,
    at: `/calls/${await callForPicc('ext 7201')}`,
  })
  await page.getByText('This call is now assigned to you.').waitFor()
  const submit = page.getByRole('button', { name: 'Submit Procedure' })
  await until(async () => {
    const { y, height } = (await submit.boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(400)
  })

  await resize(page, { width: 1280, height: 900 })
  await page.goto(`${stage.server.address}/calls/${callId}`)
  const log = page.getByRole('group', { name: 'Work log, by start' })
  await until(async () => expect(await log.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0))
})
