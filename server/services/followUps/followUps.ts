import { daysLater } from '../../domain/kernel/time/facilityTime'
import { purposeNames } from '../../domain/configuration/purposes/purpose'
import { isScheduled } from '../../domain/calls/rules'
import { followUpPlan, type FollowUpFacts } from '../../domain/configuration/procedures/followUp'
import { statusNames } from '../../domain/configuration/statuses/status'
import { joinsAt } from '../../domain/configuration/facilities/workingHours'
import { firstValues } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { changeLine, type LockedLine } from '../records/changeLine'
import { visiblePurposes } from '../configuration/purposes/visibility'
import { addCall } from '../records/addCall'
import { readChoices } from '../records/choices'
import type { FacilityFacts } from '../records/facilityFacts'
import { comingFollowUps, unfinishedFollowUps, type LockedCall } from '../records/lockVisibleCall'
import { softDelete } from '../records/softDelete'

/** A completed call with what its line needs to know. */
export type CompletedCall = {
  call: LockedCall
  completedAt: Date
  facility: FacilityFacts | null
}

/**
 * The effect of a completed call on its line (rules 3.11): the line is closed when a chosen option says that it is out.
 * Otherwise its next change date is set, and a follow-up is scheduled for that day, which replaces any other that
 * nobody works on.
 */
export const followLine = async (
  context: CommandContext,
  line: LockedLine,
  done: CompletedCall,
  facts: FollowUpFacts,
): Promise<void> => {
  const { days, none } = followUpPlan(line, facts)
  if (none === 'ENDS') return closeLineWith(context, line, done)
  if (days === null) return
  const due = dueAfter(done, days)
  await changeLine(context, line, { nextChangeDate: due })
  const others = (await unfinishedFollowUps(context, line.id)).filter(({ id }) => id !== done.call.id)
  const [kept, replaced] = [
    others.filter(({ workOrders }) => workOrders.length > 0),
    others.filter(({ workOrders }) => workOrders.length === 0),
  ]
  for (const each of replaced) softDelete(context, each)
  if (none === null && !kept.some(isScheduled)) await scheduleFollowUp(context, line, done, due)
}

/** Schedules the follow-up of a completed call without a line, when somebody asked for it by days (rules 3.11a). */
export const followCall = async (context: CommandContext, done: CompletedCall, facts: FollowUpFacts): Promise<void> => {
  const { days, none } = followUpPlan(null, facts)
  if (days !== null && none === null) await scheduleFollowUp(context, null, done, dueAfter(done, days))
}

const dueAfter = ({ facility, completedAt }: CompletedCall, days: number): Date =>
  daysLater(facility?.timeZone ?? 'UTC', completedAt, days)

const closeLineWith = async (
  context: CommandContext,
  line: LockedLine,
  { completedAt }: CompletedCall,
): Promise<void> => {
  if (!line.completedAt) await closeLineAt(context, line, completedAt)
}

/**
 * Closes the line and cancels its scheduled follow-ups; one that is in the queue stays there (rules 4.3). Answers how
 * many were canceled.
 */
export const closeLineAt = async (context: CommandContext, line: LockedLine, completedAt: Date): Promise<number> => {
  await changeLine(context, line, { completedAt, completedById: context.actor.userId })
  const coming = await scheduledFollowUps(context, line.id)
  for (const each of coming) softDelete(context, each)
  return coming.length
}

/** The follow-ups of the line that have not joined the queue yet. */
export const scheduledFollowUps = async (context: CommandContext, lineId: string): Promise<LockedCall[]> =>
  (await unfinishedFollowUps(context, lineId)).filter(({ aliveAt }) => aliveAt > context.now)

/** Undoes what the call caused: its follow-up that has not joined the queue, and the closing of its line (rules 3.12). */
export const undoFollowUp = async (
  context: CommandContext,
  line: LockedLine | null,
  call: { id: string; completedAt: Date },
): Promise<void> => {
  for (const each of await comingFollowUps(context, call.id)) softDelete(context, each)
  if (line && line.completedAt?.getTime() === call.completedAt.getTime()) {
    await changeLine(context, line, { completedAt: null, completedById: null })
    line.completedAt = null
  }
}

const scheduleFollowUp = async (
  context: CommandContext,
  line: LockedLine | null,
  { call, facility }: CompletedCall,
  due: Date,
): Promise<void> => {
  const { tx, actor } = context
  const [purpose] = await tx.purpose.findMany({
    where: { ...visiblePurposes(actor), name: purposeNames.dressingChange, deletedAt: null },
    take: 1,
  })
  const { status } = await readChoices(context, { statusName: statusNames.onHold })
  // Without the purpose of follow-ups no call is scheduled; the line keeps its next change date.
  if (!purpose || !status) return
  const { roomId, roomDescription, patientFirstName, patientLastName, dob, mrn, orderingProvider } = call
  const aliveAt = joinsAt(facility, due)
  await addCall(
    context,
    {
      ...{ roomId, roomDescription, patientFirstName, patientLastName, dob, mrn, orderingProvider },
      purposeId: purpose.id,
      statusCodeId: status.id,
      lineId: line?.id ?? null,
      followUpFromId: call.id,
      dressingChangeDate: due,
    },
    facility?.id ?? null,
    {
      aliveAt,
      recorded: firstValues({ followUpFrom: call.id, ...(line ? { lineId: line.id } : {}), aliveAt }),
    },
  )
}
