import { screen, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import { bar, ben, button, callId, errorAt, field, openCall } from '../../../test/callPage'

const moved = { updatedBy: ben, updatedAt: '2026-11-21T08:30:00.000Z', version: 4 }

test('Save Entries is disabled until something was typed, and the bar shows the state', async () => {
  await openCall()
  expect(button('Save Entries').disabled).toBe(true)
  expect(bar()).toContain('All entries saved')
  await fill(field('Contact'), 'RN Marcus ext 4671')
  expect(button('Save Entries').disabled).toBe(false)
  expect(bar()).toContain('Not saved yet')
})

test('saving sends the changed fields only, made on the version that was seen, and stays on the page', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts ')
  await page.user.click(button('Save Entries'))
  expect(page.sent()).toEqual([
    ['entryVerbsCorrectCallMutation', { input: { callId, comments: 'two attempts ', expectedVersion: 3 } }],
  ])
  expect(button('Saving…').disabled).toBe(true)
  await page.done({ comments: 'two attempts', version: 4, updatedAt: moved.updatedAt } as never)
  expect(page.router.state.location.pathname).toBe('/calls/9')
  expect(field('Additional Comments').value).toBe('two attempts')
  expect(within(screen.getByRole('group', { name: 'Actions' })).getByText('Saved')).toBeTruthy()
  expect(bar()).toContain('All entries saved')
  expect(bar()).not.toContain('was changed')
})

test('what is typed after saving is sent next, on the version that the saving made', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), ' A')
  await page.user.click(button('Save Entries'))
  await page.user.type(field('Contact'), 'B')
  await page.done({ contact: 'RN Marcus A', version: 4, updatedAt: moved.updatedAt })
  expect(field('Contact').value).toBe('RN Marcus AB')
  expect(bar()).toContain('Not saved yet')
  await page.user.click(button('Save Entries'))
  expect(page.sent()).toEqual([
    ['entryVerbsCorrectCallMutation', { input: { callId, contact: 'RN Marcus AB', expectedVersion: 4 } }],
  ])
})

test('a call may be saved before it has all that closing needs', async () => {
  const page = await openCall({ mrn: null } as never)
  await page.user.type(field('Contact'), ' x')
  await page.user.click(button('Save Entries'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.sent()).toHaveLength(1)
})

test('an invalid entry is an error at its field, and nothing is sent', async () => {
  const page = await openCall()
  await page.user.clear(field('Date of Birth'))
  await page.user.type(field('Date of Birth'), '02/1')
  await page.user.click(button('Save Entries'))
  expect(screen.getByRole('dialog', { name: 'Cannot submit' }).textContent).toContain(
    'One entry cannot be saved as it is.',
  )
  expect(errorAt('Date of Birth')).toBe('Must be a valid date (MM/DD/YYYY)')
  expect(page.sent()).toEqual([])
})

test('errors that the server finds are shown at their fields', async () => {
  const page = await openCall()
  await page.user.type(field('MRN'), '7')
  await page.user.click(button('Save Entries'))
  await page.refuse('VALIDATION', 'm', {}, [{ field: 'mrn', message: 'At most 64 characters' }])
  expect(errorAt('MRN')).toBe('At most 64 characters')
  expect(field('MRN').value).toBe('44565357')
  await page.user.click(
    within(screen.getByRole('dialog', { name: 'Cannot submit' })).getByRole('button', { name: 'Close' }),
  )
  expect(bar()).toContain('Not saved yet')
})

test('saved entries need no confirmation on leaving', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), 'x')
  await page.user.click(button('Save Entries'))
  await page.done({ contact: 'RN Marcusx', version: 4, updatedAt: moved.updatedAt })
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})
