import { createCallInput } from '../../domain/calls/input'
import { missingCustomJob, missingRoom } from '../../domain/calls/rules'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { needsCustomName } from '../../domain/purposes/purpose'
import { statusNames } from '../../domain/statuses/status'
import { command } from '../kernel/command'
import { stopIfInvalid } from '../kernel/refused'
import { choosablePurpose, choosableRoom, choosableStatus } from './choices'

/** Puts a call into the queue. */
export const createCall = command({ name: 'createCall', permission: 'call:create', input: createCallInput, creates: true }, async (context, input) => {
  const { tx, actor, now, record, changed } = context
  const purpose = await choosablePurpose(context, input.purposeId)
  const status = await choosableStatus(context, input.statusCodeId ? { id: input.statusCodeId } : { name: statusNames.normal })
  const room = input.roomId ? await choosableRoom(context, input.roomId) : null

  const unknown = (field: string): FieldRefusal => ({ field, message: 'Does not exist' })
  stopIfInvalid([
    ...(purpose ? missingCustomJob(purpose.name, input.customJob, 'Required.') : [unknown('purposeId')]),
    ...(status ? [] : [unknown('statusCodeId')]),
    ...(input.roomId && !room ? [unknown('roomId')] : missingRoom(actor, input.roomId)),
  ])

  const values = { ...input, customJob: needsCustomName(purpose!.name) ? input.customJob : null, statusCodeId: status!.id }
  const call = await tx.call.create({
    data: { ...values, providerId: actor.providerId, createdAt: now, aliveAt: now, announcedAt: now, updatedAt: now, createdById: actor.userId, updatedById: actor.userId },
    select: { id: true },
  })
  const given = Object.entries(values).filter(([, value]) => value !== null)
  record({ kind: 'call', id: call.id }, Object.fromEntries(given.map(([field, value]) => [field, [null, value]])))
  changed({ kind: 'call', id: call.id }, [room?.facilityId ?? null])
  return { callId: call.id }
})
