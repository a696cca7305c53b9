import pg from 'pg'
import type { Page } from 'playwright-core'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { callAction, unfoldCall } from './helpers/callPage'
import { isAccessible, looksOf } from './helpers/accessible'
import { holds } from './helpers/fields'
import { signInByRest } from './helpers/integration'
import { cards } from './helpers/people'
import { keysAreQuiet, pressKey } from './helpers/keyboard'
import { openStage } from './helpers/stage'

const stage = openStage({
  // A page with entries asks before it is left; these journeys leave on purpose.
  onEnter: (page) => page.on('dialog', (dialog) => void dialog.accept()),
})
const { enter } = stage

const asks = async (contact: string): Promise<string> => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(
    ({ name }) => name === 'PICC Insertion',
  )!
  const facility = (await rest<{ rooms: { id: string }[] }[]>('GET', '/facilities'))[0]!
  return (
    await rest<{ id: string }>('POST', '/calls', { purposeId: purpose.id, roomId: facility.rooms[0]!.id, contact })
  ).id
}

const look = async (page: Page, callId: string): Promise<void> => {
  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page
    .getByLabel('Contact')
    .or(page.getByRole('button', { name: /^Patient and request/ }))
    .first()
    .waitFor()
}

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)('two people edit one call, and the second picks field by field, at %i pixels', async (width, colorScheme) => {
  const callId = await asks(`ext 72${width}`)
  const [rosa, nurse] = [
    await enter('clinician@demo.example', { width, colorScheme, at: null }),
    await enter('nurse2@demo.example', { at: null }),
  ]
  await look(rosa, callId)
  await unfoldCall(rosa)
  await look(nurse, callId)
  await rosa.getByLabel('Contact').fill('Rosa on 4671')
  await rosa.getByLabel('Additional Comments').fill('two attempts')
  await nurse.getByLabel('Contact').fill('Desk 4B')
  await nurse.getByLabel('Pre-Procedure Notes').fill('Left arm only')
  await nurse.getByRole('button', { name: 'Save Entries' }).click()
  await nurse.getByText('All entries saved').waitFor()

  await rosa.getByText(/^This call was changed by /).waitFor()
  await holds(rosa.getByLabel('Contact'), 'Rosa on 4671')
  await holds(rosa.getByLabel('Pre-Procedure Notes'), '')
  await (await callAction(rosa, 'Save Entries')).click()
  const dialog = rosa.getByRole('dialog', { name: /changed this call too$/ })
  await dialog.getByRole('radio', { name: /Desk 4B/ }).check()
  await isAccessible(rosa)
  await dialog.getByRole('button', { name: 'Save Entries' }).click()
  await rosa.getByText('All entries saved').waitFor()
  await holds(rosa.getByLabel('Contact'), 'Desk 4B')
  await holds(rosa.getByLabel('Pre-Procedure Notes'), 'Left arm only')

  await rosa.getByRole('button', { name: 'Show history' }).click()
  const history = rosa.getByRole('list', { name: /^Call history/ })
  await history.getByText('two attempts').waitFor()
  await history.getByRole('listitem').first().filter({ hasText: 'Corrected entries' }).waitFor()
  await isAccessible(rosa)
})

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'who has a call open is seen on its card and on its page, until they leave, at %i pixels',
  async (width, colorScheme) => {
    const callId = await asks(`ext 74${width}`)
    const [rosa, nurse] = [
      await enter('clinician@demo.example', { at: null }),
      await enter('nurse2@demo.example', { width, colorScheme }),
    ]
    const card = nurse.getByRole('article').filter({ hasText: `ext 74${width}` })
    await look(rosa, callId)
    await card.getByText('is looking at it').waitFor({ state: 'attached' })
    await rosa.getByLabel('Contact').fill('Rosa on 4671')
    await card.getByText('is editing it').waitFor({ state: 'attached' })
    await isAccessible(nurse)

    await card.getByRole('link').click()
    await nurse.getByText(/ is editing this call$/).waitFor()
    await rosa.getByText(/ has this call open$/).waitFor()
    await isAccessible(nurse)
    await rosa.getByLabel('Contact').fill(`ext 74${width}`)
    await nurse.getByText(/ has this call open$/).waitFor()
    await rosa.goto(`${stage.server.address}/calls/queue`)
    await nurse.getByText(/ has this call open$/).waitFor({ state: 'hidden' })
    const seenByRosa = rosa.getByRole('article').filter({ hasText: `ext 74${width}` })
    await seenByRosa.getByText('is looking at it').waitFor({ state: 'attached' })
    await nurse.context().close()
    // The browser was closed: the page shows this at the latest when its person is Offline.
    await seenByRosa.getByText('is looking at it').waitFor({ state: 'detached' })
  },
)

test('what was typed is there after the page was loaded anew, and can be discarded', async () => {
  const callId = await asks('ext 7301')
  const page = await enter('clinician@demo.example', { at: null })
  await look(page, callId)
  await page.getByLabel('MRN').fill('R-7301')
  await page.getByText('Draft kept').waitFor()
  // Text typed just before is sent as the page closes, and may arrive after the next page has read its draft.
  await page.getByLabel('Patient Last Name').fill('Ruiz')
  await page.reload()
  await page.getByText(/^Patient Last Name, MRN$/).waitFor()
  await holds(page.getByLabel('MRN'), 'R-7301')
  await holds(page.getByLabel('Patient Last Name'), 'Ruiz')
  await isAccessible(page)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /Ruiz|R-7301/,
  )

  const other = await enter('nurse2@demo.example', { at: null })
  await look(other, callId)
  await holds(other.getByLabel('MRN'), '')

  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('All entries saved').waitFor()
  await holds(page.getByLabel('MRN'), '')
  await page.reload()
  await page.getByText('All entries saved').waitFor()
  await holds(page.getByLabel('MRN'), '')
})

test('what arrives after the next page has read its draft comes into that page, and no page takes it away', async () => {
  const callId = await asks('ext 7303')
  const page = await enter('clinician@demo.example')
  // A browser that stores nothing, as without HTTPS.
  await page.context().addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  const other = await page.context().newPage()
  await look(page, callId)
  await page.getByLabel('MRN').fill('R-7303')
  await page.getByText('Draft kept').waitFor()
  await look(other, callId)
  await holds(other.getByLabel('MRN'), 'R-7303')

  const database = new pg.Client({ connectionString: stage.server.databaseUrl })
  await database.connect()
  try {
    // The last draft has to wait for this lock.
    await database.query('begin')
    await database.query('select from call_draft where call_id = $1 for update', [callId])
    await page.getByLabel('Patient Last Name').fill('Ruiz')
    await page.reload()
    await page.getByText(/^MRN$/).last().waitFor()
    await page.getByLabel('Contact').fill('Desk 4B')
    await page.getByRole('button', { name: 'Save Entries' }).click()
    await holds(page.getByLabel('Patient Last Name'), '')
    await database.query('commit')
  } finally {
    await database.end()
  }
  await page
    .getByText(/^Patient Last Name$/)
    .nth(1)
    .waitFor()
  await holds(page.getByLabel('Patient Last Name'), 'Ruiz')
  await holds(page.getByLabel('Contact'), 'Desk 4B')

  // The same person's other page had not saved it.
  await other.getByLabel('Additional Comments').fill('two attempts')
  await other.getByText('Draft kept').waitFor()
  await holds(other.getByLabel('Patient Last Name'), 'Ruiz')
  await page.reload()
  await page.getByText('Unsaved entries restored').waitFor()
  await holds(page.getByLabel('Additional Comments'), 'two attempts')
  await holds(page.getByLabel('Patient Last Name'), 'Ruiz')
  await holds(page.getByLabel('Contact'), 'Desk 4B')
  await holds(page.getByLabel('MRN'), 'R-7303')
})

test('a call that was returned, and one that was deleted, come back by Undo', async () => {
  const callId = await asks('ext 7302')
  const page = await enter('admin@demo.example', { at: null })
  // The page of a call has links to other calls too.
  const queue = page.getByRole('heading', { name: 'Queue', level: 1 })
  await look(page, callId)
  await page.getByText('Assigned to you', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Return to Queue' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // Under the pointer it stays.
  await undo.hover()
  await queue.waitFor()
  await undo.focus()
  await page.keyboard.press('Enter')
  await page.getByText('You have the call again').waitFor()
  await page.getByText('Assigned to you', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await undo.hover()
  await queue.waitFor()
  await cards(page).first().waitFor()
  await page.getByText('ext 7302').waitFor({ state: 'detached' })
  await undo.click()
  await page.getByText('The call is back').waitFor()
  await page.getByText('Assigned to you', { exact: true }).waitFor()
})

test('what one person could undo is not offered to the next one at the same screen', async () => {
  const callId = await asks('ext 7304')
  // Leads no other call, so opening this one assigns it.
  const page = await enter('manager@demo.example', { at: null })
  await look(page, callId)
  await page.getByText('Assigned to you', { exact: true }).waitFor()
  await page.getByRole('switch', { name: 'On Hold' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').fill('nurse2@demo.example')
  await undo.waitFor({ state: 'detached' })
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await cards(page).first().waitFor()
  await undo.waitFor({ state: 'detached' })
  await pressKey(page, 'u')
  await keysAreQuiet(page)
  const rest = await signInByRest(stage.server.address, 'admin@demo.example')
  expect(await rest('GET', `/calls/${callId}`)).toMatchObject({ statusCode: { name: 'On Hold' } })
})
