import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessibleInEach } from './helpers/accessible'
import { unfoldCall } from './helpers/callPage'
import { holds } from './helpers/fields'
import { signInByRest } from './helpers/integration'
import { tabTo, typeText } from './helpers/keyboard'
import { openSection } from './helpers/sections'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter } = stage

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Item' })
/** Waits until the table lists these. */
const lists = (page: Page, ...names: string[]) =>
  until(async () => expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(names))

/** Opens another page of the configuration, and waits until it has loaded. */
const follow = async (page: Page, link: string, heading: string) => {
  await page.getByRole('link', { name: link, exact: true }).click()
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

const saveDialog = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

const addField = async (page: Page, name: string, type: string, more: readonly string[] = []) => {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog(page).getByRole('combobox', { name: 'Type' }).fill(type)
  await page.getByRole('option', { name: type, exact: true }).click()
  for (const label of more) await dialog(page).getByRole('checkbox', { name: label, exact: true }).check()
  await saveDialog(page)
}

const addOption = async (page: Page, value: string, { ends = false, requires = [] as string[], days = '' } = {}) => {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog(page).getByLabel('Value').fill(value)
  if (ends) await dialog(page).getByRole('checkbox', { name: 'End Follow Up' }).check()
  if (days) await dialog(page).getByLabel('Immediate Follow Up Interval').fill(days)
  for (const field of requires)
    await dialog(page)
      .getByRole('group', { name: 'Required Fields' })
      .getByRole('checkbox', { name: field, exact: true })
      .check()
  await saveDialog(page)
}

/** A call that the clinician has open, with something typed into it. */
const openCallOf = async (page: Page, contact: string) => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(
    ({ name }) => name === 'PICC Insertion',
  )!
  const place = (
    await rest<{ requiredCallFields: { key: string }[]; rooms: { id: string }[] }[]>('GET', '/facilities')
  ).find(({ requiredCallFields }) => requiredCallFields.every(({ key }) => key === 'contact'))!
  const { id } = await rest<{ id: string }>('POST', '/calls', {
    purposeId: purpose.id,
    roomId: place.rooms[0]!.id,
    contact,
  })
  await page.goto(`${stage.server.address}/calls/${id}`)
  await page.getByText('This call is now assigned to you.').waitFor()
  await unfoldCall(page)
}

test('a procedure is built, tried and put in order, and a clinician whose call is open is held to it a moment later', async () => {
  const nurse = await enter('clinician@demo.example', { width: 390, height: 844 })
  await openCallOf(nurse, 'ext 7301')
  await nurse.getByLabel('Additional Comments').fill('Typed before the procedure was there')

  const admin = await enter('admin@demo.example')
  await openSection(admin, 'Configuration')
  await admin.getByRole('link', { name: 'Procedures', exact: true }).click()
  await admin.getByRole('table', { name: 'Procedures' }).waitFor()
  await admin.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog(admin).getByRole('textbox', { name: 'Name', exact: true }).fill('Port Flush')
  await dialog(admin).getByRole('checkbox', { name: 'MRN' }).check()
  await saveDialog(admin)
  await follow(admin, 'View Port Flush', 'Fields of Port Flush')
  await admin.getByText('No fields to display.').waitFor()

  await addField(admin, 'Consent', 'checkbox')
  await addField(admin, 'Signs', 'checkboxes')
  await addField(admin, 'Result', 'radio', ['Required'])
  await addField(admin, 'Depth', 'number', ['Hide Group'])
  await addField(admin, 'Remarks', 'text', ['Hide Header'])
  await lists(admin, 'Consent', 'Signs', 'Result', 'Depth', 'Remarks')

  await follow(admin, 'View Signs', 'Options of Signs')
  await addOption(admin, 'Redness')
  await addOption(admin, 'Swelling', { days: '2' })
  await follow(admin, 'Fields of Port Flush', 'Fields of Port Flush')
  await follow(admin, 'View Result', 'Options of Result')
  await addOption(admin, 'Accessed', { requires: ['Depth'] })
  await addOption(admin, 'Port is out', { ends: true })
  await follow(admin, 'Fields of Port Flush', 'Fields of Port Flush')
  await admin.getByRole('table', { name: 'Fields of Port Flush' }).waitFor()

  // By keyboard alone: moves Result to the top, tries it, and saves.
  await tabTo(admin, 'Move Result')
  for (const key of ['Space', 'Home', 'Space']) await admin.keyboard.press(key)
  await admin.getByText('Result put down, place 1 of 5. Save Order keeps it.').waitFor()
  await tabTo(admin, 'Preview', 'Shift+Tab')
  await admin.keyboard.press('Enter')
  const preview = admin.getByRole('dialog', { name: 'Preview' })
  const legends = preview.getByRole('group', { name: 'Port Flush' }).locator('legend')
  await until(async () =>
    expect((await legends.allInnerTexts()).map((text) => text.replace(/\W+$/, ''))).toEqual(['Result', 'Signs']),
  )
  await preview.getByRole('radio', { name: 'Accessed' }).check()
  await preview.getByRole('button', { name: 'Try to Submit' }).click()
  const missing = admin.getByRole('dialog', { name: 'Cannot submit' })
  const whatIsMissing = [
    'MRN is required when Port Flush is selected',
    'Depth is a required procedure field when Accessed is selected',
  ]
  await until(async () => expect(await missing.getByRole('listitem').allInnerTexts()).toEqual(whatIsMissing))
  await missing.getByRole('link', { name: /^Depth/ }).click()
  await preview.locator('input:not([type=radio], [type=checkbox]):focus').waitFor()
  await typeText(admin, '4.5')
  await preview.getByRole('radio', { name: 'Port is out' }).check()
  await preview.getByText('Line will be closed').waitFor()
  await admin.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  await tabTo(admin, 'Save Order')
  await admin.keyboard.press('Enter')
  await admin.getByText('Order saved').waitFor()
  await admin.reload()
  await admin.getByRole('table', { name: 'Fields of Port Flush' }).waitFor()
  await lists(admin, 'Result', 'Consent', 'Signs', 'Depth', 'Remarks')

  // The call page was open the whole time.
  await nurse.getByRole('searchbox', { name: 'Find a procedure' }).fill('port flu')
  await nurse.getByRole('checkbox', { name: /^Port Flush/ }).check()
  await nurse.getByRole('radio', { name: 'Accessed' }).check()
  await nurse.getByRole('button', { name: 'Submit Procedure' }).click()
  const refused = nurse.getByRole('dialog', { name: 'Cannot submit' })
  await until(async () => expect(await refused.getByRole('listitem').allInnerTexts()).toEqual(whatIsMissing))
  await nurse.keyboard.press('Escape')

  // A rule that changes during recording applies as well.
  await admin.getByRole('button', { name: 'Edit Remarks' }).click()
  await dialog(admin).getByRole('checkbox', { name: 'Required', exact: true }).check()
  await saveDialog(admin)
  await nurse.locator('textarea[aria-required=true]').waitFor()
  await nurse.getByRole('button', { name: 'Submit Procedure' }).click()
  await refused.getByText('Remarks is required when Port Flush is selected').waitFor()
  await nurse.keyboard.press('Escape')
  await nurse.getByRole('radio', { name: 'Accessed', checked: true }).waitFor({ state: 'attached' })
  await holds(nurse.getByLabel('Additional Comments'), 'Typed before the procedure was there')
})

test('a procedure is deleted, looked at among the deleted ones, and brought back', async () => {
  const page = await enter('admin@demo.example', { colorScheme: 'dark', at: '/configuration/procedures' })
  await page.getByRole('button', { name: 'Delete Education' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByRole('rowheader', { name: 'Education' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View Deleted Procedures' }).click()
  await follow(page, 'View Education', 'Fields of Education')
  await follow(page, 'Deleted Procedures', 'Deleted Procedures')
  await page.getByRole('button', { name: 'Undelete Education' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to make this procedure active again?' })
    .getByRole('button', { name: 'Undelete' })
    .click()
  await page.getByText('Education is active again').waitFor()
  await page.getByRole('button', { name: 'View Active Procedures' }).click()
  await page.getByRole('rowheader', { name: 'Education' }).waitFor()
})

test('the catalogue goes out as a file, and comes in again with one change and as a whole', async () => {
  const page = await enter('admin@demo.example', { at: '/configuration/procedures' })
  await page.getByRole('button', { name: 'Import and export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Configuration' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^configuration-[a-z-]+\.json$/)
  const document = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    procedures: { name: string; followUpInterval: number | null }[]
  }
  const last = document.procedures.at(-1)!
  last.followUpInterval = 21

  const file = (name: string, content: object) => {
    const at = path.join(tmpdir(), `${process.pid}-${name}`)
    writeFileSync(at, JSON.stringify(content))
    return at
  }
  // The menu closes once the file is written.
  await page.getByRole('button', { name: 'Export Configuration' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Import and export', exact: true }).click()
  await page.getByRole('button', { name: 'Import Configuration' }).click()
  const chooser = page.getByLabel('Configuration file')
  await chooser.setInputFiles(
    file('wrong.json', { ...document, procedures: [{ ...last, name: '' }, ...document.procedures.slice(1)] }),
  )
  await page.getByText('procedure 1 (), name').waitFor()
  await until(async () =>
    expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true),
  )
  await chooser.setInputFiles(file('right.json', document))
  await page.getByText('Changed (1)').waitFor()
  await page.getByText('Added (0)').waitFor()
  await page.getByRole('list', { name: 'Changed' }).filter({ hasText: last.name }).waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The configuration was imported').waitFor()
  await page
    .getByRole('cell', { name: 'Follow Up Interval 21' })
    .or(page.getByRole('cell', { name: '21', exact: true }))
    .first()
    .waitFor()
})

test('every screen of it is accessible and fits, light and dark, wide and narrow', async () => {
  const page = await enter('admin@demo.example', { at: '/configuration/procedures' })
  const check = () =>
    isAccessibleInEach(page, [
      ['light', 1280],
      ['dark', 390],
      ['dark', 1280],
      ['light', 390],
    ])
  const rest = await signInByRest(stage.server.address, 'admin@demo.example')
  // One purpose has another name, so the new name is added and the old one removed.
  const catalogue = await rest<{ purposes: { name: string }[] }>('GET', '/catalogue')
  catalogue.purposes.at(-2)!.name = 'Teaching'
  const renamed = JSON.stringify(catalogue)
  await page.getByRole('table', { name: 'Procedures' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Edit Insertion' }).click()
  await dialog(page).waitFor()
  await check()
  await page.keyboard.press('Escape')
  await follow(page, 'View Insertion', 'Fields of Insertion')
  await page.getByRole('table', { name: 'Fields of Insertion' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog', { name: 'Preview' }).waitFor()
  await check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Vein', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await check()
  await page.keyboard.press('Escape')
  await follow(page, 'View Insertion Type', 'Options of Insertion Type')
  await page.getByRole('table', { name: 'Options of Insertion Type' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Edit SL PICC' }).click()
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await check()
  await page.getByRole('button', { name: 'Import Configuration' }).click()
  await page.getByLabel('Configuration file').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"procedures":[{"name":""}]}'),
  })
  await page.getByText('The file cannot be imported, and nothing was changed').waitFor()
  await check()
  await page
    .getByLabel('Configuration file')
    .setInputFiles({ name: 'right.json', mimeType: 'application/json', buffer: Buffer.from(renamed) })
  await page.getByText('Added (1)').waitFor()
  await check()
})
