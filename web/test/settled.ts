import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { judgeComplaints } from './complaints'
import { reactIsIdle } from './globals'

/** Whether React complains of changes for which a test does not wait. */
const watchReact = (isWatched: boolean): void => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isWatched })
}

beforeEach(() => watchReact(true))
afterEach(() => {
  // Nobody waits for what a page was loading when its test was over.
  watchReact(false)
  cleanup()
  judgeComplaints()
})
// What comes after the last test.
afterAll(judgeComplaints)

/** What a test waits for has failed after this time; on a slow machine nothing takes as long. */
const longestWaitMs = 60_000

// After a user's action a test sees everything that follows from it. Testing Library waits for one timer, which a busy
// machine fires before React has rendered.
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: longestWaitMs,
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run()
      await reactIsIdle()
      return result
    }),
})

/**
 * Like `act`, for what happens without the user, such as an answer of the server; afterwards a test sees everything that
 * follows from it. `act` alone ends before the frame in which a dialog hides the page, or after it if a timer of the page
 * is due just then, as on a busy machine.
 */
export const happening = async (change: () => Promise<unknown>): Promise<void> => {
  await act(change)
  watchReact(false)
  try {
    await reactIsIdle()
  } finally {
    watchReact(true)
  }
}
