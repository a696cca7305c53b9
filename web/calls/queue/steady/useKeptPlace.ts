import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useNavigationType } from 'react-router'
import { bringTo, headerBottom } from '../../../ui/browser/inPlace'
import { focusArrived } from '../../../ui/dialog/openPart'

type Place = { href: string; top: number }

let place: Place | null = null
let opened: string | null = null

const linkTo = (list: HTMLElement, href: string): HTMLAnchorElement | undefined =>
  [...list.querySelectorAll<HTMLAnchorElement>('h3 a')].find((link) => link.getAttribute('href') === href)

/** The first card that is not under the header. */
const firstInSight = (list: HTMLElement): Place | null => {
  const from = headerBottom()
  for (const link of list.querySelectorAll('h3 a')) {
    const { top } = link.getBoundingClientRect()
    if (top >= from) return { href: link.getAttribute('href')!, top }
  }
  return null
}

/**
 * Restores the scroll position of the queue, by card and not by pixel, because only cards in the viewport have a known
 * height. Going back from a call focuses its card, for people who use the keyboard.
 */
export const useKeptPlace = (listRef: RefObject<HTMLElement | null>): void => {
  const isBack = useNavigationType() === 'POP'

  useLayoutEffect(() => {
    const list = listRef.current
    return () => {
      place = list && scrollY > 0 ? firstInSight(list) : null
    }
  }, [listRef])

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const kept = place
    const link = isBack && opened ? linkTo(list, opened) : undefined
    opened = null
    focusArrived(link)

    const stop = kept ? bringTo(() => linkTo(list, kept.href), kept.top) : undefined

    const clicked = ({ target }: Event) => {
      opened = target instanceof Element ? (target.closest('h3 a')?.getAttribute('href') ?? null) : null
    }
    list.addEventListener('click', clicked)
    return () => {
      stop?.()
      list.removeEventListener('click', clicked)
    }
    // Only when the list is first shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
