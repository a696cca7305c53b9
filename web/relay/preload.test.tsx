import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { createOperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'
import '../test/settled'
import { preload, useHeld, waitBriefly, type Preloaded } from './preload'

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

test('it is disposed of at once when another address is chosen before it is shown', () => {
  const choice = new AbortController()
  const { dispose } = start(choice.signal)
  choice.abort()
  expect(dispose).toHaveBeenCalledTimes(1)
})

test('nothing is requested for an address that was left before its query had loaded', () => {
  const choice = new AbortController()
  choice.abort()
  const environment = createMockEnvironment()
  expect(() => preload<never>(environment, ShellQuery, {} as never, { signal: choice.signal })).toThrow()
  expect(environment.mock.getAllOperations()).toEqual([])
})

describe('waiting for a page', () => {
  const settled = async (promise: Promise<unknown>): Promise<boolean> => {
    let isSettled = false
    void promise.then(() => (isSettled = true))
    for (let turns = 0; turns < 20; turns++) await Promise.resolve()
    return isSettled
  }

  const begin = (fetchPolicy: 'store-and-network' | 'network-only', isStored: boolean) => {
    const environment = createMockEnvironment()
    const operation = createOperationDescriptor(ShellQuery, {})
    if (isStored) environment.commitPayload(operation, { now: '2026-11-22T08:00:00.000Z', viewer: null })
    const { isReady } = preload<never>(environment, ShellQuery, {} as never, {
      fetchPolicy,
      signal: new AbortController().signal,
    })
    return {
      isReady,
      answer: () =>
        environment.mock.resolve(environment.mock.getMostRecentOperation(), {
          data: { now: '2026-11-22T08:00:00.000Z', viewer: null },
        }),
      fail: () => environment.mock.rejectMostRecentOperation(new Error('no')),
    }
  }

  test('it is ready with its answer', async () => {
    const { isReady, answer } = begin('store-and-network', false)
    expect(await settled(isReady)).toBe(false)
    answer()
    await isReady
  })

  test('it is ready at once when the page may show what is stored, and only then', async () => {
    await begin('store-and-network', true).isReady
    const { isReady, answer } = begin('network-only', true)
    expect(await settled(isReady)).toBe(false)
    answer()
    await isReady
  })

  test('a query that failed is waited for no longer', async () => {
    const { isReady, fail } = begin('store-and-network', false)
    fail()
    await isReady
  })

  test('what takes longer than anyone notices is not waited for, and what fails does not fail the wait', async () => {
    const wait = waitBriefly(new Promise(() => {}), Promise.reject(new Error('no')))
    await jest.advanceTimersByTimeAsync(99)
    expect(await settled(wait)).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await wait
  })

  test('the wait ends as soon as all of it is there', async () => {
    await waitBriefly(Promise.resolve(), Promise.reject(new Error('no')))
    expect(jest.getTimerCount()).toBe(0)
  })
})
