import { impossibleDob, type CallFieldsInput } from '../../../domain/calls/input'
import type { CallFieldValues } from '../../../domain/calls/entries/requiredFields'
import { missingCustomJob, missingRoom } from '../../../domain/calls/rules'
import { fromDatabaseDate, toDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { doesNotExist, type FieldRefusal } from '../../../domain/kernel/refusal'
import { needsCustomName } from '../../../domain/configuration/purposes/purpose'
import { given } from '../../kernel/audit'
import type { CommandContext, ReadContext } from '../../kernel/command'
import { wholeList } from '../../kernel/wholeList'
import type { CallPatch } from '../../records/changeCall'
import type { FoundCall } from '../../records/callRow'
import { readChoices } from '../../records/choices'
import type { FacilityFacts } from '../../records/facilityFacts'
import { readImages, type ImageChange } from './images/callImages'
import type { LockedCall } from '../../records/lockVisibleCall'

type CheckedFields = {
  patch: CallPatch
  /** The facility of the call's new room. */
  facility: FacilityFacts | null
  /** The call's new values, with calendar dates as texts. */
  values: CallFieldValues
  /** The call's new row. */
  after: LockedCall
  /** The change of the call's images, which is written separately. */
  images: ImageChange
  wrong: FieldRefusal[]
}

/**
 * The changes that the sent fields make to the call, and everything that is wrong with them. Fields that are left out
 * stay as they are.
 */
export const checkFields = async (
  context: ReadContext & Pick<CommandContext, 'kept'>,
  call: FoundCall,
  { images: sentImages, ...fields }: CallFieldsInput,
  expectedVersion: number | null | undefined,
): Promise<CheckedFields> => {
  const sent = given(fields)
  const changesRoom = sent.roomId !== undefined && sent.roomId !== call.roomId
  const changesPurpose = sent.purposeId !== undefined && sent.purposeId !== call.purposeId
  const chosen =
    changesRoom || changesPurpose
      ? await readChoices(context, {
          roomId: changesRoom ? sent.roomId : null,
          purposeId: changesPurpose ? sent.purposeId : null,
        })
      : null
  const room = chosen?.room ?? null
  const purpose = changesPurpose ? (chosen?.purpose ?? null) : call.purpose
  const facility = changesRoom ? (room?.facility ?? null) : (call.room?.facility ?? null)
  const sentIds = wholeList(context, {
    field: 'images',
    before: call.images.map(({ id }) => id),
    sent: sentImages,
    expectedVersion,
  })
  const images = await readImages(context, call.images, sentIds)
  const values = { ...call, dob: call.dob && fromDatabaseDate(call.dob), ...sent, images: images.after }

  const wrong: FieldRefusal[] = [...images.wrong]
  if (changesRoom && sent.roomId && !room) wrong.push(doesNotExist('roomId'))
  if (changesRoom) wrong.push(...missingRoom(context.actor, sent.roomId ?? null))
  if (purpose) wrong.push(...missingCustomJob(purpose.name, values.customJob, 'Required'))
  else wrong.push(doesNotExist('purposeId'))
  wrong.push(...impossibleDob(sent.dob, facility?.timeZone, context.now))

  // The name of a custom job is removed with its purpose.
  if (purpose && !needsCustomName(purpose.name)) sent.customJob = null

  const { dob, ...plain } = sent
  const patch = { ...plain, ...(dob === undefined ? {} : { dob: dob ? toDatabaseDate(dob) : null }) } as CallPatch
  return { patch, facility, values, after: { ...call, ...(patch as Partial<LockedCall>) }, images, wrong }
}
