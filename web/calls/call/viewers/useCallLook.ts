import { lookEveryMs } from 'domain/calls/queue/look'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsLive } from '../../../relay/connection'
import { randomKey } from '../../../ui/browser/randomKey'
import { useLookAtCall } from './useLookAtCall'

const newPageId = (): string => randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Tells the team that this page has the call open, and whether something stands on it that was not sent (rules 3.25):
 * at once, again while the page can be seen and hears of the others, and when it is left.
 */
export const useCallLook = (callId: string, isEditing: boolean): void => {
  const look = useLookAtCall()
  const [pageId] = useState(newPageId)
  const isLive = useIsLive()
  /** One word goes after the other, so that the last to be said is the last to arrive. */
  const said = useRef<Promise<unknown> | null>(null)
  /** The page was left, or was told that there is nothing to look at. */
  const isOver = useRef(false)

  const say = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const tell = async () => {
      if (isOver.current) return
      const isWelcome = await look({ callId, pageId, doing: isEditing ? 'EDITING' : 'VIEWING' })
      isOver.current ||= !isWelcome
    }
    said.current = said.current ? said.current.then(tell) : tell()
  })

  useEffect(() => {
    if (!isLive) return
    say()
    const timer = setInterval(say, lookEveryMs)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [isLive, isEditing])

  useEffect(() => {
    isOver.current = false
    const leave = () => look({ callId, pageId, doing: 'LEFT' }, { isParting: true })
    // There is no waiting while the page goes away; one that comes back says so with its next word.
    const part = () => void (said.current && leave())
    addEventListener('pagehide', part)
    return () => {
      removeEventListener('pagehide', part)
      // Refused before: there is nothing to leave.
      if (said.current && !isOver.current) said.current = said.current.then(leave)
      isOver.current = true
    }
  }, [callId, pageId, look])
}
