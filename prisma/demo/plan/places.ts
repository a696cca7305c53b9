import type { RequireableCallField } from '../../../server/domain/calls/entries/requiredFields'

export type RoomKind = 'ward' | 'critical' | 'emergency' | 'procedure' | 'clinic'

interface Unit {
  kind: RoomKind
  prefixes: string[]
  rooms: number
  /** Inpatient units number their rooms with two digits, bays and theatres with as many as they need. */
  twoDigits?: true
}

export interface Place {
  name: string
  timeZone: string
  /** Beds: how much of the provider's work comes from here. */
  beds: number
  followUpsEnabled: boolean
  requiredCallFields: RequireableCallField[]
  units: Unit[]
  orderers: string[]
}

const ward = (rooms: number, ...prefixes: string[]): Unit => ({ kind: 'ward', prefixes, rooms, twoDigits: true })
const critical = (rooms: number, ...prefixes: string[]): Unit => ({
  kind: 'critical',
  prefixes,
  rooms,
  twoDigits: true,
})
const emergency = (rooms: number): Unit => ({ kind: 'emergency', prefixes: ['ED'], rooms })
const procedure = (rooms: number, ...prefixes: string[]): Unit => ({ kind: 'procedure', prefixes, rooms })
const clinic = (rooms: number): Unit => ({ kind: 'clinic', prefixes: ['INF'], rooms })

// Ward rooms are for two, so the rooms below come to the beds of each place.
export const riversidePlaces: Place[] = [
  {
    name: 'Main Hospital',
    timeZone: 'America/New_York',
    beds: 350,
    followUpsEnabled: true,
    requiredCallFields: ['patientFirstName', 'patientLastName', 'mrn'],
    units: [
      ward(18, '3A', '3B', '4A', '4B', '5A', '5B', '6A', '6B'),
      ward(12, 'PCU'),
      critical(24, 'ICU'),
      critical(14, 'CCU'),
      emergency(20),
      procedure(8, 'OR'),
      procedure(3, 'IR'),
      clinic(8),
    ],
    orderers: [
      'Dr. Anita Rao',
      'Dr. James Whitcomb',
      'Dr. Lucia Ferrari',
      'Dr. Kwame Osei',
      'Dr. Helen Park',
      'Dr. Daniel Abrams',
      'T. Nguyen, NP',
    ],
  },
  {
    name: 'North Campus',
    timeZone: 'America/Chicago',
    beds: 180,
    followUpsEnabled: true,
    requiredCallFields: ['orderingProvider', 'patientLastName', 'mrn'],
    units: [
      ward(18, '2N', '2S', '3N', '3S'),
      ward(10, '4N'),
      critical(16, 'ICU'),
      emergency(12),
      procedure(4, 'OR'),
      procedure(1, 'IR'),
      clinic(4),
    ],
    orderers: ['Dr. Robert Lindgren', 'Dr. Shreya Menon', 'Dr. Paul Dubois', 'K. Sorensen, PA-C', 'Dr. Yusuf Demir'],
  },
  {
    name: 'Desert Clinic',
    timeZone: 'America/Phoenix',
    beds: 60,
    followUpsEnabled: true,
    requiredCallFields: ['contact'],
    units: [ward(16, '1E'), ward(14, '1W'), procedure(2, 'PROC'), clinic(10)],
    orderers: ['Dr. Marisol Vega', 'Dr. Nathan Begay', 'L. Ortiz, NP'],
  },
  {
    name: 'Harbour Unit',
    timeZone: 'America/St_Johns',
    beds: 24,
    followUpsEnabled: false,
    requiredCallFields: ['contact', 'patientLastName'],
    units: [ward(12, 'HU'), procedure(2, 'TR')],
    orderers: ['Dr. Sheila Power', 'Dr. Gerard Walsh'],
  },
]

export const lakeshorePlaces: Place[] = [
  {
    name: 'Lakeshore Hospital',
    timeZone: 'America/Detroit',
    beds: 90,
    followUpsEnabled: true,
    requiredCallFields: ['patientLastName', 'mrn'],
    units: [ward(16, 'A2', 'B2'), ward(7, 'C1'), critical(12, 'ICU'), emergency(8), procedure(2, 'OR'), clinic(3)],
    orderers: ['Dr. Ingrid Vos', 'Dr. Thomas Achebe', 'R. Castillo, NP'],
  },
]

export const roomNames = ({ prefixes, rooms, twoDigits }: Unit): string[] =>
  prefixes.flatMap((prefix) =>
    Array.from({ length: rooms }, (_, index) => `${prefix}-${String(index + 1).padStart(twoDigits ? 2 : 1, '0')}`),
  )
