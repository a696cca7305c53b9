import { futureDob, type CallFieldsInput } from '../../domain/calls/input'
import type { CallFieldValues, RequiredByFacility } from '../../domain/calls/requiredFields'
import { missingCustomJob, missingRoom } from '../../domain/calls/rules'
import { fromDatabaseDate, toDatabaseDate } from '../../domain/kernel/calendarDate'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { needsCustomName } from '../../domain/purposes/purpose'
import type { CommandContext } from '../kernel/command'
import type { CallPatch } from './changeCall'
import { choosablePurpose, choosableRoom } from './choices'
import type { LockedCall } from './lockVisibleCall'

type CheckedFields = {
  patch: CallPatch
  /** The facility of the room that the call will have. */
  facility: (RequiredByFacility & { id: string; timeZone: string; followUpsEnabled: boolean }) | null
  /** The call's fields as they will be, calendar dates as texts. */
  values: CallFieldValues
  /** The call's row as it will be. */
  after: LockedCall
  /** Everything wrong with what was sent. */
  wrong: FieldRefusal[]
}

/** What the sent fields make of the call, and all that is wrong with them. A field that was left out stays. */
export const checkFields = async (context: Pick<CommandContext, 'tx' | 'actor' | 'now'>, call: LockedCall, fields: CallFieldsInput): Promise<CheckedFields> => {
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
  if (purpose) wrong.push(...missingCustomJob(purpose.name, values.customJob, 'Required'))
  else wrong.push({ field: 'purposeId', message: 'Does not exist' })
  wrong.push(...futureDob(sent.dob, facility?.timeZone, context.now))

  // The name of a custom job goes with the purpose that asked for it.
  if (purpose && !needsCustomName(purpose.name)) sent.customJob = null

  const { dob, ...plain } = sent
  const patch = { ...plain, ...(dob === undefined ? {} : { dob: dob ? toDatabaseDate(dob) : null }) } as CallPatch
  return { patch, facility, values, after: { ...call, ...(patch as Partial<LockedCall>) }, wrong }
}
