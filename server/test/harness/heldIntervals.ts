import { jest } from '@jest/globals'

/**
 * In this file nothing runs again and again by itself: no sweep, no safety read, no ping. So whatever arrives was told by
 * a notification, and the statements that a test counts are its own. Call it before a server is opened.
 */
export const holdIntervals = (): void =>
  void jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  })
