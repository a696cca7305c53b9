import { storedDate } from '../../../forms/dates/shownDate'
import { globalId } from '../../../relay/globalId'
import type { recordChanges } from '../../embeds/recordValues'
import { idsIn } from '../images/imageIds'
import { changedFields, type CallFormValues } from './callFormValues'

/** The verb that sends the entries. */
export type Sending =
  | { verb: 'saveEntries' | 'saveCompleted' | 'close' }
  | { verb: 'closeWithLine'; lineId: string; confirm: boolean }
  | { verb: 'closeAndCreateLine'; lineName: string }

/** Whether the verb closes the call, after which the person leaves the page. */
export const closes = ({ verb }: Sending): boolean => verb !== 'saveEntries' && verb !== 'saveCompleted'

/** What is sent: what the person changed of the call, with the version that they saw, and of the record. */
export type CallChanges = {
  readonly own: ReturnType<typeof changesOf> & { readonly expectedVersion: number | null }
  readonly record: ReturnType<typeof recordChanges>
  /** Whether closing needs a line. */
  readonly needsLine: boolean
}

/** The fields of the call that the person changed, as the server takes them. */
export const changesOf = (values: CallFormValues, known: CallFormValues) => {
  const { dob, purposeId, roomId, images, ...texts } = values
  const input = {
    ...texts,
    dob: storedDate(dob),
    purposeId: purposeId && globalId('Purpose', purposeId),
    roomId: roomId && globalId('Room', roomId),
    imageIds: idsIn(images).map((id) => globalId('Image', id)),
  }
  return Object.fromEntries(
    changedFields(known, values).map((field) =>
      field === 'images' ? ['imageIds', input.imageIds] : [field, input[field]],
    ),
  ) as Partial<typeof input>
}
