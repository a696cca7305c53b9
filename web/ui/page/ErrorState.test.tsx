import { jest } from '@jest/globals'
import { render } from '@testing-library/react'
import { OfflineContext } from '../browser/offline'
import { ErrorState } from './ErrorState'
import { Theme } from './Theme'

const shown = (kind: 'offline' | 'unavailable', onRetry: () => void) => (isOffline: boolean) => (
  <Theme>
    <OfflineContext value={isOffline}>
      <ErrorState kind={kind} onRetry={onRetry} />
    </OfflineContext>
  </Theme>
)

test('what could not be reached is read again once the connection is back, each time', () => {
  const retry = jest.fn()
  const at = shown('offline', retry)
  const { rerender } = render(at(true))
  expect(retry).not.toHaveBeenCalled()
  rerender(at(false))
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(at(true))
  rerender(at(false))
  expect(retry).toHaveBeenCalledTimes(2)
})

test('what failed while the connection was there waits for the person', () => {
  const retry = jest.fn()
  const { rerender } = render(shown('offline', retry)(false))
  rerender(shown('offline', retry)(false))
  expect(retry).not.toHaveBeenCalled()
})

test('what the server has no data for waits for the person', () => {
  const retry = jest.fn()
  const { rerender } = render(shown('unavailable', retry)(true))
  rerender(shown('unavailable', retry)(false))
  expect(retry).not.toHaveBeenCalled()
})
