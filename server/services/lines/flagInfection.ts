import { fromDatabaseDate, toDatabaseDate } from '../../domain/kernel/calendarDate'
import { todayIn } from '../../domain/kernel/facilityTime'
import { infectionStep } from '../../domain/lines/infection'
import type { CommandContext } from '../kernel/command'
import { changeLine, type LockedLine } from './changeLine'

/** Sets the line's infection flag and notes, and keeps its history in step (administration, section 4). What is undefined stays. */
export const flagInfection = async (context: CommandContext, line: LockedLine, { infection, infectionNotes }: { infection?: boolean | undefined; infectionNotes?: string | null | undefined }): Promise<void> => {
  const { tx, actor, now } = context
  const is = infection ?? line.infection
  const open = line.infections[0] ?? null
  const today = todayIn(line.room?.facility.timeZone ?? 'UTC', now)
  const step = infectionStep(line.infection, is, open && { start: fromDatabaseDate(open.start) }, today)
  if (step?.kind === 'begin')
    await tx.infectionEntry.create({ data: { providerId: actor.providerId, lineId: line.id, start: toDatabaseDate(step.start), createdAt: now, createdById: actor.userId } })
  if (step?.kind === 'end') await tx.infectionEntry.update({ where: { id: open!.id }, data: { stop: toDatabaseDate(step.stop) } })
  const told = step?.kind === 'begin' ? ([null, step.start] as const) : step ? (['ongoing', step.stop] as const) : null
  await changeLine(context, line, { infection: is, ...(infectionNotes === undefined ? {} : { infectionNotes }) }, told ? { infectionHistory: [told[0], told[1]] } : {})
}
