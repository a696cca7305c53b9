import { joinsAt, type WorkingHours } from 'domain/configuration/facilities/workingHours'
import { daysLater, showIn } from 'domain/kernel/time/facilityTime'
import type { FollowUpPlan } from 'domain/configuration/procedures/followUp'
import { zoneOrUtc } from '../../ui/browser/zonedTime'

type Facility = WorkingHours & { name: string; timeZone: string }

/** Which follow-up closing will schedule, or why it schedules none (rules 3.11a). */
export const sayFollowUp = (
  { days, none }: FollowUpPlan,
  { facility, hasLine, now }: { facility: Facility | null; hasLine: boolean; now: Date },
): string | null => {
  if (Number.isNaN(days)) return null
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  if (none === null)
    return `Closing schedules a follow-up ${when}${hasLine ? '' : ', without a line'}.${sayWait(facility, now, days!)}`
  if (none === 'FACILITY')
    return `Closing schedules no follow-up: ${facility?.name} has none.${days === null ? '' : ` The line is due again ${when}.`}`
  return `Closing schedules no follow-up: ${reasons[none]}`
}

/** When the follow-up joins the queue if the facility does not work when it is due (rules 3.11b). */
const sayWait = (facility: Facility | null, now: Date, days: number): string => {
  // A browser that does not know the zone says nothing wrong.
  if (!facility || zoneOrUtc(facility.timeZone) !== facility.timeZone) return ''
  const due = daysLater(facility.timeZone, now, days)
  const joins = joinsAt(facility, due)
  return joins > due
    ? ` It joins the queue ${showIn(facility.timeZone, joins, 'EEEE MM/dd HH:mm')}, in the working hours of ${facility.name}.`
    : ''
}

const reasons = {
  ENDS: 'a selected option ends follow-ups.',
  LINE_CLOSED: 'the line is closed.',
  NO_LINE: 'the call has no line. Enter the MRN, or set the number of days.',
  NOTHING_ASKS: 'no selected procedure asks for one.',
}
