import type { Presence } from '../../account/presence'
import { compareNames } from '../../kernel/input/names'
import { isStat } from '../../configuration/statuses/status'

export type TeamMember = {
  userId: string
  fullName: string
  presence: Presence
  /** The call that they lead, or else the first of those on which they assist or train. */
  work: { callId: string; since: Date; isLead: boolean } | null
  /** Whether they are on an open call that the reader may not see. */
  isElsewhere: boolean
}

/** Whether they lead a call and are not connected anymore. */
const hasLeftTheirCall = ({ presence, work }: TeamMember): boolean => presence === 'OFFLINE' && work?.isLead === true

/** Whether somebody belongs on the page: they are Online, or they lead a call (rules 10.12). */
export const isOnTeam = ({ presence, work }: TeamMember): boolean => presence === 'ONLINE' || work?.isLead === true

const rank = (member: TeamMember): number =>
  hasLeftTheirCall(member) ? 0 : member.work ? 1 : member.isElsewhere ? 2 : 3

/** Those who left a call that they lead, then those on a call, the longest first in both; then by name those elsewhere, and the others. */
export const compareOnTeam = (a: TeamMember, b: TeamMember): number =>
  rank(a) - rank(b) ||
  (a.work?.since.getTime() ?? 0) - (b.work?.since.getTime() ?? 0) ||
  compareNames(a.fullName, b.fullName)

/** A Stat call on which nobody who is connected works (rules 10.12). */
export const hasNobodyPresent = (call: { statusName: string; workers: readonly Presence[] }): boolean =>
  isStat(call.statusName) && call.workers.every((presence) => presence === 'OFFLINE')
