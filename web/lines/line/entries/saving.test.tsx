import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import {
  bar,
  button,
  buttons,
  closedLine,
  errorAt,
  field,
  lineId,
  openLine,
  type LineFacts,
} from '../../../test/linePage'

// Two people edit the same line, as with calls (rules 3.21, 4.5).

type Page = Awaited<ReturnType<typeof openLine>>
const moved: LineFacts = { version: 4 }
const stale = 'Someone changed this line in the meantime.'
const dialog = () => within(screen.getByRole('dialog', { name: 'Someone else changed this line too' }))
const asks = () => screen.queryByRole('dialog', { name: /changed this line too/ }) !== null
const settled = () => screen.findByText(/Changed by someone else|Someone else changed this line too/)
const retype = async ({ user }: Page, name: string, text: string) => {
  if (text) await fill(field(name), text)
  else await user.clear(field(name))
}
const save = ({ user }: Page) => user.click(button('Save'))

test('only the changes are sent, with their version', async () => {
  const page = await openLine()
  expect(button('Save').disabled).toBe(true)
  await retype(page, 'Follow Up Interval (days)', '5')
  await retype(page, 'Next Change Date', '11/26/2026')
  expect(bar()).toContain('Not saved yet')
  await save(page)
  expect(page.sent()).toEqual([
    [
      'lineVerbsSaveLineMutation',
      { input: { lineId, followUpInterval: 5, nextChangeDate: '2026-11-26', expectedVersion: 3 } },
    ],
  ])
  await page.done({ ...moved, followUpInterval: 5, nextChangeDate: '2026-11-26T05:00:00.000Z' })
  await waitFor(() => expect(bar()).toContain('All entries saved'))
  expect(bar()).toContain('Saved')
})

test('a day picked in the calendar appears in the field, and a cleared one is sent as null', async () => {
  const page = await openLine()
  await page.user.click(screen.getByRole('button', { name: 'Open calendar' }))
  await page.user.click(await screen.findByRole('button', { name: /November 30, 2026/ }))
  expect(field('Next Change Date').value).toBe('11/30/2026')
  await retype(page, 'Next Change Date', '')
  await retype(page, 'Follow Up Interval (days)', '')
  await save(page)
  expect(page.sent()[0]?.[1]).toEqual({
    input: { lineId, followUpInterval: null, nextChangeDate: null, expectedVersion: 3 },
  })
})

test.each([
  ['Line Name', '', 'Required'],
  ['Follow Up Interval (days)', '0', 'Must be a whole number from 1 to 3650'],
  ['Follow Up Interval (days)', 'a', 'Must be a whole number from 1 to 3650'],
  ['Next Change Date', '11/31/2026', 'Must be a valid date (MM/DD/YYYY)'],
  ['Next Change Date', '11/24/2046', 'Must be within ten years from today'],
  ['Room', 'Nowhere', 'Choose one from the list.'],
])(
  'is not sent while %s is “%s”: the message stands at the field, which has the focus',
  async (name, text, message) => {
    const page = await openLine()
    await retype(page, name, text)
    await save(page)
    expect(page.sent()).toEqual([])
    expect(errorAt(name)).toBe(message)
    await waitFor(() => expect(document.activeElement).toBe(field(name)))
  },
)

test('a refusal is shown at its field', async () => {
  const page = await openLine()
  await retype(page, 'Room', '')
  await save(page)
  await page.refuse('VALIDATION', 'Some entries are wrong.', {}, [{ field: 'roomId', message: 'Required' }])
  expect(errorAt('Room')).toBe('Required')
  expect(bar()).toContain('Not saved')
})

test('entries that only the other person changed are taken and marked, and saving continues', async () => {
  const page = await openLine()
  await retype(page, 'Line Name', 'R arm')
  await save(page)
  await page.refuse('STALE', stale, {
    ...moved,
    followUpInterval: 5,
    infection: true,
    infections: [{ entryId: 'e1', start: '2026-11-21', stop: null }],
  })
  await screen.findAllByText('Changed by someone else')
  expect(asks()).toBe(false)
  expect(field('Follow Up Interval (days)').value).toBe('5')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Has Infection' }).checked).toBe(true)
  expect(page.sent()).toEqual([['lineVerbsSaveLineMutation', { input: { lineId, name: 'R arm', expectedVersion: 4 } }]])
})

test('where both wrote, the person picks field by field; nothing is sent before', async () => {
  const page = await openLine({ infections: [{ entryId: 'e1', start: '2026-11-05', stop: '2026-11-09' }] })
  await retype(page, 'Line Name', 'R arm')
  await page.user.click(screen.getByRole('checkbox', { name: 'Has Infection' }))
  await page.user.click(button('Show Infection History'))
  await page.user.click(button('Remove infection 11/05/2026 to 11/09/2026'))
  await page.user.click(button('Delete'))
  await save(page)
  await page.refuse('STALE', stale, {
    ...moved,
    name: 'L arm',
    infections: [{ entryId: 'e1', start: '2026-11-05', stop: '2026-11-10' }],
  })
  await settled()
  expect(page.sent()).toEqual([])
  const dispute = (name: string) => within(dialog().getByRole('group', { name }))
  expect(dispute('Infection History').getByRole('radio', { name: 'Yours No infections' })).toBeTruthy()
  await page.user.click(
    dispute('Infection History').getByRole('radio', { name: 'Someone else 11/05/2026 to 11/10/2026' }),
  )
  await page.user.click(dispute('Line Name').getByRole('radio', { name: 'Yours R arm' }))
  await page.user.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(page.sent()).toEqual([
      ['lineVerbsSaveLineMutation', { input: { lineId, name: 'R arm', infection: true, expectedVersion: 4 } }],
    ]),
  )
})

test('a change from the feed is offered, and does not overwrite typed entries', async () => {
  const page = await openLine()
  await retype(page, 'Line Name', 'R arm')
  await page.changesTo({ ...moved, name: 'L arm', roomDescription: 'Bed 2' })
  expect(field('Line Name').value).toBe('R arm')
  expect(field('Room Description').value).toBe('')
  expect(bar()).toContain('This line was changed by someone else.Line Name, Room Description')
  await page.user.click(button('Show the changes'))
  await page.user.click(dialog().getByRole('radio', { name: 'Someone else L arm' }))
  await page.user.click(dialog().getByRole('button', { name: 'Done' }))
  expect([field('Line Name').value, field('Room Description').value]).toEqual(['L arm', 'Bed 2'])
})

test('the header shows at once what the form only offers', async () => {
  const page = await openLine()
  await page.changesTo({ ...moved, dueGroup: 'TODAY', nextChangeDate: '2026-11-21T05:00:00.000Z' })
  expect(screen.getByRole('status', { name: 'Status of the line' }).textContent).toContain('Due today, 11/21/2026')
  expect(field('Next Change Date').value).toBe('11/24/2026')
})

test('a line that someone closes meanwhile keeps the typed entries, for when it is reopened', async () => {
  const page = await openLine()
  await retype(page, 'Line Name', 'R arm')
  await page.changesTo(closedLine)
  expect(bar()).toContain('Ben Carter closed this line')
  expect(bar()).toContain('What you entered is still on this page.')
  expect(field('Line Name').value).toBe('R arm')
  await page.user.click(button('Reopen'))
  await page.done({ version: 5 })
  await save(page)
  expect(page.sent()).toEqual([['lineVerbsSaveLineMutation', { input: { lineId, name: 'R arm', expectedVersion: 5 } }]])
})

test('a line that is no longer visible keeps its last state, without actions', async () => {
  const page = await openLine()
  await retype(page, 'Line Name', 'R arm')
  await page.changesTo(null)
  expect(bar()).toContain('You no longer have access to this line.')
  expect(buttons()).toEqual([])
  expect(field('Line Name').value).toBe('R arm')
})

test('a line that is moved to a facility without access says so', async () => {
  const page = await openLine()
  await retype(page, 'Line Name', 'R arm')
  await save(page)
  await page.done(null)
  expect(bar()).toContain('You no longer have access to this line.')
})

test('leaving with unsaved entries asks for confirmation', async () => {
  const page = await openLine()
  await retype(page, 'Line Name', 'R arm')
  await page.user.click(screen.getByRole('link', { name: 'Back to Line List' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})
