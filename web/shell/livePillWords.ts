import type { Connection } from '../relay/link'
import { showTimeWithSeconds } from '../ui/time'

/** What the pill says; it never says more than is known. */
export const livePillWords = ({ state, lastUpdatedAt, hasBeenLive }: Connection): string => {
  switch (state) {
    case 'live':
      return 'Live'
    case 'polling':
      return 'Checking every 10 s'
    case 'reconnecting':
      return hasBeenLive ? 'Reconnecting' : 'Connecting'
    case 'stale':
      return lastUpdatedAt ? `Not updated since ${showTimeWithSeconds(lastUpdatedAt)}` : 'Not connected'
  }
}
