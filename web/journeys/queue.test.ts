import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessibleInEach, nothingOverflows } from './helpers/accessible'
import { chooseHighlighted } from './helpers/fields'
import { closeByRest, signInByRest } from './helpers/integration'
import { cards, isLive } from './helpers/people'
import { pressKey, typeText } from './helpers/keyboard'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter, excuse } = stage

const integration = (email: string) => signInByRest(stage.server.address, email)

const createCall = async (page: Page, contact: string, { stat = false } = {}): Promise<void> => {
  await page.getByRole('link', { name: 'New Call' }).first().click()
  await page.getByRole('heading', { name: 'New Call', level: 1 }).waitFor()
  if (stat) await page.getByRole('switch', { name: 'Stat' }).click()
  await page.getByRole('combobox', { name: 'Need' }).fill('PICC')
  await page.getByRole('option', { name: 'PICC Insertion' }).click()
  await page.getByLabel('Contact').fill(contact)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL('**/calls/queue')
}

test('the clinician sees today’s queue in its order, Stat first and line checks last', async () => {
  const page = await enter('clinician@demo.example')
  // No card joins a list while somebody points at it.
  await page.mouse.move(0, 0)
  const rest = await integration('clinician@demo.example')
  await until(async () => {
    const { length } = await rest<object[]>('GET', '/calls/active')
    expect(await cards(page).count()).toBe(length)
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    // After its name and count, a heading shows the number of calls whose lead is offline.
    const groups = headings.map((text) => /^(\D+?)\s*(\d+)/.exec(text)!)
    expect(groups.map(([, name]) => name)).toEqual(['Stat', 'Normal', 'On Hold', 'Line checks'])
    expect(groups.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(length)
  })
})

test('a Stat call stands at the top of a second browser, without anyone touching it', async () => {
  const [rosa, ben] = await Promise.all([enter('clinician@demo.example'), enter('nurse2@demo.example')])
  await isLive(ben)
  const addresses = () => cards(ben).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const before = await addresses()
  await createCall(rosa, 'ext 7001', { stat: true })
  await until(async () => {
    expect(await ben.getByText('ext 7001').count()).toBe(1)
    expect(await addresses()).toEqual(expect.arrayContaining(before))
    const top = (await ben.getByText('ext 7001').boundingBox())!.y
    const normal = (await ben.getByRole('heading', { name: /^Normal/, level: 2 }).boundingBox())!.y
    expect(top).toBeLessThan(normal)
  })
})

test('two who press Assign To Me at once: one has the call, the other is told who', async () => {
  const [rosa, ben] = await Promise.all([enter('clinician@demo.example'), enter('nurse2@demo.example')])
  await createCall(rosa, 'ext 7002')
  const rest = await integration('admin@demo.example')
  const call = (await rest<{ id: string; contact: string | null }[]>('GET', '/calls/active')).find(
    ({ contact }) => contact === 'ext 7002',
  )!
  // Opening the call assigns it to neither, because both lead another call then.
  const busy = await Promise.all(['clinician@demo.example', 'nurse2@demo.example'].map(integration))
  const others = (
    await rest<{ id: string; assignedTo: object | null; purpose: { lineCheck: boolean } }[]>('GET', '/calls/active')
  ).filter(({ id, assignedTo, purpose }) => assignedTo === null && !purpose.lineCheck && id !== call.id)
  await busy[0]!('POST', `/calls/${others[0]!.id}/assigntome`)
  await busy[1]!('POST', `/calls/${others[1]!.id}/assigntome`)
  for (const page of [rosa, ben]) {
    await page.goto(`${stage.server.address}/calls/${call.id}`)
    await page.getByText('Call Not Assigned').waitFor()
  }
  await busy[0]!('POST', `/calls/${others[0]!.id}/return`)
  await busy[1]!('POST', `/calls/${others[1]!.id}/return`)
  const assign = (page: Page) => page.getByRole('button', { name: 'Assign To Me' }).click()
  await Promise.all([assign(rosa), assign(ben)])
  const has = (page: Page) => page.getByText('Assigned to you', { exact: true })
  const told = (page: Page) => page.getByText(/(Rosa Alvarez|Ben Carter) has this call/).first()
  await Promise.all([
    Promise.any([rosa, ben].map((page) => told(page).waitFor())),
    Promise.any([rosa, ben].map((page) => has(page).waitFor())),
  ])
  const rosaHas = await until(async () => {
    const [byRosa, byBen] = [await has(rosa).count(), await has(ben).count()]
    expect(byRosa + byBen).toBe(1)
    return byRosa
  })
  await told(rosaHas ? ben : rosa).waitFor()
  const leads = (
    await rest<{ workOrders: { end: string | null }[]; assignedTo: { fullName: string } }>('GET', `/calls/${call.id}`)
  ).workOrders.filter(({ end }) => end === null)
  expect(leads).toHaveLength(1)
  await busy[rosaHas ? 0 : 1]!('POST', `/calls/${call.id}/return`)
})

test('who sets themselves Away is seen so beside their name on other screens, and is assigned nothing by looking', async () => {
  const [rosa, ben] = await Promise.all([enter('clinician@demo.example'), enter('nurse2@demo.example')])
  await Promise.all([isLive(rosa), isLive(ben)])
  await createCall(rosa, 'ext 7010')
  const cardOf = (page: Page) => page.locator('article').filter({ hasText: 'ext 7010' })
  await cardOf(rosa).getByRole('link').click()
  await rosa.getByText('Assigned to you', { exact: true }).waitFor()
  const card = cardOf(ben)
  await card.getByText('Rosa Alvarez (Online)').waitFor()
  await rosa.getByRole('button', { name: 'Your presence: Available' }).click()
  await rosa.getByText('Away', { exact: true }).click()
  await card.getByText('Rosa Alvarez (Away)').waitFor()
  await rosa.getByRole('row', { name: /Rosa Alvarez \(Away\)/ }).waitFor()
  await rosa.getByRole('button', { name: 'Return to Queue' }).click()
  await card.getByText('Unassigned').waitFor()
  await rosa.getByRole('link', { name: 'Queue' }).first().click()
  await cardOf(rosa).getByRole('link').click()
  await rosa.getByText('You are Away, so the call was not assigned to you.').waitFor()
  await rosa.getByRole('button', { name: 'Your presence: Away' }).click()
  await rosa.getByText('Available', { exact: true }).last().click()
  await rosa.getByRole('button', { name: 'Your presence: Available' }).waitFor()
})

test('what integrations do over REST is seen on both screens', async () => {
  const [rosa, ben] = await Promise.all([enter('clinician@demo.example'), enter('nurse2@demo.example')])
  await Promise.all([isLive(rosa), isLive(ben)])
  const rest = await integration('manager@demo.example')
  const [purpose] = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).filter(
    ({ name }) => name === 'Declot',
  )
  const { id } = await rest<{ id: string }>('POST', '/calls', { purposeId: purpose!.id, contact: 'ext 7003' })
  await Promise.all([rosa, ben].map((page) => page.getByText('ext 7003').waitFor()))
  await rest('POST', `/calls/${id}/assigntome`)
  await Promise.all(
    [rosa, ben].map((page) =>
      cards(page)
        .filter({ hasText: 'ext 7003' })
        .or(page.locator('article, li').filter({ hasText: 'ext 7003' }))
        .getByText('Miguel Santos')
        .first()
        .waitFor(),
    ),
  )
  await closeByRest(rest, id)
  await Promise.all([rosa, ben].map((page) => page.getByText('ext 7003').waitFor({ state: 'detached' })))
})

test('a dropped connection is said, and what was missed is there when it comes back', async () => {
  const page = await enter('clinician@demo.example')
  await isLive(page)
  await page.context().setOffline(true)
  await page
    .getByText(/No connection|Not updated since/)
    .first()
    .waitFor()
  const rest = await integration('manager@demo.example')
  const [purpose] = await rest<{ id: string }[]>('GET', '/callpurposes')
  await rest('POST', '/calls', { purposeId: purpose!.id, contact: 'ext 7004' })
  await page.context().setOffline(false)
  await page.getByText('ext 7004').waitFor()
  await isLive(page)
  excuse()
})

test('a call is created by keyboard alone', async () => {
  const page = await enter('clinician@demo.example')
  await pressKey(page, 'n')
  await page.getByRole('heading', { name: 'New Call', level: 1 }).waitFor()
  await page.getByRole('combobox', { name: 'Need' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await typeText(page, 'Declot')
  await page.getByRole('option', { name: 'Declot' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await chooseHighlighted(page)
  await page.getByLabel('Contact').focus()
  await typeText(page, 'ext 7005')
  await page.getByRole('button', { name: 'Create', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/calls/queue')
  await page.getByText('ext 7005').waitFor()
})

test('what is missing is listed when closing, and each entry leads to its field', async () => {
  const page = await enter('nurse2@demo.example')
  const rest = await integration('manager@demo.example')
  const facilities = await rest<{ name: string; rooms: { id: string }[]; requiredCallFields: { name: string }[] }[]>(
    'GET',
    '/facilities',
  )
  const strict = facilities.find(({ requiredCallFields }) => requiredCallFields.length > 1)!
  const [purpose] = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).filter(
    ({ name }) => name === 'Education',
  )
  const { id } = await rest<{ id: string }>('POST', '/calls', { purposeId: purpose!.id, roomId: strict.rooms[0]!.id })
  await page.goto(`${stage.server.address}/calls/${id}`)
  await page.getByText('This call is now assigned to you.').waitFor()
  await page.getByRole('button', { name: 'Submit Procedure' }).click()
  const dialog = page.getByRole('dialog')
  for (const { name } of strict.requiredCallFields)
    await dialog.getByText(`${name} is required when facility ${strict.name} is selected`).waitFor()
  const first = strict.requiredCallFields[0]!.name
  await dialog.getByText(`${first} is required when facility ${strict.name} is selected`).click()
  await page.locator('[aria-invalid=true]:focus').waitFor()
})

test('every page passes the automated accessibility check, light and dark', async () => {
  const page = await enter('trainee@demo.example')
  const check = () =>
    isAccessibleInEach(page, [
      ['light', 1440],
      ['dark', 1440],
    ])
  await check()
  await page.goto(`${stage.server.address}/calls/new`)
  await page.getByRole('button', { name: 'Create', exact: true }).waitFor()
  await check()
  await page.goto(`${stage.server.address}/calls/queue`)
  await cards(page).nth(30).click()
  await page.getByRole('heading', { name: 'Work log' }).waitFor()
  await check()
  await page.goto(`${stage.server.address}/nowhere`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await check()
})

test('nothing is cut off at 320 pixels', async () => {
  const page = await enter('clinician@demo.example', { width: 320, height: 844 })
  await nothingOverflows(page)
  await page.goto(`${stage.server.address}/calls/new`)
  await page.getByRole('button', { name: 'Create', exact: true }).waitFor()
  await nothingOverflows(page)
})

test('no patient data stands in a title or an address', async () => {
  const page = await enter('clinician@demo.example')
  const rest = await integration('manager@demo.example')
  const queue = await rest<{ id: string }[]>('GET', '/calls/active')
  const whole = await Promise.all(
    queue
      .slice(0, 30)
      .map(({ id }) => rest<{ id: string; patientLastName: string | null; mrn: string | null }>('GET', `/calls/${id}`)),
  )
  const known = whole.find(({ patientLastName, mrn }) => patientLastName && mrn)!
  await page.goto(`${stage.server.address}/calls/${known.id}`)
  await page.getByRole('heading', { name: 'Work log' }).waitFor()
  const said = `${await page.title()} ${page.url()}`
  expect(said).not.toContain(known.patientLastName!)
  expect(said).not.toContain(known.mrn!)
})
