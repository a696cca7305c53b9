import { selectedOptions, selectedProcedures, type FilledFields, type ProcedureFacts } from './catalogue'

/** What decides about a call's line and its next visit. */
export type FollowUpFacts = {
  catalogue: readonly ProcedureFacts[]
  filled: FilledFields
  /** The facility of the call's room; null when the call has no room. */
  facility: { followUpsEnabled: boolean } | null
  /** Days after which somebody wants a follow-up, whatever the procedures say. */
  followUpDays: number | null
}

/** A chosen option says that the line is out. */
export const endsFollowUp = ({ catalogue, filled }: Pick<FollowUpFacts, 'catalogue' | 'filled'>): boolean =>
  selectedOptions(catalogue, filled).some(({ endFollowUp }) => endFollowUp)

/** A facility may have no follow-ups; where no facility is known, they are made. */
const hasFollowUps = (facility: FollowUpFacts['facility']): boolean => facility?.followUpsEnabled ?? true

/** Whether what is recorded leaves something to come back to, so that a line must be known (rules 3.9). */
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

/** Days until the line is to be looked at again; null when nothing says so (rules 3.11). */
export const followUpInterval = (
  { catalogue, filled, followUpDays }: FollowUpFacts,
  line: { followUpInterval: number | null },
): number | null =>
  followUpDays ??
  smallest(selectedOptions(catalogue, filled).map(({ immediateFollowUpInterval }) => immediateFollowUpInterval)) ??
  smallest(selectedProcedures(catalogue, filled).map((procedure) => procedure.followUpInterval)) ??
  line.followUpInterval

/** The types of line that are recorded, each once (rules 4.7). */
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

/** What closing a call schedules: the days until the next visit, and why no follow-up call is scheduled for it; null when one is. */
export type FollowUpPlan = {
  days: number | null
  none: 'ENDS' | 'LINE_CLOSED' | 'FACILITY' | 'NO_LINE' | 'NOTHING_ASKS' | null
}

/** What closing schedules for the call's line (rules 3.11), or for the call itself when it gets none (rules 3.11a). */
export const followUpPlan = (
  line: { followUpInterval: number | null; completedAt: unknown } | null,
  facts: FollowUpFacts,
): FollowUpPlan => {
  if (endsFollowUp(facts)) return { days: null, none: 'ENDS' }
  // Nothing further is scheduled for a line that is closed (rules 4.3).
  if (line?.completedAt) return { days: null, none: 'LINE_CLOSED' }
  const days = followUpInterval(facts, line ?? { followUpInterval: null })
  if (days === null) return { days, none: 'NOTHING_ASKS' }
  // Without a line nothing would tell of the next visit, so what somebody asked for by days is scheduled anywhere.
  if (!line && facts.followUpDays !== null) return { days, none: null }
  if (!hasFollowUps(facts.facility)) return { days: line ? days : null, none: 'FACILITY' }
  return line ? { days, none: null } : { days: null, none: 'NO_LINE' }
}
