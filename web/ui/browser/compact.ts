import { useSyncExternalStore } from 'react'

/** A phone in either direction, and a window of its size. The width is the breakpoint `md` of the theme. */
const compact = typeof matchMedia === 'function' ? matchMedia('(max-width: 47.99rem), (max-height: 34rem)') : null

const subscribe = (listener: () => void) => {
  compact?.addEventListener('change', listener)
  return () => compact?.removeEventListener('change', listener)
}

/** Whether the screen is as small as a phone's, for parts that are arranged differently there, not only styled. */
export const useIsCompact = (): boolean => useSyncExternalStore(subscribe, () => compact?.matches ?? false)
