/** A list of listeners. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Iterates over a copy, because listeners may unsubscribe while they are called. */
    tell: () => [...listeners].forEach((listener) => listener()),
    isEmpty: () => listeners.size === 0,
    clear: () => listeners.clear(),
  }
}
