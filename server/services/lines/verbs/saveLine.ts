import { missingRoom } from '../../../domain/calls/rules'
import { joinsAt } from '../../../domain/configuration/facilities/workingHours'
import { isCalendarDate } from '../../../domain/kernel/time/calendarDate'
import { todayIn } from '../../../domain/kernel/time/facilityTime'
import { isSameList } from '../../../domain/kernel/lists'
import { doesNotExist, type FieldRefusal } from '../../../domain/kernel/refusal'
import { changeDateFrom, farChangeDate } from '../../../domain/lines/changeDate'
import { infectedAfter, wrongHistory } from '../../../domain/lines/infection'
import { saveLineInput } from '../../../domain/lines/input'
import { canSaveLine } from '../../../domain/lines/rules'
import { given } from '../../kernel/audit'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { changeLine, type LockedLine, type LinePatch } from '../../records/changeLine'
import { stepInHistory } from '../../records/flagInfection'
import { historyInWords, matchHistory, writeHistory } from '../reading/infectionHistory'
import { lockVisibleLine } from '../../records/lockVisibleLine'
import { changeCall } from '../../records/changeCall'
import { readChoices } from '../../records/choices'
import type { FacilityFacts } from '../../records/facilityFacts'
import { scheduledFollowUps } from '../../followUps/followUps'
import { lockFollowUpsOf } from '../../followUps/locks'
import { softDelete } from '../../records/softDelete'

/**
 * Saves the form of a line, and keeps infection flag and history consistent (administration, section 4). Everything
 * that is wrong is refused at once, and nothing is written then.
 */
export const saveLine = command({
  name: 'saveLine',
  permission: 'lines:change',
  input: saveLineInput,
  tellsAll: true,
  edits: true,
  on: 'line',
  description:
    'Changes an open line. Fields that are left out stay as they are. The infection flag and the history are kept consistent, and scheduled follow-ups move with its day and place.',
  rule: canSaveLine,
  refusals: ['LINE_CLOSED'],
  viewerCan: { viewerCanSave: { description: 'Whether you may change it.' } },
  history: 'Moved this follow-up with its line',
  run: async (
    context,
    { lineId, expectedVersion, infection, infectionNotes, infectionHistory, nextChangeDate, roomId, ...plain },
  ) => {
    const line = await lockVisibleLine(context, { lineId, expectedVersion })
    const { now } = context
    stopIf(canSaveLine(line))
    const place = await placeAfter(context, line, roomId)
    const timeZone = place.facility?.timeZone ?? 'UTC'
    const today = todayIn(timeZone, now)
    const due = dueAfter(line, nextChangeDate, timeZone)
    const history = await matchHistory(context, line, { infectionHistory, expectedVersion })
    stopIfInvalid([
      ...place.wrong,
      ...(due ? farChangeDate(due, timeZone, now) : []),
      ...(history ? wrongHistory(history.entries, today, line.infection && infection === false) : []),
    ])

    const sent = {
      ...plain,
      infectionNotes,
      ...(due === undefined ? {} : { nextChangeDate: due }),
      ...(roomId === undefined ? {} : { roomId }),
    }
    const moved = {
      day: due !== undefined && due?.getTime() !== line.nextChangeDate?.getTime(),
      place:
        (roomId !== undefined && roomId !== line.roomId) ||
        (plain.roomDescription !== undefined && plain.roomDescription !== line.roomDescription),
    }
    if (moved.day || moved.place) await lockFollowUpsOf(context, line.id)

    const before = await historyInWords(context, line)
    if (history) await writeHistory(context, line, history)
    const beginsOngoing = history?.entries.some(({ stop, isKept }) => stop === null && !isKept) ?? false
    const isInfected = infectedAfter(line.infection, infection, beginsOngoing)
    await stepInHistory(context, line, isInfected, today)
    const after = await historyInWords(context, line)

    const patch: LinePatch = given({ ...sent, infection: isInfected })
    await changeLine(
      context,
      line,
      patch,
      isSameList(before, after) ? {} : { infectionHistory: [before, after] },
      place.facility?.id ?? null,
    )
    if (moved.day || moved.place)
      await moveFollowUps(context, { ...line, ...(patch as Partial<LockedLine>) }, moved, place.facility)
    return { lineId: line.id }
  },
})

type Place = { facility: FacilityFacts | null; wrong: FieldRefusal[] }

/** The line's new place. A room that it already has may be hidden. */
const placeAfter = async (
  context: CommandContext,
  line: LockedLine,
  roomId: string | null | undefined,
): Promise<Place> => {
  if (roomId === undefined || roomId === line.roomId) return { facility: line.room?.facility ?? null, wrong: [] }
  const { room } = await readChoices(context, { roomId })
  if (roomId && !room) return { facility: line.room?.facility ?? null, wrong: [doesNotExist('roomId')] }
  return { facility: room?.facility ?? null, wrong: missingRoom(context.actor, roomId) }
}

/** The new next change date; undefined when it does not change, also when the same day is sent. */
const dueAfter = (
  { nextChangeDate }: LockedLine,
  sent: string | null | undefined,
  timeZone: string,
): Date | null | undefined => {
  if (!sent) return sent === undefined || nextChangeDate === null ? undefined : null
  if (nextChangeDate && isCalendarDate(sent) && todayIn(timeZone, nextChangeDate) === sent) return undefined
  const due = changeDateFrom(sent, timeZone)
  return due.getTime() === nextChangeDate?.getTime() ? undefined : due
}

/**
 * Scheduled follow-ups move with the line's day and place, and join the queue when the facility works; without a day they
 * are canceled (rules 4.11).
 */
const moveFollowUps = async (
  context: CommandContext,
  line: LockedLine,
  moved: { day: boolean; place: boolean },
  facility: FacilityFacts | null,
): Promise<void> => {
  const { nextChangeDate: due, roomId, roomDescription } = line
  for (const each of await scheduledFollowUps(context, line.id)) {
    if (moved.day && !due) {
      softDelete(context, each)
      continue
    }
    const day = (moved.day && due) || each.dressingChangeDate
    const aliveAt = day ? joinsAt(facility, day) : each.aliveAt
    changeCall(
      context,
      each,
      {
        aliveAt,
        dressingChangeDate: day,
        announcedAt: aliveAt <= context.now ? context.now : null,
        ...(moved.place ? { roomId, roomDescription } : {}),
      },
      {},
      facility?.id ?? null,
    )
  }
}
