import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** For the table of a list: the way that was pressed went with its page, so who came by key goes on at the top of the new one. */
export const useListTop = (): RefObject<HTMLTableElement | null> => {
  const { key } = useLocation()
  const top = useRef<HTMLTableElement>(null)
  const isFirst = useRef(key === 'default')
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [])
  return top
}
