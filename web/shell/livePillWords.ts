import type { Connection, LiveState } from '../relay/link'
import { noConnection } from '../ui/offline'
import { showTimeWithSeconds } from '../ui/time'

/** The state that the pill shows: no page that is out of date stands below the word Live, nor one that reaches nobody. */
export const pillState = ({ state, outdated, isOffline }: Connection): LiveState => {
  if (state === 'stale' || state === 'reconnecting') return state
  if (outdated) return 'stale'
  return isOffline ? 'reconnecting' : state
}

/** What the pill says; it never says more than is known. */
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
      return since.length > 0
        ? `Not updated since ${showTimeWithSeconds(new Date(Math.min(...since.map(Number))))}`
        : 'Not connected'
    }
  }
}

/** The same where there is room: that there is no connection, and since when the screen may be wrong. */
export const stripWords = (connection: Connection): string =>
  connection.isOffline && pillState(connection) === 'stale'
    ? `${noConnection} · ${livePillWords(connection)}`
    : livePillWords(connection)
