// The round of a unit on a phone, and the passport of a line.
import type { Page } from 'playwright-core'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { dressingChangeDue } from '../helpers/dressing'
import { signInByRest, type Rest } from '../helpers/integration'
import { openStage } from '../helpers/stage'

const stage = openStage()
const { enter } = stage

const lastValues = {
  Dressing: ['Transparent'],
  'Site appearance': ['Clean, dry, intact'],
  Securement: ['Adhesive device'],
  'External (cm)': ['3'],
}
const phone = { width: 390, height: 844 }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const isMine = (page: Page) => page.getByText('This call is now assigned to you.').waitFor()

/** A dressing change whose line is due since yesterday. */
const dueToday = async (rest: Rest, lastName: string) => {
  const due = await dressingChangeDue(rest, lastName, lastValues)
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString()
  await rest('POST', `/lines/${due.lineId}`, { nextChangeDate: yesterday })
  // The facility requires it, also of the follow-up that was scheduled.
  const calls = await rest<{ id: string; line: { id: string } | null }[]>('GET', '/calls/active')
  for (const { id } of calls.filter(({ line }) => line?.id === due.lineId))
    await rest('PUT', `/calls/${id}`, { contact: 'Ward' })
  return due
}

test('a round on a phone: by unit, one thumb, and each finished call leads to the next', async () => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const { roomName } = await dueToday(rest, 'Richardson')
  await dueToday(rest, 'Okafor')
  const page = await enter('nurse2@demo.example', { ...phone, at: '/round' })
  await page.getByRole('heading', { name: 'My Round', level: 1 }).waitFor()
  const unit = roomName.slice(0, roomName.lastIndexOf('-'))
  await button(page, new RegExp(`^${unit} \\d+$`))
    .first()
    .click()
  await page.waitForURL(/units=/)
  await isAccessible(page)

  await button(page, new RegExp(`^${roomName}`))
    .first()
    .click()
  await isMine(page)
  const first = page.url()
  await button(page, /^Same as last time/).click()
  await button(page, 'Confirm All').click()
  await button(page, 'Submit Procedure').click()
  await page.getByText('Call closed').first().waitFor()

  // The page stays, and leads to the next stop; skipping that gives it back.
  await button(page, /^Next: /).click()
  await page.waitForURL((url) => url.href !== first)
  await isMine(page)
  await isAccessible(page)
  await page.getByRole('link', { name: 'My Round' }).first().click()
  await page.getByRole('heading', { name: 'My Round', level: 1 }).waitFor()
  await page.waitForURL(/units=/)
})

test('a line shows how it was placed, and its passport is printed', async () => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const { lineId } = await dueToday(rest, 'Nakamura')
  const page = await enter('clinician@demo.example', { at: `/lines/${lineId}` })
  const placed = page.getByRole('region', { name: 'As placed' })
  await placed.getByText('Basilic').waitFor()
  await placed.getByText(/^3 on /).waitFor()
  await placed.getByRole('link', { name: 'Passport' }).click()
  await page.getByRole('heading', { name: /^Line passport/, level: 1 }).waitFor()
  await page
    .getByRole('region', { name: /^Dressing history/ })
    .getByText('Transparent')
    .waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.emulateMedia({ media: 'print' })
  await button(page, 'Print').waitFor({ state: 'hidden' })
})
