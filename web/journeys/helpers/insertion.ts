import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { unfoldCall } from './callPage'
import type { Rest } from './integration'

type Facility = {
  name: string
  followUpsEnabled: boolean
  requiredCallFields: { key: string }[]
  rooms: { id: string }[]
}

/** A PICC insertion in the queue, in a facility that requires only the contact. */
export const callForPicc = async (rest: Rest, contact: string): Promise<string> => {
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(
    ({ name }) => name === 'PICC Insertion',
  )!
  const plain = (await rest<Facility[]>('GET', '/facilities')).find(
    ({ followUpsEnabled, requiredCallFields }) =>
      followUpsEnabled && requiredCallFields.every(({ key }) => key === 'contact'),
  )!
  return (await rest<{ id: string }>('POST', '/calls', { purposeId: purpose.id, roomId: plain.rooms[0]!.id, contact }))
    .id
}

export const insertion = { 'Insertion Type': 'SL PICC', Arm: 'Left', Outcome: 'Successful', Vein: 'Basilic' }

/** Opens the call of that contact from the queue, records an insertion, of which the page `says` this, and submits it with a new line. */
export const recordInsertion = async (
  page: Page,
  { contact, lastName, mrn, says }: { contact: string; lastName: string; mrn: string; says?: RegExp },
): Promise<void> => {
  await page.locator('li, article').filter({ hasText: contact }).getByRole('link').first().click()
  await page.getByText('This call is now assigned to you.').waitFor()
  await unfoldCall(page)
  await page.getByLabel('Patient First Name').fill('Ana')
  await page.getByLabel('Patient Last Name').fill(lastName)
  await page.getByLabel('MRN').fill(mrn)
  await recordProcedure(page, 'Insertion', insertion)
  if (says) await page.getByText(says).waitFor()
  await page.getByRole('button', { name: 'Submit Procedure' }).click()
  const line = page.getByRole('dialog', { name: 'Select or Create Line' })
  const create = line.getByRole('button', { name: 'Create Line and Submit' })
  const select = line.getByRole('button', { name: 'Select Line and Submit' })
  await create.or(select).first().waitFor()
  await until(async () => {
    if (await select.isVisible()) await line.getByText('New line').click()
    return create.isVisible()
  })
  await create.click()
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
}

/** Checks a procedure on a call's page, and an option of each of these fields. */
export const recordProcedure = async (
  page: Page,
  procedure: string,
  options: Record<string, string>,
): Promise<void> => {
  const box = page.getByRole('checkbox', { name: new RegExp(`^${procedure}`) })
  const others = page.getByRole('button', { name: 'All procedures' })
  await box.or(others).first().waitFor()
  if (!(await box.isVisible())) await others.click()
  await box.check()
  for (const [field, value] of Object.entries(options))
    await page
      .getByRole('group', { name: new RegExp(`^${field}`) })
      .getByRole('radio', { name: value, exact: true })
      .check()
}
