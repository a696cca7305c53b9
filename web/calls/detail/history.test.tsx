import { screen, within } from '@testing-library/react'
import { ben, button, callId, openCall } from '../../test/callPage'

const event = (at: string, by: string | null, deed: string, changes: object[] = [], door = 'GRAPHQL') => ({ cursor: at, node: { at, by, door, deed, changes } })
const history = (edges: object[], hasNextPage = false) => ({
  Query: () => ({ node: { __typename: 'Call', id: callId } }),
  Call: () => ({ id: callId, history: { edges, pageInfo: { hasNextPage, endCursor: 'c' } } }),
})
const events = () => within(screen.getByRole('list', { name: 'What became of this call, the newest first' })).getAllByRole('listitem').map(({ textContent }) => textContent)
const earlier = '2025-11-20T08:00:00.000Z'

test('the history is read only when somebody opens it', async () => {
  const page = await openCall()
  expect(page.asked()).toEqual([])
  expect(button('Show history').getAttribute('aria-expanded')).toBe('false')
  await page.user.click(button('Show history'))
  expect(page.asked()).toEqual(['HistoryQuery'])
  await page.answer(history([event(earlier, 'Ben Carter', 'Corrected entries', [{ name: 'Room', from: '4B-12 · Main Hospital', to: 'ICU-07 · North Campus' }, { name: 'MRN', from: '77', to: null }], 'REST')]))
  expect(events()).toEqual([expect.stringMatching(/^Corrected entriesNov 20, 2025, \d\d:00 · Ben Carter · through RESTRoom: 4B-12 · Main Hospital → ICU-07 · North CampusMRN: 77 → empty$/)])
  await page.user.click(button('Hide history'))
  expect(screen.queryByRole('list', { name: /What became/ })).toBeNull()
})

test('earlier events come on demand, and follow', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event('2025-11-20T09:00:00.000Z', 'Ben Carter', 'Put the call on hold')], true))
  await page.user.click(button('Show earlier'))
  await page.answer(history([event(earlier, null, 'Created the call', [], 'CLOCK')]))
  expect(events()).toEqual([expect.stringContaining('Put the call on hold'), expect.stringMatching(/^Created the call.* · by itself$/)])
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

test('an open history follows what happens to the call', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event(earlier, 'Rosa Alvarez', 'Created the call')]))
  await page.changesTo({ version: 4, updatedBy: ben, updatedAt: '2026-11-21T08:30:00.000Z' })
  expect(page.asked()).toEqual(['HistoryQuery'])
  expect(events()).toHaveLength(1)
  await page.answer(history([event('2025-11-20T09:00:00.000Z', 'Ben Carter', 'Put the call on hold'), event(earlier, 'Rosa Alvarez', 'Created the call')]))
  expect(events()).toHaveLength(2)
})

test('who may not work calls has no history to open', async () => {
  await openCall({ viewerCanSeeHistory: false })
  expect(screen.queryByText('History')).toBeNull()
})
