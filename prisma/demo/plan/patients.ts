import { calendarDate, day } from '../story/calendar'
import { familyNames, givenNames } from './names'
import type { Facility, Patient, PatientDetail, Room } from '../story/model'
import type { World } from '../story/world'

const remembered = 80

export const newPatient = (world: World, facility: Facility, room: Room): Patient => {
  const { random } = world
  const years = Math.min(97, Math.max(19, 62 + 17 * random.normal()))
  // Record numbers grow by the day's registrations, most of whom never need this team.
  world.lastMrn += random.int(1, 97)
  const patient = {
    firstName: random.pick(givenNames),
    lastName: random.pick(familyNames),
    dob: calendarDate(world.now - years * 365.25 * day),
    mrn: String(world.lastMrn),
    orderingProvider: random.pick(facility.orderers),
    room,
  }
  facility.recent[random.int(0, remembered - 1)] = patient
  return patient
}

/** Somebody whom the team has seen lately, when there is one. */
export const knownPatient = (world: World, facility: Facility): Patient | undefined =>
  facility.recent[world.random.int(0, remembered - 1)]

export const patientFields = (patient: Patient, detail: PatientDetail) => ({
  patientFirstName: detail === 'full' || detail === 'named' ? patient.firstName : null,
  patientLastName: detail === 'none' ? null : patient.lastName,
  dob: detail === 'full' ? patient.dob : null,
  mrn: detail === 'full' || detail === 'named' ? patient.mrn : null,
  orderingProvider: detail === 'full' ? patient.orderingProvider : null,
})
