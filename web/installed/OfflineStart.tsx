import { useEffect, useEffectEvent } from 'react'
import { showTimeWithSeconds } from '../ui/browser/time'
import { ErrorState } from '../ui/page/ErrorState'
import { readLastReached } from './lastReached'

const tryEveryMs = 5_000

const isReachable = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(tryEveryMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The app started without a connection: since when, and that it goes on by itself. */
export const OfflineStart = ({ onReachable }: { onReachable: () => void }) => {
  const since = readLastReached()
  const goOn = useEffectEvent(() => onReachable())
  useEffect(() => {
    let isShown = true
    const look = async () => {
      if ((await isReachable()) && isShown) goOn()
    }
    const timer = setInterval(() => void look(), tryEveryMs)
    const onOnline = () => void look()
    addEventListener('online', onOnline)
    return () => {
      isShown = false
      clearInterval(timer)
      removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <ErrorState
      kind="offline"
      title={since ? `No connection since ${showTimeWithSeconds(since)}.` : 'No connection.'}
      description="Patency opens as soon as the server can be reached. Entries that were not sent are kept on this device."
      onRetry={onReachable}
    />
  )
}
