import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { bringTo, headerBottom } from '../../ui/browser/inPlace'
import type { Signal } from '../../ui/browser/signal'

type Read = { element: Element; top: number }

/** What is read just below the header, from the outermost to the innermost; what sticks there does not scroll. */
const inSight = (outer: Element, from: number): Read[] => {
  for (const element of outer.children) {
    const { top, bottom, height } = element.getBoundingClientRect()
    if (height > 0 && bottom > from && !/sticky|fixed/.test(getComputedStyle(element).position))
      return [{ element, top }, ...inSight(element, from)]
  }
  return []
}

/**
 * Restores the scroll position of a page that was hidden: without the page's height, the window scrolls to the top.
 * By what was read and not by pixel, because what is above it may be higher or lower by now.
 */
export const useKeptScroll = (
  main: RefObject<HTMLElement | null>,
  isHidden: Signal<boolean>,
  isHiddenNow: boolean,
): void => {
  const kept = useRef<{ top: number; read: Read[] }>({ top: 0, read: [] })
  // The signal fires before the page renders without its content.
  useEffect(
    () =>
      isHidden.subscribe(() => {
        if (!isHidden.get()) return
        kept.current = { top: scrollY, read: scrollY > 0 && main.current ? inSight(main.current, headerBottom()) : [] }
      }),
    [main, isHidden],
  )
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (!isHiddenNow) return
    stop.current?.()
    return () => {
      const { top, read } = kept.current
      scrollTo(0, top)
      const last = read.findLast(({ element }) => element.isConnected)
      if (last) stop.current = bringTo(() => last.element, last.top)
    }
  }, [isHiddenNow])
}
