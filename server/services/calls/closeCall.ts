import { closeCallInput, dobMessage, type CallFieldsInput } from '../../domain/calls/input'
import { missingRequiredFields } from '../../domain/calls/requiredFields'
import { canClose, missingCustomJob, missingRoom } from '../../domain/calls/rules'
import { fromDatabaseDate, toDatabaseDate } from '../../domain/kernel/calendarDate'
import { todayIn } from '../../domain/kernel/facilityTime'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { isOnHold, statusNames } from '../../domain/statuses/status'
import { command, type CommandContext } from '../kernel/command'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { changeCall, type CallPatch } from './changeCall'
import { choosablePurpose, choosableRoom, choosableStatus } from './choices'
import { lockVisibleCall, type LockedCall } from './lockVisibleCall'
import { endWorkOrders } from './workOrders'

/** Completes the call with the fields as sent, once nothing is missing (rules 3.10). */
export const closeCall = command({ name: 'closeCall', permission: 'call:work', input: closeCallInput }, async (context, { callId, ...fields }) => {
  const { actor, now } = context
  const call = await lockVisibleCall(context, callId)
  stopIf(canClose(call))
  const { patch, facilityId } = await checkedFields(context, call, fields)
  // What is closed was done, so it cannot stay on hold.
  const normal = isOnHold(call.statusCode.name) ? await choosableStatus(context, { name: statusNames.normal }) : null
  await endWorkOrders(context, call.id)
  await changeCall(
    context,
    call,
    { ...patch, ...(normal ? { statusCodeId: normal.id } : {}), completedAt: now, completedById: actor.userId },
    {},
    facilityId,
  )
  return { callId: call.id }
})

/** The patch that the sent fields make, or the refusal that lists everything wrong or missing. */
const checkedFields = async (context: CommandContext, call: LockedCall, fields: CallFieldsInput): Promise<{ patch: CallPatch; facilityId: string | null }> => {
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as CallFieldsInput
  const changesRoom = sent.roomId !== undefined && sent.roomId !== call.roomId
  const changesPurpose = sent.purposeId !== undefined && sent.purposeId !== call.purposeId
  const room = changesRoom && sent.roomId ? await choosableRoom(context, sent.roomId) : null
  const purpose = changesPurpose ? await choosablePurpose(context, sent.purposeId!) : call.purpose
  const facility = changesRoom
    ? room && (await context.tx.facility.findUniqueOrThrow({ where: { id: room.facilityId } }))
    : (call.room?.facility ?? null)
  const values = { ...call, dob: call.dob && fromDatabaseDate(call.dob), ...sent }

  const wrong: FieldRefusal[] = []
  if (changesRoom && sent.roomId && !room) wrong.push({ field: 'roomId', message: 'Does not exist' })
  if (changesRoom) wrong.push(...missingRoom(context.actor, sent.roomId ?? null))
  if (!purpose) wrong.push({ field: 'purposeId', message: 'Does not exist' })
  else wrong.push(...missingCustomJob(purpose.name, values.customJob, 'Required'))
  if (sent.dob && sent.dob > todayIn(facility?.timeZone ?? 'UTC', context.now)) wrong.push({ field: 'dob', message: dobMessage })
  stopIfInvalid([...wrong, ...missingRequiredFields(facility, values)])

  const { dob, ...plain } = sent
  return { patch: { ...plain, ...(dob === undefined ? {} : { dob: dob ? toDatabaseDate(dob) : null }) } as CallPatch, facilityId: facility?.id ?? null }
}
