import { calendarDate, day } from '../story/calendar'
import { familyNames, givenNames } from './names'
import type { CallRow } from '../load/rows'
import type { PatientDetail } from '../story/scenes'
import type { Facility, Patient, Room, World } from '../story/world'

const remembered = 80

export const newPatient = (world: World, facility: Facility, room: Room): Patient => {
  const { random } = world
  const drawn = 62 + 17 * random.normal()
  const years = drawn > 18 && drawn < 98 ? drawn : random.between(25, 90)
  // Record numbers grow by the day's registrations, most of whom never need this team.
  world.lastMrn += random.int(1, 97)
  const patient = {
    firstName: random.pick(givenNames),
    lastName: random.chance(0.04)
      ? `${random.pick(familyNames)}-${random.pick(familyNames)}`
      : random.pick(familyNames),
    dob: calendarDate(world.now - years * 365.25 * day),
    mrn: String(world.lastMrn),
    orderingProvider: random.pick(facility.orderers),
    room,
  }
  facility.recent[random.int(0, remembered - 1)] = patient
  return patient
}

/** Somebody whom the team has seen lately in such a room, when there is one. */
export const knownPatient = (world: World, facility: Facility): Patient | undefined =>
  facility.recent[world.random.int(0, remembered - 1)]

type PatientFields = Pick<CallRow, 'patientFirstName' | 'patientLastName' | 'dob' | 'mrn' | 'orderingProvider'>

export const patientFields = (patient: Patient, detail: PatientDetail): PatientFields => ({
  patientFirstName: detail === 'full' || detail === 'named' ? patient.firstName : null,
  patientLastName: detail === 'none' ? null : patient.lastName,
  dob: detail === 'full' ? patient.dob : null,
  mrn: detail === 'full' || detail === 'named' ? patient.mrn : null,
  orderingProvider: detail === 'full' ? patient.orderingProvider : null,
})
