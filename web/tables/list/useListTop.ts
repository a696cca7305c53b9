import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** For a list's table: the pressed page link is gone with its page, so keyboard users continue at the top of the new page. */
export const useListTop = (): RefObject<HTMLTableElement | null> => {
  const { key } = useLocation()
  const top = useRef<HTMLTableElement>(null)
  const isFirst = useRef(key === 'default')
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [])
  return top
}
