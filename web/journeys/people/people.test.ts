// A nurse from her invitation to her last day, without a shell (rules 9).
import type { Browser, Page } from 'playwright-core'
import { freePort } from '../../../server/test/database/freePort'
import { startMailServer, type MailServer } from '../../../server/test/servers/mailServer'
import { openBrowser } from '../helpers/browser'
import { cards, isLive, signIn } from '../helpers/people'
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

const name = 'Nina Newcomer'

const edit = async (admin: Page, change: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
  await admin.goto(`${server.address}/users?find=nina`)
  await admin.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'Edit User' })
  await change(dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Takes the first unassigned call of the queue; answers its address. */
const takeCall = async (nurse: Page): Promise<string> => {
  await cards(nurse).first().waitFor()
  const card = nurse.locator('article').filter({ hasText: 'Unassigned' }).first()
  await card.getByRole('link').first().click()
  await nurse.getByText('This call is now assigned to you.').waitFor()
  return new URL(nurse.url()).pathname
}

test('a nurse is invited, works a call, becomes External, is disabled, and the trail tells all of it', async () => {
  const { page: admin } = await signIn(browser, server.address, 'admin@demo.example', { at: '/users' })
  await admin.getByRole('button', { name: 'Add New User' }).click()
  await admin.getByLabel('Full Name').fill(name)
  await admin.getByLabel('E-Mail').fill('nina.newcomer@demo.example')
  await admin.getByLabel('Role').selectOption('Clinician')
  await admin.getByRole('button', { name: 'Add', exact: true }).click()
  await admin.getByText(`Invitation sent to ${name}`).waitFor()

  await mail.has(1)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const nurse = await context.newPage()
  await nurse.goto(/http:\S+#\S+/.exec(mail.received[0]!.text)![0])
  await nurse.getByLabel('New Password', { exact: true }).fill('Open-Lines-7')
  await nurse.getByLabel('Confirm New Password').fill('Open-Lines-7')
  await nurse.getByRole('button', { name: 'Set Password' }).click()
  await nurse.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  await isLive(nurse)
  const call = await takeCall(nurse)
  const submit = nurse.getByRole('button', { name: 'Submit Procedure' })
  await submit.waitFor()

  // Her open page follows, and her call is free again.
  await edit(admin, async (dialog) => void (await dialog.getByLabel('Role').selectOption('External')))
  await submit.waitFor({ state: 'detached' })
  await admin.goto(server.address + call)
  await admin.getByText('This call is now assigned to you.').waitFor()

  await edit(admin, async (dialog) => void (await dialog.getByLabel('Role').selectOption('Clinician')))
  await nurse.goto(`${server.address}/calls/queue`)
  await isLive(nurse)
  await takeCall(nurse)
  await edit(admin, (dialog) => dialog.getByLabel('Active').uncheck())
  await nurse.getByLabel('Password', { exact: true }).waitFor()

  await admin.goto(`${server.address}/audit`)
  const trail = admin.getByRole('table').first()
  for (const action of ['Created the user', 'Changed the user']) await trail.getByText(action).first().waitFor()
  await admin.getByRole('button', { name: 'Verify' }).click()
  await admin.getByText(/^[\d,]+ rows verified\. None was altered\.$/).waitFor()
})
