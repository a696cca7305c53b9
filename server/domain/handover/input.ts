import { number, object } from 'yup'
import { subject, text } from '../kernel/input/input'
import { notesLimit } from '../kernel/input/limits'

/** Nobody overwrites or hands over what they did not see, so it is never left out. */
const seenVersion = (description: string) =>
  number()
    .integer('Must be a whole number')
    .typeError('Must be a whole number')
    .required('Required')
    .meta({ description, needed: true, jsonSchema: { type: 'integer' } })

const facility = () => subject('Facility', 'The facility.')

export const changeHandoverNoteInput = object({
  facilityId: facility(),
  text: text(notesLimit).meta({ description: 'The whole note; empty clears it.' }),
  expectedVersion: seenVersion('The version of the note that the change was made on.'),
})

export const handOverInput = object({
  facilityId: facility(),
  expectedVersion: seenVersion('The version of the note as you saw it.'),
})

export const takeOverShiftInput = object({ handoverId: subject('Handover', 'The hand-over.') })
