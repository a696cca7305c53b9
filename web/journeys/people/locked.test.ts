// A locked account: why, what to do, and how it goes on; and the messages behind the bell (rules 6.7, 6.8).
import pg from 'pg'
import { isAccessible } from '../helpers/accessible'
import { lockAccount } from '../helpers/lockAccount'
import { openStage } from '../helpers/stage'

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
const send = (facts: object) =>
  change(
    `with sent as (
       insert into inbox_message (id, provider_id, user_id, kind, facts, created_at)
       select gen_random_uuid(), (${riverside}), (${rosa}), 'compliance', $1, now() returning provider_id, user_id)
     insert into change (provider_id, kind, entity_id, facility_ids, at) select provider_id, 'user', user_id, '{}', now() from sent`,
    JSON.stringify(facts),
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

test('a locked person reads why; when an administrator unlocks the account, the queue opens without a reload', async () => {
  const clinician = await enter('clinician@demo.example')
  await clinician.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  const page = await enter('admin@demo.example')
  await lockAccount(stage.server.databaseUrl, 'clinician@demo.example', 'BLS Card')
  await clinician.getByRole('heading', { level: 1, name: 'Your account is locked' }).waitFor()
  await clinician.getByRole('listitem').getByText('BLS Card: missing').waitFor()
  await isAccessible(clinician)
  await clinician.getByRole('link', { name: 'Messages' }).click()
  await clinician.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
  await clinician.goBack()
  await clinician.getByRole('heading', { level: 1, name: 'Your account is locked' }).waitFor()
  await clinician.evaluate(() => void Object.assign(globalThis, { wasNotReloaded: true }))

  await page.goto(`${stage.server.address}/users?find=Rosa`)
  await page.getByRole('button', { name: 'Edit Rosa Alvarez' }).click()
  await page
    .getByRole('dialog')
    .getByText(/^Locked on .* BLS Card: missing\.$/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByText('Rosa Alvarez unlocked').waitFor()

  await clinician.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  expect(await clinician.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true)
})

test('somebody who is locked in one provider goes on in their other one', async () => {
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
