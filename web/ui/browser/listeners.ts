/** Those who want to hear of something. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Some of them may leave while they hear of it. */
    tell: () => [...listeners].forEach((listener) => listener()),
    isEmpty: () => listeners.size === 0,
    clear: () => listeners.clear(),
  }
}
