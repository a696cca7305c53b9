import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Signal } from '../../ui/browser/signal'

/** A page that is hidden for a while stands afterwards where it stood before: without its height the window goes to the top. */
export const useKeptScroll = (isHidden: Signal<boolean>, isHiddenNow: boolean): void => {
  const top = useRef(0)
  // Told before the page is drawn without its content.
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
