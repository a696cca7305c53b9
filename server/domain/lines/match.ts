import { mrnKey } from '../kernel/input/names'
import { refuse, type Refusal } from '../kernel/refusal'

type Mrn = string | null | undefined

const comparable = (mrn: Mrn): string => mrnKey(mrn ?? '')

/**
 * Whether two medical record numbers belong to one patient, as rules 1.2a compares them; unknown
 * when one is missing (rules 4.2a).
 */
export const comparePatients = (one: Mrn, other: Mrn): 'same' | 'different' | 'unknown' => {
  const [a, b] = [comparable(one), comparable(other)]
  if (!a || !b) return 'unknown'
  return a === b ? 'same' : 'different'
}

/** Choosing another patient's line for a call needs a confirmation (rules 4.2a). */
export const canChooseLine = (
  call: { lineId: string | null; mrn: Mrn },
  line: { id: string; mrn: Mrn },
  confirm: boolean,
): Refusal | null => {
  if (confirm || call.lineId === line.id || comparePatients(call.mrn, line.mrn) !== 'different') return null
  return refuse(
    'LINE_OF_ANOTHER_PATIENT',
    'This line has a different MRN than the call. Confirm that it is the right line.',
  )
}

export const offeredGroups = ['samePatient', 'unknownPatient', 'sameRoom', 'sameName'] as const
export type OfferedGroup = (typeof offeredGroups)[number]

/** The headings of the lines that are offered for a call; different patients come last. */
export const offeredGroupNames: Record<OfferedGroup, string> = {
  samePatient: 'Same MRN',
  unknownPatient: 'No MRN to compare',
  sameRoom: 'Same room, different patient',
  sameName: 'Same last name, different patient',
}

/**
 * The heading of an offered line. Lines are found by MRN, room or last name, so a line with neither the MRN nor the
 * room has the name.
 */
export const offeredGroup = (
  call: { mrn: Mrn; roomId: string | null },
  line: { mrn: Mrn; roomId: string | null },
): OfferedGroup => {
  const compared = comparePatients(call.mrn, line.mrn)
  if (compared === 'same') return 'samePatient'
  if (compared === 'unknown') return 'unknownPatient'
  return call.roomId !== null && call.roomId === line.roomId ? 'sameRoom' : 'sameName'
}
