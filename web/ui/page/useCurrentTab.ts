import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a row of tabs: a phone has no room for all, so the current one is scrolled into view. */
export const useCurrentTab = () => {
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(
    () =>
      void tabs.current
        ?.querySelector('[aria-current="page"]')
        ?.scrollIntoView?.({ inline: 'center', block: 'nearest' }),
    [pathname],
  )
  return tabs
}
