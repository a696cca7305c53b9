import type { Connection, LiveState } from '../relay/link'
import { showTimeWithSeconds } from '../ui/time'

/** The state that the pill shows: no page that is out of date stands below the word Live. */
export const pillState = ({ state, outdated }: Connection): LiveState =>
  outdated && (state === 'live' || state === 'polling') ? 'stale' : state

/** What the pill says; it never says more than is known. */
export const livePillWords = (connection: Connection): string => {
  const { lastUpdatedAt, hasBeenLive, outdated } = connection
  switch (pillState(connection)) {
    case 'live':
      return 'Live'
    case 'polling':
      return 'Checking every 10 s'
    case 'reconnecting':
      return hasBeenLive ? 'Reconnecting' : 'Connecting'
    case 'stale': {
      const since = [lastUpdatedAt, outdated?.since].filter((time) => time != null)
      return since.length > 0
        ? `Not updated since ${showTimeWithSeconds(new Date(Math.min(...since.map(Number))))}`
        : 'Not connected'
    }
  }
}
