import { selectedOptions, selectedProcedures, type FilledFields, type ProcedureFacts } from './catalogue'

/** What decides about a call's line and its follow-up. */
export type FollowUpFacts = {
  catalogue: readonly ProcedureFacts[]
  filled: FilledFields
  /** The facility of the call's room; null without a room. */
  facility: { followUpsEnabled: boolean } | null
  /** Days until a follow-up, whatever the procedures say. */
  followUpDays: number | null
}

/** Whether a chosen option says that the line is out. */
export const endsFollowUp = ({ catalogue, filled }: Pick<FollowUpFacts, 'catalogue' | 'filled'>): boolean =>
  selectedOptions(catalogue, filled).some(({ endFollowUp }) => endFollowUp)

/** A facility may have follow-ups turned off; without a facility they are on. */
const hasFollowUps = (facility: FollowUpFacts['facility']): boolean => facility?.followUpsEnabled ?? true

/** Whether what is recorded needs a follow-up, so that the call needs a line (rules 3.9). */
export const requiresLine = (call: { lineId: string | null }, facts: FollowUpFacts): boolean => {
  if (call.lineId !== null || !hasFollowUps(facts.facility) || endsFollowUp(facts)) return false
  const { catalogue, filled, followUpDays } = facts
  return (
    followUpDays !== null ||
    selectedProcedures(catalogue, filled).some(({ followUpInterval }) => followUpInterval !== null) ||
    selectedOptions(catalogue, filled).some(({ immediateFollowUpInterval }) => immediateFollowUpInterval !== null) ||
    lineTypes(catalogue, filled).length > 0
  )
}

/** Days until the next follow-up; null when nothing sets them (rules 3.11). */
export const followUpInterval = (
  { catalogue, filled, followUpDays }: FollowUpFacts,
  line: { followUpInterval: number | null },
): number | null =>
  followUpDays ??
  smallest(selectedOptions(catalogue, filled).map(({ immediateFollowUpInterval }) => immediateFollowUpInterval)) ??
  smallest(selectedProcedures(catalogue, filled).map((procedure) => procedure.followUpInterval)) ??
  line.followUpInterval

/** The recorded line types, each once (rules 4.7). The database does the same for the latest completed call of a line that has any. */
export const lineTypes = (catalogue: readonly ProcedureFacts[], filled: FilledFields): string[] => [
  ...new Set(
    catalogue.flatMap(({ fields }) =>
      fields.flatMap(({ id, followUpTypeName }) => (followUpTypeName ? (filled.get(id) ?? []) : [])),
    ),
  ),
]

const smallest = (days: (number | null)[]): number | null => {
  const known = days.filter((each) => each !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** What closing a call schedules: the days until the follow-up, and why no follow-up call is scheduled; null when one is. */
export type FollowUpPlan = {
  days: number | null
  none: 'ENDS' | 'LINE_CLOSED' | 'FACILITY' | 'NO_LINE' | 'NOTHING_ASKS' | null
}

/** What closing schedules for the call's line (rules 3.11), or for a call without a line (rules 3.11a). */
export const followUpPlan = (
  line: { followUpInterval: number | null; completedAt: unknown } | null,
  facts: FollowUpFacts,
): FollowUpPlan => {
  if (endsFollowUp(facts)) return { days: null, none: 'ENDS' }
  // Nothing is scheduled for a closed line (rules 4.3).
  if (line?.completedAt) return { days: null, none: 'LINE_CLOSED' }
  const days = followUpInterval(facts, line ?? { followUpInterval: null })
  if (days === null) return { days, none: 'NOTHING_ASKS' }
  // Without a line nothing else would remind of the follow-up, so an explicit number of days is always scheduled.
  if (!line && facts.followUpDays !== null) return { days, none: null }
  if (!hasFollowUps(facts.facility)) return { days: line ? days : null, none: 'FACILITY' }
  return line ? { days, none: null } : { days: null, none: 'NO_LINE' }
}
