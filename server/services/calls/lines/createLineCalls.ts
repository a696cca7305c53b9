import { isUuid } from '../../../domain/kernel/input'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import { createLineCallsInput } from '../../../domain/lines/input'
import { needsCustomName, purposeNames } from '../../../domain/purposes/purpose'
import { statusNames } from '../../../domain/statuses/status'
import { firstValues } from '../../kernel/audit'
import { command, type CommandContext } from '../../kernel/command'
import { orderedId } from '../../kernel/orderedId'
import { stopIfInvalid } from '../../kernel/refused'
import { lockLines } from '../../lines/changeLine'
import { visibleLines } from '../../lines/visibility'
import { visiblePurposes } from '../../purposes/visibility'
import { changeCall } from '../changeCall'
import { readChoices } from '../choices'
import { lockUnfinishedCalls } from '../lockVisibleCall'

/** What became of one line when calls were created for several. */
export type LineCallOutcome = 'CREATED' | 'BROUGHT_FORWARD' | 'CALLED_ALREADY' | 'CLOSED'
export type LineCall = { lineId: string; outcome: LineCallOutcome; callId: string | null }

/**
 * Calls for several lines at once, of which none is called for twice (rules 4.12): where a call for
 * the need is scheduled it joins the queue now, where one waits already it stays alone.
 */
export const createLineCalls = command({
  name: 'createLineCalls',
  permission: 'lines:change',
  input: createLineCallsInput,
  creates: true,
  tellsAll: true,
  on: 'line',
  description:
    'Creates calls for several open lines at once. No line gets a second call for a need while the first is neither done nor deleted: one that is scheduled joins the queue now, one that is in the queue stays alone.',
  history: 'Called for the line on the due board',
  run: async (context, input) => {
    const { tx, actor } = context
    const ids = [...new Set(input.lineIds)]
    const known = ids.filter(isUuid)
    await lockLines(tx, known)
    const lines = await tx.line.findMany({
      where: { AND: [visibleLines(actor), { id: { in: known } }] },
      select: { id: true, completedAt: true },
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
      ...input.lineIds.flatMap((id, index): FieldRefusal[] =>
        isThere(id) ? [] : [{ field: `lineIds[${index}]`, message: 'Does not exist' }],
      ),
      ...(purpose ? [] : [{ field: 'purposeId', message: 'Does not exist' }]),
      // There is nobody to name the job for each of them.
      ...(purpose && needsCustomName(purpose.name)
        ? [{ field: 'purposeId', message: 'A call with a name of its own is created from its line' }]
        : []),
    ])

    const open = lines.filter(({ completedAt }) => !completedAt).map(({ id }) => id)
    const waiting = await lockUnfinishedCalls(context, open, purpose!.id)
    const { now } = context
    const created = await createMissing(context, open, { purposeId: purpose!.id, statusCodeId: status!.id })
    const outcomes = new Map<string, LineCall>(
      created.map(({ lineId, callId }) => [lineId, { lineId, callId, outcome: 'CREATED' }]),
    )
    // The one that joined the queue first comes first; it says what is the matter with its line.
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

/** What the trail tells of a new call. */
const told = {
  id: true,
  purposeId: true,
  statusCodeId: true,
  roomId: true,
  roomDescription: true,
  patientFirstName: true,
  patientLastName: true,
  dob: true,
  mrn: true,
  orderingProvider: true,
  lineId: true,
} as const

type Created = { lineId: string; callId: string; facilityId: string | null }

/**
 * One conditional write: a call for each of the lines that has none for the purpose that is neither
 * done nor deleted. Patient, place and ordering provider are those of the line's latest call (rules
 * 4.4); a room that cannot be chosen any more gives way to the line's own.
 */
const createMissing = async (
  { tx, actor, now, record, changed }: CommandContext,
  lineIds: string[],
  { purposeId, statusCodeId }: { purposeId: string; statusCodeId: string },
): Promise<Created[]> => {
  const mine = actor.allowedFacilityIds
  const created = await tx.$queryRaw<Created[]>`
    insert into call (id, provider_id, purpose_id, status_code_id, room_id, room_description, patient_first_name, patient_last_name, dob, mrn, ordering_provider, line_id,
      alive_at, announced_at, created_at, updated_at, created_by_id, updated_by_id)
    select wanted.id, line.provider_id, ${purposeId}::uuid, ${statusCodeId}::uuid, place.id, case when latest.id is null then line.room_description else latest.room_description end,
      latest.patient_first_name, latest.patient_last_name, latest.dob, coalesce(latest.mrn, line.mrn), coalesce(latest.ordering_provider, line.ordering_provider), line.id,
      ${now}, ${now}, ${now}, ${now}, ${actor.userId}::uuid, ${actor.userId}::uuid
    from unnest(${lineIds.map(orderedId)}::uuid[], ${lineIds}::uuid[]) as wanted (id, line_id)
    join line on line.id = wanted.line_id and line.completed_at is null
    left join lateral (select * from call where call.line_id = line.id and call.deleted_at is null order by call.created_at desc, call.id desc limit 1) as latest on true
    left join lateral (
      select room.id from room join facility on facility.id = room.facility_id
      where room.id in (latest.room_id, line.room_id) and room.hidden_at is null and facility.deleted_at is null
        and (${mine.length === 0} or facility.id = any(${mine}::uuid[]))
      order by room.id = latest.room_id desc nulls last limit 1
    ) as place on true
    where not exists (select from call as other where other.line_id = line.id and other.purpose_id = ${purposeId}::uuid and other.completed_at is null and other.deleted_at is null)
    returning id as "callId", line_id as "lineId", (select facility_id from room where room.id = call.room_id) as "facilityId"`
  const rows = await tx.call.findMany({ where: { id: { in: created.map(({ callId }) => callId) } }, select: told })
  for (const { id, ...values } of rows) record({ kind: 'call', id }, firstValues(values))
  for (const { callId, facilityId } of created) changed({ kind: 'call', id: callId }, [facilityId])
  return created
}
