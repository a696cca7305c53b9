import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Signal } from '../../ui/browser/signal'

/** Restores the scroll position of a page that was hidden: without the page's height, the window scrolls to the top. */
export const useKeptScroll = (isHidden: Signal<boolean>, isHiddenNow: boolean): void => {
  const top = useRef(0)
  // The signal fires before the page renders without its content.
  useEffect(
    () =>
      isHidden.subscribe(() => {
        if (isHidden.get()) top.current = scrollY
      }),
    [isHidden],
  )
  useLayoutEffect(() => {
    if (!isHiddenNow) return
    return () => scrollTo(0, top.current)
  }, [isHiddenNow])
}
