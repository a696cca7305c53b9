// A visit that is due in a week is in nobody's way until then, and in everybody's queue at its moment (rules 3.1, 3.11).
import type { Browser, Page } from 'playwright-core'
import { openClients, type Clients } from '../../server/db/client'
import { readEnv } from '../../server/env'
import { openImageStore } from '../../server/files/imageStore'
import { startClock } from '../../server/jobs/clock'
import { createLog } from '../../server/log'
import { createDemoDatabase, type TestDatabase } from '../../server/test/database'
import { serveDatabase, type Served } from '../../server/test/serve'
import { openBrowser } from './browser'
import { signInByRest } from './integration'
import { isLive, signIn, type Screen } from './people'

const day = 24 * 3_600_000
/** How far the hospital's clock is ahead, in milliseconds. */
let ahead = 0
const now = () => new Date(Date.now() + ahead)

let browser: Browser
let database: TestDatabase
let clients: Clients
let server: Served
let jobs: Awaited<ReturnType<typeof startClock>>
const open: Screen[] = []

beforeAll(async () => {
  ;[browser, database] = await Promise.all([openBrowser(), createDemoDatabase()])
  clients = openClients(database.url)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PATENCY_DATA: process.env.PATENCY_DATA })
  server = await serveDatabase(database.url, clients, env, now)
  jobs = await startClock(clients, openImageStore(process.env.PATENCY_DATA!), now, { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours }, createLog(env))
}, 240_000)

afterAll(async () => {
  for (const { context, complaints } of open) {
    await context.close()
    expect(complaints).toEqual([])
  }
  await browser.close()
  await jobs.stop()
  await server.close()
  await clients.close()
  await database.drop()
})

const enter = async (email: string): Promise<Page> => {
  const screen = await signIn(browser, server.address, email)
  open.push(screen)
  await isLive(screen.page)
  return screen.page
}

type Rest = Awaited<ReturnType<typeof signInByRest>>
type Facility = { name: string; followUpsEnabled: boolean; requiredCallFields: { key: string }[]; rooms: { id: string }[] }
type Procedure = { name: string; fields: { id: string; name: string }[] }

const callForPicc = async (rest: Rest, contact: string): Promise<string> => {
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(({ name }) => name === 'PICC Insertion')!
  const plain = (await rest<Facility[]>('GET', '/facilities')).find(({ followUpsEnabled, requiredCallFields }) => followUpsEnabled && requiredCallFields.every(({ key }) => key === 'contact'))!
  return (await rest<{ id: string }>('POST', '/calls', { purposeId: purpose.id, roomId: plain.rooms[0]!.id, contact })).id
}

const insertion = { 'Insertion Type': 'SL PICC', Arm: 'Left', Outcome: 'Successful', Vein: 'Basilic' }

const recordInBrowser = async (page: Page, { contact, lastName, mrn }: { contact: string; lastName: string; mrn: string }): Promise<void> => {
  await page.locator('li, article').filter({ hasText: contact }).getByRole('link').first().click()
  await page.getByText('This call is now assigned to you.').waitFor()
  await page.getByLabel('Patient First Name').fill('Ana')
  await page.getByLabel('Patient Last Name').fill(lastName)
  await page.getByLabel('MRN').fill(mrn)
  await page.getByRole('checkbox', { name: /^Insertion/ }).check()
  for (const [field, value] of Object.entries(insertion)) await page.getByRole('group', { name: new RegExp(`^${field}`) }).getByRole('radio', { name: value, exact: true }).check()
  await page.getByRole('button', { name: 'Submit Procedure' }).click()
  const line = page.getByRole('dialog', { name: 'Select or Create Line' })
  const create = line.getByRole('button', { name: 'Create Line and Submit' })
  const select = line.getByRole('button', { name: 'Select Line and Submit' })
  await create.or(select).first().waitFor()
  while (!(await create.isVisible())) await line.getByText('New line').click()
  await create.click()
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
}

const recordByRest = async (rest: Rest, callId: string, { lastName, mrn }: { lastName: string; mrn: string }): Promise<void> => {
  const { fields } = (await rest<Procedure[]>('GET', '/procedures')).find(({ name }) => name === 'Insertion')!
  const filled = Object.entries(insertion).map(([name, value]) => ({ fieldId: fields.find((field) => field.name === name)!.id, values: [value] }))
  await rest('POST', `/calls/${callId}/assigntome`)
  const answer = await rest('POST', `/calls/${callId}/closeandcreate`, {
    updateModel: { patientFirstName: 'Ana', patientLastName: lastName, mrn },
    lineName: `${lastName}'s Line`,
    closeModel: { fields: filled },
  })
  expect(answer).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
}

/** What came of the insertion, without what is each call's own. */
const outcomeOf = async (callId: string) => {
  const { completedAt, line, values, workOrders, followUps } = await clients.system.call.findUniqueOrThrow({
    where: { id: callId },
    select: {
      completedAt: true,
      line: { select: { name: true, mrn: true, followUpInterval: true, completedAt: true, roomId: true } },
      values: { select: { fieldName: true, values: true }, orderBy: { fieldWeight: 'asc' } },
      workOrders: { select: { isAssisting: true, isTraining: true, end: true } },
      followUps: {
        select: { aliveAt: true, completedAt: true, deletedAt: true, assignedToId: true, mrn: true, roomId: true, purpose: { select: { name: true } }, statusCode: { select: { name: true } }, line: { select: { name: true } }, workOrders: { select: { id: true } } },
      },
    },
  })
  return {
    line,
    values,
    lead: workOrders.map(({ isAssisting, isTraining, end }) => ({ isAssisting, isTraining, isOver: end !== null })),
    followUps: followUps.map(({ aliveAt, ...followUp }) => ({ ...followUp, daysLater: (aliveAt.getTime() - completedAt!.getTime()) / day })),
  }
}

test('an insertion makes the visit of a week later, which joins every open queue at its moment; REST makes the same', async () => {
  const manager = await signInByRest(server.address, 'manager@demo.example')
  const [here, there] = [await callForPicc(manager, 'ext 6101'), await callForPicc(manager, 'ext 6102')]
  const page = await enter('clinician@demo.example')
  await recordInBrowser(page, { contact: 'ext 6101', lastName: 'Quill', mrn: 'Q-1' })
  await recordByRest(await signInByRest(server.address, 'nurse2@demo.example'), there, { lastName: 'Quill', mrn: 'Q-1' })

  const [byHand, byRest] = [await outcomeOf(here), await outcomeOf(there)]
  expect(byRest).toEqual(byHand)
  expect(byHand.followUps).toHaveLength(1)
  const [followUp] = byHand.followUps
  expect(followUp).toMatchObject({ completedAt: null, deletedAt: null, assignedToId: null, statusCode: { name: 'On Hold' }, line: { name: "Quill's Line" }, workOrders: [] })
  // The same time of day a week later, whatever the clocks did in between.
  expect(Math.abs(followUp!.daysLater - 7)).toBeLessThanOrEqual(1 / 24)
  // A card that leaves stands there for a moment more.
  for (const contact of ['ext 6101', 'ext 6102']) await page.getByText(contact).waitFor({ state: 'detached' })
  expect(await page.getByText("Quill's Line").count()).toBe(0)

  const { aliveAt } = await clients.system.call.findFirstOrThrow({ where: { followUpFromId: here } })
  ahead = aliveAt.getTime() - 60_000 - Date.now()
  const later = await enter('nurse2@demo.example')
  // Nothing joins a list that somebody points at.
  await later.mouse.move(0, 0)
  expect(await later.getByText("Quill's Line").count()).toBe(0)
  ahead += 60_000
  // Both of them, without anybody touching the page.
  await later.getByText("Quill's Line").nth(1).waitFor()
}, 240_000)
