import type { Line } from '../../../db/generated/prisma/client'
import { isUuid } from '../../../domain/kernel/uuid'
import { doesNotExist, type FieldRefusal } from '../../../domain/kernel/refusal'
import { createLineCallsInput } from '../../../domain/lines/input'
import { patientOfNewCall, placeOfNewCall } from '../../../domain/lines/patient'
import { needsCustomName, purposeNames } from '../../../domain/configuration/purposes/purpose'
import { statusNames } from '../../../domain/configuration/statuses/status'
import { firstValues } from '../../kernel/audit'
import { command, type CommandContext } from '../../kernel/command'
import { stopIfInvalid } from '../../kernel/refused'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { lockLines } from '../../records/changeLine'
import { visibleLines } from '../../records/lineVisibility'
import { visiblePurposes } from '../../configuration/purposes/visibility'
import { addCallRows } from '../../records/addCall'
import { changeCall } from '../../records/changeCall'
import { readChoices } from '../../records/choices'
import { lockUnfinishedCalls } from '../../records/lockVisibleCall'
import { readLatestCalls } from './latestCalls'

/** The outcome for one line when calls are created for several. */
export type LineCallOutcome = 'CREATED' | 'BROUGHT_FORWARD' | 'CALLED_ALREADY' | 'CLOSED'
export type LineCall = { lineId: string; outcome: LineCallOutcome; callId: string | null }

/**
 * Creates calls for several lines. A line with an unfinished call for the need gets no second one (rules 4.12): a
 * scheduled call joins the queue now, a waiting one stays alone.
 */
export const createLineCalls = command({
  name: 'createLineCalls',
  permission: 'lines:change',
  input: createLineCallsInput,
  creates: true,
  tellsAll: true,
  on: 'line',
  description:
    'Creates calls for several open lines at once. A line with an unfinished call for the need gets no second one: a scheduled call joins the queue now, a call in the queue stays alone.',
  history: 'Created the call on the due board',
  run: async (context, input) => {
    const { tx, actor } = context
    const ids = [...new Set(input.lineIds)]
    const known = ids.filter(isUuid)
    await lockLines(tx, known)
    const lines = await tx.line.findMany({
      where: { AND: [visibleLines(actor), { id: { in: known } }] },
      select: { id: true, completedAt: true, mrn: true, orderingProvider: true, roomId: true, roomDescription: true },
    })
    const { purpose: named, status } = await readChoices(context, {
      purposeId: input.purposeId ?? null,
      statusName: statusNames.normal,
    })
    const purpose = input.purposeId
      ? named
      : await tx.purpose.findFirst({
          where: { ...visiblePurposes(actor), name: purposeNames.dressingChange, deletedAt: null },
        })
    const isThere = (id: string): boolean => lines.some((line) => line.id === id)
    stopIfInvalid([
      ...input.lineIds.flatMap((id, index): FieldRefusal[] => (isThere(id) ? [] : [doesNotExist(`lineIds[${index}]`)])),
      ...(purpose ? [] : [doesNotExist('purposeId')]),
      // Nobody could name the job for each line.
      ...(purpose && needsCustomName(purpose.name)
        ? [{ field: 'purposeId', message: 'Create a Custom call from its line' }]
        : []),
    ])

    const open = lines.filter(({ completedAt }) => !completedAt)
    const openIds = open.map(({ id }) => id)
    const waiting = await lockUnfinishedCalls(context, openIds, purpose!.id)
    const { now } = context
    const uncalled = open.filter(({ id }) => !waiting.some(({ lineId }) => lineId === id))
    const created = await createCalls(context, uncalled, { purposeId: purpose!.id, statusCodeId: status!.id })
    const outcomes = new Map<string, LineCall>(
      created.map(({ lineId, callId }) => [lineId, { lineId, callId, outcome: 'CREATED' }]),
    )
    // The call that joined the queue first decides the outcome of its line.
    for (const call of waiting.filter(
      ({ lineId }, index) => waiting.findIndex((other) => other.lineId === lineId) === index,
    )) {
      const isScheduled = call.aliveAt > now
      if (isScheduled) changeCall(context, call, { aliveAt: now, announcedAt: now })
      outcomes.set(call.lineId!, {
        lineId: call.lineId!,
        callId: call.id,
        outcome: isScheduled ? 'BROUGHT_FORWARD' : 'CALLED_ALREADY',
      })
    }
    return { calls: ids.map((lineId): LineCall => outcomes.get(lineId) ?? { lineId, callId: null, outcome: 'CLOSED' }) }
  },
})

type Created = { lineId: string; callId: string }
type OpenLine = Pick<Line, 'id' | 'mrn' | 'orderingProvider' | 'roomId' | 'roomDescription'>

/** Creates a call for each of these locked lines, with patient, place and ordering provider by rules 4.4. */
const createCalls = async (
  { tx, actor, now, record, changed }: CommandContext,
  lines: readonly OpenLine[],
  chosen: { purposeId: string; statusCodeId: string },
): Promise<Created[]> => {
  const latest = await readLatestCalls(
    tx,
    lines.map(({ id }) => id),
  )
  const places = lines.map((line) => ({ line, ...placeOfNewCall(latest.get(line.id), line) }))
  const rooms = await tx.room.findMany({
    where: {
      id: { in: places.flatMap(({ roomIds }) => roomIds) },
      hiddenAt: null,
      facility: { ...visibleFacilities(actor), deletedAt: null },
    },
    select: { id: true, facilityId: true },
  })
  // When a room cannot be chosen any more, the line's own room is used.
  const calls = places.map(({ line, roomIds, roomDescription }) => {
    const room = roomIds.map((id) => rooms.find((one) => one.id === id)).find((found) => found !== undefined)
    const patient = patientOfNewCall(latest.get(line.id), line)
    const values = { ...chosen, ...patient, roomId: room?.id ?? null, roomDescription, lineId: line.id }
    return { values, facilityId: room?.facilityId ?? null }
  })
  const ids = await addCallRows(
    tx,
    actor,
    now,
    calls.map(({ values }) => values),
  )
  return calls.map(({ values, facilityId }, index) => {
    const callId = ids[index]!
    record({ kind: 'call', id: callId }, firstValues(values))
    changed({ kind: 'call', id: callId }, [facilityId])
    return { lineId: values.lineId, callId }
  })
}
