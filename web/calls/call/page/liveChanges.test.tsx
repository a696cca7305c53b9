import { screen, waitFor, within } from '@testing-library/react'
import { globalId } from '../../../relay/globalId'
import { Problem } from '../../../relay/problem'
import { fill } from '../../../test/fill'
import { bar, ben, bens, button, buttons, completedByBen, field, openCall, status } from '../../../test/callPage'

const changedByBen = { updatedBy: ben, updatedAt: '2026-11-21T08:30:00.000Z', version: 4 }

test('header, status and buttons follow a change from elsewhere, without the form', async () => {
  const page = await openCall(bens)
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.changesTo({
    ...bens,
    ...changedByBen,
    statusCode: { id: 's2', name: 'Stat' },
    assignedTo: null,
    viewerCanTakeOver: false,
    viewerCanAssign: true,
  } as never)
  expect(status()).toContain('Stat')
  expect(status()).toContain('Unassigned')
  expect(buttons()).toContain('Assign To Me')
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(bar()).not.toContain('was changed')
})

test('a changed entry is offered, and shown only on request', async () => {
  const page = await openCall()
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  expect(field('Contact').value).toBe('RN Marcus')
  expect(bar()).toContain('This call was changed by Ben Carter.')
  await page.user.click(button('Show the changes'))
  expect(field('Contact').value).toBe('Dr. Osei')
  expect(bar()).not.toContain('was changed')
})

test('the offer names the entries, in the words of the form', async () => {
  const page = await openCall()
  await page.changesTo({ ...changedByBen, preComments: 'Left arm', contact: 'Dr. Osei' })
  expect(bar()).toContain('This call was changed by Ben Carter.Contact, Pre-Procedure Notes')
})

test('the offer keeps naming who changed an entry, never the person themselves', async () => {
  const self = { id: globalId('User', '00000000-0000-7000-8000-000000000001'), fullName: 'Rosa Alvarez' }
  const page = await openCall()
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  const tookOver = { updatedBy: self, version: 5, contact: 'Dr. Osei' }
  await page.changesTo(tookOver)
  expect(bar()).toContain('This call was changed by Ben Carter.Contact')
  await page.changesTo({ ...tookOver, version: 6, preComments: 'Left arm' })
  expect(bar()).toContain('This call was changed by Ben Carter and someone.Contact, Pre-Procedure Notes')
  expect(bar()).not.toContain('Rosa Alvarez')
})

test('showing the changes takes the entries that the person did not change, says whose they are, and asks about conflicts', async () => {
  const page = await openCall()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei', preComments: 'Left arm' })
  await page.user.click(button('Show the changes'))
  const dialog = within(screen.getByRole('dialog', { name: 'Ben Carter changed this call too' }))
  expect(field('Pre-Procedure Notes').value).toBe('Right arm only')
  await page.user.click(dialog.getByRole('radio', { name: /^Yours/ }))
  await page.user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(field('Pre-Procedure Notes').value).toBe('Left arm')
  expect(screen.getAllByText('Changed by Ben Carter')).toHaveLength(1)
  expect(bar()).not.toContain('was changed')
  expect(page.sent()).toEqual([])
})

test('the focus stays in the field that is being typed in', async () => {
  const page = await openCall()
  await page.user.click(field('Contact'))
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  expect(document.activeElement).toBe(field('Contact'))
})

test('the lead sees a notice when someone takes the call over', async () => {
  const page = await openCall()
  await page.changesTo({ ...bens, ...changedByBen })
  expect(bar()).toContain('Ben Carter took this call over.')
  expect(bar()).toContain('You can assist.')
})

test('when someone completes it, the page says who and when, keeps the entries, and links to the queue', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.changesTo(completedByBen)
  expect(bar()).toContain('Ben Carter completed this call at')
  expect(bar()).toContain('What you entered is still on this page. It was not sent.')
  expect(field('Additional Comments').value).toBe('two attempts')
  expect(field('Additional Comments').readOnly).toBe(true)
  await page.user.click(screen.getByRole('link', { name: 'Back to the queue' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('when the call is no longer visible, the page keeps its last state and says so', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.changesTo(null)
  expect(bar()).toContain('You no longer have access to this call.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PICC Insertion · 4B-12')
  expect(field('Additional Comments').value).toBe('two attempts')
})

test('a call that could not be read again is out of date until it can', async () => {
  const page = await openCall()
  await page.moves()
  await page.fail(new Problem('UNAVAILABLE', ''))
  expect(page.link.getSnapshot().outdated?.since).toBeInstanceOf(Date)
  await waitFor(() => expect(page.asked()).toContain('useCallRefreshQuery'))
  await page.reads({ contact: 'Dr. Osei', ...changedByBen })
  expect(bar()).toContain('This call was changed by Ben Carter.')
  expect(page.link.getSnapshot().outdated).toBeNull()
})
