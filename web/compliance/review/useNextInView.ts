import { useEffect, useRef, type RefObject } from 'react'

/**
 * Begins each document at the top of the page. Its title gets the focus after a decision on the one before, so that a
 * press of Enter that is held, or comes once more, decides nothing; who walks through the queue keeps the focus there.
 */
export const useNextInView = (id: string, title: RefObject<HTMLElement | null>): void => {
  const shownId = useRef(id)
  useEffect(() => {
    if (shownId.current === id) return
    shownId.current = id
    document.documentElement.scrollTop = 0
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[role=group]'))
      title.current?.focus({ preventScroll: true })
  }, [id, title])
}
