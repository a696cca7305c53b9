import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import '../test/settled'
import { learnServerTime, resetServerClock, serverNow, useClock, useNow } from './serverClock'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T14:00:00.000Z') })
  resetServerClock()
})

afterEach(() => jest.useRealTimers())

test('time is the server’s, though this computer’s clock is an hour behind', () => {
  learnServerTime('2026-11-21T15:00:00.000Z')
  expect(serverNow().toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('a slow answer does not set the clock back', () => {
  learnServerTime('2026-11-21T15:00:00.000Z')
  jest.advanceTimersByTime(2_000)
  learnServerTime('2026-11-21T15:00:00.500Z')
  expect(serverNow().toISOString()).toBe('2026-11-21T15:00:02.000Z')
})

test('a clock that is put right on this computer is noticed', () => {
  learnServerTime('2026-11-21T15:00:00.000Z')
  jest.setSystemTime(Date.parse('2026-11-21T15:00:00.000Z'))
  learnServerTime('2026-11-21T15:00:00.000Z')
  expect(serverNow().toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('useNow ticks, and one timer serves everyone', () => {
  const Shows = () => <p>{useNow(1_000).toISOString().slice(11, 19)}</p>
  const { unmount } = render(
    <>
      <Shows />
      <Shows />
    </>,
  )
  expect(jest.getTimerCount()).toBe(1)
  act(() => jest.advanceTimersByTime(3_000))
  expect(screen.getAllByText('14:00:03')).toHaveLength(2)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('useClock renders again only when what is made of the time changes', () => {
  let renders = 0
  const Minutes = () => {
    renders += 1
    return <p>{useClock(10_000, (now) => now.getUTCMinutes())}</p>
  }
  render(<Minutes />)
  act(() => jest.advanceTimersByTime(50_000))
  expect(renders).toBe(1)
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByText('1')).toBeTruthy()
  expect(renders).toBe(2)
})

test('a slow computer reads the same time twice while it renders', () => {
  const now = jest.spyOn(Date, 'now')
  // Each reading of the clock is later than the one before.
  let ms = Date.parse('2026-11-21T14:00:00.000Z')
  now.mockImplementation(() => (ms += 60))
  const Shows = () => <p>{useNow(3_000).toISOString()}</p>
  render(<Shows />)
  now.mockRestore()
  expect(screen.getByText(/^2026-11-21T14:00/)).toBeTruthy()
})
