import { useEffect, useState } from 'react'
import { useFeed, type Removed } from '../../../live/feed'

/** Gray cards stay for seconds, or for as long as the list is held; this is more than enough. */
const remembered = 200

const words = ({ reason, by }: Removed): string | null => {
  if (reason === 'COMPLETED') return by ? `Completed by ${by}` : 'Completed'
  if (reason === 'DELETED') return by ? `Deleted by ${by}` : 'Deleted'
  return reason === 'SCHEDULED' ? 'Scheduled for later' : null
}

/** Why calls left the queue, by call id. For some calls the reason is unknown. */
export const useLeavings = (): ReadonlyMap<string, string> => {
  const feed = useFeed()
  const [leavings, setLeavings] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(
    () =>
      feed?.onMoved(({ changedIds, removed }) =>
        setLeavings((last) => {
          const told = removed.map((gone) => [gone.callId, words(gone)] as const)
          const over = new Set([...changedIds, ...told.map(([id]) => id)])
          const kept = [...last].filter(([id]) => !over.has(id))
          const known = told.filter((entry): entry is [string, string] => entry[1] !== null)
          return known.length === 0 && kept.length === last.size
            ? last
            : new Map([...kept, ...known].slice(-remembered))
        }),
      ),
    [feed],
  )
  return leavings
}
