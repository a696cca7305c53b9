import { fromDatabaseDate, toDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { todayIn } from '../../domain/kernel/time/facilityTime'
import { infectionStep } from '../../domain/lines/infection'
import type { CommandContext } from '../kernel/command'
import { changeLine, type LockedLine } from './changeLine'

type Flag = { infection?: boolean | undefined; infectionNotes?: string | null | undefined }

/**
 * Sets the line's infection flag and notes, and keeps its history consistent (administration, section 4). Undefined
 * fields stay as they are.
 */
export const flagInfection = async (
  context: CommandContext,
  line: LockedLine,
  { infection, infectionNotes }: Flag,
): Promise<void> => {
  const is = infection ?? line.infection
  const change = await stepInHistory(context, line, is, todayIn(line.room?.facility.timeZone ?? 'UTC', context.now))
  await changeLine(
    context,
    line,
    { infection: is, ...(infectionNotes === undefined ? {} : { infectionNotes }) },
    change ? { infectionHistory: change } : {},
  )
}

/** Begins, resumes or ends an entry of the history when the flag changes; answers the change. */
export const stepInHistory = async (
  { tx, actor, now }: CommandContext,
  line: LockedLine,
  is: boolean,
  today: string,
): Promise<[from: string | null, to: string] | null> => {
  const open = line.infections[0] ?? null
  const last =
    is && !open
      ? await tx.infectionEntry.findFirst({
          where: { lineId: line.id, stop: { not: null } },
          orderBy: { stop: 'desc' },
        })
      : null
  const lastStop = last && fromDatabaseDate(last.stop!)
  const step = infectionStep(line.infection, is, open && { start: fromDatabaseDate(open.start) }, today, lastStop)
  if (!step) return null
  if (step.kind === 'resume') {
    await tx.infectionEntry.update({ where: { id: last!.id }, data: { stop: null } })
    return [lastStop, 'ongoing']
  }
  if (step.kind === 'end') {
    await tx.infectionEntry.update({ where: { id: open!.id }, data: { stop: toDatabaseDate(step.stop) } })
    return ['ongoing', step.stop]
  }
  await tx.infectionEntry.create({
    data: {
      providerId: actor.providerId,
      lineId: line.id,
      start: toDatabaseDate(step.start),
      createdAt: now,
      createdById: actor.userId,
    },
  })
  return [null, step.start]
}
