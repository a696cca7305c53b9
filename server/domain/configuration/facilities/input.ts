import { array, object, ValidationError } from 'yup'
import { requiredCallFieldsField } from '../../calls/entries/requiredFieldsInput'
import {
  changedOf,
  changedName,
  createdOf,
  expectedVersion,
  flagField,
  weekdayList,
  nameField,
  requiredName,
  weightField,
} from '../../kernel/input/entries'
import { subject } from '../../kernel/input/input'
import { readTimeOfDay, timeOfDay } from '../../kernel/time/timeOfDay'
import { facilityZone } from './timeZones'
import { wrongHours } from './workingHours'

const zoneMessage = 'Must be a time zone that begins with America/'
const isOffered = (zone: string | null | undefined): boolean => !zone || facilityZone(zone) !== null
const zoneDescription = 'One of the time zones that begin with America/. It is kept by its name in the IANA database.'
/** Zones have several names, of which one is kept. */
const byIanaName = (zone: unknown): unknown => (typeof zone === 'string' ? (facilityZone(zone.trim()) ?? zone) : zone)

const timeField = (isEnd: boolean, description: string) => ({
  created: timeOfDay(isEnd, description).transform(readTimeOfDay).default(null),
  changed: timeOfDay(isEnd, description).transform(readTimeOfDay).optional(),
})

/** What the working hours of a facility are, for every door (rules 3.11b). */
export const workingHourMeanings = {
  workingFrom:
    'The time of day, `HH:mm`, by the clocks of the facility, at which its working hours begin. A follow-up that is due outside of them joins the queue when they begin. Null, as the other time then is: it joins when it is due.',
  workingTo: 'The time of day at which its working hours end, at most 24:00.',
  workingDays: 'The weekdays of its working hours, from 1 (Monday) to 7 (Sunday).',
}

const fields = {
  name: nameField('As it is shown; no other facility has it.'),
  timeZone: {
    created: requiredName()
      .transform(byIanaName)
      .test('time-zone', zoneMessage, isOffered)
      .meta({ description: zoneDescription }),
    changed: changedName()
      .transform(byIanaName)
      .test('time-zone', zoneMessage, isOffered)
      .meta({ description: zoneDescription }),
  },
  followUpsEnabled: flagField(true, 'Whether closing a call here schedules a follow-up for its line.'),
  workingFrom: timeField(false, workingHourMeanings.workingFrom),
  workingTo: timeField(true, workingHourMeanings.workingTo),
  workingDays: {
    created: weekdayList()
      .transform((days: unknown) => days ?? undefined)
      .default([1, 2, 3, 4, 5, 6, 7])
      .meta({ description: workingHourMeanings.workingDays }),
    changed: weekdayList().optional().meta({ description: workingHourMeanings.workingDays }),
  },
  weight: weightField('Place in the list, from 0.'),
  requiredCallFields: requiredCallFieldsField('Keys of the call fields that must be filled in to close a call here.'),
}

export const changedHours = {
  workingFrom: fields.workingFrom.changed,
  workingTo: fields.workingTo.changed,
  workingDays: fields.workingDays.changed,
}

export const createFacilityInput = object(createdOf(fields)).test('hours', (facility) => {
  const wrong = wrongHours(facility).map(({ field, message }) => new ValidationError(message, undefined, field))
  return wrong.length === 0 || new ValidationError(wrong)
})

/** For a browser, which may not know every zone that the server offers. */
export const createFacilityInputWith = (offered: readonly string[]) =>
  createFacilityInput.shape({
    timeZone: requiredName()
      .transform((zone: unknown) => (offered.includes(zone as string) ? zone : byIanaName(zone)))
      .test('time-zone', zoneMessage, (zone) => offered.includes(zone!) || isOffered(zone)),
  })

export const facilityInput = object({
  facilityId: subject('Facility', 'The facility.'),
  expectedVersion: expectedVersion(),
})

export const updateFacilityInput = facilityInput.shape(changedOf(fields))

/** The names in a pasted list, which lines, commas, semicolons and tabs separate. */
const roomNames = (entries: readonly unknown[]): unknown[] =>
  entries.flatMap((entry) =>
    typeof entry === 'string'
      ? entry
          .split(/[\r\n\t,;]+/)
          .map((name) => name.trim())
          .filter(Boolean)
      : [entry],
  )

/** Rooms by their names; a pasted list comes as one or more entries. */
export const addRoomsInput = object({
  facilityId: subject('Facility', 'The facility.'),
  names: array(requiredName())
    .transform((_value, original: unknown) => (Array.isArray(original) ? roomNames(original) : original))
    .typeError('Must be a list')
    .required('Required')
    .min(1, 'Required')
    .max(2000, 'Must be at most 2000 rooms')
    .meta({ description: 'Their names; an entry with several lines adds one room for each.', needed: true }),
})

export const roomInput = object({ roomId: subject('Room', 'The room.'), expectedVersion: expectedVersion() })

export const renameRoomInput = roomInput.shape({
  name: requiredName().meta({ description: 'Its number or name; no other room of the facility has it.' }),
})
