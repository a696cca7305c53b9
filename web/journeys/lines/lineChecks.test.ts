// Line checks are scheduled on a screen and appear in every open queue when they are due; the jobs page shows the run
// (rules 4.6, 11.3).
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { momentAt, todayIn } from '../../../server/domain/kernel/time/facilityTime'
import { isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { chooseHighlighted, holds } from '../helpers/fields'
import { hasFocus } from '../helpers/focus'
import { tabTo, typeText } from '../helpers/keyboard'
import { openMovedHospital } from '../helpers/movedClock'
import { isLive } from '../helpers/people'
import { openSection, sectionsOf } from '../helpers/sections'
import { openStage } from '../helpers/stage'

const stage = openStage({
  // Sessions must survive while the clock moves forward by hours.
  start: () => openMovedHospital({ PATENCY_SESSION_IDLE_MINUTES: '1440', PATENCY_SESSION_MAX_HOURS: '168' }),
})
const { enter } = stage

const zone = 'America/New_York'
const address = '/configuration/scheduledlinechecks'
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const time = (page: Page) => page.getByRole('textbox', { name: /^Time/ })
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()
const jobPanel = (page: Page) => page.getByRole('region', { name: 'Line checks' })

/** The open checks of Riverside Health that nobody created. */
const openChecks = () =>
  stage.server.clients.system.call.count({
    where: {
      provider: { name: 'Riverside Health' },
      purpose: { name: 'Daily Line Check' },
      createdById: null,
      followUpFromId: null,
      completedAt: null,
      deletedAt: null,
    },
  })

/** Half past one of the next hours in New York, in the screen's format. A repeated hour may already have passed once. */
const soon = () => {
  for (let hours = 1; ; hours++) {
    const at = new Date(stage.server.now().getTime() + hours * 3_600_000)
    const hour = Number(
      new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at),
    )
    const moment = momentAt(zone, todayIn(zone, at), hour, 30)
    if (moment <= stage.server.now()) continue
    return {
      typed: `${String(hour % 12 || 12).padStart(2, '0')}:30`,
      half: hour < 12 ? 'AM' : 'PM',
      shown: `${String(hour).padStart(2, '0')}:30`,
      moment,
    }
  }
}

test('an administrator sets a time by keyboard, the sentence says it, and at that moment the calls join an open queue; the jobs page shows the run and runs one more', async () => {
  const { typed, half, shown, moment } = soon()
  // The demo hospital already has this morning's checks.
  const ofTheDemo = await openChecks()
  const admin = await enter('admin@demo.example')
  await tabTo(admin, 'Administration')
  await admin.keyboard.press('Enter')
  await tabTo(admin, 'Configuration')
  await admin.keyboard.press('Enter')
  await admin.getByRole('table', { name: 'Facilities' }).waitFor()
  await tabTo(admin, 'Line Checks')
  await admin.keyboard.press('Enter')
  await admin.getByText('No line checks are scheduled.').waitFor()
  await until(async () => expect(await saveChanges(admin).isDisabled()).toBe(true))

  await admin.getByRole('radio', { name: 'Never' }).focus()
  await admin.keyboard.press('ArrowRight')
  await admin.keyboard.press('ArrowRight')
  await admin.keyboard.press('Tab')
  await typeText(admin, typed)
  await admin.keyboard.press('Tab')
  if (half === 'PM') await admin.keyboard.press('ArrowRight')
  await admin.getByRole('combobox', { name: /^Line Check Purpose/ }).focus()
  await typeText(admin, 'Daily Line Check')
  await chooseHighlighted(admin)
  await tabTo(admin, 'Add to Blacklist')
  await admin.keyboard.press('Enter')
  await admin.locator('input[name=type]:focus').waitFor()
  await typeText(admin, 'PG')
  await admin.keyboard.press('Enter')
  await admin.getByRole('rowheader', { name: 'PG' }).waitFor()
  await tabTo(admin, 'Save Changes')
  await admin.keyboard.press('Enter')
  await admin.getByText('Line checks saved').waitFor()
  await admin.getByText(new RegExp(`^Next: .*${shown} in New York, \\d+ lines`)).waitFor()
  await until(async () => expect(await saveChanges(admin).isDisabled()).toBe(true))

  // The schedule starts when it is saved: nothing is due earlier.
  const nurse = await enter('clinician@demo.example')
  await isLive(nurse)
  await nurse.mouse.move(0, 0)
  const checks = nurse.locator('main a[href^="/calls/"]').filter({ hasText: 'Daily Line Check' })
  const before = await checks.count()
  await until(async () => expect(await openChecks()).toBe(ofTheDemo))
  stage.server.putForward(moment.getTime() - Date.now())
  // Without any action on the page.
  await nurse.waitForFunction(
    (count) =>
      [...document.querySelectorAll('main a[href^="/calls/"]')].filter(({ textContent }) =>
        textContent.includes('Daily Line Check'),
      ).length > count,
    before,
  )

  await openSection(admin, 'Jobs')
  await jobPanel(admin).getByRole('rowheader').first().waitFor()
  await jobPanel(admin)
    .getByText(/^\d+ calls for \d+ lines$/)
    .waitFor()
  const made = (await openChecks()) - ofTheDemo
  expect(made).toBeGreaterThan(10)
  await jobPanel(admin)
    .getByText(new RegExp(`^${made} calls for \\d+ lines$`))
    .waitFor()
  // A line with an open check does not get another.
  await jobPanel(admin)
    .getByRole('button', { name: /^Run Now/ })
    .focus()
  await admin.keyboard.press('Enter')
  await jobPanel(admin)
    .getByText(/^Done: \d+ calls? for \d+ lines$/)
    .waitFor()
  await until(async () => expect(await jobPanel(admin).getByRole('rowheader').count()).toBe(2))
  await hasFocus(jobPanel(admin).getByRole('button', { name: 'Run Now: Line checks', exact: true }))

  await admin.goto(`${stage.server.address}${address}`)
  await time(admin).waitFor()
  await holds(time(admin), typed)
  await admin.getByRole('radio', { name: half, checked: true }).waitFor({ state: 'attached' })
})

test('two administrators change it at once: the later one is told, sees what was saved, and loses nothing', async () => {
  const one = await enter('admin@demo.example', { at: address })
  const other = await enter('system@demo.example', { colorScheme: 'dark', at: address })
  for (const page of [one, other]) {
    await page.getByText('What happens next').waitFor()
    await choose(page, 'At an interval')
    // As the first test saved it.
    await holds(page.getByRole('combobox', { name: /^Line Check Purpose/ }), 'Daily Line Check')
  }
  await one.getByRole('textbox', { name: /^Interval/ }).fill('6')
  await other.getByRole('textbox', { name: /^Interval/ }).fill('90')
  await choose(other, 'Minutes')
  await saveChanges(one).click()
  await one.getByText('Line checks saved').waitFor()
  await other.getByText('Someone changed this item meanwhile').waitFor()
  await other.getByRole('button', { name: 'Show the changes' }).click()
  await holds(other.getByRole('textbox', { name: /^Interval/ }), '90')
  await saveChanges(other).click()
  await other.getByText('Line checks saved').waitFor()
  await one.getByRole('radio', { name: 'Minutes' }).and(one.locator(':checked')).waitFor({ state: 'attached' })
  await holds(one.getByRole('textbox', { name: /^Interval/ }), '90')
})

test('a manager reads the line checks and has no jobs; a clinician has neither', async () => {
  const manager = await enter('manager@demo.example')
  expect(await sectionsOf(manager)).not.toContain('Jobs')
  await manager.goto(`${stage.server.address}${address}`)
  await manager.getByText('What happens next').waitFor()
  const verbs = manager.getByRole('button', { name: /^(Add|Delete|Save Changes)/ })
  await verbs.first().waitFor({ state: 'detached' })
  await until(async () => expect(await manager.getByRole('radio', { name: 'Never' }).isDisabled()).toBe(true))
  await manager.goto(`${stage.server.address}/jobs`)
  await manager.getByText('You are not allowed to see this page.').waitFor()
  const nurse = await enter('clinician@demo.example', { at: null })
  for (const path of [address, '/jobs']) {
    await nurse.goto(`${stage.server.address}${path}`)
    await nurse.getByText('You are not allowed to see this page.').waitFor()
  }
})

test('both screens are accessible and fit, light and dark, wide and narrow', async () => {
  const page = await enter('system@demo.example', { at: address })
  const check = () => isAccessibleInEach(page, usualLooks)
  await page.getByText('What happens next').waitFor()
  // Run alone, this test finds no schedule; after the others, an interval. It leaves no schedule.
  const isScheduled = !(await page.getByRole('radio', { name: 'Never' }).isChecked())
  await choose(page, 'At a time')
  await time(page).fill('25:61')
  await page.keyboard.press('Tab')
  await page.getByText('Must be a time').waitFor()
  await check()
  await page.getByRole('button', { name: 'Add to Whitelist' }).click()
  await page.getByLabel('Type').fill('A type whose name is longer than any phone is wide, as someone once wrote it')
  await check()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Delete A type/ }).click()
  await page.getByRole('alertdialog').waitFor()
  await check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No types have been whitelisted. Line checks will be made for all line types.').waitFor()
  await choose(page, 'Never')
  if (isScheduled) await saveChanges(page).click()
  await page.getByText('No line checks are scheduled.').waitFor()
  await page.goto(`${stage.server.address}/jobs`)
  await jobPanel(page).getByText('Nothing is scheduled.').waitFor()
  await check()
})
