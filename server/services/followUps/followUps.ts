import { daysLater } from '../../domain/kernel/time/facilityTime'
import { purposeNames } from '../../domain/configuration/purposes/purpose'
import { isScheduled } from '../../domain/calls/rules'
import { followUpPlan, type FollowUpFacts } from '../../domain/configuration/procedures/followUp'
import { statusNames } from '../../domain/configuration/statuses/status'
import { firstValues } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { changeLine, type LockedLine } from '../records/changeLine'
import { visiblePurposes } from '../configuration/purposes/visibility'
import { addCall } from '../records/addCall'
import { readChoices } from '../records/choices'
import { comingFollowUps, unfinishedFollowUps, type LockedCall } from '../records/lockVisibleCall'
import { takeOut } from '../records/takeOut'

/** A completed call as its line sees it. */
export type CompletedCall = {
  call: LockedCall
  completedAt: Date
  facility: { id: string; timeZone: string; followUpsEnabled: boolean } | null
}

/**
 * What a completed call does to its line (rules 3.11): the line is closed when an option says that
 * it is out; otherwise its next change date is set, and the follow-up for that day is scheduled in
 * place of any other that nobody works on.
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
  for (const each of replaced) takeOut(context, each)
  if (none === null && !kept.some(isScheduled)) await scheduleFollowUp(context, line, done, due)
}

/** Schedules the follow-up that was asked for by days of a completed call that has no line (rules 3.11a). */
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

/** Nobody comes for a line that is out; a follow-up that is in the queue already stays there (rules 4.3). Answers how many were cancelled. */
export const closeLineAt = async (context: CommandContext, line: LockedLine, completedAt: Date): Promise<number> => {
  await changeLine(context, line, { completedAt, completedById: context.actor.userId })
  const coming = await scheduledFollowUps(context, line.id)
  for (const each of coming) takeOut(context, each)
  return coming.length
}

/** The follow-ups of the line that have not joined the queue yet. */
export const scheduledFollowUps = async (context: CommandContext, lineId: string): Promise<LockedCall[]> =>
  (await unfinishedFollowUps(context, lineId)).filter(({ aliveAt }) => aliveAt > context.now)

/** Takes back what the call had caused: its follow-up that is not alive yet, and the closing of its line (rules 3.12). */
export const undoFollowUp = async (
  context: CommandContext,
  line: LockedLine | null,
  call: { id: string; completedAt: Date },
): Promise<void> => {
  for (const each of await comingFollowUps(context, call.id)) takeOut(context, each)
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
  // Without the purpose that follow-ups have, nobody could say what the visit is for; the line's date still stands.
  if (!purpose || !status) return
  const { roomId, roomDescription, patientFirstName, patientLastName, dob, mrn, orderingProvider } = call
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
      aliveAt: due,
      recorded: firstValues({ followUpFrom: call.id, ...(line ? { lineId: line.id } : {}), aliveAt: due }),
    },
  )
}
