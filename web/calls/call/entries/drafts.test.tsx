import { jest } from '@jest/globals'
import type { DraftEntry } from '../../../../server/domain/calls/entries/draft'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import {
  bar,
  ben,
  button,
  callId,
  choice,
  completedByBen,
  field,
  openCall,
  procedure,
  recordTeaching,
} from '../../../test/callPage'

// Unsent entries are kept (rules 3.22).

// Time passes only while a test waits: a slow machine keeps no half of a text.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const contact = { name: 'contact', from: ['RN Marcus'], to: ['RN Marcus ext 4671'] }
const draftOf = (revision: number, ...entries: DraftEntry[]) => ({ viewerDraft: { revision, entries } })
const draft = (...entries: DraftEntry[]) => draftOf(1, ...entries)
/** The input of a draft request. A page that is closing sends no revision. */
const draftInput = (entries: DraftEntry[], expectedRevision?: number, takenBack: string[] = []) => ({
  callId,
  entries,
  takenBack,
  ...(expectedRevision === undefined ? {} : { expectedRevision }),
})
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

test('a moment after the last letter everything that was entered is kept, with what it held before', async () => {
  const page = await openCall()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await recordTeaching(page)
  expect(page.drafts()).toEqual([])
  await waitFor(() =>
    expect(page.drafts()).toEqual([draftInput([contact, { name: 'fields.topic', from: [], to: ['Flushing'] }], 0)]),
  )
  await page.keepDraft()
  expect(bar()).toContain('Not saved yet · Draft kept')
  expect(page.drafts()).toEqual([])
})

const ticked = { name: 'procedures.insertion', from: [], to: ['true'] }

test('a procedure that is ticked and has no values yet is kept, and is ticked when the call is opened again', async () => {
  const page = await openCall()
  await page.user.click(procedure('Insertion'))
  leave()
  expect(page.drafts()).toEqual([draftInput([ticked])])
  page.unmount()
  const again = await openCall(draft(ticked))
  expect(procedure('Insertion').checked).toBe(true)
  expect(bar()).toContain('Insertion')
  await again.user.click(procedure('Insertion'))
  leave()
  expect(again.drafts()).toEqual([draftInput([], undefined, ['procedures.insertion'])])
})

test('its tick is kept by its values once there are some', async () => {
  const page = await openCall(draft(ticked))
  await page.user.click(choice('Insertion Type', 'ML'))
  leave()
  expect(page.drafts()).toEqual([
    draftInput([{ name: 'fields.type', from: [], to: ['ML'] }], undefined, ['procedures.insertion']),
  ])
  expect(procedure('Insertion').checked).toBe(true)
})

test('entries typed while a draft is being sent are kept next', async () => {
  const page = await openCall()
  await fill(field('Contact'), 'RN Marcus ext')
  leave()
  expect(page.drafts()).toHaveLength(1)
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.keepDraft()
  await waitFor(() => expect(page.drafts()).toEqual([draftInput([contact], 1)]))
})

test('an entry erased while it is being sent does not come back, neither with the answer nor later', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), '!')
  leave()
  await page.user.type(field('Contact'), '{Backspace}')
  await page.keepDraft()
  expect(field('Contact').value).toBe('RN Marcus')
  const bang = { ...contact, to: ['RN Marcus!'] }
  const mrn = { name: 'mrn', from: ['4456535'], to: ['R-7'] }
  await page.changesTo(draftOf(2, bang, mrn))
  expect(field('MRN').value).toBe('R-7')
  expect(field('Contact').value).toBe('RN Marcus')
  leave()
  expect(page.drafts()).toEqual([draftInput([], undefined, ['contact'])])
})

test('an entry erased while it is being sent is reported, also when the page closes before the answer', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), '!')
  leave()
  await page.user.type(field('Contact'), '{Backspace}')
  leave()
  expect(page.drafts()).toEqual([
    draftInput([{ ...contact, to: ['RN Marcus!'] }]),
    draftInput([], undefined, ['contact']),
  ])
})

test('leaving the page keeps at once, and what is as it was is kept no more', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), '!')
  leave()
  await page.keepDraft()
  await page.user.type(field('Contact'), '{Backspace}')
  leave()
  expect(page.drafts()).toEqual([draftInput([], undefined, ['contact'])])
})

test('people who may not send entries keep no draft', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), '!')
  await page.changesTo(completedByBen)
  leave()
  expect(page.drafts()).toEqual([])
})

test('once the call is closed nothing of it is kept', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.done({ ...completedByBen, version: 4 })
  leave()
  expect(page.drafts()).toEqual([])
})

test('leaving asks, and says that entries are kept; or that they are lost, when saving failed', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), '!')
  const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }))
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(question().getByText(/It is kept for you/)).toBeTruthy()
  await page.user.click(question().getByRole('button', { name: 'Stay' }))
  leave()
  await page.keepDraft(false)
  expect(bar()).not.toContain('Draft kept')
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(question().getByText(/will be lost/)).toBeTruthy()
})

test('it is restored when the call is opened again, with a notice', async () => {
  const page = await openCall(
    draft(contact, { name: 'fields.topic', from: [], to: ['Flushing'] }, { name: 'followUpDays', from: [], to: ['5'] }),
  )
  expect(bar()).toContain('Unsaved entries restored')
  expect(screen.getByText('Unsaved entries restored').closest('[role=status]')!.getAttribute('aria-atomic')).toBe(
    'false',
  )
  expect(bar()).toContain('Contact, Topic, Number of Days')
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(procedure('Education').checked).toBe(true)
  expect(field('Number of Days').value).toBe('5')
  leave()
  expect(page.drafts()).toEqual([])
  await page.user.click(button('Save Entries'))
  expect(page.sent()).toEqual([
    ['entryVerbsCorrectCallMutation', { input: { callId, contact: 'RN Marcus ext 4671', expectedVersion: 3 } }],
  ])
})

test('Discard takes it out again, on the server too', async () => {
  const page = await openCall(draft(contact))
  await page.user.click(button('Discard'))
  expect(page.sent()).toEqual([['useDiscardCallDraftMutation', { input: { callId, names: ['contact'] } }]])
  await page.done({})
  expect(field('Contact').value).toBe('RN Marcus')
  expect(bar()).not.toContain('Restored')
  expect(bar()).toContain('All entries saved')
  leave()
  expect(page.drafts()).toEqual([])
})

test('Discard keeps the entries of another page, and shows them', async () => {
  const comments = { name: 'comments', from: [], to: ['two attempts'] }
  const page = await openCall(draft(contact))
  await page.user.type(field('MRN'), '9')
  await page.user.click(button('Discard'))
  expect(page.sent()).toEqual([['useDiscardCallDraftMutation', { input: { callId, names: ['contact', 'mrn'] } }]])
  await page.changesTo(draftOf(2, contact, comments))
  await page.done(draftOf(3, comments))
  expect(field('Contact').value).toBe('RN Marcus')
  expect(field('MRN').value).toBe('4456535')
  expect(field('Additional Comments').value).toBe('two attempts')
  expect(bar()).toContain('Unsaved entries restoredAdditional Comments')
  leave()
  expect(page.drafts()).toEqual([])
})

test('where the call has changed since, the person is asked as if they had stayed', async () => {
  const page = await openCall({
    ...draft(contact, { name: 'comments', from: [], to: ['two attempts'] }),
    contact: 'Dr. Osei',
    updatedBy: ben,
  })
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(bar()).toContain('This call was changed by Ben Carter.Contact')
  await page.user.click(button('Save Entries'))
  const dialog = within(screen.getByRole('dialog', { name: 'Ben Carter changed this call too' }))
  await page.user.click(dialog.getByRole('radio', { name: 'Ben Carter Dr. Osei' }))
  await page.user.click(dialog.getByRole('button', { name: 'Save Entries' }))
  expect(page.sent()).toEqual([
    ['entryVerbsCorrectCallMutation', { input: { callId, comments: 'two attempts', expectedVersion: 3 } }],
  ])
})

test('a draft with the call’s current values is discarded', async () => {
  const page = await openCall({ ...draft({ name: 'contact', from: ['x'], to: ['RN Marcus'] }) })
  expect(bar()).not.toContain('Restored')
  leave()
  expect(page.drafts()).toEqual([draftInput([], undefined, ['contact'])])
})

test('when the call ended meanwhile, it can be read but not sent', async () => {
  const page = await openCall({ ...completedByBen, ...draft(contact) })
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(field('Contact').readOnly).toBe(true)
  expect(bar()).toContain('It was not sent.')
  expect(button('Discard')).toBeTruthy()
  leave()
  expect(page.drafts()).toEqual([])
})

describe('two pages of one person keep one draft', () => {
  const mrn = { name: 'mrn', from: ['4456535'], to: ['R-7'] }

  test('entries of the other page appear where nothing was typed here, and what was typed here stays', async () => {
    const page = await openCall()
    await fill(field('Contact'), 'RN Marcus ext 4671')
    await waitFor(() => expect(page.drafts()).toEqual([draftInput([contact], 0)]))
    await page.overtakeDraft({ ...contact, to: ['Desk 4B'] }, mrn)
    expect(field('Contact').value).toBe('RN Marcus ext 4671')
    expect(field('MRN').value).toBe('R-7')
    expect(bar()).toContain('Unsaved entries restoredMRN')
    expect(bar()).not.toContain('Draft kept')
    await waitFor(() => expect(page.drafts()).toEqual([draftInput([contact], 1)]))
    await page.keepDraft()
    expect(bar()).toContain('Draft kept')
  })

  test('a dismissed notice is shown again for new entries', async () => {
    const page = await openCall(draft(contact))
    await page.user.click(
      within(screen.getByRole('group', { name: 'Actions' })).getByRole('button', { name: 'Dismiss' }),
    )
    expect(bar()).not.toContain('Restored')
    await page.changesTo(draftOf(2, contact, mrn))
    expect(bar()).toContain('Unsaved entries restoredMRN, Contact')
  })

  test('an entry that the other page took back is removed, unless it was changed here', async () => {
    const comments = { name: 'comments', from: [], to: ['two attempts'] }
    const page = await openCall(draft(contact, mrn, comments))
    await page.user.type(field('Additional Comments'), '!')
    await page.changesTo(draftOf(2, contact))
    expect(field('MRN').value).toBe('4456535')
    expect(field('Contact').value).toBe('RN Marcus ext 4671')
    expect(field('Additional Comments').value).toBe('two attempts!')
    leave()
    expect(page.drafts()).toEqual([draftInput([{ ...comments, to: ['two attempts!'] }])])
  })

  test('an entry that the other page submitted stays, without a conflict', async () => {
    const page = await openCall(draft(contact, mrn))
    await page.changesTo({ ...draftOf(2, mrn), contact: 'RN Marcus ext 4671', version: 4 })
    expect(field('Contact').value).toBe('RN Marcus ext 4671')
    expect(bar()).not.toContain('This call was changed')
  })

  test('an entry that the other page submitted is not kept again, but a newer one typed here is', async () => {
    const page = await openCall(draft(contact))
    await page.user.type(field('Contact'), '!')
    await page.changesTo({ viewerDraft: null, contact: 'RN Marcus ext 4671', version: 4 })
    expect(field('Contact').value).toBe('RN Marcus ext 4671!')
    expect(bar()).toContain('This call was changed')
    leave()
    expect(page.drafts()).toEqual([draftInput([{ ...contact, to: ['RN Marcus ext 4671!'] }])])
  })
})

describe('what was typed in the last moment of a page', () => {
  const comments = { name: 'comments', from: [], to: ['two attempts'] }

  test('is sent when the page closes, once, and stays out of the browser’s storage', async () => {
    const page = await openCall(draft(comments))
    await fill(field('Contact'), 'RN Marcus ext')
    await waitFor(() => expect(page.drafts()).toHaveLength(1))
    await fill(field('Contact'), 'RN Marcus ext 4671')
    leave()
    leave()
    expect(page.drafts()).toEqual([draftInput([{ ...contact, to: ['RN Marcus ext'] }], 1), draftInput([contact])])
    expect(JSON.stringify({ ...sessionStorage })).toBe('{}')
  })

  test('appears when the feed reports it, and keeps what was typed since', async () => {
    const page = await openCall(draft(comments))
    await page.user.type(field('MRN'), '9')
    await page.changesTo(draftOf(2, comments, contact, { name: 'mrn', from: ['4456535'], to: ['R-7'] }))
    expect(field('Contact').value).toBe('RN Marcus ext 4671')
    expect(field('MRN').value).toBe('44565359')
    expect(bar()).toContain('Unsaved entries restored')
    leave()
    expect(page.drafts()).toEqual([draftInput([{ name: 'mrn', from: ['4456535'], to: ['44565359'] }])])
  })

  test('does not delay what the person submits', async () => {
    const page = await openCall()
    await fill(field('Contact'), 'RN Marcus ext 4671')
    await page.user.click(button('Save Entries'))
    expect(page.sent()).toEqual([
      ['entryVerbsCorrectCallMutation', { input: { callId, contact: 'RN Marcus ext 4671', expectedVersion: 3 } }],
    ])
  })
})
