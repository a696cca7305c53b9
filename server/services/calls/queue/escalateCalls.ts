import type { Clients } from '../../../db/access/client'
import { presenceOf } from '../../../domain/account/presence'
import { isEscalatedTo, type Escalated } from '../../../domain/calls/queue/escalation'
import { minutesBetween } from '../../../domain/calls/queue/waiting'
import type { Role } from '../../../domain/kernel/actor'
import { queueEscalation } from '../../alerts/push/queuePush'
import { timedWrite, type TimedWrite } from '../../kernel/timedWrite'

const due = {
  name: 'patency_due_escalations',
  text: `select call_id as "callId", provider_id as "providerId" from call_wait
    where escalates_at <= $1 and (select status = 'Active' from provider where provider.id = provider_id) order by escalates_at limit 200`,
}

// A call that a verb is writing, or another process escalates, is left to the next second.
const lock = {
  name: 'patency_lock_waiting_call',
  text: `select updated_at as "updatedAt", (select facility_id from room where room.id = call.room_id) as "facilityId" from call where id = $1 for no key update skip locked`,
}

// The wait may be over, or the step taken, since it was found due: then nothing is written.
const step = {
  name: 'patency_escalate',
  text: `with step as (
      insert into call_escalation (call_id, waiting_since, step, provider_id, at, audience)
      select call_id, waiting_since, steps + 1, provider_id, $2, escalates_to from call_wait where call_id = $1 and escalates_at <= $2
      on conflict do nothing returning *
    )
    update call_wait set steps = step.step, escalated_at = step.at, escalated_to = step.audience from step where call_wait.call_id = step.call_id
    returning step.waiting_since as "waitingSince", step.audience`,
}

const people = {
  name: 'patency_people_for_escalation',
  text: `select u.id, r.role, u.is_online as "isOnline", u.away_at as "awayAt",
      array(select facility_id from allowed_facility a where a.user_id = u.id and a.provider_id = $1) as "allowedFacilityIds"
    from provider_role r join app_user u on u.id = r.user_id where r.provider_id = $1 and u.active
      and not exists (select from account_lock l where l.user_id = r.user_id and l.provider_id = $1)`,
}

type Person = {
  id: string
  role: Role
  isOnline: boolean
  awayAt: string | null
  allowedFacilityIds: string[]
}

/** The people whom an escalation tells. */
const toldBy = async ({ sql, actor }: TimedWrite, escalated: Escalated): Promise<string[]> =>
  (await sql.rows<Person>(people, [actor.providerId]))
    .filter((person) => isEscalatedTo({ ...person, presence: presenceOf(person) }, escalated))
    .map(({ id }) => id)

type Locked = { updatedAt: Date; facilityId: string | null }
type Step = { waitingSince: Date; audience: string[] }

/** Takes the next step of a call's escalation, if it is due; answers whether it was. */
const escalate = async (context: TimedWrite, callId: string): Promise<boolean> => {
  const { sql, notBefore, record, changed } = context
  const [call] = await sql.rows<Locked>(lock, [callId])
  if (!call) return false
  notBefore(call.updatedAt)
  const [taken] = await sql.rows<Step>(step, [callId, context.now])
  if (!taken) return false
  const waited = minutesBetween(taken.waitingSince.toISOString(), context.now)
  record({ kind: 'call', id: callId }, { escalatedTo: [null, taken.audience], waitedMinutes: [null, waited] })
  const userIds = await toldBy(context, { audience: taken.audience, facilityId: call.facilityId })
  await queueEscalation(context, { providerId: context.actor.providerId, callId, userIds })
  changed({ kind: 'call', id: callId }, [call.facilityId])
  return true
}

/**
 * Escalates the calls that have waited too long (rules 10.4), each step once, however many processes do it: a step is a
 * row with a unique key, in one transaction with its audit row and its change. A claim locks the call too, so it ends
 * the wait before the step, or comes after it. Answers how many steps were taken.
 */
export const escalateCalls = async (clients: Clients, now: Date): Promise<number> => {
  const found = await clients.rows<{ callId: string; providerId: string }>(due, [now])
  const problems: unknown[] = []
  let steps = 0
  for (const { callId, providerId } of found)
    try {
      const timed = { name: 'escalateCall', providerId, now: () => now }
      if (await timedWrite(clients, timed, (context) => escalate(context, callId))) steps += 1
    } catch (error) {
      // The others do not wait for it.
      problems.push(error)
    }
  if (problems.length > 0) throw problems[0]
  return steps
}
