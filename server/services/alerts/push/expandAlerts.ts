import type { Clients, Tx } from '../../../db/access/client'
import type { PushAlert } from '../../../db/generated/prisma/client'
import {
  isStillTrue,
  pushLifeMs,
  soundOfCorrection,
  toldOf,
  type PushKind,
  type PushSound,
} from '../../../domain/alerts/push'
import { audienceOfAlert, readCallNow, whoSees, type CallNow, type Happened } from './audience'

const batch = 20

type Device = { id: string; userId: string }

type Queued = { kind: PushKind; sound?: PushSound }

/** Queues a push of the call to these devices. What was still to be sent to them about the call is replaced by it. */
const queue = async (
  tx: Tx,
  call: CallNow,
  { kind, sound = 'ALWAYS' }: Queued,
  devices: readonly Device[],
  now: Date,
): Promise<void> => {
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
      sound,
      createdAt: now,
      dueAt: now,
    })),
  })
}

type Sent = {
  id: string
  kind: PushKind
  /** Null for one that an older server has sent. */
  told: string | null
  sentAt: Date
  subscriptionId: string
  userId: string
  /** Another push of the call is still to be sent to the device. */
  isToldMore: boolean
}

/** Tells a device of the call again, as the earlier push would be sent now. */
const correct = async (tx: Tx, call: CallNow, { kind, sentAt, id, ...to }: Sent, now: Date): Promise<void> => {
  const sound = soundOfCorrection(sentAt, to.userId === call.updatedById, now)
  await tx.push.update({ where: { id }, data: { told: toldOf(kind, call) } })
  await queue(tx, call, { kind, sound }, [{ id: to.subscriptionId, userId: to.userId }], now)
}

/**
 * Takes those notifications of a call off the devices that are no longer true, or not for their person, and puts the
 * others right, each once. A device that something else of the call is still to be sent to is put right after that.
 */
const putRight = async (clients: Clients, tx: Tx, call: CallNow, now: Date): Promise<void> => {
  const sent = await tx.$queryRaw<Sent[]>`
    select push.id, push.kind, push.told, push.sent_at as "sentAt", push.subscription_id as "subscriptionId", device.user_id as "userId",
      exists (select from push other where other.call_id = push.call_id and other.subscription_id = push.subscription_id
        and other.due_at is not null) as "isToldMore"
    from push join push_subscription device on device.id = push.subscription_id
    where push.call_id = ${call.callId}::uuid and push.kind <> 'WITHDRAWN' and push.sent_at is not null and push.withdrawn_at is null
    order by push.sent_at, push.id for update of push`
  const seeing = await whoSees(
    clients,
    call,
    sent.map(({ userId }) => userId),
  )
  const isOver = ({ kind, userId }: Sent): boolean => !isStillTrue(kind, call, userId) || !seeing.has(userId)
  const over: Sent[] = []
  const gone: Device[] = []
  for (const id of new Set(sent.map(({ subscriptionId }) => subscriptionId))) {
    const ofDevice = sent.filter(({ subscriptionId }) => subscriptionId === id)
    const left = ofDevice.findLast((one) => !isOver(one))
    // What is over and lies under something true goes with the correction of that.
    if (left && left.isToldMore) continue
    over.push(...ofDevice.filter(isOver))
    const shown = ofDevice.findLast(({ told }) => told !== null)?.told
    if (!left) gone.push({ id, userId: ofDevice[0]!.userId })
    else if (shown !== undefined && shown !== toldOf(left.kind, call)) await correct(tx, call, left, now)
  }
  await tx.push.updateMany({ where: { id: { in: over.map(({ id }) => id) } }, data: { withdrawnAt: now } })
  await queue(tx, call, { kind: 'WITHDRAWN' }, gone, now)
}

const expand = async (clients: Clients, tx: Tx, alert: PushAlert, now: Date): Promise<void> => {
  const call = await readCallNow(tx, alert.callId)
  if (!call) return
  await putRight(clients, tx, call, now)
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
      { kind },
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

/** Puts right what devices show of these calls, because something may have happened while it was sent. */
export const putRightAgain = (clients: Clients, callIds: readonly string[], now: Date): Promise<void> =>
  clients.systemTransaction(async (tx) => {
    for (const callId of [...new Set(callIds)].sort()) {
      const call = await readCallNow(tx, callId)
      if (call) await putRight(clients, tx, call, now)
    }
  })
