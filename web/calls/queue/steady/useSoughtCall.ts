import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { focusArrived } from '../../../ui/dialog/openPart'

type List = { shown: readonly unknown[]; apply: () => void }

/**
 * Shows the card of the call for which somebody came to the queue, such as by a notification: opening it would assign it.
 * If the list is held under the hand, the call may be among the changes that wait: they are applied.
 */
export const useSoughtCall = (listRef: RefObject<HTMLElement | null>, { shown, apply }: List): void => {
  const { state, search, key } = useLocation() as { state: { callId?: string } | null; search: string; key: string }
  // In the address where a notification of a closed app opened the queue.
  const callId = state?.callId ?? new URLSearchParams(search).get('call') ?? undefined
  const sought = useRef<string>(undefined)
  const applyWaiting = useEffectEvent(apply)

  useEffect(() => {
    sought.current = callId
    if (callId) applyWaiting()
  }, [callId, key])

  useEffect(() => {
    if (!sought.current) return
    const link = listRef.current?.querySelector<HTMLElement>(`h3 a[href$="${CSS.escape(sought.current)}"]`)
    if (!link) return
    sought.current = undefined
    focusArrived(link)
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [callId, key, shown, listRef])
}
