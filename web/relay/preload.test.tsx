import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import ShellQuery from '../shell/__generated__/ShellQuery.graphql'
import { preload, useHeld, type Preloaded } from './preload'

const Shows = ({ preloaded }: { preloaded: Preloaded<never> }) => {
  useHeld(preloaded)
  return null
}

const start = (signal = new AbortController().signal) => {
  const preloaded = preload<never>(createMockEnvironment(), ShellQuery, {} as never, { signal })
  const dispose = jest.spyOn(preloaded.queryRef, 'dispose')
  return { preloaded, dispose }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

test('a query survives strict mode, which mounts twice', () => {
  const { preloaded, dispose } = start()
  render(
    <StrictMode>
      <Shows preloaded={preloaded} />
    </StrictMode>,
  )
  act(() => jest.advanceTimersByTime(600_000))
  expect(dispose).not.toHaveBeenCalled()
})

test('it is let go of when its page is left', () => {
  const { preloaded, dispose } = start()
  const { unmount } = render(<Shows preloaded={preloaded} />)
  unmount()
  act(() => jest.advanceTimersByTime(1))
  expect(dispose).toHaveBeenCalledTimes(1)
})

test('it is let go of when its page never came to be shown', () => {
  const { dispose } = start()
  jest.advanceTimersByTime(60_000)
  expect(dispose).toHaveBeenCalledTimes(1)
})

test('it is let go of at once when somebody chooses another address before it is shown', () => {
  const choice = new AbortController()
  const { dispose } = start(choice.signal)
  choice.abort()
  expect(dispose).toHaveBeenCalledTimes(1)
})

test('nothing is asked for an address that was given up before its query was there', () => {
  const choice = new AbortController()
  choice.abort()
  const environment = createMockEnvironment()
  expect(() => preload<never>(environment, ShellQuery, {} as never, { signal: choice.signal })).toThrow()
  expect(environment.mock.getAllOperations()).toEqual([])
})
