import { screen, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
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
import { happening } from '../../../test/settled'

const input = { callId }
const turn = (name: string) => screen.getByRole('switch', { name })
const isOn = (name: string) => turn(name).getAttribute('aria-checked') === 'true'

/** Opens an unassigned call while the person is away, so that opening does not assign it. */
const openUnassigned = async (over = {}) => {
  const page = await openCall({ ...unassigned, ...over })
  await page.goOnline()
  await screen.findByText('Unassigned')
  await page.refuse('NOT_ONLINE', 'You are Away, so the call was not assigned to you.', { ...unassigned, ...over })
  return page
}

test('Assign To Me claims the call, and the buttons follow', async () => {
  const page = await openUnassigned()
  await page.user.click(button('Assign To Me'))
  expect(page.sent()).toEqual([['callVerbsAssignCallMutation', { input }]])
  expect(button('Assigning…').disabled).toBe(true)
  await page.done({})
  expect(buttons()).toEqual(['Return to Queue', 'Save Entries', 'Submit Procedure'])
  expect(status()).toContain('Assigned to you')
})

test('a double click on Assign To Me sends once', async () => {
  const page = await openUnassigned()
  await page.user.dblClick(button('Assign To Me'))
  expect(page.sent()).toHaveLength(1)
})

test('the slower of two people sees who has the call, and the screen updates', async () => {
  const page = await openUnassigned()
  await page.user.click(button('Assign To Me'))
  await page.refuse('CALL_ALREADY_ASSIGNED', 'Ben Carter has this call. You can assist.', bens)
  expect(bar()).toContain('Ben Carter has this call. You can assist.')
  expect(status()).toContain('Assigned to Ben Carter')
  expect(buttons()).toEqual(['Take Over', 'Assist', 'Save Entries', 'Close'])
})

test('asking for a call while working another one shows Call Not Assigned', async () => {
  const page = await openUnassigned()
  await page.user.click(button('Assign To Me'))
  await page.refuse('WORKING_ANOTHER_CALL', 'You are working another call. Return or close that one first.', unassigned)
  expect(bar()).toContain('Call Not Assigned')
  expect(bar()).toContain('You are working another call.')
  await page.user.click(within(screen.getByRole('group', { name: 'Actions' })).getByRole('button', { name: 'Dismiss' }))
  expect(bar()).not.toContain('Call Not Assigned')
})

test('taking over asks first, naming the person who has the call, and then forces', async () => {
  const page = await openCall(bens)
  await page.user.click(button('Take Over'))
  const question = await screen.findByRole('alertdialog', { name: 'Take this call over from Ben Carter?' })
  expect(page.sent()).toEqual([])
  await page.user.click(within(question).getByRole('button', { name: 'Take Over' }))
  expect(page.sent()).toEqual([['callVerbsAssignCallMutation', { input: { callId, force: true } }]])
})

test('taking over can be called off', async () => {
  const page = await openCall(bens)
  await page.user.click(button('Take Over'))
  await page.user.click(button('Cancel'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(page.sent()).toEqual([])
})

test('Assist and Stop Assisting change places', async () => {
  const page = await openCall(bens)
  await page.user.click(button('Assist'))
  expect(page.sent()).toEqual([['callVerbsAssistCallMutation', { input }]])
  await page.done({ ...bens, viewerCanAssist: false, viewerCanStopAssisting: true })
  await page.user.click(button('Stop Assisting'))
  expect(page.sent()).toEqual([['callVerbsStopAssistingCallMutation', { input }]])
  await page.done(bens)
  expect(buttons()).toContain('Assist')
})

test('Return to Queue gives the call back and leads to the queue', async () => {
  const page = await openCall()
  await page.user.click(button('Return to Queue'))
  expect(page.sent()).toEqual([['callVerbsReturnCallMutation', { input }]])
  await page.done(unassigned)
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})

test('returning with unsent entries asks first', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(button('Return to Queue'))
  expect(page.sent()).toEqual([])
  await page.user.click(
    within(screen.getByRole('alertdialog', { name: 'Return without saving?' })).getByRole('button', {
      name: 'Return to Queue',
    }),
  )
  await page.done(unassigned)
  expect(page.router.state.location.pathname).toBe('/calls/queue')
})

test('someone who works another call can open or return it from the notice', async () => {
  const page = await openUnassigned()
  await page.user.click(button('Assign To Me'))
  await page.refuse(
    'WORKING_ANOTHER_CALL',
    'You are working PICC Insertion in 4B-12. Return or close that one first.',
    unassigned,
  )
  expect(bar()).toContain('You are working PICC Insertion in 4B-12.')
  const other = { id: 'other', databaseId: '00000000-0000-7000-8000-0000000000aa' }
  await happening(async () => {
    const operation = page.environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'OtherCallQuery',
    )
    page.environment.mock.resolve(operation, { data: { provider: { id: 'p', viewerLeadCall: other } } })
    await Promise.resolve()
  })
  expect(screen.getByRole('link', { name: 'Open That Call' }).getAttribute('href')).toBe(`/calls/${other.databaseId}`)
  await page.user.click(button('Return That Call'))
  expect(page.sent()).toEqual([['callVerbsReturnCallMutation', { input: { callId: 'other' } }]])
})

test('the Stat switch makes the call Stat at once, and Normal again', async () => {
  const page = await openCall()
  await page.user.click(turn('Stat'))
  expect(page.sent()).toEqual([['callVerbsMakeCallStatMutation', { input }]])
  expect(isOn('Stat')).toBe(true)
  await page.done({
    statusCode: { id: 's2', name: 'Stat' },
    viewerCanMakeStat: false,
    viewerCanMakeNormal: true,
  } as never)
  expect(status()).toContain('Stat')
  await page.user.click(turn('Stat'))
  expect(page.sent()).toEqual([['callVerbsMakeCallNormalMutation', { input }]])
})

test('On Hold puts out Stat, because they are one field', async () => {
  const page = await openCall({
    statusCode: { id: 's2', name: 'Stat' },
    viewerCanMakeStat: false,
    viewerCanMakeNormal: true,
  } as never)
  await page.user.click(turn('On Hold'))
  expect(page.sent()).toEqual([['callVerbsHoldCallMutation', { input }]])
  await page.done({ statusCode: { id: 's3', name: 'On Hold' }, viewerCanHold: false, viewerCanResume: true } as never)
  expect([isOn('Stat'), isOn('On Hold')]).toEqual([false, true])
})

test('a call that left On Hold but could not be assigned says so', async () => {
  const held = {
    ...unassigned,
    statusCode: { id: 's3', name: 'On Hold' },
    viewerCanAssign: false,
    viewerCanHold: false,
    viewerCanResume: true,
  } as never
  const page = await openCall(held)
  await page.user.click(turn('On Hold'))
  expect(page.sent()).toEqual([['callVerbsResumeCallMutation', { input }]])
  await page.done(unassigned, {
    notAssigned: { code: 'NOT_ONLINE', message: 'You are not online, so the call was not assigned to you.' },
  })
  expect(bar()).toContain('Call Not Assigned')
  expect(bar()).toContain('You are not online')
})

test('a verb on a call that someone completed shows who did, and keeps the entries', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(turn('Stat'))
  await page.refuse('CALL_COMPLETED', 'Ben Carter completed this call.', completedByBen)
  expect(bar()).toContain('Ben Carter completed this call at')
  expect(bar()).toContain('What you entered is still on this page. It was not sent.')
  expect(field('Additional Comments').value).toBe('two attempts')
})

test('a verb on a call that is no longer visible says so, and keeps the entries', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(turn('Stat'))
  await page.refuse('NOT_FOUND', 'This call does not exist.', null)
  expect(bar()).toContain('You no longer have access to this call.')
  expect(field('Additional Comments').value).toBe('two attempts')
})

test('typed values survive a verb', async () => {
  const page = await openCall(bens)
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(button('Assist'))
  await page.done({ ...bens, assignedTo: ben, viewerCanAssist: false, viewerCanStopAssisting: true })
  expect(field('Additional Comments').value).toBe('two attempts')
})

test('when the server cannot be reached the person sees so, and can try again', async () => {
  const page = await openCall(bens)
  await page.user.click(button('Assist'))
  await page.fail(new Error('gone'))
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('That did not work.')
  expect(button('Assist').disabled).toBe(false)
})
