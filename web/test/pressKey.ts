import { jest } from '@jest/globals'
import { act, createEvent, fireEvent } from '@testing-library/react'
import { quietMs } from '../ui/keys/keyPresses'

/** Only what a key waits for: what it starts goes on by the test's own clock. */
const allButWaits = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
]

/** When the last key was pressed, by the clock of events. */
let at = 0

/**
 * Presses a key where the focus is, as a person does who means a shortcut: no other key comes shortly before or after
 * it (rules 10.4a). No real time passes.
 */
export const pressKey = (key: string): Promise<void> =>
  act(async () => {
    at = Math.max(at, new Event('now').timeStamp) + 5 * quietMs
    const send = (type: 'keyDown' | 'keyUp') => {
      const target = document.activeElement ?? document.body
      const event = createEvent[type](target, { key })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(target, event)
    }
    jest.useFakeTimers({ doNotFake: allButWaits })
    try {
      send('keyDown')
      send('keyUp')
      jest.advanceTimersByTime(quietMs)
    } finally {
      jest.useRealTimers()
    }
  })
