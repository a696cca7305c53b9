import type { Standing } from '../../domain/calls/rules'
import type { CommandContext } from '../kernel/command'

/** Connections that no server process has renewed for this long count as gone. */
export const connectionLifetimeMs = 30_000

/**
 * The actor's standing, read under a lock of their own account, so that two claims of one
 * person on two calls come one after the other. Taken before the call's lock, always.
 */
export const lockStanding = async ({ tx, actor, now }: CommandContext, callId: string): Promise<Standing> => {
  await tx.$executeRaw`select from app_user where id = ${actor.userId}::uuid for no key update`
  const [online, leading] = await Promise.all([
    tx.connection.findFirst({
      where: { userId: actor.userId, seenAt: { gte: new Date(now.getTime() - connectionLifetimeMs) }, user: { awayAt: null } },
      select: { id: true },
    }),
    tx.workOrder.findFirst({
      where: { userId: actor.userId, isLead: true, end: null, call: { completedAt: null, deletedAt: null } },
      select: { callId: true },
    }),
  ])
  return { isOnline: online !== null, isWorkingAnotherCall: leading !== null && leading.callId !== callId }
}
