// An administrator sets when Stats are escalated; a Stat that nobody takes is escalated on every open screen, in the
// call's history, and no more once somebody has it (rules 10.4).
import type { Page } from 'playwright-core'
import { isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { createStat, signInByRest } from '../helpers/integration'
import { tabTo } from '../helpers/keyboard'
import { openMovedHospital } from '../helpers/movedClock'
import { isLive } from '../helpers/people'
import { openStage } from '../helpers/stage'

const stage = openStage({
  // Sessions must survive while the clock moves forward.
  start: () => openMovedHospital({ PATENCY_SESSION_IDLE_MINUTES: '1440', PATENCY_SESSION_MAX_HOURS: '168' }),
})
const { enter } = stage

const targets = (page: Page) => page.getByRole('table', { name: 'Waiting targets' })
const dialog = (page: Page) => page.getByRole('dialog')
const figure = (page: Page, name: string) => dialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) })

test('an administrator sets a minute, a Stat waits longer, and another browser shows it at once', async () => {
  const admin = await enter('admin@demo.example', { at: '/configuration/facilities' })
  await admin.getByRole('table', { name: 'Facilities' }).waitFor()
  await tabTo(admin, 'Alerts')
  await admin.keyboard.press('Enter')
  await targets(admin).getByText('Difficult IV').waitFor()
  await isAccessibleInEach(admin, usualLooks)

  await admin.getByRole('button', { name: 'Edit Stat', exact: true }).click()
  await figure(admin, 'Escalate After').fill('10000')
  await dialog(admin).getByRole('button', { name: 'Save' }).click()
  await dialog(admin).getByText('Must be a whole number from 1 to 1440').first().waitFor()
  await figure(admin, 'Escalate After').fill('1')
  await dialog(admin)
    .getByText(/^A call that no one has taken after 1 min is escalated/)
    .waitFor()
  await isAccessibleInEach(admin, usualLooks)
  await dialog(admin).getByRole('button', { name: 'Save' }).click()
  await targets(admin)
    .getByText(/^After 1 min to managers and administrators/)
    .waitFor()

  const nurse = await enter('clinician@demo.example')
  await isLive(nurse)
  await admin.goto(stage.server.address)
  await isLive(admin)
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  // Nothing slow happens within its minute.
  const callId = await createStat(rest)
  const cardOn = (page: Page) => page.locator('article').filter({ has: page.locator(`a[href="/calls/${callId}"]`) })
  const escalated = (page: Page) => cardOn(page).getByText(/^Escalated (just now|\d+ min ago)$/)
  await cardOn(nurse).waitFor()
  await escalated(nurse).waitFor({ state: 'detached' })
  stage.server.putForward(70_000)
  for (const page of [nurse, admin]) await escalated(page).waitFor()
  await isAccessibleInEach(nurse, usualLooks)

  // Opening it assigns it.
  await cardOn(nurse).getByRole('link').first().click()
  await nurse.waitForURL(new RegExp(callId))
  await cardOn(admin).getByText('in progress').waitFor()
  await escalated(admin).waitFor({ state: 'detached' })
  await nurse.getByRole('button', { name: 'History' }).click()
  await nurse.getByText(/^Escalated to managers and administrators: waiting \d+ min$/).waitFor()
})
