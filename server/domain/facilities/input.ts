import { array, object } from 'yup'
import { requiredCallFieldsInput, requiredCallFieldsOfNew } from '../calls/requiredFieldsInput'
import {
  changedFlag,
  changedText,
  changedWeight,
  expectedVersion,
  flagOr,
  requiredText,
  requiredWeight,
} from '../kernel/entries'
import { subjectId } from '../kernel/input'
import { isTimeZone } from './timeZones'

const zoneMessage = 'Must be a time zone that begins with America/'
const isOffered = (zone: string | null | undefined): boolean => !zone || isTimeZone(zone)

export const createFacilityInput = object({
  name: requiredText(),
  timeZone: requiredText().test('time-zone', zoneMessage, isOffered),
  followUpsEnabled: flagOr(true),
  weight: requiredWeight(),
  requiredCallFields: requiredCallFieldsOfNew(),
})

export const facilityInput = object({ facilityId: subjectId(), expectedVersion: expectedVersion() })

export const updateFacilityInput = facilityInput.shape({
  name: changedText(),
  timeZone: changedText().test('time-zone', zoneMessage, isOffered),
  followUpsEnabled: changedFlag(),
  weight: changedWeight(),
  requiredCallFields: requiredCallFieldsInput().optional(),
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
  facilityId: subjectId(),
  names: array(requiredText())
    .transform((_value, original: unknown) => (Array.isArray(original) ? roomNames(original) : original))
    .typeError('Must be a list')
    .required('Required')
    .min(1, 'Required')
    .max(2000, 'Must be at most 2000 rooms'),
})

export const roomInput = object({ roomId: subjectId(), expectedVersion: expectedVersion() })

export const renameRoomInput = roomInput.shape({ name: requiredText() })
