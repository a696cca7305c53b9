import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'

// No code arrives after the first screen.
jest.unstable_mockModule('../../../ui/browser/later', () => ({
  later: () => () => null,
  loadLater: () => {},
  patienceMs: 0,
}))

const { aCall, cardTitles, openQueue } = await import('../../../test/queuePage')

test('with the cards the key / is there, and the letters after it are a search, not shortcuts', async () => {
  const { user, router } = await openQueue([
    aCall(1, { purpose: 'Difficult IV' }),
    aCall(2, { purpose: 'New PICC Insertion' }),
  ])
  await user.keyboard('/new')
  expect(screen.getByRole('searchbox', { name: 'Search the queue' })).toHaveProperty('value', 'new')
  expect(cardTitles()).toEqual(['New PICC Insertion'])
  expect(router.state.location.pathname).toBe('/calls/queue')
})
