import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { webcrypto } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import type { DraftEntry } from '../../../../server/domain/calls/entries/draft'
import { databaseName, deleteKept, keepFor } from '../../../offline/keptFor'
import { keptEntriesOf } from '../../../offline/keptEntries'
import { Problem } from '../../../relay/problem'
import { fill } from '../../../test/fill'
import { bar, button, buttons, callId, field, openCall, provider, viewerId } from '../../../test/callPage'
import { happening } from '../../../test/settled'

// Offline, nothing is sent and no entry is lost (rules 3.22a).

// jsdom has no Web Crypto, and cannot clone keys.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
Object.assign(globalThis, { structuredClone: (value: unknown) => value })

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const store = keptEntriesOf({ userId: viewerId, providerId: provider.databaseId })
const kept = async () => (await store.read(callId)).flatMap(({ entries }) => entries)
const contact: DraftEntry = { name: 'contact', from: ['RN Marcus'], to: ['RN Marcus ext 4671'] }
const draftInput = (expectedRevision: number) => ({ callId, entries: [contact], takenBack: [], expectedRevision })

/** Waits until entries are stored, so that no write leaks into the next test. */
const isKept = (...entries: DraftEntry[]) => waitFor(async () => expect(await kept()).toEqual(entries))

beforeEach(async () => {
  deleteKept()
  keepFor({ userId: viewerId, endsAt: inAnHour() }, new Date())
  // Both delete. Until that is done, the fake database would delete what this test keeps as well.
  await deleteDB(databaseName)
})

/** Types while offline, then closes the page. */
const typeAndClose = async () => {
  const page = await openCall()
  await page.goOffline()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await isKept(contact)
  page.unmount()
}

test('without a connection the actions are disabled and say why, and the bar says where the entries are', async () => {
  const page = await openCall()
  const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
  await page.goOffline()
  expect(buttons()).toEqual(['Return to Queue', 'Save Entries', 'Submit Procedure'])
  expect(['Return to Queue', 'Submit Procedure'].map(isDisabled)).toEqual([true, true])
  expect(button('Submit Procedure').title).toBe('No connection')
  expect(screen.getByRole('switch', { name: 'On Hold' }).getAttribute('aria-disabled')).toBe('true')
  await page.user.click(screen.getByRole('switch', { name: 'On Hold' }))
  await page.user.click(button('Submit Procedure'))
  expect(page.sent()).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('Not sent')
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await waitFor(() =>
    expect(bar()).toContain('Your entries are kept on this device and sent when the connection is back.'),
  )
  await page.comeBack()
  expect(isDisabled('Submit Procedure')).toBe(false)
  expect(bar()).not.toContain('No connection')
  await isKept(contact)
})

test('what was typed is sent at once when the connection is back, and no longer kept once the server has it', async () => {
  const page = await openCall()
  await page.goOffline()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  expect(page.drafts()).toEqual([])
  await isKept(contact)
  await page.comeBack()
  // At once.
  expect(page.drafts()).toEqual([draftInput(0)])
  await page.keepDraft()
  expect(bar()).toContain('Draft kept on the server')
  await isKept()
})

test('a page that is closed before loses nothing: the next one has it, and sends it at once', async () => {
  await typeAndClose()
  const page = await openCall()
  await waitFor(() => expect(field('Contact').value).toBe('RN Marcus ext 4671'))
  expect(bar()).toContain('Unsaved entries restoredContact')
  expect(page.drafts()).toEqual([draftInput(0)])
  await page.keepDraft()
  expect(bar()).toContain('Draft kept on the server')
  await isKept()
})

test('it never takes the place of what was saved elsewhere later', async () => {
  await typeAndClose()
  const page = await openCall({
    viewerDraft: { revision: 7, savedAt: inAnHour(), entries: [{ ...contact, to: ['Desk 4B'] }] },
  })
  await isKept()
  expect(field('Contact').value).toBe('Desk 4B')
  expect(page.drafts()).toEqual([])
})

test('where someone else changed the call meanwhile, the person is asked to choose', async () => {
  await typeAndClose()
  await openCall({ contact: 'Dr. Osei' })
  await waitFor(() => expect(field('Contact').value).toBe('RN Marcus ext 4671'))
  expect(bar()).toContain('This call was changed by')
  // Once by the closed page, and once by this one.
  await isKept(contact, contact)
})

test('discarding forgets it here as well', async () => {
  await typeAndClose()
  const page = await openCall()
  await waitFor(() => expect(field('Contact').value).toBe('RN Marcus ext 4671'))
  await page.user.click(button('Discard'))
  await page.done({})
  expect(field('Contact').value).toBe('RN Marcus')
  await isKept()
})

test('another person, or the next session, finds no kept entries', async () => {
  await typeAndClose()
  keepFor({ userId: 'ben', endsAt: inAnHour() }, new Date())
  await openCall()
  expect(await kept()).toEqual([])
  expect(field('Contact').value).toBe('RN Marcus')
})

test('without browser storage the page says that leaving loses the entries', async () => {
  deleteKept()
  const page = await openCall()
  await page.goOffline()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await waitFor(() =>
    expect(bar()).toContain('Your entries are only on this page. Keep it open until the connection is back.'),
  )
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('will be lost')
})

test('leaving the page says that the entries are kept on this device', async () => {
  const page = await openCall()
  await page.goOffline()
  await page.user.type(field('Contact'), '!')
  await isKept({ ...contact, to: ['RN Marcus!'] })
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('It is kept on this device until you sign out')
})

test('a dialog whose request failed stays, says so, and can be confirmed again', async () => {
  const page = await openCall({ viewerCanDelete: true })
  await page.user.click(button('Delete'))
  const question = () => within(screen.getByRole('alertdialog', { name: 'Delete Active Record?' }))
  const confirm = () => question().getByRole('button', { name: 'Delete' })
  await page.user.click(confirm())
  await page.fail(new Problem('OFFLINE', ''))
  expect(question().getByText('May not have been sent')).toBeTruthy()

  await page.goOffline()
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  await page.user.click(confirm())
  expect(question().getByText('Not sent')).toBeTruthy()
  expect(page.sent()).toEqual([])

  await page.comeBack()
  await page.user.click(confirm())
  expect(page.sent()).toHaveLength(1)
  await happening(async () => {})
})
