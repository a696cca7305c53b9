import { array, object } from 'yup'
import { requiredCallFieldsInput, requiredCallFieldsOfNew } from '../../calls/entries/requiredFieldsInput'
import {
  changedFlag,
  changedText,
  changedWeight,
  expectedVersion,
  flagOr,
  requiredText,
  requiredWeight,
} from '../../kernel/input/entries'
import { subject } from '../../kernel/input/input'
import { isTimeZone } from './timeZones'

const zoneMessage = 'Must be a time zone that begins with America/'
const isOffered = (zone: string | null | undefined): boolean => !zone || isTimeZone(zone)

const described = {
  name: { description: 'As it is shown; no other has it.' },
  timeZone: { description: 'One of the time zones that begin with America/.' },
  followUpsEnabled: { description: 'Whether closing a call here schedules the next one for its line.' },
  weight: { description: 'Place in the list, from 0.' },
  requiredCallFields: { description: 'Keys of the call fields that must be filled in to close a call here.' },
}

export const createFacilityInput = object({
  name: requiredText().meta(described.name),
  timeZone: requiredText().test('time-zone', zoneMessage, isOffered).meta(described.timeZone),
  followUpsEnabled: flagOr(true).meta(described.followUpsEnabled),
  weight: requiredWeight().meta(described.weight),
  requiredCallFields: requiredCallFieldsOfNew().meta(described.requiredCallFields),
})

export const facilityInput = object({
  facilityId: subject('Facility', 'The facility.'),
  expectedVersion: expectedVersion(),
})

export const updateFacilityInput = facilityInput.shape({
  name: changedText().meta(described.name),
  timeZone: changedText().test('time-zone', zoneMessage, isOffered).meta(described.timeZone),
  followUpsEnabled: changedFlag().meta(described.followUpsEnabled),
  weight: changedWeight().meta(described.weight),
  requiredCallFields: requiredCallFieldsInput().optional().meta(described.requiredCallFields),
})

/** The lines and cells of a pasted list, each a name. */
const roomNames = (entries: readonly unknown[]): unknown[] =>
  entries.flatMap((entry) =>
    typeof entry === 'string'
      ? entry
          .split(/[\r\n\t,;]+/)
          .map((name) => name.trim())
          .filter(Boolean)
      : [entry],
  )

/** Rooms by their names; a pasted list comes as one entry, or as many. */
export const addRoomsInput = object({
  facilityId: subject('Facility', 'The facility.'),
  names: array(requiredText())
    .transform((_value, original: unknown) => (Array.isArray(original) ? roomNames(original) : original))
    .typeError('Must be a list')
    .required('Required')
    .min(1, 'Required')
    .max(2000, 'Must be at most 2000 rooms')
    .meta({ description: 'Their names; an entry with several lines is as many rooms.', needed: true }),
})

export const roomInput = object({ roomId: subject('Room', 'The room.'), expectedVersion: expectedVersion() })

export const renameRoomInput = roomInput.shape({
  name: requiredText().meta({ description: 'Its number or name; no other room of the facility has it.' }),
})
