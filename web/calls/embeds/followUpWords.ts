import type { FollowUpPlan } from 'domain/configuration/procedures/followUp'

/** Which follow-up closing will schedule, or why it schedules none (rules 3.11a). */
export const sayFollowUp = (
  { days, none }: FollowUpPlan,
  { facilityName, hasLine }: { facilityName: string | null; hasLine: boolean },
): string | null => {
  if (Number.isNaN(days)) return null
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  if (none === null) return `Closing schedules a follow-up ${when}${hasLine ? '' : ', without a line'}.`
  if (none === 'FACILITY')
    return `Closing schedules no follow-up: ${facilityName} has none.${days === null ? '' : ` The line is due again ${when}.`}`
  return `Closing schedules no follow-up: ${reasons[none]}`
}

const reasons = {
  ENDS: 'a selected option ends follow-ups.',
  LINE_CLOSED: 'the line is closed.',
  NO_LINE: 'the call has no line. Enter the MRN, or set the number of days.',
  NOTHING_ASKS: 'no selected procedure asks for one.',
}
