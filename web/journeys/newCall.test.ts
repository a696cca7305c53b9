import type { Page } from 'playwright-core'
import { until } from '../../server/test/harness/until'
import { isAccessible, looksOf } from './helpers/accessible'
import { closeByRest, signInByRest } from './helpers/integration'
import { cards, isLive } from './helpers/people'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter } = stage

type Facility = { name: string; rooms: { id: string; name: string }[] }
type Call = { id: string; room: { id: string } | null; purpose: { name: string } }

/** Somebody else's call for a PICC Insertion, in a room with no other open call. */
const openPicc = async (contact: string) => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const [facility] = await rest<Facility[]>('GET', '/facilities')
  const active = await rest<Call[]>('GET', '/calls/active')
  const room = facility!.rooms.find(({ id }) => active.every((call) => call.room?.id !== id))!
  const [purpose] = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).filter(
    ({ name }) => name === 'PICC Insertion',
  )
  const { id } = await rest<{ id: string }>('POST', '/calls', { purposeId: purpose!.id, roomId: room.id, contact })
  return { rest, id, room: room.name, facility: facility!.name }
}

const choose = async (page: Page, field: 'Location' | 'Need', text: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

/** The New Call page with the place and the need of that call. */
const askForTheSame = async (page: Page, { room, facility }: { room: string; facility: string }): Promise<void> => {
  await page.goto(`${stage.server.address}/calls/new`)
  await page.getByRole('button', { name: 'Create', exact: true }).waitFor()
  await choose(page, 'Location', `${room} ${facility}`, room)
  await choose(page, 'Need', 'PICC', 'PICC Insertion')
}

const notice = (page: Page) => page.getByRole('group', { name: 'A call like this is open already' })

test('a new call for a room where the same is open shows that one, and Open It goes there', async () => {
  const page = await enter('clinician@demo.example', { at: null })
  const call = await openPicc('ext 7101')
  await askForTheSame(page, call)
  await until(async () => {
    const words = await notice(page).innerText()
    expect(words).toContain(`PICC Insertion in ${call.room} ${call.facility}`)
    expect(words).toContain('no one has it yet')
  })
  await page.getByRole('link', { name: /^Open It/ }).click()
  await page.waitForURL(`**/calls/${call.id}`)
  await page.getByText('ext 7101').or(page.locator('input[value="ext 7101"]')).first().waitFor()
})

test('Create tells of the same call once more, and creates nothing; Create Anyway makes another', async () => {
  const page = await enter('nurse2@demo.example', { at: null })
  const call = await openPicc('ext 7102')
  await askForTheSame(page, call)
  await notice(page).waitFor()
  await page.getByLabel('Contact').fill('ext 7103')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('group', { name: 'Not created: a call like this is open already' }).waitFor()
  await page.getByRole('button', { name: 'Create Anyway' }).click()
  await page.waitForURL('**/calls/queue')
  await page.getByText('ext 7103').waitFor()
  await until(async () => expect(await page.getByText('ext 7102').count()).toBe(1))
})

test('two who press Create at once: one call is made, and the other person is shown it', async () => {
  const [rosa, ben] = await Promise.all([enter('clinician@demo.example'), enter('nurse2@demo.example')])
  const call = await openPicc('ext 7104')
  await closeByRest(call.rest, call.id, {
    mrn: '1',
    dob: '1950-01-01',
    patientFirstName: 'A',
    patientLastName: 'B',
    contact: 'ext 7104',
    comments: 'c',
    orderingProvider: 'D',
    preProcedureNotes: 'n',
    roomDescription: 'r',
  })
  for (const page of [rosa, ben]) {
    await askForTheSame(page, call)
    await page.getByLabel('Contact').fill('ext 7105')
  }
  await Promise.all([rosa, ben].map((page) => page.getByRole('button', { name: 'Create', exact: true }).click()))
  const told = async (page: Page): Promise<Page> => {
    await page.getByRole('group', { name: 'Not created: a call like this is open already' }).waitFor()
    return page
  }
  const second = await Promise.any([rosa, ben].map(told))
  const first = second === rosa ? ben : rosa
  await first.waitForURL('**/calls/queue')
  await until(async () => expect(await first.getByText('ext 7105').count()).toBe(1))
  expect(second.url()).toContain('/calls/new')
})

test('a card that leaves says who completed it', async () => {
  const page = await enter('clinician@demo.example')
  await isLive(page)
  const { rest } = await openPicc('ext 7106')
  const [purpose] = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).filter(
    ({ name }) => name === 'Declot',
  )
  const { id } = await rest<{ id: string }>('POST', '/calls', { purposeId: purpose!.id, contact: 'ext 7107' })
  const card = page.getByRole('article').filter({ hasText: 'ext 7107' })
  await card.waitFor()
  await cards(page).nth(1).waitFor()
  // Under the pointer it stays until somebody has read it.
  await card.hover()
  await closeByRest(rest, id)
  await card.getByText('Completed by Miguel Santos').waitFor()
})

test.each(
  looksOf([
    ['wide, light', { colorScheme: 'light', width: 1280, height: 900 }],
    ['phone, dark', { colorScheme: 'dark', width: 390, height: 844 }],
    ['the narrowest screen', { colorScheme: 'light', width: 320, height: 640 }],
  ]),
)('the notice passes the automated accessibility check and cuts nothing off, %s', async (_which, options) => {
  const page = await enter('trainee@demo.example', { ...options, at: null })
  await askForTheSame(page, await openPicc('ext 7108'))
  await notice(page).waitFor()
  await isAccessible(page)
})
