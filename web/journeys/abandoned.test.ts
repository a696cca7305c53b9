// A Stat whose lead is gone stands out on every other screen by itself, and can be taken over there (rules 3.6b).
import type { Browser, Page } from 'playwright-core'
import { isAccessible } from './helpers/accessible'
import { openBrowser } from './helpers/browser'
import { signInByRest } from './helpers/integration'
import { openMovedHospital, type MovedHospital } from './helpers/movedClock'
import { isLive, signIn, type Screen } from './helpers/people'

const minute = 60_000

let browser: Browser
let hospital: MovedHospital
const open: Screen[] = []

beforeAll(async () => {
  ;[browser, hospital] = await Promise.all([openBrowser(), openMovedHospital({ PATENCY_SESSION_IDLE_MINUTES: '600' })])
}, 240_000)

afterAll(async () => {
  for (const { context, complaints } of open) {
    await context.close()
    expect(complaints).toEqual([])
  }
  await browser.close()
  await hospital.close()
})

const enter = async (email: string): Promise<{ screen: Screen; page: Page }> => {
  const screen = await signIn(browser, hospital.address, email)
  await isLive(screen.page)
  return { screen, page: screen.page }
}

test('a lead who went is told on another screen after ten minutes, without a reload, and taken over from there', async () => {
  const rest = await signInByRest(hospital.address, 'manager@demo.example')
  const [need, stat] = await Promise.all([
    rest<{ id: string; name: string }[]>('GET', '/callpurposes'),
    rest<{ id: string; name: string }[]>('GET', '/callstatuscodes'),
  ])
  const create = (contact: string) =>
    rest<{ id: string }>('POST', '/calls', {
      purposeId: need.find(({ name }) => name === 'PICC Insertion')!.id,
      statusCodeId: stat.find(({ name }) => name === 'Stat')!.id,
      contact,
    })
  const { id: callId } = await create('ext abandoned')

  const second = await enter('nurse2@demo.example')
  open.push(second.screen)
  const first = await enter('clinician@demo.example')
  await first.page.goto(`${hospital.address}/calls/${callId}`)
  await first.page.getByText('This call is now assigned to you.').waitFor()
  const card = second.page.locator('article').filter({ has: second.page.locator(`a[href="/calls/${callId}"]`) })
  await card.getByText('Rosa Alvarez').waitFor()
  await first.screen.context.close()
  const isGone = () =>
    hospital.clients.system.user.findFirst({
      where: { fullName: 'Rosa Alvarez', isOnline: false, offlineSince: { not: null } },
    })
  while (!(await isGone())) await second.page.waitForTimeout(200)
  const notice = card.getByText(/^Lead offline since/)
  expect(await notice.count()).toBe(0)

  hospital.putForward(11 * minute)
  // What happens anywhere tells the page what time it is at the server.
  await create('ext later')
  await notice.waitFor({ timeout: 30_000 })
  await second.page
    .getByRole('heading', { level: 2, name: /^Stat/ })
    .getByText(/with lead offline/)
    .waitFor()
  await isAccessible(second.page)

  await card.getByRole('button', { name: 'Take Over' }).click()
  await second.page
    .getByRole('alertdialog', { name: 'Take this call over from Rosa Alvarez?' })
    .getByRole('button', { name: 'Take Over' })
    .click()
  await second.page.waitForURL(`**/calls/${callId}`)
  expect(
    await hospital.clients.system.call.findUniqueOrThrow({
      where: { id: callId },
      select: { assignedTo: { select: { email: true } } },
    }),
  ).toEqual({ assignedTo: { email: 'nurse2@demo.example' } })
}, 180_000)
