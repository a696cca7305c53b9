import type { Locator, Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { hasFocus, hasFocusInside } from '../helpers/focus'
import { pressKey, tabTo } from '../helpers/keyboard'
import { isLive } from '../helpers/people'
import { lockAccount } from '../helpers/lockAccount'
import { openStage } from '../helpers/stage'
import { expires, fillUpload, picture, sendUpload } from '../helpers/uploadPicture'

// A browser logs each request that was refused while the account was locked.
const stage = openStage({ excused: /WebSocket|403|423/ })
const { enter } = stage
const at = (path: string) => `${stage.server.address}${path}`

const requirement = 'BLS'
const card = (page: Page) => page.getByRole('article', { name: requirement })

/** A PDF of two pages with a text each. */
const twoPages = (): Buffer => {
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`
  const text = (words: string) => {
    const content = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`
    return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  let file = '%PDF-1.4\n'
  const places = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
    page(5),
    page(6),
    text('Words of page 1'),
    text('Words of page 2'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 8\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 8 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file)
}

const openAccount = async (page: Page) => {
  await page.goto(at('/account'))
  await page.getByRole('heading', { level: 1, name: 'Hello Rosa Alvarez' }).waitFor()
  await card(page).waitFor()
}

/** Uploads a picture from the dashboard's card. */
const upload = async (page: Page, name: string) => {
  await card(page)
    .getByRole('link', { name: `Upload for ${requirement}` })
    .click()
  await sendFrom(page, name)
  await card(page).getByText(name, { exact: true }).waitFor()
}

/** Uploads a picture on the page that a card or a message leads to. */
const sendFrom = async (page: Page, name: string) => {
  await fillUpload(page, name)
  await isAccessible(page)
  const dialog = await sendUpload(page)
  await until(async () => expect(Math.round((await dialog.boundingBox())!.width)).toBe(290))
  await isAccessible(page)
  await dialog.getByText('Close', { exact: true }).click()
}

/** Chooses the document in the review queue, which shows it without being loaded again. */
const choose = async (page: Page) => {
  await page
    .getByRole('list', { name: 'Documents to review' })
    .getByRole('button', { name: new RegExp(`^Rosa Alvarez.*${requirement}`) })
    .click()
  await page.getByRole('heading', { level: 2, name: `Rosa Alvarez: ${requirement}` }).waitFor()
}

test('a reviewer decides with one thumb: nothing lies over the buttons, a double tap decides once, and the next one begins at its top', async () => {
  const page = await enter('admin@demo.example', { width: 390, height: 844, at: '/compliance/review' })
  await page.getByText('1 of 2', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Download Document' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Approve' }).dblclick()
  await page.getByText('1 of 1', { exact: true }).waitFor()
  await hasFocus(page.getByRole('heading', { level: 2 }))
  await until(async () => expect(await page.evaluate(() => scrollY)).toBe(0))
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByText('Document approved').waitFor()
  await until(async () => {
    const { y, height } = await boxOf(notices)
    expect(y + height).toBeLessThanOrEqual((await boxOf(page.getByRole('group', { name: 'Actions' }))).y)
  })
  await isAccessible(page)
})

test('a document from a phone is rejected with a reason that its person reads; locked meanwhile, they upload another, which is approved, and are unlocked', async () => {
  const phone = await enter('clinician@demo.example', { width: 390, height: 844, colorScheme: 'dark', at: null })
  const desk = await enter('admin@demo.example')
  await openAccount(phone)
  await isLive(desk)
  await desk.goto(at('/compliance/review'))
  await desk.getByRole('heading', { level: 1, name: 'Document Review' }).waitFor()
  await isLive(desk)

  await upload(phone, 'unreadable.png')
  await choose(desk)
  await desk.getByRole('img', { name: 'unreadable.png' }).waitFor()
  await isAccessibleInEach(desk, usualLooks)
  await pressKey(desk, 'r')
  await desk.getByLabel('Reason').fill('The date cannot be read.')
  await isAccessible(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('Document rejected').waitFor()
  // The person reads it at once.
  await card(phone).getByText('The date cannot be read.').waitFor()

  await lockAccount(stage.server.databaseUrl, 'clinician@demo.example', requirement)
  await phone.goto(at('/calls/queue'))
  await phone.getByRole('heading', { level: 1, name: 'Your account is locked' }).waitFor()
  // The message of the rejection leads to the upload for the same requirement.
  await phone.getByRole('link', { name: 'Messages' }).click()
  await phone.getByText('Reason: The date cannot be read.').waitFor()
  await isAccessibleInEach(phone, usualLooks)
  await phone.getByRole('link', { name: `Unread: ${requirement} was rejected` }).click()
  await sendFrom(phone, 'readable.png')
  await phone.getByRole('link', { name: 'Your account' }).click()
  await card(phone).getByText('readable.png', { exact: true }).waitFor()
  await choose(desk)
  await desk.getByRole('img', { name: 'readable.png' }).waitFor()
  await tabTo(desk, 'Approve')
  await desk.keyboard.press('Enter')
  await desk.getByText('Document approved').waitFor()
  // The account was locked meanwhile, which the person's open screen learned.
  await desk.getByText('The account of Rosa Alvarez is locked').waitFor()
  await isAccessible(desk)
  await desk.getByRole('button', { name: 'Unlock' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click()
  await desk.getByText('Rosa Alvarez unlocked').waitFor()
  await card(phone).getByText('Approved', { exact: true }).first().waitFor()
  await card(phone).getByText('Compliant', { exact: true }).waitFor()
  await isAccessibleInEach(phone, usualLooks)
  await phone.getByRole('link', { name: 'Messages' }).click()
  await phone.getByRole('link', { name: `Unread: ${requirement} was approved` }).waitFor()
  await phone.getByRole('link', { name: `${requirement} was rejected`, exact: true }).waitFor()
  await phone.getByText('You can work again').waitFor()
  await isAccessible(phone)
  await phone.getByRole('button', { name: 'Open the queue' }).click()
  await phone.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
})

test('the report leads to a person, for whom an administrator uploads', async () => {
  const page = await enter('admin@demo.example', { at: '/reports/compliance' })
  const table = page.getByRole('table', { name: 'Compliance' })
  await table.waitFor()
  await isAccessibleInEach(page, usualLooks)
  // From a total to its rows, and back.
  const totals = page.getByRole('region', { name: 'Totals' })
  await totals.getByRole('link', { name: /^Expired/ }).click()
  await page.waitForURL(/status=expired/)
  await table
    .getByRole('button', { name: /^Collapse / })
    .first()
    .waitFor()
  await table.getByRole('cell', { name: 'Expired', exact: true }).first().waitFor()
  await totals.getByRole('link', { name: /^Expired/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('status'))
  // A new person is in the onboarding grace period.
  await page.getByLabel('Search', { exact: true }).fill('Søren Dahl')
  await page.waitForURL(/find=S/)
  await table.getByText(/^In grace until /).waitFor()
  await page.getByLabel('Search', { exact: true }).fill('Rosa Alvarez')
  await page.waitForURL(/find=Rosa/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('compliance-report.csv')
  await table.getByRole('button', { name: /^Expand Rosa Alvarez/ }).click()
  await table.getByRole('rowheader', { name: requirement }).waitFor()
  await page.getByRole('link', { name: 'Details of Rosa Alvarez' }).click()
  await page.getByRole('heading', { level: 1, name: "Rosa Alvarez's Compliance Documents" }).waitFor()
  await page.getByLabel('Status').selectOption('Compliant')
  await page.waitForURL(/status=compliant/)
  await page.getByLabel('Status').selectOption('Any status')
  const shownCard = page.getByRole('article', { name: 'TB Test' })
  await until(async () => expect((await shownCard.boundingBox())!.width).toBeLessThanOrEqual(800))
  await isAccessibleInEach(page, usualLooks)

  await shownCard.getByRole('button', { name: 'Upload for TB Test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documents of Rosa Alvarez' })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByText('Issue Date and Expiration Date are required!').waitFor()
  // The calendar, by keyboard.
  await dialog.getByRole('button', { name: 'Open calendar' }).first().focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('application')
  await menu.waitFor()
  await until(async () => expect(Math.round((await menu.boundingBox())!.width)).toBe(290))
  await isAccessible(page)
  await hasFocusInside(menu)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await holds(dialog.getByLabel('Issue Date'), expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/))
  await dialog.getByLabel('Expiration Date').fill(expires)
  const buffer = await picture()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      ...['front.png', 'back.png'].map((name) => ({ name, mimeType: 'image/png', buffer })),
      { name: 'form.pdf', mimeType: 'application/pdf', buffer: twoPages() },
    ])
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Your documents have been successfully uploaded.').waitFor()
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await shownCard.getByText('form.pdf', { exact: true }).waitFor()

  // The browser of the tests has no viewer of its own.
  await shownCard.getByRole('button', { name: 'View form.pdf' }).click()
  const viewer = page.getByRole('dialog', { name: 'form.pdf' })
  await viewer.getByRole('img', { name: 'Page 1 of 2' }).waitFor()
  await isAccessibleInEach(page, usualLooks)
  await viewer.getByRole('group', { name: 'Pages of form.pdf' }).focus()
  await page.keyboard.press('End')
  await viewer.getByText('Page 2 of 2', { exact: true }).waitFor()
  await viewer.getByRole('img', { name: 'Page 2 of 2' }).waitFor()
  await viewer.getByText('Words of page 2').waitFor()
})
