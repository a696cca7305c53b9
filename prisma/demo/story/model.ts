import type { statusNames } from '../../../server/domain/configuration/statuses/status'
import type { Place, RoomKind } from '../plan/places'

export type StatusName = (typeof statusNames)[keyof typeof statusNames]

/** How much of a patient the caller told. */
export type PatientDetail = 'full' | 'named' | 'surname' | 'none'

export interface Room {
  id: string
  name: string
  kind: RoomKind
}

export interface Facility extends Place {
  id: string
  rooms: Room[]
  /** People who enter calls here. */
  askers: string[]
  /** Patients seen lately, in no order. */
  recent: (Patient | undefined)[]
}

export interface Patient {
  firstName: string
  lastName: string
  dob: string
  mrn: string
  orderingProvider: string
  room: Room
}
