import type { Connection, LiveState } from '../../relay/link'
import { noConnection } from '../../ui/browser/offline'
import { showTimeWithSeconds } from '../../ui/browser/time'

/** The state that the pill shows: never Live when the page is out of date or the server cannot be reached. */
export const pillState = ({ state, outdated, isOffline }: Connection): LiveState => {
  if (state === 'stale' || state === 'reconnecting') return state
  if (outdated) return 'stale'
  return isOffline ? 'reconnecting' : state
}

/** The pill's text; it never claims more than is known. */
export const livePillWords = (connection: Connection): string => {
  const { lastUpdatedAt, hasBeenLive, outdated, isOffline } = connection
  switch (pillState(connection)) {
    case 'live':
      return 'Live'
    case 'polling':
      return 'Checking every 10 s'
    case 'reconnecting':
      return isOffline ? noConnection : hasBeenLive ? 'Reconnecting' : 'Connecting'
    case 'stale': {
      const since = [lastUpdatedAt, outdated?.since].filter((time) => time != null)
      if (since.length === 0) return 'Not connected'
      const what = isOffline && !outdated ? noConnection : 'Not updated'
      return `${what} since ${showTimeWithSeconds(new Date(Math.min(...since.map(Number))))}`
    }
  }
}
