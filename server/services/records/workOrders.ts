import type { CommandContext } from '../kernel/command'
import { orderedId } from '../kernel/orderedId'
import type { LockedCall } from './lockVisibleCall'

// Work that another server's clock started later than now ends at its start.
const end = (name: string, which: string) => ({
  name: `patency_end_${name}`,
  text: `update work_order set ended_at = greatest(started_at, $2) where call_id = $1 and ended_at is null and ${which}`,
})
const everybodys = end('work', 'true')
const leadsAndOwn = end('lead_and_own_work', '(is_lead or user_id = $3)')
const ownAssisting = end('assisting', 'user_id = $3 and not is_lead')

const begin = {
  name: 'patency_begin_work',
  text: 'insert into work_order (id, provider_id, call_id, user_id, is_lead, is_training, is_assisting, started_at) values ($1, $2, $3, $4, true, $5, false, $6)',
}

const closed = {
  name: 'patency_closing_work',
  text: 'insert into work_order (id, provider_id, call_id, user_id, is_lead, is_training, is_assisting, started_at, ended_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)',
}

/** Ends everybody's unfinished work on the call, so that nobody is shown as working on a call that ended or was returned. */
export const endWorkOrders = ({ sql, now }: Pick<CommandContext, 'sql' | 'now'>, callId: string): void =>
  sql.ahead(everybodys, [callId, now])

/** Ends a person's work as an assistant, by default the actor's. */
export const endAssisting = (
  { sql, now, actor }: Pick<CommandContext, 'sql' | 'now'> & { actor: { userId: string | null } },
  callId: string,
  userId = actor.userId,
): void => sql.ahead(ownAssisting, [callId, now, userId])

/** Makes the actor the lead: ends the previous lead's work order, and begins the actor's (rules 3.4). */
export const openLeadWorkOrder = ({ sql, actor, now }: CommandContext, call: LockedCall): void => {
  sql.ahead(leadsAndOwn, [call.id, now, actor.userId])
  sql.ahead(begin, [orderedId(), call.providerId, call.id, actor.userId, actor.training, now])
}

/**
 * Gives a person who closes a call without unfinished work a work order that begins and ends now, so that the work log
 * shows them (rules 3.10a).
 */
export const addClosingWorkOrder = ({ sql, actor, now }: CommandContext, call: LockedCall): void => {
  if (call.workOrders.some(({ userId, end: endedAt }) => userId === actor.userId && endedAt === null)) return
  const isLead = call.assignedToId === null
  sql.ahead(closed, [
    orderedId(),
    call.providerId,
    call.id,
    actor.userId,
    isLead,
    isLead && actor.training,
    !isLead,
    now,
  ])
}
