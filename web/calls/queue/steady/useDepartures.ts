import { useEffect, useState } from 'react'
import { useFeed, type Removed } from '../../../live/feed'

/** Gray cards stay for seconds, or for as long as the list is held; this is more than enough. */
const maxDepartures = 200

const reasonOf = ({ reason, by }: Removed): string | null => {
  if (reason === 'COMPLETED') return by ? `Completed by ${by}` : 'Completed'
  if (reason === 'DELETED') return by ? `Deleted by ${by}` : 'Deleted'
  return reason === 'SCHEDULED' ? 'Scheduled for later' : null
}

/** Why calls left the queue, by call id. For some calls the reason is unknown. */
export const useDepartures = (): ReadonlyMap<string, string> => {
  const feed = useFeed()
  const [departures, setDepartures] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(
    () =>
      feed?.onMoved(({ changedIds, removed }) =>
        setDepartures((last) => {
          const left = removed.map((removal) => [removal.callId, reasonOf(removal)] as const)
          const outdated = new Set([...changedIds, ...left.map(([id]) => id)])
          const kept = [...last].filter(([id]) => !outdated.has(id))
          const explained = left.filter((entry): entry is [string, string] => entry[1] !== null)
          return explained.length === 0 && kept.length === last.size
            ? last
            : new Map([...kept, ...explained].slice(-maxDepartures))
        }),
      ),
    [feed],
  )
  return departures
}
