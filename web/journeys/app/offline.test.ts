import type { BrowserContext, Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { demoPassword } from '../../../prisma/demo/plan/accounts'
import { callAction, unfoldCall } from '../helpers/callPage'
import { isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { signInByRest } from '../helpers/integration'
import { cards, isLive } from '../helpers/people'
import { pressKey } from '../helpers/keyboard'
import { openStage } from '../helpers/stage'
import { readStorage } from './browserStorage'

const stage = openStage({
  // A browser logs an error for every request that a lost connection stops.
  excused: /ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket/,
})
const { enter } = stage

const createCall = async (contact: string): Promise<string> => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(
    ({ name }) => name === 'PICC Insertion',
  )!
  return (await rest<{ id: string }>('POST', '/calls', { purposeId: purpose.id, contact })).id
}

const look = async (page: Page, callId: string): Promise<void> => {
  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page
    .getByLabel('Contact')
    .or(page.getByRole('button', { name: /^Patient and request/ }))
    .first()
    .waitFor()
  await isLive(page)
}

const loseConnection = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.getByText('No connection', { exact: true }).filter({ visible: true }).first().waitFor()
}

/** Another tab of the same browser, at a call. */
const openTab = async (context: BrowserContext, callId: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page
    .getByLabel('Contact')
    .or(page.getByRole('button', { name: /^Patient and request/ }))
    .first()
    .waitFor()
  return page
}

test('what was typed in 40 seconds without a connection is there although the tab was closed a second after it was back', async () => {
  const callId = await createCall('ext 7401')
  const page = await enter('clinician@demo.example', { width: 390, height: 844 })
  await page.clock.install({ time: new Date() })
  await look(page, callId)
  await unfoldCall(page)
  await loseConnection(page)

  await page.getByLabel('Patient Last Name').fill('Ruiz')
  await page.clock.fastForward(20_000)
  await page.getByLabel('Additional Comments').fill('two attempts')
  await page.getByText('Your entries are kept on this device and sent when the connection is back.').waitFor()
  await page.clock.fastForward(20_000)
  const submit = await callAction(page, 'Save Entries')
  await submit.and(page.locator('[aria-disabled=true][title="No connection"]')).waitFor()
  // At any scroll position, a phone shows that there is no connection.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await until(async () => {
    const { y } = (await page.locator('[data-strip]').boundingBox())!
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(100)
  })
  await isAccessibleInEach(page, usualLooks)

  const stored = await until(async () => {
    const read = await readStorage(page)
    // The key and the entries.
    expect(read.records).toBe(2)
    return read
  })
  expect(stored.mayExport).toBe(false)
  expect(stored.text).not.toMatch(/Ruiz|two attempts|ext 7401/)

  await page.context().setOffline(false)
  await page.clock.fastForward(1_000)
  await page.close()

  const again = await openTab(page.context(), callId)
  await again.getByText('Unsaved entries restored').waitFor()
  await unfoldCall(again)
  await holds(again.getByLabel('Patient Last Name'), 'Ruiz')
  await holds(again.getByLabel('Additional Comments'), 'two attempts')
  await again.getByText('Draft kept on the server').waitFor()

  // The same person at another computer.
  const elsewhere = await enter('clinician@demo.example', { at: null })
  await look(elsewhere, callId)
  await holds(elsewhere.getByLabel('Patient Last Name'), 'Ruiz')
})

test('whichever page is open sends what a closed one left, as soon as the connection is back', async () => {
  const callId = await createCall('ext 7405')
  const page = await enter('clinician@demo.example')
  const context = page.context()
  const tab = await openTab(context, callId)
  await isLive(tab)
  await loseConnection(tab)
  await tab.getByLabel('MRN').fill('R-7405')
  await tab.getByText('Your entries are kept on this device and sent when the connection is back.').waitFor()
  await tab.close()
  const sent = page.waitForRequest((request) => request.postData()?.includes('R-7405') ?? false)
  await context.setOffline(false)
  await sent
  const elsewhere = await enter('clinician@demo.example', { at: `/calls/${callId}` })
  await elsewhere.getByText('Unsaved entries restored').waitFor()
  await holds(elsewhere.getByLabel('MRN'), 'R-7405')
})

test('what is kept in the browser is no one else’s, and is deleted at sign-out', async () => {
  const callId = await createCall('ext 7402')
  const page = await enter('clinician@demo.example')
  const context = page.context()
  const type = async (mrn: string) => {
    const tab = await openTab(context, callId)
    await isLive(tab)
    await loseConnection(tab)
    await tab.getByLabel('MRN').fill(mrn)
    await tab.getByText('Your entries are kept on this device and sent when the connection is back.').waitFor()
    await tab.close()
    await context.setOffline(false)
  }
  const records = async () => (await readStorage(page)).records

  await type('R-7402')
  await until(async () => expect(await records()).toBeGreaterThan(0))
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').waitFor()
  await until(async () => expect(await records()).toBe(0))

  // Without signing out: the session ended elsewhere, and somebody else uses the computer.
  const enterAs = async (email: string) => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await cards(page).first().waitFor()
  }
  await enterAs('clinician@demo.example')
  await type('R-7403')
  await until(async () => expect(await records()).toBeGreaterThan(0))
  await context.clearCookies()
  await page.goto(`${stage.server.address}/`)
  await enterAs('nurse2@demo.example')
  await until(async () => expect(await records()).toBe(0))
  await look(page, callId)
  await holds(page.getByLabel('MRN'), '')
})

test('without a connection a dialog stays open and says that nothing was sent', async () => {
  const callId = await createCall('ext 7403')
  const page = await enter('admin@demo.example', { width: 390, height: 844, at: null })
  await look(page, callId)
  await (await callAction(page, 'Delete')).click()
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Delete' })

  // The connection is lost with the request.
  const isDeletion = (text: string | null) => text?.includes('callVerbsDeleteCallMutation') ?? false
  await page.route('**/graphql', (route) => (isDeletion(route.request().postData()) ? route.abort() : route.continue()))
  await confirm.click()
  await dialog.getByText('May not have been sent').waitFor()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await page.unroute('**/graphql')
  // The request that failed looked like a lost connection. Only once the server is heard again is the next sign of one new.
  await confirm.and(page.locator(':not([aria-disabled])')).waitFor()

  await page.context().setOffline(true)
  await confirm.and(page.locator('[aria-disabled=true][title="No connection"]')).waitFor()
  await confirm.click({ force: true })
  await dialog.getByText('Not sent', { exact: true }).waitFor()
  await isAccessibleInEach(page, usualLooks)

  await page.context().setOffline(false)
  await confirm.and(page.locator(':not([aria-disabled])')).click()
  await page.getByText('Call deleted').waitFor()
  await cards(page).first().waitFor()
})

test('what was never opened before opens without a connection: its code was loaded ahead', async () => {
  const page = await enter('clinician@demo.example', { at: null, isWarm: true })
  const loaded = page.waitForResponse(/ShortcutList/)
  await page.goto(stage.server.address)
  await (await loaded).finished()
  await isLive(page)
  await loseConnection(page)
  await pressKey(page, '?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
})

test('New Call says that it cannot be sent, and where what is entered is kept', async () => {
  const page = await enter('clinician@demo.example', { width: 390, height: 844, at: '/calls/new' })
  await isLive(page)
  await page.getByLabel('Contact').fill('ext 7404')
  await loseConnection(page)
  await page.getByText('Your entries are kept on this device.').waitFor()
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.and(page.locator('[aria-disabled=true]')).waitFor()
  await create.click({ force: true })
  await page.getByText('Not sent', { exact: true }).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.context().setOffline(false)
  await create.and(page.locator(':not([aria-disabled])')).waitFor()
  await holds(page.getByLabel('Contact'), 'ext 7404')
})
