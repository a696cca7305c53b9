import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { resetServerClock } from '../../relay/serverClock'
import { renderWithRelay } from '../../test/renderWithRelay'
import { LivePill } from './LivePill'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 2, 11) })
  resetServerClock()
})

afterEach(() => jest.useRealTimers())

const pill = () => screen.getByRole('status')

test('says Live, Reconnecting, Checking every 10 s, and since when nothing was updated', () => {
  const { link } = renderWithRelay(<LivePill />)
  act(() => link.heardPush())
  expect(pill().textContent).toBe('Live')
  act(() => link.socketLost())
  expect(pill().textContent).toBe('Reconnecting')
  act(() => link.heardPoll())
  expect(pill().textContent).toBe('Checking every 10 s')
  act(() => jest.advanceTimersByTime(30_000))
  expect(pill().textContent).toBe('Not updated since 14:02:11')
  expect(pill().dataset.state).toBe('stale')
  expect(pill().querySelector('svg')).toBeTruthy()
})
