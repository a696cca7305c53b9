import type { Page } from 'playwright-core'
import { isAccessible } from '../helpers/accessible'
import { callAction } from '../helpers/callPage'
import { chooseOption, holds } from '../helpers/fields'
import { openStage } from '../helpers/stage'

const { enter } = openStage()

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name })
const choose = (page: Page, name: string, text: string) => chooseOption(combobox(page, name), text)

test('the ward’s second Stat takes four taps, and the ward sees how far its calls are', async () => {
  const ward = await enter('external@demo.example', { width: 390, height: 844 })
  let taps = 0
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    await ward.getByRole(role, { name }).first().click()
    taps += 1
  }

  const create = async () => {
    await ward.getByRole('button', { name: 'Create', exact: true }).click()
    await ward.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  }

  // An ordinary call, and the first Stat, are typed.
  await ward.getByRole('link', { name: 'New Call' }).first().click()
  await choose(ward, 'Location', '3A')
  await choose(ward, 'Need', 'Difficult IV')
  await ward.getByLabel('Contact').fill('Ward 4B, ext. 4412')
  await create()
  await ward.getByRole('link', { name: 'New Stat Call' }).click()
  await ward.getByRole('heading', { name: 'New Call', level: 1 }).waitFor()
  await holds(combobox(ward, 'Need'), '')
  await choose(ward, 'Location', '3B')
  await holds(combobox(ward, 'Location'), expect.stringMatching(/^3B-/))
  const room = await combobox(ward, 'Location').inputValue()
  await choose(ward, 'Need', 'Declot')
  await create()

  const nurse = await enter('clinician@demo.example')
  await ward.getByRole('link', { name: 'My Calls' }).first().click()
  await ward.getByRole('heading', { name: 'My Calls', level: 1 }).waitFor()
  const mine = ward.getByRole('list', { name: 'My calls' }).getByRole('listitem')
  await mine
    .filter({ hasText: room })
    .filter({ hasText: /Waiting, (next in line|\d+ ahead of you)/ })
    .waitFor()
  await isAccessible(ward)
  const href = (await mine.first().getByRole('link').getAttribute('href'))!
  await nurse.goto(new URL(href, nurse.url()).href)
  await mine.filter({ hasText: 'Rosa Alvarez is on the way' }).first().waitFor()

  // The page of the call says so too, live, with what was asked and nothing empty.
  await mine.filter({ hasText: 'is on the way' }).first().getByRole('link').click()
  const state = ward.getByRole('status', { name: 'How far your call is' })
  await state.getByText('Rosa Alvarez is on the way').waitFor()
  await ward.getByRole('definition').filter({ hasText: 'Ward 4B, ext. 4412' }).waitFor()
  await ward.locator('main').getByText('–', { exact: true }).first().waitFor({ state: 'detached' })
  await isAccessible(ward)
  await (await callAction(nurse, 'Return to Queue')).click()
  await state.getByText(/^Waiting, /).waitFor()

  await ward.goBack()
  await tap('link', 'New Stat Call')
  await ward.getByRole('heading', { name: 'New Call', level: 1 }).waitFor()
  await holds(ward.getByLabel('Contact'), 'Ward 4B, ext. 4412')
  await isAccessible(ward)
  // Whoever sees one facility finds the room without its name.
  await tap('button', new RegExp(`^${room.split(' · ')[0]}`))
  await tap('button', 'Difficult IV')
  await tap('button', /^Create$/)
  await ward.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  expect(taps).toBeLessThanOrEqual(4)
})
