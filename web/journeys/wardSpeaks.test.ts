import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessibleInEach, usualLooks } from './helpers/accessible'
import { signInByRest } from './helpers/integration'
import { cards, isLive } from './helpers/people'
import { openStage } from './helpers/stage'

// The ward that asked for a call and the team write to each other (rules 3.27).

const stage = openStage()
const { enter } = stage
const phone = { width: 390, height: 844 }

const card = (page: Page, contact: string) => page.locator('main article').filter({ hasText: contact })
const write = async (page: Page, text: string, { isWorse = false } = {}) => {
  const dialog = page.getByRole('dialog', { name: /^Write to the/ })
  await dialog.getByLabel('Update').fill(text)
  if (isWorse) await dialog.getByText('It has become worse').click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a ward says that it is worse, the team makes it Stat and answers, and the ward sees who comes when', async () => {
  const rest = await signInByRest(stage.server.address, 'external@demo.example')
  const purposes = await rest<{ id: string; name: string }[]>('GET', '/callpurposes')
  const facilities = await rest<{ rooms: { id: string }[] }[]>('GET', '/facilities')
  const { id: callId } = await rest<{ id: string }>('POST', '/calls', {
    purposeId: purposes.find(({ name }) => name === 'Difficult IV')!.id,
    roomId: facilities[0]!.rooms[0]!.id,
    contact: 'Ward desk, ext 7601',
  })

  const ward = await enter('external@demo.example', { ...phone, at: '/calls/mine' })
  const nurse = await enter('clinician@demo.example', phone)
  await isLive(nurse)
  await ward.getByRole('button', { name: 'Write to the Team' }).first().click()
  await write(ward, 'Now hypotensive', { isWorse: true })
  await ward.getByRole('list', { name: 'Updates' }).getByText('Now hypotensive').waitFor()
  await isAccessibleInEach(ward, usualLooks)

  // The card begins with it, without a reload.
  const worse = card(nurse, 'Now hypotensive')
  await worse.getByText('Worse, says the ward').waitFor()
  await worse.scrollIntoViewIfNeeded()
  await isAccessibleInEach(nurse, usualLooks)
  await worse.getByRole('button', { name: 'Answer' }).click()
  await nurse.getByRole('dialog').getByRole('button', { name: 'With you in 10 minutes.' }).click()
  await nurse.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await nurse.getByText('Worse, says the ward').waitFor({ state: 'detached' })
  await card(nurse, 'With you in 10 minutes.').waitFor()
  await ward.getByRole('list', { name: 'Updates' }).getByText('With you in 10 minutes.').waitFor()

  // Worse again: made Stat from the card.
  await ward.getByRole('button', { name: 'Write to the Team' }).first().click()
  await write(ward, 'Bleeding at the site', { isWorse: true })
  await card(nurse, 'Bleeding at the site').getByRole('button', { name: 'Make Stat' }).click()
  await nurse.getByText('Worse, says the ward').waitFor({ state: 'detached' })
  await until(async () => {
    const { statusCode } = await rest<{ statusCode: { name: string } }>('GET', `/calls/${callId}`)
    expect(statusCode.name).toBe('Stat')
  })

  // On the page of the call both sides read all of it, and its history has it.
  await nurse.goto(`${stage.server.address}/calls/${callId}`)
  const updates = nurse.getByRole('list', { name: 'Updates' }).getByRole('listitem')
  await until(async () =>
    expect(await updates.allTextContents()).toEqual([
      expect.stringMatching(/^WorseNow hypotensiveWard · Ward 4B Desk/),
      expect.stringMatching(/^With you in 10 minutes\.Team · /),
      expect.stringMatching(/^WorseBleeding at the siteWard · Ward 4B Desk/),
    ]),
  )
  await isAccessibleInEach(nurse, usualLooks)
})

test('what was typed is not lost when the call ended meanwhile', async () => {
  const rest = await signInByRest(stage.server.address, 'external@demo.example')
  const purposes = await rest<{ id: string; name: string }[]>('GET', '/callpurposes')
  const facilities = await rest<{ rooms: { id: string }[] }[]>('GET', '/facilities')
  const { id: callId } = await rest<{ id: string }>('POST', '/calls', {
    purposeId: purposes.find(({ name }) => name === 'Difficult IV')!.id,
    roomId: facilities[0]!.rooms[1]!.id,
  })
  const nurse = await enter('clinician@demo.example', { at: `/calls/${callId}` })
  await nurse.getByRole('button', { name: 'Write to the Ward' }).click()
  const dialog = nurse.getByRole('dialog', { name: 'Write to the Ward' })
  await dialog.getByLabel('Update').fill('On my way')
  await rest('DELETE', `/calls/${callId}`)
  // The page below says it, and the way to write goes, but not what is being written.
  await nurse.getByText('Deleted').first().waitFor({ state: 'attached' })
  await nurse.getByText('Write to the Ward').and(nurse.locator('main button')).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('This call was deleted.').waitFor()
  await dialog.getByText('On my way').waitFor()
  stage.excuse()
  await cards(nurse).first().waitFor({ state: 'detached' })
})
