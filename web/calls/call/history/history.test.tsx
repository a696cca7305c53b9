import { screen, waitFor, within } from '@testing-library/react'
import { ben, button, callId, openCall } from '../../../test/callPage'
import { pressKey } from '../../../test/pressKey'

const event = (at: string, by: string | null, summary: string, changes: object[] = [], door = 'GRAPHQL') => ({
  cursor: at,
  node: { at, by, door, summary, changes },
})
const history = (edges: object[], hasNextPage = false) => ({
  Query: () => ({ node: { __typename: 'Call', id: callId } }),
  Call: () => ({ id: callId, history: { edges, pageInfo: { hasNextPage, endCursor: 'c' } } }),
})
const events = () =>
  within(screen.getByRole('list', { name: 'Call history, newest first' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
// In the zone of whoever reads it.
const earlier = new Date(2025, 10, 20, 8).toISOString()

test('the history is read only when someone opens it', async () => {
  const page = await openCall()
  expect(page.asked()).toEqual([])
  expect(button('Show history').getAttribute('aria-expanded')).toBe('false')
  await page.user.click(button('Show history'))
  expect(page.asked()).toEqual(['HistoryQuery'])
  await page.answer(
    history([
      event(
        earlier,
        'Ben Carter',
        'Corrected entries',
        [
          { name: 'Room', from: '4B-12 · Main Hospital', to: 'ICU-07 · North Campus', enteredBy: null },
          { name: 'MRN', from: '77', to: null, enteredBy: 'Rosa Alvarez' },
        ],
        'REST',
      ),
    ]),
  )
  expect(events()).toEqual([
    expect.stringMatching(
      /^Corrected entriesNov 20, 2025, 08:00 · Ben Carter · through RESTRoom: 4B-12 · Main Hospital → ICU-07 · North CampusMRN: 77 → empty \(replaced what Rosa Alvarez had entered, without having seen it\)$/,
    ),
  ])
  await page.user.click(button('Hide history'))
  expect(screen.queryByRole('list', { name: /What became/ })).toBeNull()
})

test('earlier events come on demand, and follow', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event('2025-11-20T09:00:00.000Z', 'Ben Carter', 'Put the call on hold')], true))
  await page.user.click(button('Show earlier'))
  await page.answer(history([event(earlier, null, 'Created the call', [], 'CLOCK')]))
  expect(events()).toEqual([
    expect.stringContaining('Put the call on hold'),
    expect.stringMatching(/^Created the call.* · automatically$/),
  ])
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

test('the key v opens the history', async () => {
  const page = await openCall()
  await pressKey('v')
  expect(page.asked()).toEqual(['HistoryQuery'])
  expect(button('Hide history').title).toBe('Hide history (v)')
})

test('an open history follows what happens to the call', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event(earlier, 'Rosa Alvarez', 'Created the call')]))
  await page.changesTo({ version: 4, updatedBy: ben, updatedAt: '2026-11-21T08:30:00.000Z' })
  await waitFor(() => expect(page.sent()).toEqual([['HistoryNewerQuery', { id: callId, first: 50, before: earlier }]]))
  expect(events()).toHaveLength(1)
  await page.answer(history([event('2025-11-20T09:00:00.000Z', 'Ben Carter', 'Put the call on hold')]))
  expect(events()).toEqual([
    expect.stringContaining('Put the call on hold'),
    expect.stringContaining('Created the call'),
  ])
})

test('what was unfolded stays, whatever happens to the call, and only what is new is read', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event('2025-11-20T09:00:00.000Z', 'Ben Carter', 'Put the call on hold')], true))
  await page.user.click(button('Show earlier'))
  await page.answer(history([event(earlier, null, 'Created the call', [], 'CLOCK')]))
  await page.changesTo({ version: 4 })
  await waitFor(() => expect(page.asked()).toEqual(['HistoryNewerQuery']))
  await page.answer(history([event('2025-11-20T10:00:00.000Z', 'Ben Carter', 'Took the call off hold')]))
  expect(events().map((text) => text?.split('Nov')[0])).toEqual([
    'Took the call off hold',
    'Put the call on hold',
    'Created the call',
  ])
  await page.changesTo({ version: 5 })
  await page.answer(history([]))
  expect(events()).toHaveLength(3)
})

test('a hidden history is not read; when shown again it keeps older pages and reads new events', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event(earlier, 'Rosa Alvarez', 'Created the call')]))
  await page.user.click(button('Hide history'))
  await page.changesTo({ version: 4 })
  expect(page.asked()).toEqual([])
  await page.user.click(button('Show history'))
  expect(events()).toHaveLength(1)
  expect(page.asked()).toEqual(['HistoryNewerQuery'])
  await page.answer(history([event('2025-11-20T09:00:00.000Z', 'Ben Carter', 'Put the call on hold')]))
  expect(events()).toHaveLength(2)
  await page.user.click(button('Hide history'))
  await page.user.click(button('Show history'))
  expect(page.asked()).toEqual([])
})

test('when too much happened for one read, the history starts over', async () => {
  const page = await openCall()
  await page.user.click(button('Show history'))
  await page.answer(history([event(earlier, 'Rosa Alvarez', 'Created the call')]))
  await page.changesTo({ version: 90 })
  await page.answer(history([event('2025-11-20T10:00:00.000Z', 'Ben Carter', 'Put the call on hold')], true))
  expect(page.asked()).toEqual(['HistoryPageQuery'])
  await page.answer(history([event('2025-11-20T10:00:00.000Z', 'Ben Carter', 'Put the call on hold')], true))
  expect(events()).toEqual([expect.stringContaining('Put the call on hold')])
  expect(button('Show earlier')).toBeTruthy()
})

test('people who do not work on calls have no history to open', async () => {
  await openCall({ viewerCanSeeHistory: false })
  expect(screen.queryByText('History')).toBeNull()
})
