import { useEffect, type RefObject } from 'react'
import { useNavigationType } from 'react-router'

let lastOpened: string | null = null

/** Going back from a call puts the focus on its card again, for those who work with the keyboard. */
export const useLastOpened = (listRef: RefObject<HTMLElement | null>): void => {
  const navigationType = useNavigationType()

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    if (navigationType === 'POP' && lastOpened) {
      list.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(lastOpened)}"]`)?.focus({ preventScroll: true })
    }
    lastOpened = null
    const opened = ({ target }: Event) => {
      lastOpened = target instanceof Element ? (target.closest('a[href^="/calls/"]')?.getAttribute('href') ?? null) : null
    }
    list.addEventListener('click', opened)
    return () => list.removeEventListener('click', opened)
    // Once, when the list comes to be shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
