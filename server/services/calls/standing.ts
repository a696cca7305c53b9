import type { Standing } from '../../domain/calls/rules'
import { presenceOf } from '../../domain/account/presence'
import { lockPerson } from '../account/presence'
import type { CommandContext } from '../kernel/command'

/**
 * The actor's standing, read under a lock of their own account, so that two claims of one
 * person on two calls come one after the other. Taken before the call's lock, always.
 */
export const lockStanding = async ({ tx, actor }: CommandContext, callId: string): Promise<Standing> => {
  const presence = presenceOf(await lockPerson(tx, actor.userId))
  const leading = await tx.workOrder.findFirst({
    where: { userId: actor.userId, isLead: true, end: null, call: { completedAt: null, deletedAt: null } },
    select: { callId: true },
  })
  return { presence, isWorkingAnotherCall: leading !== null && leading.callId !== callId }
}
