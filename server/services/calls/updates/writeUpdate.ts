import {
  deviceWindowMs,
  tooManyUpdates,
  worseAfter,
  wrongUpdate,
  type CallUpdateInput,
  type Side,
} from '../../../domain/calls/updates'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { changeCall, type CallWrite } from '../../records/changeCall'
import type { LockedCall } from '../../records/lockVisibleCall'

/**
 * Writes an update of a call that is locked, and may have one (rules 3.27). It is a change of the call, so every screen
 * that shows the call learns of it.
 */
export const writeUpdate = async (
  context: CallWrite,
  call: LockedCall,
  { text, isWorse }: Pick<CallUpdateInput, 'text' | 'isWorse'>,
  { side, byDeviceId = null }: { side: Side; byDeviceId?: string | null },
): Promise<void> => {
  const { tx, actor } = context
  stopIfInvalid(wrongUpdate({ isWorse }, side))
  const { now } = context
  const since = new Date(now.getTime() - deviceWindowMs)
  stopIf(
    tooManyUpdates({
      ofCall: call.saidAt === null ? 0 : await tx.callUpdate.count({ where: { callId: call.id } }),
      ofDevice:
        byDeviceId === null ? 0 : await tx.callUpdate.count({ where: { byDeviceId, writtenAt: { gt: since } } }),
    }),
  )
  await tx.callUpdate.create({
    data: {
      providerId: call.providerId,
      callId: call.id,
      text,
      isWorse,
      isFromWard: side === 'ward',
      writtenAt: now,
      byId: byDeviceId === null ? actor.userId : null,
      byDeviceId,
    },
  })
  changeCall(
    context,
    call,
    { saidAt: now, worseAt: worseAfter(call.worseAt, { isWorse, side, now }) },
    { update: [null, text] },
  )
}
