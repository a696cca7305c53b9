import { deviceName } from '../../account/sessions/deviceName'
import { lockPerson } from '../../account/presence/presence'
import { addPushSubscriptionInput, removePushSubscriptionInput } from '../../../domain/alerts/input'
import { mostPushDevices } from '../../../domain/alerts/push'
import { isUuid } from '../../../domain/kernel/uuid'
import { notFound } from '../../../domain/kernel/refusal'
import type { SignedIn } from '../../../auth/sessions'
import { command } from '../../kernel/command'
import { orderedId } from '../../kernel/orderedId'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import type { Request } from '../../kernel/request'

const refuse = (message: string): void => stopIfInvalid([{ field: 'endpoint', message }])

/**
 * Adds the browser at hand to one's devices, or confirms it (rules 10.3). A browser that was somebody else's becomes the
 * person's own; without its keys nobody takes it.
 */
export const addPushSubscription = command({
  name: 'addPushSubscription',
  permission: 'call:work',
  scope: 'installation',
  on: 'person',
  needsSession: true,
  input: addPushSubscriptionInput,
  description: `Sends push notifications to the browser at hand. Adding it again confirms it. A person has at most ${mostPushDevices} devices.`,
  // Looking up the name of a host takes long.
  prepare: async ({ endpoint }, { push }) => {
    const problem = push
      ? await push.problemOf(endpoint).catch(() => 'Its push service cannot be found now. Try again later')
      : 'Push notifications are switched off'
    if (problem) refuse(problem)
  },
  run: async ({ tx, sql, actor, session, now, record }, { endpoint, p256dh, auth }) => {
    const { userId } = actor
    await lockPerson(sql, userId)
    const { id: sessionId } = session!.by
    const { userAgent } = await tx.session.findUniqueOrThrow({ where: { id: sessionId }, select: { userAgent: true } })
    const others = await tx.pushSubscription.count({ where: { userId, endpoint: { not: endpoint } } })
    if (others >= mostPushDevices) refuse(`You have ${mostPushDevices} devices. Remove one first`)
    const isKnown = (await tx.pushSubscription.count({ where: { userId, endpoint } })) > 0
    const [row] = await tx.$queryRaw<{ id: string }[]>`
      insert into push_subscription as mine (id, user_id, session_id, endpoint, p256dh, auth, user_agent, created_at, seen_at)
      values (${orderedId()}::uuid, ${userId}::uuid, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${userAgent}, ${now}, ${now})
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
        user_agent = excluded.user_agent, seen_at = excluded.seen_at,
        created_at = case when mine.user_id = excluded.user_id then mine.created_at else excluded.created_at end
      where mine.p256dh = excluded.p256dh and mine.auth = excluded.auth
      returning id`
    if (!row) refuse('Must be a subscription of this browser')
    record({ kind: 'pushSubscription', id: row!.id }, isKnown ? {} : { device: [null, deviceName(userAgent)] })
    return { userId }
  },
})

/** Removes one of one's own devices; it gets nothing more. */
export const removePushSubscription = command({
  name: 'removePushSubscription',
  permission: 'account:self',
  scope: 'installation',
  on: 'person',
  needsSession: true,
  input: removePushSubscriptionInput,
  description: 'Sends no more push notifications to one of your devices.',
  run: async ({ tx, actor: { userId }, record }, { pushSubscriptionId: id }) => {
    const [removed] = isUuid(id)
      ? await tx.$queryRaw<{ userAgent: string | null }[]>`
          delete from push_subscription where id = ${id}::uuid and user_id = ${userId}::uuid returning user_agent as "userAgent"`
      : []
    stopIf(removed ? null : notFound('device'))
    record({ kind: 'pushSubscription', id }, { device: [deviceName(removed!.userAgent), null] })
    return { userId }
  },
})

/** A device of a person to which push notifications are sent. `refusedAt`: since when its push service refuses them. */
export type OwnPushDevice = {
  id: string
  device: string
  addedAt: Date
  seenAt: Date
  refusedAt: Date | null
  endpoint: string
}

/** One's own devices, the latest seen first. */
export const readPushDevices = async ({ clients }: Request, { user }: SignedIn): Promise<OwnPushDevice[]> => {
  const rows = await clients.system.pushSubscription.findMany({
    where: { userId: user.id },
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, createdAt: true, seenAt: true, refusedAt: true, endpoint: true },
  })
  return rows.map(({ userAgent, createdAt, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    addedAt: createdAt,
  }))
}
