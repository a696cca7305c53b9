// A locked account: why, what to do, and how it goes on; and the messages behind the bell (rules 6.7, 6.8).
import pg from 'pg'
import { isAccessible, isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { counting } from '../helpers/counting'
import { hasFocus } from '../helpers/focus'
import { lockAccount } from '../helpers/lockAccount'
import { cards } from '../helpers/people'
import { openStage } from '../helpers/stage'
import { expires, fillUpload, issued, picture, sendUpload } from '../helpers/uploadPicture'

// A browser logs each request that was refused while the account was locked.
const stage = openStage({ excused: /WebSocket|403|423/ })
const { enter } = stage

const change = async (sql: string, ...values: unknown[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: stage.server.databaseUrl })
  await owner.connect()
  await owner.query(sql, values)
  await owner.end()
}

const rosa = `select id from app_user where email = 'clinician@demo.example'`
const riverside = `select provider_id from provider_role where user_id = (${rosa}) order by joined_at limit 1`

/** A message as the nightly job writes it, with the change that tells screens. */
const send = (facts: object, ...requirements: string[]) =>
  change(
    `with asked as (
       select coalesce(jsonb_agg(id), '[]') as ids from compliance_requirement where provider_id = (${riverside}) and name = any($2)
     ), sent as (
       insert into inbox_message (id, provider_id, user_id, kind, facts, created_at)
       select gen_random_uuid(), (${riverside}), (${rosa}), 'compliance', jsonb_set($1, '{asksFor}', ids), now() from asked
       returning provider_id, user_id)
     insert into change (provider_id, kind, entity_id, facility_ids, at) select provider_id, 'user', user_id, '{}', now() from sent`,
    JSON.stringify(facts),
    requirements,
  )

const reminder = {
  day: '2026-11-23',
  lockedFor: [],
  lockOn: null,
  expiring: [{ name: 'BLS Card', expirationDate: '2026-12-23' }],
}

test('a message shows on the bell at once, and is read when it is opened', async () => {
  await change('delete from inbox_message')
  const page = await enter('clinician@demo.example')
  await page.getByRole('button', { name: 'Messages', exact: true }).waitFor()
  await send(reminder)
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click()
  const message = page
    .getByRole('group', { name: 'Messages' })
    .getByRole('link', { name: 'BLS Card expires in 30 days' })
  await message.waitFor()
  await isAccessible(page)
  await message.click()
  await page.getByRole('heading', { level: 1, name: 'Hello Rosa Alvarez' }).waitFor()
  await page.getByRole('button', { name: 'Messages', exact: true }).click()
  await page.getByRole('link', { name: 'All messages' }).click()
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
  await page.getByText('Upload a new document to stay compliant.').waitFor()
  await isAccessible(page)
})

test('a document is renewed on a phone in five taps from its message', async () => {
  const page = await enter('clinician@demo.example', { width: 390, height: 844 })
  await send({ ...reminder, expiring: [{ name: 'BLS', expirationDate: '2026-12-23' }] }, 'BLS')
  const hand = counting(page)
  await hand.tap(page.getByRole('button', { name: /^Messages, \d+ unread$/ }))
  await hand.tap(page.getByRole('group', { name: 'Messages' }).getByRole('link', { name: 'BLS expires in 30 days' }))
  await hasFocus(page.getByLabel('Issue Date'))
  await hand.type(issued)
  // The keyboard of a phone goes on to the next entry; in between stands the calendar.
  await hand.press('Tab', 'Tab')
  await hasFocus(page.getByLabel('Expiration Date'))
  await hand.type(expires)
  const chosen = page.waitForEvent('filechooser')
  await hand.tap(page.getByText('Choose File'))
  await (await chosen).setFiles({ name: 'renewed.png', mimeType: 'image/png', buffer: await picture() })
  await page.getByText('renewed.png').waitFor()
  await hand.tap(page.getByRole('button', { name: 'Upload', exact: true }))
  await hand.tap(page.getByRole('dialog', { name: 'Success' }).getByText('Close', { exact: true }))
  await page.getByRole('article', { name: 'BLS' }).getByText('renewed.png', { exact: true }).waitFor()
  expect(hand.effort.taps).toBeLessThanOrEqual(5)
  expect(hand.effort.swipes).toBeLessThanOrEqual(3)
})

test('someone who is locked by hand in the middle of a call reads by whom; unlocked, the queue opens without a reload', async () => {
  const clinician = await enter('clinician@demo.example')
  await cards(clinician).first().click()
  await clinician.waitForURL(/[/]calls[/][\da-f-]{36}/)
  const page = await enter('admin@demo.example', { at: '/users?find=Rosa' })
  const press = async (name: 'Lock' | 'Unlock', done: string) => {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('region', { name: 'Notices' }).getByText(done).waitFor()
  }
  await page.getByRole('button', { name: 'Edit Rosa Alvarez' }).click()
  await press('Lock', 'Rosa Alvarez locked')

  await clinician.getByRole('heading', { level: 1, name: 'Your account is locked' }).waitFor()
  await clinician.getByText(/^Locked on .* by .*[.]$/).waitFor()
  await clinician.getByText(/^Ask an administrator to unlock your account/).waitFor()
  await isAccessible(clinician)
  await clinician.getByRole('link', { name: 'Messages' }).click()
  await clinician.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
  await clinician.getByRole('link', { name: 'Why locked' }).click()
  await clinician.getByRole('heading', { level: 1, name: 'Your account is locked' }).waitFor()
  await clinician.evaluate(() => void Object.assign(globalThis, { wasNotReloaded: true }))

  await page
    .getByRole('dialog')
    .getByText(/^Locked on .* by .*[.]$/)
    .waitFor()
  await press('Unlock', 'Rosa Alvarez unlocked')
  await clinician.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  expect(await clinician.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true)
})

test('a locked person uploads on a phone what is missing, an administrator approves and unlocks, and the queue opens', async () => {
  const phone = await enter('locked@demo.example', { width: 390, height: 844, at: '/' })
  await phone.getByRole('heading', { level: 1, name: 'Your account is locked' }).waitFor()
  await phone.getByText(/^Locked on .* BLS: expired on .* TB Test: missing[.]$/).waitFor()
  await isAccessibleInEach(phone, usualLooks)
  for (const name of ['BLS', 'TB Test']) {
    await phone.getByRole('link', { name: `Upload ${name}` }).click()
    await fillUpload(phone, `${name}.png`)
    const dialog = await sendUpload(phone)
    await dialog.getByText('Close', { exact: true }).click()
    await phone.getByRole('link', { name: 'Why locked' }).click()
    await phone.getByText(`${name} waits for review`).waitFor()
  }
  await phone.getByText(/^You have uploaded everything[.]/).waitFor()
  await isAccessibleInEach(phone, usualLooks)
  await phone.evaluate(() => void Object.assign(globalThis, { wasNotReloaded: true }))

  const desk = await enter('admin@demo.example', { at: '/compliance/review' })
  for (const name of ['BLS', 'TB Test']) {
    await desk
      .getByRole('list', { name: 'Documents to review' })
      .getByRole('button', { name: new RegExp(`^Dana Whitfield.*${name}`) })
      .click()
    await desk.getByRole('heading', { level: 2, name: `Dana Whitfield: ${name}` }).waitFor()
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByText('Document approved').first().waitFor()
  }
  await desk.getByRole('button', { name: 'Unlock' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click()
  await desk.getByText('Dana Whitfield unlocked').waitFor()
  await phone.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  expect(await phone.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true)
})

test('someone who is locked in one provider goes on in their other one', async () => {
  const email = 'fatima@demo.example'
  await change(
    `insert into provider_role (id, provider_id, user_id, role) select gen_random_uuid(), provider.id, app_user.id, 'Clinician'
     from provider, app_user where provider.name = 'Lakeshore Medical' and email = $1`,
    email,
  )
  const page = await enter(email)
  await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  await lockAccount(stage.server.databaseUrl, email, 'BLS Card')
  await page.getByText('You can work elsewhere:').waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Lakeshore Medical' }).click()
  await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  await page.getByRole('button', { name: /Fatima Haddad/ }).waitFor()
})
