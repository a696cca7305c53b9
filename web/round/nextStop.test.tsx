import { screen, waitFor } from '@testing-library/react'
import { bar, button, openCall, recordTeaching } from '../test/callPage'
import { answerTo } from '../test/renderWithRelay'
import { happening } from '../test/settled'

const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const walked = ['a', uuid(9), 'c']
const round = { search: '?units=f%3A5A', stopId: uuid(9), walked }
const stops = [
  { stopId: 'a', roomName: '5A-2', call: { databaseId: 'a' }, line: null },
  { stopId: uuid(9), roomName: '5A-9', call: { databaseId: uuid(9) }, line: null },
  { stopId: 'c', roomName: '5A-16', call: { databaseId: 'c' }, line: null },
]

const openOnRound = async (now: readonly object[] = stops, over: object = {}) => {
  const page = await openCall(over, undefined, { state: { round } })
  const reading = () =>
    page.environment.mock.getAllOperations().find(({ request }) => request.node.params.name === 'useNextStopQuery')
  await waitFor(() => expect(reading()).toBeTruthy())
  await happening(async () => {
    const operation = reading()!
    page.environment.mock.resolve(operation, answerTo(operation, { Round: () => ({ stops: now }) }))
    await Promise.resolve()
  })
  return page
}

test('a call that was opened from a round offers the next stop and the way back', async () => {
  await openOnRound()
  expect(button('Skip to 5A-16')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Round' }).getAttribute('href')).toBe('/round?units=f%3A5A')
})

test('closing stays on the page and leads on', async () => {
  const page = await openOnRound()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.done({
    completedAt: '2026-11-21T15:00:00.000Z',
    completedBy: { id: 'u1', fullName: 'Rosa Alvarez' },
    fields: [
      {
        ...{ fieldId: 'topic', fieldName: 'Topic', type: 'text', values: ['Flushing'] },
        ...{ procedureId: 'education', procedureName: 'Education' },
      },
    ],
  })
  expect(bar()).toContain('Next: 5A-16')
  await page.user.click(button('Next: 5A-16'))
  await waitFor(() =>
    expect(page.router.state.location).toMatchObject({
      pathname: '/calls/c',
      state: { round: { ...round, stopId: 'c' } },
    }),
  )
})

test('the last stop leads back to the round once it is done', async () => {
  await openOnRound(stops.slice(0, 2))
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull()
})

test('a call that was closed meanwhile offers the next stop', async () => {
  await openOnRound([stops[0]!, stops[2]!], {
    completedAt: '2026-11-21T15:00:00.000Z',
    completedBy: { id: 'u2', fullName: 'Ben Carter' },
  })
  expect(bar()).toContain('Ben Carter completed this call')
  expect(button('Next: 5A-16')).toBeTruthy()
})

test('a call that was opened otherwise has none of it', async () => {
  await openCall()
  expect(screen.queryByText(/^(Next|Skip)/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'My Round' })).toBeNull()
})
