import { configure, getConfig } from '@testing-library/react'
import { reactIsIdle } from './globals'

// After a user's action a test sees everything that follows from it. Testing Library waits for one timer, which a busy
// machine fires before React has rendered.
const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run()
      await reactIsIdle()
      return result
    }),
})
