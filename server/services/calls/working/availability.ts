import type { Statement } from '../../../db/access/client'
import type { Availability } from '../../../domain/calls/rules'
import { presenceOf } from '../../../domain/account/presence'
import type { Actor } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'
import { lockPerson } from '../../account/presence/presence'
import { visibleFacilityIds } from '../../configuration/facilities/visibility'
import type { CallInput } from '../../../domain/calls/input'
import type { CommandContext } from '../../kernel/command'
import { Denied } from '../../kernel/request'
import type { FoundCall } from '../../records/callRow'
import { lockVisibleCall } from '../../records/lockVisibleCall'

const leading: Statement = {
  name: 'patency_leading',
  text: `select person.active, held.is_locked as "isLocked", person.superadmin, held.role, work.*
    from app_user person left join lateral (
      select role, exists (select from account_lock l where l.user_id = r.user_id and l.provider_id = r.provider_id) as is_locked
      from provider_role r where r.user_id = person.id and r.provider_id = $3
    ) as held on true
    left join lateral (
      select call_id as "callId", case when $2::uuid[] is null or room.facility_id = any($2) then concat_ws(' in ', purpose.name, room.name) end as name
      from work_order join call on call.id = work_order.call_id join purpose on purpose.id = call.purpose_id left join room on room.id = call.room_id
      where user_id = $1 and is_lead and ended_at is null and call.completed_at is null and call.deleted_at is null limit 1
    ) as work on true
    where person.id = $1`,
}

type Leading = Pick<Actor, 'isLocked' | 'superadmin' | 'role'> & {
  active: boolean
  callId: string | null
  name: string | null
}

/**
 * The actor's availability, read under a lock of their own row, so that one person's claims of two calls are
 * serialized. Always taken before the call's lock.
 */
export const lockAvailability = async ({ sql, actor }: CommandContext, callId: string): Promise<Availability> => {
  const [person, [now]] = await Promise.all([
    lockPerson(sql, actor.userId),
    sql.rows<Leading>(leading, [actor.userId, visibleFacilityIds(actor), actor.providerId]),
  ])
  const { active, callId: otherId, name, ...rights } = now!
  // An administrator may have taken them out while this waited for the lock.
  if (!active || !may({ ...actor, ...rights }, 'call:work')) throw new Denied('FORBIDDEN')
  return {
    presence: presenceOf(person),
    isWorkingAnotherCall: otherId !== null && otherId !== callId,
    otherCallName: name,
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
