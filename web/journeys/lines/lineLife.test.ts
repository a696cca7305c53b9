// A line from its insertion to its removal, and a mistake corrected after that (rules 3.11, 4.3 to 4.14).
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { daysLater } from '../../../server/domain/kernel/time/facilityTime'
import { isAccessible } from '../helpers/accessible'
import { unfoldCall } from '../helpers/callPage'
import { holds } from '../helpers/fields'
import { hasFocus, hasFocusInside } from '../helpers/focus'
import { callForPicc, recordInsertion, recordProcedure } from '../helpers/insertion'
import { signInByRest } from '../helpers/integration'
import { pressKey, tabTo, typeText } from '../helpers/keyboard'
import { openMovedHospital } from '../helpers/movedClock'
import type { signIn } from '../helpers/people'
import { openStage } from '../helpers/stage'

const stage = openStage({ start: openMovedHospital, leavesAfterEach: false })
const { enter, leaveAll } = stage

/** Closes all browsers and signs in so many days later, at the same time of the server's clock. */
const comeBack = async (days: number, email: string, options: Parameters<typeof signIn>[3] = {}): Promise<Page> => {
  await leaveAll()
  stage.server.putForward(
    daysLater('America/New_York', stage.server.now(), days).getTime() - stage.server.now().getTime(),
  )
  return enter(email, options)
}

/** Opens a line by its name in the list of lines. */
const findLine = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'Lines', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Lines', level: 1 }).waitFor()
  await page.getByRole('searchbox').fill(name)
  await page.getByText(`1 line found for “${name}”`).waitFor()
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /^Line · / }).waitFor()
}

const life = (page: Page) => page.getByRole('region', { name: 'Life of the line' })

/** Waits until the picture of the line's life says this. */
const isPictured = (page: Page, words: RegExp) => life(page).getByRole('img', { name: words }).waitFor()

/** No path or title that the pages have shown contains this name. */
const tellsNobody = async (page: Page, name: string): Promise<void> => {
  expect(decodeURIComponent(page.url())).not.toContain(name)
  expect(await page.title()).not.toContain(name)
}

test('a line is placed, dressed from the due board, infected and well again, taken out, and open again', async () => {
  await callForPicc(await signInByRest(stage.server.address, 'manager@demo.example'), 'ext 6301')
  let page = await enter('clinician@demo.example')
  await recordInsertion(page, { contact: 'ext 6301', lastName: 'Quibell', mrn: 'Q-77' })

  await findLine(page, 'Quibell')
  await tellsNobody(page, 'Quibell')
  await isPictured(page, /^Placed .*, 1 insertion, 0 dressing changes, 0 other visits, 0 infections, open$/)
  await holds(page.getByLabel('Line Name'), "Quibell's Line")
  await page.getByText('SL PICC').first().waitFor()
  await isAccessible(page)

  // Five days later it is due in two; its dressing is changed early.
  page = await comeBack(5, 'clinician@demo.example')
  await page.getByRole('link', { name: 'Lines', exact: true }).first().click()
  await page.getByRole('link', { name: 'Due board' }).click()
  const due = page.getByRole('region', { name: 'Next two days' })
  const dueLine = due.getByRole('checkbox', { name: /Quibell's Line/ })
  const showAll = due.getByRole('button', { name: 'Show all: Next two days' })
  // A group begins with its first 20 lines (rules 4.14), and how many of the demo are due earlier goes by the hour.
  await dueLine.or(showAll).first().waitFor()
  if (!(await dueLine.isVisible())) await showAll.click()
  await dueLine.check()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Create 1 Call' }).click()
  await page.getByText('1 scheduled call brought forward.').waitFor()
  await due.getByRole('link', { name: 'Brought forward' }).click()
  await page.getByText('Assigned to you', { exact: true }).waitFor()
  await page.getByLabel('Contact').fill('ext 6302')
  await recordProcedure(page, 'Dressing Change', { Dressing: 'Transparent' })
  await page.getByRole('checkbox', { name: 'Clean, dry, intact' }).check()
  await page.getByRole('button', { name: 'Submit Procedure' }).click()
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()

  await findLine(page, 'Quibell')
  await isPictured(page, /1 dressing change, 0 other visits, 0 infections, open$/)
  await page.getByRole('checkbox', { name: 'Has Infection' }).check()
  await page.getByLabel('Infection Notes').fill('Redness at the exit site')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page
    .getByText(/1 infection, open$/)
    .or(page.getByRole('img', { name: /1 infection, open$/ }))
    .first()
    .waitFor()

  // Three days later the infection is over.
  page = await comeBack(3, 'nurse2@demo.example', { colorScheme: 'dark', width: 390, height: 844 })
  await page
    .getByRole('button', { name: /menu|sections/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lines', exact: true }).click()
  await page.getByRole('searchbox').fill('Quibell')
  await page.getByRole('row').filter({ hasText: 'Quibell' }).getByRole('link').click()
  await page.getByRole('checkbox', { name: 'Has Infection' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show Infection History' }).click()
  const infection = page.getByRole('list', { name: 'Infection History' }).getByRole('listitem')
  await until(async () => expect(await infection.innerText()).toMatch(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/))
  await isAccessible(page)

  // Removing the line closes it and cancels the scheduled visit.
  await page.getByRole('button', { name: 'Create Call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Call From Line' })
  await dialog.getByRole('combobox', { name: 'Need' }).fill('Line Removal')
  await page.getByRole('option', { name: 'Line Removal' }).click()
  await dialog.getByRole('button', { name: 'Create Call' }).click()
  await page.getByRole('link', { name: 'Open call' }).click()
  await page.getByText('Assigned to you', { exact: true }).waitFor()
  await unfoldCall(page)
  await page.getByLabel('Contact').fill('ext 6303')
  await recordProcedure(page, 'Removal', { Reason: 'Treatment ended' })
  await page.getByText('Line will be closed').waitFor()
  await page.getByRole('button', { name: 'Submit Procedure' }).click()
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  const line = await stage.server.clients.system.line.findFirstOrThrow({
    where: { name: "Quibell's Line" },
    include: { calls: true },
  })
  expect(line.completedAt).not.toBeNull()
  expect(line.calls.filter(({ completedAt, deletedAt }) => !completedAt && !deletedAt)).toEqual([])

  await page.goto(`${stage.server.address}/lines/${line.id}`)
  await page.getByText(/closed this line at/).waitFor()
  for (const name of ['Close Line', 'Create Call'])
    await page.getByRole('button', { name }).first().waitFor({ state: 'detached' })
  await page.getByLabel('Line Name').and(page.locator('[readonly]')).waitFor()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByText('The line is open again').waitFor()
  await isPictured(page, /1 dressing change, 1 other visit, 1 infection, reopened 1 time, open$/)
  await life(page).getByRole('button', { name: 'Show as list' }).click()
  await until(async () => {
    const steps = await life(page).getByRole('listitem').allInnerTexts()
    expect(steps.map((text) => text.split('\n').at(-1)!.replace(/, .*/, ''))).toEqual(
      expect.arrayContaining([
        'Placed',
        'PICC Insertion',
        'Dressing Change',
        'Infection',
        'Line Removal',
        'Closed',
        'Reopened',
        'Today',
      ]),
    )
  })
  await isAccessible(page)
})

test('a line is found, renamed, closed and reopened by keyboard alone', async () => {
  await leaveAll()
  const page = await enter('nurse2@demo.example')
  // In one go: the second key counts only soon after the first.
  await typeText(page, 'gl')
  await page.getByRole('row').nth(1).waitFor()
  await pressKey(page, '/')
  await typeText(page, 'Quibell')
  await page.keyboard.press('Enter')
  await page.getByText('1 line found for “Quibell”').waitFor()
  await tabTo(page, 'Quibell, Ana')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Line · / }).waitFor()

  await tabTo(page, 'Line Name')
  await page.keyboard.press('ControlOrMeta+A')
  await typeText(page, 'Left arm')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page
    .getByRole('heading', { name: 'Left arm' })
    .or(page.getByText('Left arm', { exact: true }))
    .first()
    .waitFor()

  await tabTo(page, 'Close Line')
  await page.keyboard.press('Enter')
  const question = page
    .getByRole('alertdialog', { name: 'Close Line?' })
    .or(page.getByRole('dialog', { name: 'Close Line?' }))
  await question
    .getByText(
      'Are you sure you want to close this line? This will prevent future follow-ups from triggering for this line.',
    )
    .waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  // After cancelling, the focus is back on the button.
  await hasFocus(page.getByRole('button', { name: 'Close Line' }))
  await page.keyboard.press('Enter')
  await question.waitFor()
  // The button on the page has the same name as the one in the dialog, where the focus goes.
  await hasFocusInside(question)
  await tabTo(page, 'Close Line')
  await page.keyboard.press('Enter')
  await page.getByText(/closed this line at/).waitFor()
  await tabTo(page, 'Reopen')
  await page.keyboard.press('Enter')
  await page.getByText('The line is open again').waitFor()
})
