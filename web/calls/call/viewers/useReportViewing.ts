import { lookEveryMs } from 'domain/calls/queue/look'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsLive } from '../../../relay/connection'
import { randomKey } from '../../../ui/browser/randomKey'
import { useLookAtCall } from './useLookAtCall'

const newPageId = (): string => randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Reports that this page has the call open, and whether it has unsent entries (rules 3.25): at once, repeatedly while
 * the page is visible and connected, and when the person leaves it.
 */
export const useReportViewing = (callId: string, isEditing: boolean): void => {
  const look = useLookAtCall()
  const [pageId] = useState(newPageId)
  const isLive = useIsLive()
  /** Reports are sent one after the other, so that the last one arrives last. */
  const lastReport = useRef<Promise<unknown> | null>(null)
  /** The person left the page, or the server refused a report. */
  const isOver = useRef(false)

  const report = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const send = async () => {
      if (isOver.current) return
      const isAccepted = await look({ callId, pageId, doing: isEditing ? 'EDITING' : 'VIEWING' })
      isOver.current ||= !isAccepted
    }
    lastReport.current = lastReport.current ? lastReport.current.then(send) : send()
  })

  useEffect(() => {
    if (!isLive) return
    report()
    const timer = setInterval(report, lookEveryMs)
    document.addEventListener('visibilitychange', report)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', report)
    }
  }, [isLive, isEditing])

  useEffect(() => {
    isOver.current = false
    const leave = () => look({ callId, pageId, doing: 'LEFT' }, { isLeaving: true })
    // A page that is closing cannot wait for earlier reports. If it comes back, its next report corrects this one.
    const leaveAtOnce = () => void (lastReport.current && leave())
    addEventListener('pagehide', leaveAtOnce)
    return () => {
      removeEventListener('pagehide', leaveAtOnce)
      // After a refusal the server has nothing to end.
      if (lastReport.current && !isOver.current) lastReport.current = lastReport.current.then(leave)
      isOver.current = true
    }
  }, [callId, pageId, look])
}
