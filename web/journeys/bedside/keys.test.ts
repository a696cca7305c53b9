// Each key does for a person what its button does (rules 10.5). What no one meant is in scanner.test.ts.
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { dressingChangeDue, lastValues } from '../helpers/dressing'
import { callForPicc } from '../helpers/insertion'
import { closeByRest, signInByRest } from '../helpers/integration'
import { pressKey } from '../helpers/keyboard'
import { openStage } from '../helpers/stage'

const stage = openStage()
const clinician = () => signInByRest(stage.server.address, 'clinician@demo.example')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const wide = { width: 1280, height: 900 }

/** The key asks a question, which is answered with no. */
const asks = async (page: Page, key: string, title: string | RegExp): Promise<void> => {
  await pressKey(page, key)
  const question = page.getByRole('alertdialog', { name: title }).or(page.getByRole('dialog', { name: title }))
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
}

test('the keys of a call that one leads', async () => {
  const rest = await clinician()
  const callId = await callForPicc(rest, 'ext 4681')
  const page = await stage.enter('clinician@demo.example', { ...wide, at: `/calls/${callId}` })
  await page.getByText('This call is now assigned to you.').waitFor()
  await pressKey(page, 'v')
  await button(page, 'Hide history').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await pressKey(page, 'i')
  await chooser
  await asks(page, 'o', 'Add to existing line')
  await pressKey(page, 'p')
  await page.locator('#procedures li input:focus').waitFor()
  await asks(page, 'd', 'Delete Active Record?')

  await page.getByLabel('Contact').fill('ext 4682')
  await page.getByRole('heading', { level: 1 }).click()
  await pressKey(page, 'e')
  await until(async () => expect(await rest('GET', `/calls/${callId}`)).toMatchObject({ contact: 'ext 4682' }))
  await button(page, 'Submit Procedure').and(page.locator(':enabled')).waitFor()
  await asks(page, 's', 'Cannot submit')
  await pressKey(page, 'r')
  await page.waitForURL('**/calls/queue')
  await until(async () => expect(await rest('GET', `/calls/${callId}`)).toMatchObject({ assignedTo: null }))
})

test('the keys of a call that somebody else leads', async () => {
  const rest = await clinician()
  const callId = await callForPicc(rest, 'ext 4683')
  await rest('POST', `/calls/${callId}/assigntome`)
  const page = await stage.enter('nurse2@demo.example', { ...wide, at: `/calls/${callId}` })
  await button(page, 'Assist').waitFor()
  await pressKey(page, 'a')
  await button(page, 'Stop Assisting').and(page.locator(':enabled')).waitFor()
  await pressKey(page, 'a')
  await button(page, 'Assist').and(page.locator(':enabled')).waitFor()
  await asks(page, 't', 'Take this call over from Rosa Alvarez?')
  await asks(page, 'c', /Rosa Alvarez/)
})

test('the keys of a call of a line, and of one that has ended', async () => {
  const rest = await clinician()
  const { callId, lineId } = await dressingChangeDue(rest, 'Okoro', lastValues)
  const ended = await callForPicc(rest, 'ext 4684')
  await closeByRest(rest, ended)
  const page = await stage.enter('clinician@demo.example', { ...wide, at: `/calls/${callId}` })
  await page.getByRole('link', { name: 'Go to line' }).waitFor()
  await pressKey(page, 'l')
  await page.waitForURL(`**/lines/${lineId}`)
  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page.getByRole('button', { name: /^Same as last time/ }).waitFor()
  await pressKey(page, 'y')
  await button(page, 'Confirm All').waitFor()
  await pressKey(page, 'y')
  await button(page, 'Confirm All').waitFor({ state: 'detached' })
  await page.goto(`${stage.server.address}/calls/${ended}`)
  await button(page, 'Save').waitFor()
  await pressKey(page, 'b')
  await page.getByRole('heading', { level: 1, name: 'Completed Calls' }).waitFor()
})
