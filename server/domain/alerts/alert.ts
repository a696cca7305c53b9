import { isOnHold, isStat } from '../configuration/statuses/status'

/** What may alert a person, in the order of the screen (rules 10.1). */
export const alertKinds = ['STAT', 'ASSIGNED', 'NEW_CALL', 'ESCALATION'] as const
export type AlertKind = (typeof alertKinds)[number]

export const alertNames: Record<AlertKind, string> = {
  STAT: 'Stat calls',
  ASSIGNED: 'Calls assigned to me',
  NEW_CALL: 'Every new call',
  ESCALATION: 'Escalations',
}

/** The most urgent first: when several come at once, one sound is made. */
export const alertsByUrgency: readonly AlertKind[] = ['STAT', 'ESCALATION', 'ASSIGNED', 'NEW_CALL']

/** The ways in which an alert reaches a person at an open browser. */
export const alertChannels = ['sound', 'notification'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** How one kind alerts a person in one provider. `facilityIds`: null for all that they may see. */
export type AlertSetting = { kind: AlertKind; facilityIds: readonly string[] | null } & Record<
  AlertChannel,
  boolean
> & {
    /** To the person's devices (rules 10.3). */
    push: boolean
    /** Also while the person is Away or Offline. */
    pushAway: boolean
  }

const isUrgent: Record<AlertKind, boolean> = { STAT: true, ASSIGNED: false, NEW_CALL: false, ESCALATION: true }

/** What holds until the person changes it: Stat calls and escalations make a sound and show a notification. */
export const usualAlert = (kind: AlertKind): AlertSetting => ({
  kind,
  facilityIds: null,
  sound: isUrgent[kind],
  notification: isUrgent[kind],
  push: false,
  pushAway: false,
})

/** The settings of every kind: those that the person changed, and the usual ones. */
export const alertsOf = (changed: readonly AlertSetting[]): AlertSetting[] =>
  alertKinds.map((kind) => changed.find((setting) => setting.kind === kind) ?? usualAlert(kind))

/**
 * A setting with those of its chosen facilities that are left. When none of them is, it is all facilities: otherwise nothing
 * would alert, and nobody would know.
 */
export const withFacilitiesLeft = (setting: AlertSetting, isLeft: (facilityId: string) => boolean): AlertSetting => {
  const left = setting.facilityIds?.filter(isLeft) ?? []
  return { ...setting, facilityIds: left.length > 0 ? left : null }
}

/** What decides whether a call alerts anybody. `isFollowUp`: a completed call asked for it. */
export type AlertedCall = {
  facilityId: string | null
  statusName: string
  lineCheck: boolean
  isFollowUp: boolean
  /** The id of the person who leads it. */
  leadId: string | null
  /** When it was last escalated, and to whom; null while it was not. */
  escalation: { readonly at: string; readonly audience: readonly string[] } | null
}

/** Line checks and follow-ups alert nobody, unless somebody makes them Stat. */
const isSilent = ({ statusName, lineCheck, isFollowUp }: AlertedCall): boolean =>
  (lineCheck || isFollowUp) && !isStat(statusName)

/** Whether a Stat call waits for somebody. */
export const isUnclaimedStat = ({ statusName, leadId }: AlertedCall): boolean => isStat(statusName) && leadId === null

/** A call as it was before a change and is after it; before is null for one that was not in the queue. */
export type CallChange = { before: AlertedCall | null; after: AlertedCall }

/** Who may be alerted of a change. */
type Alerted = {
  viewerId: string
  /** The change is their own. */
  isOwn: boolean
  /** The audiences of escalations to which they belong. */
  audiences?: readonly string[]
  /** Whether calls of a kind concern them in a facility, which they may see. */
  concerns: (kind: AlertKind, facilityId: string | null) => boolean
}

const isEscalatedNow = (before: AlertedCall, { leadId, escalation }: AlertedCall): boolean =>
  leadId === null && escalation !== null && escalation.at !== before.escalation?.at

const isOf = ({ escalation }: AlertedCall, audiences: readonly string[]): boolean =>
  audiences.some((one) => escalation?.audience.includes(one))

/**
 * The kinds of which a change of a call is. A Stat call counts when it begins to wait: when it is new, is made Stat, or
 * comes back. One that comes from a facility that does not concern them is new to them.
 */
export const alertsOfChange = ({ before, after }: CallChange, alerted: Alerted): AlertKind[] => {
  const { viewerId, isOwn, audiences = [], concerns } = alerted
  const known = (kind: AlertKind) => (before && concerns(kind, before.facilityId) ? before : null)
  // Escalations are nobody's doing: the clock makes them.
  const isEscalated = before !== null && isEscalatedNow(before, after) && isOf(after, audiences)
  if (isOwn) return isEscalated ? ['ESCALATION'] : []
  const isAssigned = after.leadId === viewerId && before?.leadId !== viewerId && !isSilent(after)
  const stat = known('STAT')
  const beginsToWait = isUnclaimedStat(after) && !(stat && isUnclaimedStat(stat))
  const isNew = known('NEW_CALL') === null && after.leadId === null && !isOnHold(after.statusName) && !isSilent(after)
  return alertKinds.filter(
    (kind) =>
      (kind === 'STAT' && beginsToWait) ||
      (kind === 'ASSIGNED' && isAssigned) ||
      (kind === 'NEW_CALL' && isNew) ||
      (kind === 'ESCALATION' && isEscalated),
  )
}

/** Whether a setting is for calls of this facility. A call without a room concerns everybody. */
export const isForFacility = ({ facilityIds }: AlertSetting, facilityId: string | null): boolean =>
  facilityIds === null || facilityId === null || facilityIds.includes(facilityId)

/** Whether these settings are for calls of a kind in a facility. */
export const concernsOf =
  (settings: readonly AlertSetting[]) =>
  (kind: AlertKind, facilityId: string | null): boolean =>
    settings.some((setting) => setting.kind === kind && isForFacility(setting, facilityId))

/** Of which of these kinds a channel tells a person about a call of the facility: the most urgent one; null for none. */
export const alertOn = (
  channel: AlertChannel,
  kinds: readonly AlertKind[],
  settings: readonly AlertSetting[],
  facilityId: string | null,
): AlertKind | null =>
  alertsByUrgency.find(
    (kind) =>
      kinds.includes(kind) &&
      settings.some((setting) => setting.kind === kind && setting[channel] && isForFacility(setting, facilityId)),
  ) ?? null

/** Whether what a person was told of a call is still so. */
export const stillHolds = (kind: AlertKind, call: AlertedCall, viewerId: string): boolean => {
  if (kind === 'ASSIGNED') return call.leadId === viewerId
  return kind === 'STAT' ? isUnclaimedStat(call) : call.leadId === null && !isOnHold(call.statusName)
}
