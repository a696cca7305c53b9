import type { Write } from '../../kernel/operation'
import { orderedId } from '../../kernel/orderedId'

/**
 * Tells these people by push that a call has waited too long, in the transaction of the escalation's step. Who of them is
 * sent something is decided by their settings and by what they may see. A trigger queues what happens to calls.
 */
export const queueEscalation = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  { providerId, callId, userIds }: { providerId: string; callId: string; userIds: readonly string[] },
): Promise<void> => {
  if (userIds.length === 0) return
  await tx.pushAlert.create({
    data: { id: orderedId(), providerId, callId, kind: 'ESCALATION', userIds: [...userIds], createdAt: now },
  })
}
