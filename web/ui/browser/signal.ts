import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners'

/** A value that parts of the app watch. */
export type Signal<T> = { get: () => T; set: (value: T) => void; subscribe: (listener: () => void) => () => void }

export const createSignal = <T>(initial: T): Signal<T> => {
  let value = initial
  const { subscribe, tell } = createListeners()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      tell()
    },
    subscribe,
  }
}

export const useSignal = <T>(signal: Signal<T>): T => useSyncExternalStore(signal.subscribe, signal.get)
