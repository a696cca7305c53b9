import type { Presence } from '../../account/presence'
import { isOnHold } from '../../configuration/statuses/status'

/** A call counts as abandoned when nobody who works on it has been online for this long (rules 3.6b). */
const abandonedAfterMs = 600_000

export type Worker = { isLead: boolean; presence: Presence; offlineSince: string | null; start: string }

/** When they left this call; somebody may begin work through another program while offline. */
const leftAt = ({ offlineSince, start }: Worker): number =>
  Math.max(offlineSince ? Date.parse(offlineSince) : 0, Date.parse(start))

/** When the lead went offline, if everybody who works on the call has been offline for ten minutes; otherwise null (rules 3.6b). */
export const leadOfflineSince = (
  { statusName }: { statusName: string },
  workers: readonly Worker[],
  now: Date,
): string | null => {
  const lead = workers.find(({ isLead }) => isLead)
  if (!lead || isOnHold(statusName) || workers.some(({ presence }) => presence !== 'OFFLINE')) return null
  const lastLeft = Math.max(...workers.map(leftAt))
  return now.getTime() - lastLeft >= abandonedAfterMs ? new Date(leftAt(lead)).toISOString() : null
}
