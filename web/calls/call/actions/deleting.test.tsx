import { screen, within } from '@testing-library/react'
import {
  bar,
  ben,
  bens,
  button,
  buttons,
  callId,
  completedByBen,
  field,
  openCall,
  status,
  unassigned,
} from '../../../test/callPage'

const input = { callId }
const banner =
  "This call was deleted, you're viewing its recycled status, if you want to undelete it click the button below."
const deletedByBen = { ...completedByBen, completedAt: null, completedBy: null, deleted: true, assignedTo: null }
const question = () => screen.getByRole('alertdialog', { name: 'Delete Active Record?' })

test('deleting asks first, explains the effects, and can be canceled', async () => {
  const page = await openCall({ ...bens, viewerCanDelete: true })
  await page.user.type(field('Contact'), 'x')
  await page.user.click(button('Delete'))
  expect(question().textContent).toContain('PICC Insertion · 4B-12 is removed from every list.')
  expect(question().textContent).toContain('Ben Carter is working on it; that work ends now.')
  expect(question().textContent).toContain('has not been saved and will be lost')
  await page.user.click(within(question()).getByRole('button', { name: 'Cancel' }))
  expect(page.sent()).toEqual([])
})

test('a deleted call leads to the queue, with what the server has to say about it', async () => {
  const page = await openCall({ ...bens, viewerCanDelete: true })
  await page.user.type(field('Contact'), 'x')
  await page.user.click(button('Delete'))
  await page.user.click(within(question()).getByRole('button', { name: 'Delete' }))
  expect(page.sent()).toEqual([['callVerbsDeleteCallMutation', { input }]])
  await page.done(deletedByBen, { told: 'Ben Carter was working this call.', endedWorkOf: ['Ben Carter'] })
  expect(page.router.state.location.pathname).toBe('/calls/queue')
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Ben Carter was working this call.')
})

test('a refused deletion says why, and the screen updates', async () => {
  const page = await openCall({ ...unassigned, viewerCanAssign: false, viewerCanDelete: true })
  await page.user.click(button('Delete'))
  await page.user.click(within(question()).getByRole('button', { name: 'Delete' }))
  await page.refuse('CALL_ALREADY_ASSIGNED', 'Ben Carter is working this call, so it cannot be deleted.', bens)
  expect(bar()).toContain('Ben Carter is working this call, so it cannot be deleted.')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a person who may delete the call but not work on it finds that button alone', async () => {
  await openCall({
    ...unassigned,
    viewerCanAssign: false,
    viewerCanAssist: false,
    viewerCanHold: false,
    viewerCanMakeStat: false,
    viewerCanCorrect: false,
    viewerCanClose: false,
    viewerCanDelete: true,
  })
  expect(buttons()).toEqual(['Delete'])
  expect(bar()).not.toContain('saved')
})

test('a completed call can be deleted by those who may', async () => {
  await openCall({ ...completedByBen, viewerCanDelete: true })
  expect(buttons()).toEqual(['Delete'])
})

test('a deleted call is read-only, with Undelete below the banner for people who may use it', async () => {
  const page = await openCall({ ...deletedByBen, viewerCanUndelete: true })
  expect(screen.getByText(banner)).toBeTruthy()
  expect(bar()).toContain('Ben Carter deleted this call at')
  expect(status()).toContain('Deleted')
  expect(buttons()).toEqual(['Undelete'])
  expect(field('Contact').readOnly).toBe(true)
  expect(screen.queryByRole('switch')).toBeNull()
  await page.user.click(button('Undelete'))
  expect(page.sent()).toEqual([['callVerbsUndeleteCallMutation', { input }]])
  await page.done({ ...unassigned, viewerCanAssign: false })
  expect(screen.queryByText(banner)).toBeNull()
  expect(field('Contact').readOnly).toBe(false)
  expect(page.router.state.location.pathname).toBe('/calls/9')
})

test('undeleting shows a notice, and Undelete comes after all other buttons', async () => {
  const page = await openCall({ ...deletedByBen, viewerCanUndelete: true })
  const actions = () =>
    [...screen.getByRole('group', { name: 'Actions' }).querySelectorAll('a, button')].map(
      ({ textContent }) => textContent,
    )
  expect(actions()).toEqual(['Back to the queue', 'Undelete'])
  await page.user.click(button('Undelete'))
  await page.done({ ...completedByBen, viewerCanDelete: true })
  expect(actions()).toEqual(['Delete', 'Back to the queue'])
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Call undeleted')
})

test('people who may not undelete see who deleted it, and no mention of the button', async () => {
  await openCall({ ...deletedByBen, updatedBy: ben })
  expect(bar()).toContain('Ben Carter deleted this call at')
  expect(screen.queryByText(banner)).toBeNull()
  expect(buttons()).toEqual([])
})

test('a call that someone already undeleted is shown as it is', async () => {
  const page = await openCall({ ...deletedByBen, viewerCanUndelete: true })
  await page.user.click(button('Undelete'))
  await page.refuse('NOT_DELETED', 'This call is not deleted.', { ...unassigned, viewerCanAssign: false })
  expect(bar()).toContain('This call is not deleted.')
  expect(buttons()).toContain('Close')
})
