import type { Clients, Tx } from '../../../db/access/client'
import type { PushAlert } from '../../../db/generated/prisma/client'
import { isStillTrue, pushLifeMs, type PushKind } from '../../../domain/alerts/push'
import { audienceOfAlert, readCallNow, whoSees, type CallNow, type Happened } from './audience'

const batch = 20

type Device = { id: string; userId: string }

/** Queues a push of the call to these devices. What was still to be sent to them about the call is replaced by it. */
const queue = async (tx: Tx, call: CallNow, kind: PushKind, devices: readonly Device[], now: Date): Promise<void> => {
  if (devices.length === 0) return
  const { callId, providerId } = call
  const subscriptionIds = devices.map(({ id }) => id)
  await tx.push.updateMany({
    where: { callId, subscriptionId: { in: subscriptionIds }, dueAt: { not: null }, claimedUntil: null },
    data: { dueAt: null, problem: 'A later push replaced it.' },
  })
  await tx.push.createMany({
    data: subscriptionIds.map((subscriptionId) => ({
      providerId,
      callId,
      subscriptionId,
      kind,
      createdAt: now,
      dueAt: now,
    })),
  })
}

type Sent = { id: string; kind: PushKind; subscriptionId: string; userId: string }

/** Takes those notifications of a call off the devices that are no longer true, or not for their person, each once. */
const withdraw = async (clients: Clients, tx: Tx, call: CallNow, now: Date): Promise<void> => {
  const sent = await tx.$queryRaw<Sent[]>`
    select push.id, push.kind, push.subscription_id as "subscriptionId", device.user_id as "userId"
    from push join push_subscription device on device.id = push.subscription_id
    where push.call_id = ${call.callId}::uuid and push.kind <> 'WITHDRAWN' and push.sent_at is not null and push.withdrawn_at is null
    order by push.id for update of push`
  const seeing = await whoSees(
    clients,
    call,
    sent.map(({ userId }) => userId),
  )
  const over = sent.filter(({ kind, userId }) => !isStillTrue(kind, call, userId) || !seeing.has(userId))
  if (over.length === 0) return
  await tx.push.updateMany({ where: { id: { in: over.map(({ id }) => id) } }, data: { withdrawnAt: now } })
  // A device that shows something newer of the call keeps that.
  const kept = new Set(sent.filter((one) => !over.includes(one)).map(({ subscriptionId }) => subscriptionId))
  const devices = new Map(over.map(({ subscriptionId, userId }) => [subscriptionId, { id: subscriptionId, userId }]))
  await queue(
    tx,
    call,
    'WITHDRAWN',
    [...devices.values()].filter(({ id }) => !kept.has(id)),
    now,
  )
}

const expand = async (clients: Clients, tx: Tx, alert: PushAlert, now: Date): Promise<void> => {
  const call = await readCallNow(tx, alert.callId)
  if (!call) return
  await withdraw(clients, tx, call, now)
  if (alert.createdAt.getTime() + pushLifeMs <= now.getTime()) return
  const happened =
    alert.kind === 'ESCALATION'
      ? ({ kind: 'ESCALATION' } as const)
      : ({ kind: 'CHANGE', byId: alert.byId, before: alert.before } as Happened)
  const devices = await tx.pushSubscription.findMany({
    where: alert.kind === 'ESCALATION' ? { userId: { in: alert.userIds } } : {},
    orderBy: { id: 'asc' },
    select: { id: true, userId: true },
  })
  const audience = await audienceOfAlert(
    clients,
    call,
    devices.map(({ userId }) => userId),
    happened,
  )
  for (const kind of new Set(audience.values()))
    await queue(
      tx,
      call,
      kind,
      devices.filter(({ userId }) => audience.get(userId) === kind),
      now,
    )
}

/**
 * Finds out whom the queued alerts concern, and queues a push for each of their devices. An alert is deleted in the
 * transaction that queues its pushes, so each counts once, however many servers run. Answers how many there were.
 */
export const expandAlerts = (clients: Clients, now: Date): Promise<number> =>
  clients.systemTransaction(async (tx) => {
    const alerts = await tx.$queryRaw<PushAlert[]>`
      delete from push_alert where id in (select id from push_alert order by created_at, id limit ${batch} for update skip locked)
      returning id, provider_id as "providerId", call_id as "callId", kind, before, user_ids as "userIds", by_id as "byId", created_at as "createdAt"`
    alerts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    for (const alert of alerts) await expand(clients, tx, alert, now)
    return alerts.length
  })

/** The pushes of these calls that are not true any more, because something happened while they were sent. */
export const withdrawAgain = (clients: Clients, callIds: readonly string[], now: Date): Promise<void> =>
  clients.systemTransaction(async (tx) => {
    for (const callId of [...new Set(callIds)].sort()) {
      const call = await readCallNow(tx, callId)
      if (call) await withdraw(clients, tx, call, now)
    }
  })
