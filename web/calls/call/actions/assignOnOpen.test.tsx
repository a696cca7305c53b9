import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { bar, bens, button, buttons, callId, field, openCall, status, unassigned } from '../../../test/callPage'

const request = ['callVerbsAssignCallOnOpenMutation', { input: { callId } }]

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('an unassigned call is requested once the person counts as online', async () => {
  const page = await openCall(unassigned)
  await pass(1_000)
  expect(page.sent()).toEqual([])
  await page.goOnline()
  await pass(0)
  expect(page.sent()).toEqual([request])
})

test('after three seconds without a connection it is requested anyway, so that the server can say why not', async () => {
  const page = await openCall(unassigned)
  await pass(2_900)
  expect(page.sent()).toEqual([])
  await pass(200)
  expect(page.sent()).toEqual([request])
  await page.refuse('NOT_ONLINE', 'You are not online, so the call was not assigned to you.', unassigned)
  expect(bar()).toContain('Call Not Assigned')
  expect(bar()).toContain('You are not online, so the call was not assigned to you.')
  expect(button('Assign To Me')).toBeTruthy()
})

test('in React’s strict mode, which mounts twice, it is requested once', async () => {
  const page = await openCall(unassigned, StrictMode)
  await page.goOnline()
  await pass(5_000)
  expect(page.sent()).toEqual([request])
})

test('the new assignment is announced, with Return next to it', async () => {
  const page = await openCall(unassigned)
  await page.goOnline()
  await pass(0)
  await page.done({})
  const notice = screen.getByText('This call is now assigned to you.')
  expect(notice.closest('[role="status"]')).toBeTruthy()
  expect(buttons()).toContain('Return to Queue')
  expect(status()).toContain('Assigned to you')
})

test('the announcement disappears when the person types', async () => {
  const page = await openCall(unassigned)
  await page.goOnline()
  await pass(0)
  await page.done({})
  fireEvent.change(field('Contact'), { target: { value: 'Dr. Osei' } })
  await pass(0)
  expect(bar()).not.toContain('now assigned to you')
})

test('a person who works on another call sees that this one was not assigned', async () => {
  const page = await openCall(unassigned)
  await page.goOnline()
  await pass(0)
  await page.refuse('WORKING_ANOTHER_CALL', 'You are working another call. Return or close that one first.', unassigned)
  expect(bar()).toContain('Call Not Assigned')
  expect(bar()).toContain('You are working another call.')
})

test('when someone was faster, the page says who, and offers to assist', async () => {
  const page = await openCall(unassigned)
  await page.goOnline()
  await pass(0)
  await page.refuse('CALL_ALREADY_ASSIGNED', 'Ben Carter has this call. You can assist.', bens)
  expect(bar()).toContain('Ben Carter has this call. You can assist.')
  expect(buttons()).toContain('Assist')
})

test('leaving before the request assigns nothing', async () => {
  const page = await openCall(unassigned)
  page.unmount()
  await page.goOnline()
  await pass(5_000)
  expect(page.sent()).toEqual([])
})

test('an assigned call is never requested', async () => {
  const page = await openCall(bens)
  await page.goOnline()
  await pass(5_000)
  expect(page.sent()).toEqual([])
  expect(button('Take Over')).toBeTruthy()
})

test('a call that is returned while someone looks at it stays unassigned', async () => {
  const page = await openCall(bens)
  await page.goOnline()
  await page.changesTo(unassigned)
  await pass(5_000)
  expect(buttons()).toContain('Assign To Me')
  expect(page.sent()).toEqual([])
})
