import { jest } from '@jest/globals'
import { createEvent, fireEvent } from '@testing-library/react'
import { quietMs, scannerMs } from '../ui/keys/keyPresses'
import { keyClock } from './globals'
import { happening } from './settled'

const usualPace = keyClock.pace

/** Only what a key waits for: what it starts goes on by the test's own clock. */
const allButWaits = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
]

const isLater = () => void (keyClock.at += 5 * quietMs)

const send = (type: 'keyDown' | 'keyUp', key: string): boolean => {
  const target = document.activeElement ?? document.body
  return fireEvent(target, createEvent[type](target, { key }))
}

/**
 * Presses a key where the focus is, as a person does who means a shortcut: no other key comes shortly before or after
 * it (rules 10.4a). No real time passes.
 */
export const pressKey = (key: string): Promise<void> =>
  happening(async () => {
    isLater()
    jest.useFakeTimers({ doNotFake: allButWaits })
    try {
      send('keyDown', key)
      send('keyUp', key)
      jest.advanceTimersByTime(quietMs)
    } finally {
      jest.useRealTimers()
    }
  })

/** Types a text and Enter where the focus is, as a handheld scanner does (rules 10.13c). */
export const scan = (text: string): Promise<void> =>
  happening(async () => {
    isLater()
    keyClock.pace = scannerMs / 10
    for (const key of [...text, 'Enter']) {
      const field = document.activeElement
      if (send('keyDown', key) && key !== 'Enter' && field instanceof HTMLInputElement)
        fireEvent.change(field, { target: { value: field.value + key } })
      send('keyUp', key)
    }
    keyClock.pace = usualPace
  })
