import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isAccessible, looksOf } from '../helpers/accessible'
import { holds } from '../helpers/fields'
import { closeByRest, createStat, signInByRest } from '../helpers/integration'
import { openStage } from '../helpers/stage'

const stage = openStage()
const { enter, excuse } = stage

const rows = (page: Page) => page.locator('main tbody tr')

/** The trail through the filters that were just chosen. */
const isShown = async (page: Page, query: RegExp): Promise<void> => {
  await page.waitForURL(query)
  await rows(page).first().waitFor()
}

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'an administrator finds who has read a patient, filters, exports and verifies the trail, at %i pixels',
  async (width, colorScheme) => {
    const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
    const mrn = `AUDITED-${width}`
    const callId = await createStat(rest)
    await closeByRest(rest, callId, { mrn, patientFirstName: 'Ida', patientLastName: 'Audited' })
    const page = await enter('admin@demo.example', { width, colorScheme, at: '/calls/completed' })
    await rows(page).first().getByRole('link').click()
    await holds(page.getByLabel('MRN', { exact: true }), mrn)
    // By keyboard, as the whole journey could be.
    await page.getByRole('link', { name: 'Who has read this patient’s details' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Audit Trail', level: 1 }).waitFor()
    await rows(page).first().filter({ hasText: "Read the patient's details" }).waitFor()
    await holds(page.getByLabel('Action', { exact: true }), 'reads')
    await page.getByText('Rows about the patient of one call').waitFor()
    await isAccessible(page)

    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.waitForURL(/\/audit$/)
    await page.getByRole('searchbox', { name: 'Patient (MRN)' }).fill(mrn)
    await isShown(page, /find=/)
    expect(page.url()).not.toContain(mrn)
    expect(await page.title()).not.toContain(mrn)
    // The search before was a read itself.
    await rows(page).filter({ hasText: 'Searched the audit trail for a patient' }).first().waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text.startsWith('\uFEFFRow,When (UTC),Who,What,')).toBe(true)
    expect(text).toContain("Read the patient's details")

    // A list that was read is one row, which unfolds to its calls.
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.waitForURL(/\/audit$/)
    const list = rows(page)
      .filter({ hasText: /Read the patients of \d+ calls/ })
      .first()
    // A newer one may arrive in its place, which is folded.
    await until(async () => {
      const isOpen = await list.locator('details').evaluate((details: HTMLDetailsElement) => details.open)
      if (!isOpen) await list.getByText('Which ones').click()
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(1)
    })
    await isAccessible(page)
    await page.getByLabel('Action', { exact: true }).selectOption('Signing in and out')
    await isShown(page, /action=access/)
    await rows(page).first().filter({ hasText: 'Signed in' }).waitFor()
    await page.getByLabel('Action', { exact: true }).selectOption('All')
    await page.waitForURL(/\/audit$/)

    await page.getByLabel('Person', { exact: true }).selectOption('Amara Okafor')
    await isShown(page, /person=/)
    await page.getByLabel('Outcome', { exact: true }).selectOption('Done')
    await isShown(page, /outcome=done/)
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('outcome'))

    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText(/^[\d,]+ rows verified\. None was altered\.$/).waitFor()
    await isAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // A person's page says where they are signed in, and how they last signed in.
    await page.goto(`${stage.server.address}/users`)
    await page.getByRole('searchbox', { name: 'Search' }).fill('clinician@demo')
    await page.getByRole('link', { name: 'Documents of Rosa Alvarez' }).click()
    await page.getByRole('button', { name: 'Sign-Ins' }).click()
    const signIns = page.getByRole('dialog', { name: 'Sign-ins of Rosa Alvarez' })
    await signIns.getByRole('heading', { name: 'Signed in now' }).waitFor()
    await signIns.getByRole('heading', { name: 'Latest sign-ins' }).waitFor()
    await isAccessible(page)
    await signIns.getByRole('link', { name: 'All Sign-Ins' }).click()
    await isShown(page, /action=access&record=user/)
  },
)

test.each(
  looksOf([
    [1280, 'dark'],
    [390, 'light'],
  ]),
)('an administrator creates a token, uses it, and revokes it, at %i pixels', async (width, colorScheme) => {
  const page = await enter('admin@demo.example', { width, colorScheme, at: '/tokens' })
  await page.getByRole('heading', { name: 'API Tokens', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add' }).click()
  const name = `Dashboard ${width}`
  await page.getByLabel('Name').fill(name)
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await holds(page.getByLabel('Token', { exact: true }), expect.stringMatching(/^patency_/))
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const row = rows(page).filter({ hasText: name })
  await row.getByText('Active').waitFor()

  const me = async (): Promise<number> =>
    (await fetch(`${stage.server.address}/api/v0/users/me`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await me()).toBe(200)
  await row.getByRole('button', { name: `Revoke: ${name}` }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  expect(await me()).toBe(401)
  // It is checked only after the address has changed.
  await page.getByLabel('Show revoked').click()
  await row.getByText('Revoked', { exact: true }).waitFor()
  await isAccessible(page)
})

test('others see neither the trail nor the tokens', async () => {
  const page = await enter('manager@demo.example', { at: '/audit' })
  await page
    .getByText(/not allowed|do not have permission/i)
    .first()
    .waitFor()
  await rows(page).first().waitFor({ state: 'detached' })
  await page.goto(`${stage.server.address}/tokens`)
  await page.getByText('You are not allowed to see this page.').waitFor()
  await page.goto(`${stage.server.address}/calls/completed`)
  await rows(page).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Work log' }).waitFor()
  await page.getByRole('link', { name: /Who has read/ }).waitFor({ state: 'detached' })
  excuse()
})
