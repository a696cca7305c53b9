import type { BrowserContext, Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { createDemoDatabase, setReachable } from '../../../server/test/database/database'
import { freePort } from '../../../server/test/database/freePort'
import { isAccessible } from '../helpers/accessible'
import { dressingChangeDue, lastValues } from '../helpers/dressing'
import { chooseOption } from '../helpers/fields'
import { signInByRest, type Rest } from '../helpers/integration'
import { openStage } from '../helpers/stage'
import { startServerForTest, type TestServer } from '../helpers/server'
import { resize } from '../helpers/still'

/** A server that can be ended without warning, and started again at the same address. */
const startHardy = async () => {
  const database = await createDemoDatabase()
  const port = await freePort()
  const start = () => startServerForTest({ databaseUrl: database.url, port })
  let running: TestServer | null = await start()
  return {
    address: running.address,
    kill: async () => {
      await running?.kill()
      running = null
    },
    startAgain: async () => void (running = await start()),
    setDatabaseReachable: (isReachable: boolean) => setReachable(database, isReachable),
    stop: async () => {
      await running?.stop()
      await database.drop()
    },
  }
}

// A server that is gone is in the browser's log.
const stage = openStage({
  start: startHardy,
  excused: /ERR_CONNECTION_RE(FUSED|SET)|WebSocket|ERR_EMPTY_RESPONSE|status of 4/,
})

const screens: BrowserContext[] = []
afterEach(async () => {
  for (const context of screens.splice(0)) await context.close()
})

/** Keeps every text that comes into the page, also in an attribute, however soon it goes again. */
const keepTexts = (): void => {
  const texts = new Set<string>()
  const keep = (node: Node) => {
    if (node instanceof Element) texts.add(node.outerHTML)
    else texts.add(node.textContent ?? '')
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      addedNodes.forEach(keep)
      if (target instanceof Element) for (const { value } of target.attributes) texts.add(value)
      else keep(target)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  Object.assign(globalThis, { textsShown: () => [...texts].join('\n') })
}

/**
 * A browser on a wall or a ward, in which nobody is signed in, with a clock that can be moved. `heard` is every text that
 * the server sent it, `shown` every text that was in its page.
 */
const openScreen = async (path: string, viewport = { width: 1920, height: 1080 }) => {
  const context = await stage.browser.newContext({ viewport, reducedMotion: 'reduce' })
  screens.push(context)
  const page = await context.newPage()
  await page.clock.install()
  await page.addInitScript(keepTexts)
  const heard: Promise<string>[] = []
  page.on('response', (response) => {
    if (/graphql|api/.test(response.url())) heard.push(response.text().catch(() => ''))
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(Promise.resolve(String(payload)))),
  )
  await page.goto(stage.server.address + path)
  const shown = () => page.evaluate(() => (globalThis as unknown as { textsShown: () => string }).textsShown())
  return { page, shown, heard: async () => (await Promise.all(heard)).join('\n') }
}

const codeOn = (page: Page): Promise<string> =>
  until(async () => {
    const code = await page.getByRole('status', { name: 'Code' }).innerText()
    expect(code).toMatch(/\w/)
    return code
  })

type Place = { kind: string; name: string; facility?: string; unit?: string }
const pair = async (admin: Page, code: string, { kind, name, facility, unit }: Place): Promise<void> => {
  await admin.getByRole('button', { name: 'Pair Device' }).first().click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByLabel('Kind').selectOption({ label: kind })
  await dialog.getByLabel('Name').fill(name)
  if (facility) await dialog.getByLabel('Facility').selectOption({ label: facility })
  if (unit) await dialog.getByLabel('Unit').selectOption({ label: unit })
  await dialog.getByRole('button', { name: 'Pair', exact: true }).click()
  await admin.getByText(`${name} was paired`).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

const openDevices = async (): Promise<Page> => {
  const admin = await stage.enter('admin@demo.example', { at: '/devices' })
  await admin.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()
  return admin
}

/** A room in which no other call of the demo hospital waits. */
const freeRoom = async (rest: Rest, unit: string): Promise<{ id: string; name: string }> => {
  const facilities = await rest<{ rooms: { id: string; name: string }[] }[]>('GET', '/facilities')
  const active = await rest<{ room: { id: string } | null }[]>('GET', '/calls/active')
  const taken = new Set(active.map(({ room }) => room?.id))
  return facilities[0]!.rooms.find(({ id, name }) => name.startsWith(unit) && !taken.has(id))!
}

const choose = (page: Page, name: string, text: string) => chooseOption(page.getByRole('combobox', { name }), text)

test('a board is paired, shows calls as they come, survives the server, and ends when it is revoked', async () => {
  const admin = await openDevices()
  await isAccessible(admin)
  const board = await openScreen('/board')
  const code = await codeOn(board.page)
  await isAccessible(board.page)
  await pair(admin, code, { kind: 'Wall board', name: 'Break room' })
  await board.page.getByRole('heading', { name: 'Available' }).waitFor()
  await board.page.getByText('All facilities · Break room').waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await board.page.emulateMedia({ colorScheme })
    await isAccessible(board.page)
  }
  const stat = board.page.getByLabel('Calls').locator('div').filter({ hasText: 'Stat' }).locator('dd')
  const before = Number(await stat.innerText())

  // A call appears, and who takes it, without a touch.
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const purposes = await rest<{ id: string; name: string }[]>('GET', '/callpurposes')
  const statuses = await rest<{ id: string; name: string }[]>('GET', '/callstatuscodes')
  const room = await freeRoom(rest, 'ICU')
  const purposeOf = (need: string) => purposes.find(({ name }) => name === need)!.id
  const hidden = {
    roomDescription: 'Zebra bed',
    contact: 'Zebra contact 4671',
    preComments: 'Zebra notes',
  }
  const statusCodeId = statuses.find(({ name }) => name === 'Stat')!.id
  const make = (facts: object) =>
    rest<{ id: string }>('POST', '/calls', { statusCodeId, roomId: room.id, ...hidden, ...facts })
  const { id: callId } = await make({ purposeId: purposeOf('Declot') })
  expect(await make({ purposeId: purposeOf('Custom'), customJob: 'Zebra job' })).toMatchObject({
    customJob: 'Zebra job',
  })
  await dressingChangeDue(rest, 'Zebra', lastValues)
  await board.page.waitForFunction(
    ([text]) => [...document.querySelectorAll('dd')].some((dd) => dd.textContent === text),
    [String(before + 2)],
  )
  const card = board.page.getByRole('listitem').filter({ hasText: 'Declot' }).filter({ hasText: room.name })
  await card.filter({ hasText: 'waiting' }).waitFor()

  // The database fails, and then the server. The board says so, keeps what it has, and comes back by itself.
  await stage.server.setDatabaseReachable(false)
  await board.page.getByText(/Not up to date since \d\d:\d\d/).waitFor()
  await stage.server.kill()
  await card.waitFor()
  await stage.server.setDatabaseReachable(true)
  await stage.server.startAgain()
  await board.page.getByText(/Not up to date/).waitFor({ state: 'detached' })
  expect(await rest('POST', `/calls/${callId}/assigntome`)).toMatchObject(hidden)
  await card.filter({ hasText: 'Rosa Alvarez' }).waitFor()

  // Its clock is moved by an hour.
  await board.page.clock.fastForward('01:00:00')
  await board.page.getByText(/Not up to date/).waitFor({ state: 'detached' })
  await card
    .locator('.minutes')
    .filter({ hasText: /^\D*\d min$/ })
    .waitFor()

  /** Of a patient, a line or a typed text: nothing of it ever came there. */
  const holdsNothing = async (): Promise<void> => {
    for (const seen of [await board.shown(), await board.heard()]) {
      expect(seen).toContain('Declot')
      expect(seen).toContain('Custom')
      expect(/zebra|patientLastName|"mrn"|preComments|"contact"/i.exec(seen)?.[0]).toBeUndefined()
    }
  }
  await holdsNothing()

  // Its power fails: the same browser opens the page again.
  await board.page.reload()
  await card.waitFor()
  await holdsNothing()

  await admin.goto(`${stage.server.address}/devices`)
  await admin.getByRole('button', { name: 'Revoke: Break room' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await admin.getByText('Break room was revoked').waitFor()
  await until(async () => expect(await codeOn(board.page)).not.toBe(code))
})

test('a ward asks for help from its own screen, and sees that someone comes', async () => {
  const admin = await openDevices()
  const ward = await openScreen('/ward', { width: 1280, height: 900 })
  const { name: room } = await freeRoom(await signInByRest(stage.server.address, 'clinician@demo.example'), '3A')
  // It was opened as a board by mistake: it goes to the page of its kind.
  await ward.page.goto(`${stage.server.address}/board`)
  await pair(admin, await codeOn(ward.page), {
    kind: 'Ward’s device',
    name: 'Tablet 3A',
    facility: 'Main Hospital',
    unit: '3A',
  })
  await ward.page.waitForURL(/\/ward$/)
  await ward.page.getByRole('heading', { name: 'Tablet 3A', level: 1 }).waitFor()
  await ward.page.getByRole('combobox', { name: 'Room' }).fill('ICU')
  await ward.page.getByText('No matches').waitFor()
  await choose(ward.page, 'Room', room)
  await choose(ward.page, 'Need', 'Difficult IV')
  await isAccessible(ward.page)
  await ward.page.getByRole('button', { name: 'Create', exact: true }).click()
  const mine = ward.page.getByRole('list', { name: 'Your calls' }).getByRole('listitem')
  await mine.filter({ hasText: /Waiting, (next in line|\d+ ahead of you)/ }).waitFor()
  await resize(ward.page, { width: 390, height: 844 })
  await isAccessible(ward.page)

  const nurse = await stage.enter('nurse2@demo.example')
  await nurse
    .getByRole('link', { name: /Difficult IV/ })
    .first()
    .waitFor()
  const card = nurse.getByRole('article').filter({ hasText: room }).filter({ hasText: 'Difficult IV' })
  await card.getByRole('link').first().click()
  await mine.filter({ hasText: /is on the way/ }).waitFor()

  // Who stands at the device writes to the nurse who comes, and reads the answer.
  await mine.getByRole('button', { name: 'Write to the Team' }).click()
  const dialog = ward.page.getByRole('dialog', { name: 'Write to the Team' })
  await dialog.getByLabel('Update').fill('Now in room 3A-04')
  await isAccessible(ward.page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mine.getByText('Now in room 3A-04').waitFor()
  await nurse.getByRole('list', { name: 'Updates' }).getByText('Now in room 3A-04').waitFor()
  await nurse.getByRole('button', { name: 'Write to the Ward' }).click()
  const answer = nurse.getByRole('dialog', { name: 'Write to the Ward' })
  await answer.getByRole('button', { name: 'With you in 10 minutes.' }).click()
  await answer.getByRole('button', { name: 'Send' }).click()
  await mine.getByText('With you in 10 minutes.').waitFor()
  expect(await ward.page.content()).not.toMatch(/mrn|date of birth/i)
})
