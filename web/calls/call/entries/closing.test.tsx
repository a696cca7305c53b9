import { screen, waitFor, within } from '@testing-library/react'
import { learnServerTime, resetServerClock } from '../../../relay/serverClock'
import { fill } from '../../../test/fill'
import {
  bens,
  unassigned,
  button,
  callId,
  completedByBen,
  errorAt,
  field,
  openCall,
  recordTeaching,
  status,
  teaching,
} from '../../../test/callPage'

afterEach(resetServerClock)

const noMrn = { mrn: null, contact: null } as never
const dialog = () => screen.getByRole('dialog', { name: 'Cannot submit' })
const listed = () =>
  within(dialog())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('Submit Procedure sends the fields that were changed, made on the version that was seen, and leads to the queue', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.clear(field('Date of Birth'))
  await page.user.type(field('Date of Birth'), '12311949')
  await page.user.click(button('Submit Procedure'))
  expect(page.sent()).toEqual([
    [
      'entryVerbsCloseCallMutation',
      { input: { callId, comments: 'two attempts', dob: '1949-12-31', ...teaching, expectedVersion: 3 } },
    ],
  ])
  expect(button('Submitting…').disabled).toBe(true)
  await page.done(completedByBen)
  expect(page.router.state.location.pathname).toBe('/calls/queue')
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toMatch(
    /Call closed.*No follow-up was scheduled\./,
  )
})

test('Call closed says for when a follow-up was scheduled (rules 3.11a)', async () => {
  // The day before, in the zone of whoever reads it.
  learnServerTime(new Date(2026, 10, 20, 12).toISOString())
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.done({
    ...completedByBen,
    followUp: {
      __typename: 'Call',
      id: 'f',
      databaseId: '00000000-0000-7000-8000-0000000000ab',
      aliveAt: new Date(2026, 10, 21, 8).toISOString(),
      completedAt: null,
      purpose: { id: 'p1', name: 'Dressing Change' },
    },
  })
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toMatch(/Follow-up scheduled for Nov 21, 08:00\./)
})

test('clearing the date of birth sets null', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.clear(field('Date of Birth'))
  await page.user.click(button('Submit Procedure'))
  expect(page.sent()[0]?.[1]).toMatchObject({ input: { dob: null } })
})

test('a double click on Submit Procedure sends once', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.dblClick(button('Submit Procedure'))
  expect(page.sent()).toHaveLength(1)
})

test('what the facility requires is listed, and nothing is sent', async () => {
  const page = await openCall(noMrn)
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  expect(listed()).toEqual([
    'MRN is required when facility Main Hospital is selected',
    'Contact is required when facility Main Hospital is selected',
  ])
  expect(page.sent()).toEqual([])
})

test('each entry of Cannot submit leads to its field', async () => {
  const page = await openCall(noMrn)
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.user.click(within(dialog()).getByRole('link', { name: /^Contact/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field('Contact')))
  expect(errorAt('Contact')).toBe('Contact is required when facility Main Hospital is selected')
})

test('a requirement that is met stops being an error', async () => {
  const page = await openCall(noMrn)
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.user.click(within(dialog()).getByRole('link', { name: /^MRN/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('MRN')))
  await page.user.keyboard('4456535')
  expect(errorAt('MRN')).toBeUndefined()
})

test('an invalid date of birth is an error once the field loses focus', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.clear(field('Date of Birth'))
  await page.user.type(field('Date of Birth'), '02/30/1950')
  await page.user.tab()
  expect(errorAt('Date of Birth')).toBe('Must be a valid date (MM/DD/YYYY)')
  await page.user.click(button('Submit Procedure'))
  expect(listed()).toEqual(['Date of Birth: Must be a valid date (MM/DD/YYYY)'])
})

test('an incomplete date is no error until it is sent', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.clear(field('Date of Birth'))
  await page.user.type(field('Date of Birth'), '02/1')
  await page.user.tab()
  expect(errorAt('Date of Birth')).toBeUndefined()
  await page.user.click(button('Submit Procedure'))
  expect(errorAt('Date of Birth')).toBe('Must be a valid date (MM/DD/YYYY)')
  expect(page.sent()).toEqual([])
})

test('Custom Name is shown and required when the need is Custom', async () => {
  const page = await openCall()
  await recordTeaching(page)
  expect(screen.queryByLabelText(/Custom Name/)).toBeNull()
  await fill(field('Need'), 'custom')
  await page.user.keyboard('{Enter}')
  await page.user.click(field('Custom Name'))
  await page.user.tab()
  expect(errorAt('Custom Name')).toBe('Required')
  await page.user.click(button('Submit Procedure'))
  expect(listed()).toEqual(['Custom Name: Required'])
})

test('errors that the server finds are listed the same way, at their fields, and the screen updates', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.refuse('VALIDATION', 'm', { statusCode: { id: 's2', name: 'Stat' } } as never, [
    { field: 'dob', message: 'Must be a valid date (MM/DD/YYYY)' },
  ])
  expect(listed()).toEqual(['Date of Birth: Must be a valid date (MM/DD/YYYY)'])
  expect(errorAt('Date of Birth')).toBe('Must be a valid date (MM/DD/YYYY)')
  await page.user.click(within(dialog()).getByRole('button', { name: 'Close' }))
  expect(status()).toContain('Stat')
})

test('a call that changed meanwhile is not overwritten, and the entries stay', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(button('Submit Procedure'))
  await page.refuse('STALE', 'Someone changed this call in the meantime.', {
    contact: 'Dr. Osei',
    version: 4,
    updatedAt: '2026-11-21T08:30:00.000Z',
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Rosa Alvarez changed this call too' }))
  expect(field('Additional Comments').value).toBe('two attempts')
  await page.user.click(dialog.getByRole('button', { name: 'Submit Procedure' }))
  expect(page.sent()).toEqual([
    ['entryVerbsCloseCallMutation', { input: { callId, comments: 'two attempts', ...teaching, expectedVersion: 4 } }],
  ])
})

test('Enter in a field closes nothing', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), '{Enter}')
  expect(page.sent()).toEqual([])
})

test('leaving with unsaved entries asks for confirmation', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), 'x')
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  await page.user.click(button('Leave'))
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})

test('closing another person’s call asks first, naming them (rules 3.10a)', async () => {
  const page = await openCall(bens)
  await recordTeaching(page)
  await page.user.click(button('Close'))
  const question = () => within(screen.getByRole('alertdialog', { name: 'Complete the call of Ben Carter?' }))
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Ben Carter leads this call. Their work on it ends now, they are notified',
  )
  await page.user.click(question().getByRole('button', { name: 'Cancel' }))
  expect(page.sent()).toEqual([])
  await page.user.click(button('Close'))
  await page.user.click(question().getByRole('button', { name: 'Complete Call' }))
  expect(page.sent()).toEqual([['entryVerbsCloseCallMutation', { input: { callId, ...teaching, expectedVersion: 3 } }]])
})

test('closing an unassigned call asks for no confirmation', async () => {
  const page = await openCall({ ...unassigned, viewerCanAssign: false })
  await recordTeaching(page)
  await page.user.click(button('Close'))
  expect(page.sent()).toEqual([['entryVerbsCloseCallMutation', { input: { callId, ...teaching, expectedVersion: 3 } }]])
})
