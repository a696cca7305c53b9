import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { bar, bens, button, callId, openCall, type CallFacts } from '../../../test/callPage'
import { pressKey } from '../../../test/pressKey'

// Actions can be undone for ten seconds (rules 3.23).

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const undo = () => notices().queryByRole<HTMLButtonElement>('button', { name: 'Undo' })
const held: CallFacts = {
  statusCode: { id: 's3', name: 'On Hold' },
  viewerCanHold: false,
  viewerCanResume: true,
  version: 4,
  updatedAt: '2026-11-21T08:30:00.000Z',
}
const input = { callId }

test.each([
  ['Normal', 'callVerbsResumeCallMutation', 'The call is off hold again'],
  ['Stat', 'callVerbsMakeCallStatMutation', 'The call is Stat again'],
])(
  'holding a %s call is undone by giving it its status back, unless someone touched it since',
  async (name, verb, title) => {
    const page = await openCall({ statusCode: { id: 's1', name } })
    await page.user.click(screen.getByRole('switch', { name: 'On Hold' }))
    await page.done(held)
    await page.user.click(undo()!)
    expect(page.sent()).toEqual([[verb, { input: { callId, expectedVersion: 4 } }]])
    expect(undo()).toBeNull()
    await page.done({ statusCode: { id: 's1', name }, version: 5 })
    expect(notices().getByText(title)).toBeTruthy()
  },
)

test('when someone changed the call meanwhile, nothing is undone and the person sees why', async () => {
  const page = await openCall()
  await page.user.click(screen.getByRole('switch', { name: 'On Hold' }))
  await page.done(held)
  await page.user.click(undo()!)
  await page.refuse('STALE', 'Someone changed this call in the meantime.', held)
  expect(notices().getByText('This could not be undone.')).toBeTruthy()
  expect(notices().getByText('Someone changed this call in the meantime.')).toBeTruthy()
})

test('a returned call is taken again, and its page comes back', async () => {
  const page = await openCall()
  await page.user.click(button('Return to Queue'))
  await page.done({ ...bens, assignedTo: null, version: 4 })
  expect(page.router.state.location.pathname).toBe('/calls/queue')
  await page.user.click(undo()!)
  expect(page.sent()).toEqual([['callVerbsAssignCallMutation', { input }]])
  await page.done({ version: 5 })
  expect(notices().getByText('You have the call again')).toBeTruthy()
  expect(page.router.state.location.pathname).toMatch(/^\/calls\/0/)
})

test('a returned call that someone claimed stays theirs', async () => {
  const page = await openCall()
  await page.user.click(button('Return to Queue'))
  await page.done({ ...bens, assignedTo: null, version: 4 })
  await page.user.click(undo()!)
  await page.refuse('CALL_ALREADY_ASSIGNED', 'Ben Carter has this call. You can assist.', bens)
  expect(notices().getByText('Ben Carter has this call. You can assist.')).toBeTruthy()
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})

const remove = async (page: Awaited<ReturnType<typeof openCall>>, endedWorkOf: string[] = []) => {
  await page.user.click(button('Delete'))
  await page.user.click(
    within(screen.getByRole('alertdialog', { name: 'Delete Active Record?' })).getByRole('button', { name: 'Delete' }),
  )
  await page.done(
    { deleted: true, version: 4 },
    { told: endedWorkOf.length > 0 ? 'Ben Carter was working this call.' : null, endedWorkOf },
  )
}

test('a deleted call is restored, and assigned to its former lead', async () => {
  const page = await openCall({ viewerCanDelete: true })
  await remove(page)
  await page.user.click(undo()!)
  expect(page.sent()).toEqual([['callVerbsUndeleteCallMutation', { input }]])
  await page.done({ version: 5 })
  expect(page.sent()).toEqual([['callVerbsAssignCallMutation', { input }]])
  await page.done({ version: 6 })
  expect(notices().getByText('The call is back')).toBeTruthy()
})

test('what is not restored is said', async () => {
  const page = await openCall({ ...bens, viewerCanDelete: true })
  await remove(page, ['Ben Carter'])
  expect(notices().getByText('Ben Carter was working this call.')).toBeTruthy()
  await page.user.click(undo()!)
  await page.done({ ...bens, assignedTo: null, version: 5 })
  expect(page.sent()).toEqual([])
  expect(notices().getByText(/^Not restored: the work of Ben Carter on it\./)).toBeTruthy()
})

test('the seconds are shown, pause while focused, and end the offer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  try {
    const page = await openCall()
    await page.user.click(screen.getByRole('switch', { name: 'On Hold' }))
    await page.done(held)
    expect(undo()!.textContent).toBe('Undo10 s')
    act(() => void jest.advanceTimersByTime(4_000))
    expect(undo()!.textContent).toBe('Undo6 s')
    act(() => undo()!.focus())
    act(() => void jest.advanceTimersByTime(30_000))
    expect(undo()!.textContent).toBe('Undo6 s')
    act(() => undo()!.blur())
    act(() => void jest.advanceTimersByTime(5_000))
    expect(undo()).not.toBeNull()
    act(() => void jest.advanceTimersByTime(1_000))
    expect(undo()).toBeNull()
    expect(page.sent()).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('a key undoes as well', async () => {
  const page = await openCall()
  await page.user.click(screen.getByRole('switch', { name: 'On Hold' }))
  await page.done(held)
  act(() => (document.activeElement as HTMLElement).blur())
  await pressKey('u')
  expect(page.sent()).toHaveLength(1)
  expect(bar()).toBeTruthy()
})
