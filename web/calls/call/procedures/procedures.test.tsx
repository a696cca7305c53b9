import { screen, waitFor, within } from '@testing-library/react'
import { learnServerTime, resetServerClock } from '../../../relay/serverClock'
import { fill } from '../../../test/fill'
import {
  button,
  callId,
  choice,
  errorAt,
  field,
  openCall,
  procedure,
  recordTeaching,
  teaching,
} from '../../../test/callPage'

afterEach(resetServerClock)

const listed = () =>
  within(screen.getByRole('dialog', { name: 'Cannot submit' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const shown = () => screen.getAllByRole('checkbox').map((box) => box.parentElement!.textContent)
const sent = (page: Awaited<ReturnType<typeof openCall>>) => page.sent().map(([, { input }]) => input as object)[0]

test('the checklist shows every procedure, and a ticked one opens in place with all its fields', async () => {
  const page = await openCall()
  expect(shown()).toEqual(['Insertion', 'Dressing', 'Removal', 'Education'])
  await page.user.click(procedure('Insertion'))
  const opened = within(screen.getByRole('group', { name: 'Insertion' }))
  expect(opened.getAllByRole('radio')).toHaveLength(4)
  // It is asked for by an option, so it is shown with that.
  expect(opened.queryByLabelText('X-ray read by')).toBeNull()
  await page.user.click(choice('Tip confirmation', 'Chest X-ray'))
  expect(opened.getByLabelText(/^X-ray read by/).tagName).toBe('TEXTAREA')
  await fill(opened.getByLabelText(/^X-ray read by/), 'Dr. Osei')
  await page.user.click(choice('Tip confirmation', 'ECG'))
  // It holds a value.
  expect(opened.getByLabelText(/^X-ray read by/)).toBeTruthy()
  expect(opened.getByLabelText('Catheter length (cm)').getAttribute('inputmode')).toBe('decimal')
})

test.each([
  ['by its name', 'remov', ['Removal']],
  ['by the name of a field', 'biopatch', ['DressingBiopatch']],
  ['by what may be chosen in it', 'chest', ['InsertionChest X-ray']],
])('a procedure is found %s', async (_what, query, found) => {
  await openCall()
  await fill(screen.getByRole('searchbox', { name: 'Find a procedure' }), query)
  expect(shown()).toEqual(found)
})

test('Enter selects the only match, and a search without matches says so', async () => {
  const page = await openCall()
  await fill(screen.getByRole('searchbox'), 'biopatch')
  await page.user.keyboard('{Enter}')
  expect(procedure('Dressing').checked).toBe(true)
  await fill(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText(/No procedure has that name, field or value\. Selected: Dressing/)).toBeTruthy()
})

test('every type of field is sent as it is recorded', async () => {
  const page = await openCall()
  await page.user.click(procedure('Insertion'))
  await page.user.click(choice('Insertion Type', 'ML'))
  await fill(field('Catheter length \\(cm\\)'), '42.5')
  await page.user.click(procedure('Dressing'))
  await page.user.click(choice('Site', 'Red'))
  await page.user.click(choice('Site', 'Clean'))
  await page.user.click(screen.getByRole('checkbox', { name: 'Biopatch' }))
  await page.user.click(procedure('Removal'))
  await page.user.click(choice('Reason', 'Treatment ended'))
  await page.user.click(button('Submit Procedure'))
  expect(sent(page)).toEqual({
    callId,
    expectedVersion: 3,
    fields: [
      { fieldId: 'type', values: ['ML'] },
      { fieldId: 'length', values: ['42.5'] },
      { fieldId: 'site', values: ['Clean', 'Red'] },
      { fieldId: 'biopatch', values: ['true'] },
      { fieldId: 'reason', values: ['Treatment ended'] },
    ],
  })
})

test('a choice can be cleared', async () => {
  const page = await openCall()
  await page.user.click(procedure('Removal'))
  await page.user.click(choice('Reason', 'Occlusion'))
  await page.user.click(button('Clear Reason'))
  expect(choice('Reason', 'Occlusion').checked).toBe(false)
})

test('Line will be closed is shown at an option that ends the follow-up, only while it is chosen', async () => {
  const page = await openCall()
  await page.user.click(procedure('Removal'))
  expect(screen.queryByText('Line will be closed')).toBeNull()
  await page.user.click(choice('Reason', 'Treatment ended'))
  expect(within(screen.getByRole('group', { name: /^Reason/ })).getByText('Line will be closed')).toBeTruthy()
  await page.user.click(choice('Reason', 'Occlusion'))
  expect(screen.queryByText('Line will be closed')).toBeNull()
})

test('folding a procedure keeps its entries, and shows them in one row', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Fold Education'))
  expect(screen.queryByLabelText('Topic')).toBeNull()
  expect(shown()).toContain('EducationFlushing')
  await page.user.click(button('Unfold Education'))
  expect(field('Topic').value).toBe('Flushing')
})

test('clearing a procedure sets its entries aside: they are not sent, and selecting it restores them', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(procedure('Removal'))
  await page.user.click(choice('Reason', 'Occlusion'))
  await page.user.click(procedure('Removal'))
  expect(screen.getByText('One entry is set aside. Select the procedure to restore it.')).toBeTruthy()
  await page.user.click(procedure('Removal'))
  expect(choice('Reason', 'Occlusion').checked).toBe(true)
  await page.user.click(procedure('Removal'))
  await page.user.click(button('Submit Procedure'))
  expect(sent(page)).toMatchObject({ fields: [{ fieldId: 'topic', values: ['Flushing'] }] })
})

test('at least one procedure must be selected, and the entry leads to the search', async () => {
  const page = await openCall()
  await page.user.click(button('Submit Procedure'))
  expect(listed()).toEqual(['At least one procedure must be selected'])
  await page.user.click(screen.getByRole('link', { name: 'At least one procedure must be selected' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  expect(page.sent()).toEqual([])
})

test('fields that procedures and options require are listed with the rest, and each entry opens its field', async () => {
  const page = await openCall({ patientLastName: null } as never)
  await page.user.click(procedure('Insertion'))
  await page.user.click(choice('Tip confirmation', 'Chest X-ray'))
  await fill(field('Catheter length \\(cm\\)'), 'long')
  await page.user.click(procedure('Dressing'))
  await page.user.click(screen.getByRole('switch', { name: 'Schedule a follow-up' }))
  await page.user.click(button('Fold Insertion'))
  await fill(screen.getByRole('searchbox'), 'removal')
  await page.user.click(button('Submit Procedure'))
  expect(listed()).toEqual([
    'Patient Last Name is required when Insertion is selected',
    'Insertion Type is required when Insertion is selected',
    'X-ray read by is a required procedure field when Chest X-ray is selected',
    'Catheter length (cm): Must be a number',
    'Site, or another field, is required when Dressing is selected',
    "You've selected a follow-up but have not set the number of days to follow up by",
  ])
  await page.user.click(screen.getByRole('link', { name: /^X-ray read by/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('X-ray read by')))
  expect(errorAt('X-ray read by')).toBe('X-ray read by is a required procedure field when Chest X-ray is selected')
  expect(errorAt('Catheter length \\(cm\\)')).toBe('Must be a number')
})

test('an entry about a choice leads into its group', async () => {
  const page = await openCall()
  await page.user.click(procedure('Insertion'))
  await page.user.click(button('Submit Procedure'))
  await page.user.click(screen.getByRole('link', { name: /^Insertion Type/ }))
  await waitFor(() => expect(document.activeElement).toBe(choice('Insertion Type', 'SL PICC')))
  expect(screen.getByRole('group', { name: /^Insertion Type/ }).textContent).toContain(
    'Insertion Type is required when Insertion is selected',
  )
})

test('what the server finds wrong with a field lands at the same place', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.refuse('VALIDATION', 'm', {}, [{ field: 'fields.topic', message: 'Must be text' }])
  expect(listed()).toEqual(['Topic: Must be text'])
  expect(errorAt('Topic')).toBe('Must be text')
})

const line = { id: 'l1', name: "Park's Line", completedAt: null, infection: false, infectionNotes: null }

test('a follow-up is sent with its days', async () => {
  const page = await openCall({ line })
  await recordTeaching(page)
  await page.user.click(screen.getByRole('switch', { name: 'Schedule a follow-up' }))
  expect(document.activeElement).toBe(field('Number of Days'))
  await page.user.keyboard('3')
  await page.user.click(button('Submit Procedure'))
  expect(sent(page)).toMatchObject({ followUpDays: 3 })
})

test('a follow-up that was switched off again is not sent, and its days are still there when it is switched on', async () => {
  const page = await openCall({ line })
  await recordTeaching(page)
  const toggle = screen.getByRole('switch', { name: 'Schedule a follow-up' })
  await page.user.click(toggle)
  await page.user.keyboard('3')
  await page.user.click(toggle)
  await page.user.click(toggle)
  expect(field('Number of Days').value).toBe('3')
  await page.user.click(toggle)
  await page.user.click(button('Submit Procedure'))
  expect(sent(page)).toEqual({ callId, expectedVersion: 3, ...teaching })
})

test('the page says beforehand what closing schedules, or why nothing (rules 3.11a)', async () => {
  const page = await openCall()
  const plan = () => within(screen.getByRole('region', { name: 'Follow-up' })).getByRole('status').textContent
  expect(plan()).toBe('Closing schedules no follow-up: no selected procedure asks for one.')
  await page.user.click(procedure('Education'))
  await page.user.type(field('Topic'), 'x')
  await page.user.click(screen.getByRole('switch', { name: 'Schedule a follow-up' }))
  await page.user.keyboard('3')
  expect(plan()).toBe('Closing schedules a follow-up in 3 days.')
  await page.user.clear(field('MRN'))
  expect(plan()).toBe('Closing schedules a follow-up in 3 days, without a line.')
  await page.user.clear(field('Number of Days'))
  expect(within(screen.getByRole('region', { name: 'Follow-up' })).queryByRole('status')).toBeNull()
})

test('a follow-up that the procedures schedule is announced', async () => {
  const page = await openCall()
  await page.user.click(procedure('Insertion'))
  await page.user.click(choice('Insertion Type', 'ML'))
  expect(screen.getByText('Closing schedules a follow-up in 7 days.')).toBeTruthy()
})

test('rules 3.11b: where the facility does not work when it is due, the page says when it joins the queue', async () => {
  learnServerTime('2026-11-20T15:00:00.000Z')
  const closed = { workingFrom: '12:00', workingTo: '18:00', workingDays: [1] }
  const page = await openCall({}, undefined, { hours: closed })
  await page.user.click(procedure('Insertion'))
  await page.user.click(choice('Insertion Type', 'ML'))
  expect(
    screen.getByText(
      'Closing schedules a follow-up in 7 days. It joins the queue Monday 11/30 12:00, in the working hours of Main Hospital.',
    ),
  ).toBeTruthy()
})

test('where the facility has no follow-ups, the page says so, and asks for no line', async () => {
  const page = await openCall({}, undefined, { followUpsEnabled: false })
  await page.user.click(procedure('Insertion'))
  await page.user.click(choice('Insertion Type', 'ML'))
  expect(screen.getByText('Closing schedules no follow-up: Main Hospital has none.')).toBeTruthy()
  await page.user.click(button('Submit Procedure'))
  expect(page.sent()[0]?.[0]).toBe('entryVerbsCloseCallMutation')
})

test('recorded procedures are not lost by leaving, and do not count as saved', async () => {
  const page = await openCall()
  await recordTeaching(page)
  expect(button('Save Entries').disabled).toBe(true)
  expect(screen.getByRole('group', { name: 'Actions' }).textContent).toContain(
    'What you recorded is sent when you submit',
  )
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})
