import { configure, getConfig } from '@testing-library/react'
import { reactIsIdle } from './globals'

/** What a test waits for has failed after this time; on a slow machine nothing takes as long. */
export const longestWaitMs = 60_000

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
