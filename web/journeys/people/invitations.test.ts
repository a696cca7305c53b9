// From an import to the first sign-in, and from a forgotten password to a new one (rules 9.5, 9.11).
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { freePort } from '../../../server/test/database/freePort'
import { startMailServer, tokenIn, type MailServer } from '../../../server/test/servers/mailServer'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { openBrowser } from '../helpers/browser'
import { tabTo, typeText } from '../helpers/keyboard'
import { signIn } from '../helpers/people'
import { startServerForTest, type TestServer } from '../helpers/server'

let browser: Browser
let mail: MailServer
let server: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  const port = await freePort()
  ;[browser, server] = await Promise.all([
    openBrowser(),
    startServerForTest({
      port,
      env: {
        PATENCY_SMTP_URL: mail.url,
        PATENCY_MAIL_FROM: 'Patency <patency@demo.example>',
        PATENCY_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      },
    }),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await mail.stop()
})

const header = 'Full Name,E-Mail,Role,Training,Allowed Facilities'
const fileOf = (...rows: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n')),
})

const opened = async (width = 1280): Promise<{ page: Page; complaints: string[]; close: () => Promise<void> }> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints, close: () => context.close() }
}
const linkIn = (text: string): string => /http:\S+#\S+/.exec(text)![0]
const isInside = (page: Page) => page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()

test('an administrator imports people, an invitation arrives, and its person signs in', async () => {
  const admin = await signIn(browser, server.address, 'admin@demo.example', { at: '/users/import' })
  await admin.page
    .getByLabel('File of people')
    .setInputFiles(fileOf('Nina Newcomer,nina.newcomer@demo.example,Clinician,no,', 'Nobody,nobody,Clinician,,'))
  await admin.page.getByText('1 new account, 1 row with problems.').waitFor()
  await isAccessibleInEach(admin.page, usualLooks)
  const [problems] = await Promise.all([
    admin.page.waitForEvent('download'),
    admin.page.getByRole('button', { name: 'Download Problems' }).click(),
  ])
  expect(await readFile(await problems.path(), 'utf8')).toBe(
    `\ufeff${header},Problem\r\nNobody,nobody,Clinician,,,E-Mail: Must be valid e-mail\r\n`,
  )
  await admin.page.getByRole('button', { name: 'Import 1 Person' }).click()
  await admin.page.getByText('Invitations are on their way by mail.').waitFor()
  await isAccessible(admin.page)
  expect(admin.complaints).toEqual([])
  await admin.context.close()

  await mail.has(1)
  expect(mail.received[0]).toMatchObject({ to: 'nina.newcomer@demo.example' })
  const { page, complaints, close } = await opened()
  await page.goto(linkIn(mail.received[0]!.text))
  await page.getByText(/^Hello Nina Newcomer\. Choose a password for your account at /).waitFor()
  await isAccessibleInEach(page, usualLooks)
  // By keyboard alone.
  await tabTo(page, 'New Password')
  await typeText(page, 'short')
  await tabTo(page, 'Set Password')
  await page.keyboard.press('Enter')
  await page.getByText('You must confirm your new password').waitFor()
  await page.getByLabel('New Password', { exact: true }).fill('')
  await tabTo(page, 'New Password', 'Shift+Tab')
  await typeText(page, 'Open-Lines-7')
  await tabTo(page, 'Confirm New Password')
  await typeText(page, 'Open-Lines-7')
  await page.keyboard.press('Enter')
  await isInside(page)
  expect(page.url()).not.toContain('#')
  expect(complaints).toEqual([])
  await close()

  // The link works once, also as a mail program has written it that encodes the #.
  const again = await opened(390)
  await again.page.goto(linkIn(mail.received[0]!.text).replace('#', '%23'))
  await again.page.getByText('This link was used before. Sign in, or ask for another link.').waitFor()
  await isAccessibleInEach(again.page, usualLooks)
  await again.page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await again.page.getByRole('heading', { name: 'Forgotten your password?' }).waitFor()
  await again.page.getByLabel('E-mail').waitFor()
  await again.close()
})

test('whoever has forgotten the password gets a link and chooses another, on a phone', async () => {
  const before = mail.received.length
  const { page, complaints, close } = await opened(390)
  await page.goto(server.address)
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // The page to sign in has a field of this name too.
  await page.getByRole('heading', { name: 'Forgotten your password?' }).waitFor()
  await page.getByLabel('E-mail').fill('clinician@demo.example')
  await isAccessibleInEach(page, usualLooks)
  await page.keyboard.press('Enter')
  await page.getByText('If an account with this address exists, a link is on its way.').waitFor()
  await isAccessible(page)
  await mail.has(before + 1)
  const { text, to } = mail.received.at(-1)!
  expect(to).toBe('clinician@demo.example')
  // A mail gateway has cut off what follows the #.
  await page.goto(linkIn(text).split('#')[0]!)
  await page.getByText(/^This page was opened without the code of a link/).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.getByLabel('Code').fill('ACDEF-GHJKM')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(/^This link or code does not work/).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.getByLabel('Code').fill(tokenIn({ text }).toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await page.getByText(/^Hello .* Your other sessions end when you choose a new password\.$/).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.getByLabel('New Password', { exact: true }).fill('Other-Lines-8')
  await page.getByLabel('Confirm New Password').fill('Other-Lines-9')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await page.getByText('Passwords must match').waitFor()
  await page.getByLabel('Confirm New Password').fill('Other-Lines-8')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await isInside(page)
  expect(complaints).toEqual([])
  await close()
})

describe('without mail', () => {
  let silent: TestServer
  beforeAll(async () => {
    // Afterwards, because it would take the turn of the server that sends.
    silent = await startServerForTest({ databaseUrl: server.databaseUrl })
  })
  afterAll(() => silent.stop())

  test('the administrator hands over the links, and a forgotten password is theirs to set', async () => {
    const admin = await signIn(browser, silent.address, 'admin@demo.example', { width: 390, at: '/users/import' })
    await admin.page
      .getByLabel('File of people')
      .setInputFiles(fileOf('Hanna Handed,hanna.handed@demo.example,Clinician,no,'))
    await admin.page.getByRole('button', { name: 'Import 1 Person' }).click()
    const [links] = await Promise.all([
      admin.page.waitForEvent('download'),
      admin.page.getByRole('button', { name: 'Download Invitation Links' }).click(),
    ])
    await isAccessible(admin.page)
    const csv = await readFile(await links.path(), 'utf8')
    expect(csv).toContain('\ufeffFull Name,E-Mail,Link,Code,Works Until\r\nHanna Handed,hanna.handed@demo.example,http')
    expect(admin.complaints).toEqual([])
    await admin.context.close()

    const { page, complaints, close } = await opened(390)
    await page.goto(`${silent.address}/forgot`)
    await page.getByText('Ask your administrator. They can set a new password for you.').waitFor()
    await isAccessibleInEach(page, usualLooks)
    await page.goto(linkIn(csv).split(',')[0]!)
    await page.getByLabel('New Password', { exact: true }).fill('Open-Lines-7')
    await page.getByLabel('Confirm New Password').fill('Open-Lines-7')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await isInside(page)
    expect(complaints).toEqual([])
    await close()
  })

  test('someone who works elsewhere accepts a role with the password of their account, on a phone', async () => {
    const admin = await signIn(browser, silent.address, 'admin@demo.example', { at: '/users' })
    const typed = async (address: string) => {
      await admin.page.getByRole('button', { name: 'Add New User' }).click()
      await admin.page.getByLabel('Full Name').fill('Olu From Lakeshore')
      await admin.page.getByRole('textbox', { name: 'E-Mail' }).fill(address)
      await admin.page.getByLabel('Role').selectOption({ label: 'Manager' })
      await admin.page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await typed('other@demo.example')
    const link = await admin.page.getByLabel('Invitation link').inputValue()
    await admin.page.getByText('asks for the password of their account').waitFor()
    await isAccessible(admin.page)
    await admin.page.getByRole('button', { name: 'Done' }).click()
    const invited = admin.page.getByRole('table', { name: 'Invited' })
    await invited.getByText('Olu From Lakeshore').waitFor()
    await isAccessibleInEach(admin.page, usualLooks)

    const { page, complaints, close } = await opened(390)
    await page.goto(link)
    await page.getByText('Hello Olu From Lakeshore. Riverside Health invites you.').waitFor()
    await isAccessibleInEach(page, usualLooks)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByText('This is not the password of the account').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('Patency-demo-1')
    await page.keyboard.press('Enter')
    await isInside(page)
    await close()

    await admin.page.reload()
    await admin.page.getByRole('table', { name: 'Users' }).waitFor()
    await invited.waitFor({ state: 'detached' })
    await admin.page.getByRole('searchbox', { name: 'Search' }).fill('other@demo')
    await admin.page.getByRole('rowheader', { name: 'Olu Adeyemi' }).waitFor()
    expect([...complaints, ...admin.complaints]).toEqual([])
    await admin.context.close()
  })
})
