import type { Statement } from '../../../db/access/client'
import type { Availability } from '../../../domain/calls/rules'
import { presenceOf } from '../../../domain/account/presence'
import { lockPerson } from '../../account/presence/presence'
import { visibleFacilityIds } from '../../configuration/facilities/visibility'
import type { CallInput } from '../../../domain/calls/input'
import type { CommandContext } from '../../kernel/command'
import type { FoundCall } from '../../records/callRow'
import { lockVisibleCall } from '../../records/lockVisibleCall'

const leading: Statement = {
  name: 'patency_leading',
  text: `select call_id as "callId", case when $2::uuid[] is null or room.facility_id = any($2) then concat_ws(' in ', purpose.name, room.name) end as name
    from work_order join call on call.id = work_order.call_id join purpose on purpose.id = call.purpose_id left join room on room.id = call.room_id
    where user_id = $1 and is_lead and ended_at is null and call.completed_at is null and call.deleted_at is null limit 1`,
}

/**
 * The actor's availability, read under a lock of their own row, so that one person's claims of two calls are
 * serialized. Always taken before the call's lock.
 */
export const lockAvailability = async ({ sql, actor }: CommandContext, callId: string): Promise<Availability> => {
  const [person, [work]] = await Promise.all([
    lockPerson(sql, actor.userId),
    sql.rows<{ callId: string; name: string | null }>(leading, [actor.userId, visibleFacilityIds(actor)]),
  ])
  return {
    presence: presenceOf(person),
    isWorkingAnotherCall: work !== undefined && work.callId !== callId,
    otherCallName: work?.name ?? null,
  }
}

/** Locks the actor's row and then the call, in one round trip. */
export const lockAvailabilityAndCall = async (
  context: CommandContext,
  input: CallInput,
): Promise<{ availability: Availability; call: FoundCall }> => {
  const [availability, call] = await Promise.all([
    lockAvailability(context, input.callId),
    lockVisibleCall(context, input),
  ])
  return { availability, call }
}
