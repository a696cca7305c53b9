import pLimit from 'p-limit'
import type { Clients } from '../../../db/access/client'
import {
  isStillTrue,
  pushAgainAt,
  pushLifeMs,
  pushPayload,
  pushTopic,
  toldOf,
  type PushKind,
  type PushSound,
} from '../../../domain/alerts/push'
import type { Pusher, PushKeys } from '../../../push/pusher'
import { audienceOf, readCallNow, whoSees, type CallNow } from './audience'
import { expandAlerts, putRightAgain } from './expandAlerts'
import { readVapidKeys } from './vapidKeys'

/** A push that this process has claimed. */
type ClaimedPush = {
  id: string
  kind: PushKind
  sound: PushSound
  callId: string
  createdAt: Date
  /** The number of this attempt, from 1. */
  attempts: number
  userId: string
  /** For a person who may work in another provider as well; null for others. */
  providerName: string | null
  subscriptionId: string
  endpoint: string
  p256dh: string
  auth: string
}

/** How long a process may take for one push before another one tries. */
const leaseMs = 60_000
const batch = 20
const sentAtOnce = 10
/** A run ends after this time; the next one goes on. */
const longestRunMs = 20_000

/** One device gets the pushes of one call one after the other. */
const claim = ({ system }: Clients, now: Date): Promise<ClaimedPush[]> => system.$queryRaw<ClaimedPush[]>`
  with due as (
    select id from push
    where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      and not exists (select from push other where other.subscription_id = push.subscription_id and other.call_id = push.call_id
        and other.id <> push.id and other.due_at is not null and other.claimed_until > ${now})
    order by due_at, id limit ${batch} for update skip locked
  )
  update push set claimed_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
  from due, push_subscription device, app_user person, provider
  where push.id = due.id and device.id = push.subscription_id and person.id = device.user_id and provider.id = push.provider_id
  returning case when exists (select from provider other where other.id <> push.provider_id and other.status = 'Active' and (person.superadmin
      or exists (select from provider_role role where role.provider_id = other.id and role.user_id = person.id))
      and not exists (select from account_lock locked where locked.provider_id = other.id and locked.user_id = person.id))
    then provider.name end as "providerName", push.id, kind, sound, call_id as "callId", push.created_at as "createdAt", attempts, device.user_id as "userId",
    device.id as "subscriptionId", endpoint, p256dh, auth`

type Settlement = { sentAt?: Date; told?: string; dueAt: Date | null; problem: string | null }

/** Records the result, unless another process has claimed the push since. */
const settle = async ({ system }: Clients, { id, attempts }: ClaimedPush, settlement: Settlement): Promise<void> =>
  void (await system.push.updateMany({
    where: { id, attempts, sentAt: null },
    data: { ...settlement, claimedUntil: null },
  }))

/** Notes since when the push service of a device refuses what is sent there; null: it takes it. */
const noteRefusal = async ({ system }: Clients, id: string, refusedAt: Date | null): Promise<void> =>
  void (await system.pushSubscription.updateMany({
    where: { id, refusedAt: refusedAt ? null : { not: null } },
    data: { refusedAt },
  }))

/** Why a push is not sent; null when it is still true, and its person may still see the call and wants to know. */
const whyNotSent = async (
  clients: Clients,
  { kind, sound, userId, createdAt }: ClaimedPush,
  call: CallNow | null,
  now: Date,
): Promise<string | null> => {
  if (!call) return 'The provider is inactive.'
  if (createdAt.getTime() + pushLifeMs <= now.getTime()) return 'It was too late.'
  if (kind === 'WITHDRAWN') return null
  if (!isStillTrue(kind, call, userId)) return 'The call no longer waits for it.'
  // What the device shows already is put right whatever its person has chosen since.
  const audience =
    sound !== 'ALWAYS'
      ? await whoSees(clients, call, [userId])
      : await audienceOf(clients, call, [userId], () => [kind])
  return audience.has(userId) ? null : 'The person is not to be told of it any more.'
}

const sendOne = async (
  clients: Clients,
  pusher: Pusher,
  keys: PushKeys,
  push: ClaimedPush,
  now: () => Date,
): Promise<void> => {
  const at = now()
  const call = await clients.systemTransaction((tx) => readCallNow(tx, push.callId))
  const problem = await whyNotSent(clients, push, call, at)
  if (problem) return settle(clients, push, { dueAt: null, problem })
  const pushed = await pusher.send(keys, push, {
    payload: pushPayload(push.kind, call!, push, at),
    topic: pushTopic(push.callId),
    lifeMs: push.createdAt.getTime() + pushLifeMs - at.getTime(),
  })
  switch (pushed.outcome) {
    case 'sent':
      await settle(clients, push, { sentAt: now(), told: toldOf(push.kind, call!), dueAt: null, problem: null })
      return noteRefusal(clients, push.subscriptionId, null)
    case 'gone':
      // Its pushes go with it.
      return void (await clients.system.pushSubscription.deleteMany({ where: { id: push.subscriptionId } }))
    case 'again':
      return settle(clients, push, { dueAt: pushAgainAt(push, pushed.retryAfterMs, now()), problem: pushed.problem })
    case 'refused':
      await settle(clients, push, { dueAt: null, problem: pushed.problem })
      return noteRefusal(clients, push.subscriptionId, now())
  }
}

/**
 * Sends what is due, and answers how many pushes there were. Each is claimed first, so that several processes send each
 * one once; a process that dies after sending leads to a second one, which replaces the first on the device. Nothing is
 * sent inside of a transaction.
 */
export const sendPush = async (clients: Clients, pusher: Pusher, now: () => Date): Promise<number> => {
  const [work] = await clients.system.$queryRaw<{ isThere: boolean }[]>`
    select exists (select from push_alert) or exists (select from push where due_at <= ${now()}) as "isThere"`
  if (!work!.isThere) return 0
  while ((await expandAlerts(clients, now())) > 0) continue
  const until = Date.now() + longestRunMs
  let count = 0
  while (Date.now() < until) {
    const claimed = await claim(clients, now())
    if (claimed.length === 0) break
    const keys = await readVapidKeys(clients)
    const limit = pLimit(sentAtOnce)
    await Promise.all(claimed.map((push) => limit(() => sendOne(clients, pusher, keys, push, now))))
    await putRightAgain(
      clients,
      claimed.map(({ callId }) => callId),
      now(),
    )
    count += claimed.length
  }
  return count
}
