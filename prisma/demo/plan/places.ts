import type { RequireableCallField } from '../../../server/domain/calls/entries/requiredFields'

export type RoomKind = 'ward' | 'critical' | 'emergency' | 'procedure' | 'clinic'

export interface Place {
  name: string
  timeZone: string
  /** Beds: how much of the provider's work comes from here. */
  beds: number
  followUpsEnabled: boolean
  requiredCallFields: RequireableCallField[]
  /** Units and how many rooms each has. */
  units: Partial<Record<RoomKind, Record<string, number>>>
  orderers: string[]
}

// Ward rooms are for two, so the rooms below come to the beds of each place.
export const riversidePlaces: Place[] = [
  {
    name: 'Main Hospital',
    timeZone: 'America/New_York',
    beds: 350,
    followUpsEnabled: true,
    requiredCallFields: ['patientFirstName', 'patientLastName', 'mrn'],
    units: {
      ward: { '3A': 18, '3B': 18, '4A': 18, '4B': 18, '5A': 18, '5B': 18, '6A': 18, '6B': 18, PCU: 12 },
      critical: { ICU: 24, CCU: 14 },
      emergency: { ED: 20 },
      procedure: { OR: 8, IR: 3 },
      clinic: { INF: 8 },
    },
    orderers: ['Dr. Anita Rao', 'Dr. James Whitcomb', 'Dr. Lucia Ferrari', 'Dr. Kwame Osei', 'T. Nguyen, NP'],
  },
  {
    name: 'North Campus',
    timeZone: 'America/Chicago',
    beds: 180,
    followUpsEnabled: true,
    requiredCallFields: ['orderingProvider', 'patientLastName', 'mrn'],
    units: {
      ward: { '2N': 18, '2S': 18, '3N': 18, '3S': 18, '4N': 10 },
      critical: { ICU: 16 },
      emergency: { ED: 12 },
      procedure: { OR: 4, IR: 1 },
      clinic: { INF: 4 },
    },
    orderers: ['Dr. Robert Lindgren', 'Dr. Shreya Menon', 'Dr. Paul Dubois', 'K. Sorensen, PA-C'],
  },
  {
    name: 'Desert Clinic',
    timeZone: 'America/Phoenix',
    beds: 60,
    followUpsEnabled: true,
    requiredCallFields: ['contact'],
    units: { ward: { '1E': 16, '1W': 14 }, procedure: { PROC: 2 }, clinic: { INF: 10 } },
    orderers: ['Dr. Marisol Vega', 'Dr. Nathan Begay', 'L. Ortiz, NP'],
  },
  {
    name: 'Harbour Unit',
    timeZone: 'America/St_Johns',
    beds: 24,
    followUpsEnabled: false,
    requiredCallFields: ['contact', 'patientLastName'],
    units: { ward: { HU: 12 }, procedure: { TR: 2 } },
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
    units: {
      ward: { A2: 16, B2: 16, C1: 7 },
      critical: { ICU: 12 },
      emergency: { ED: 8 },
      procedure: { OR: 2 },
      clinic: { INF: 3 },
    },
    orderers: ['Dr. Ingrid Vos', 'Dr. Thomas Achebe', 'R. Castillo, NP'],
  },
]

/** Inpatient units number their rooms with two digits, bays and theatres with as many as they need. */
export const roomsOf = ({ units }: Place): { name: string; kind: RoomKind }[] =>
  (Object.keys(units) as RoomKind[]).flatMap((kind) =>
    Object.entries(units[kind] ?? {}).flatMap(([unit, rooms]) =>
      Array.from({ length: rooms }, (_, index) => {
        const number = String(index + 1).padStart(kind === 'ward' || kind === 'critical' ? 2 : 1, '0')
        return { kind, name: `${unit}-${number}` }
      }),
    ),
  )
