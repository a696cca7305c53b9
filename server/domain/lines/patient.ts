/**
 * The order of a line's calls by which its patient is found: the earliest call that was not deleted; if all were
 * deleted, the one that was deleted first.
 */
export const byFirstCall = [
  { deletedAt: { sort: 'asc', nulls: 'first' } },
  { createdAt: 'asc' },
  { id: 'asc' },
] as const

/** A line with its first call, if it has one. */
type LineOfPatient = { id: string; calls: readonly { id: string }[] }

/** The record under which reading a line's patient is audited: its first call, or the line when it has no call. */
export const patientRecord = ({ id, calls: [first] }: LineOfPatient): { kind: 'call' | 'line'; id: string } =>
  first ? { kind: 'call', id: first.id } : { kind: 'line', id }

/** The patient of a call, and who ordered the procedure. */
export type CallPatient = {
  patientFirstName: string | null
  patientLastName: string | null
  dob: Date | null
  mrn: string | null
  orderingProvider: string | null
}

/**
 * The patient of a call that is created from a line (rules 4.4): that of the line's latest call. MRN and ordering
 * provider fall back to those of the line.
 */
export const patientOfNewCall = (
  latest: CallPatient | null | undefined,
  line: Pick<CallPatient, 'mrn' | 'orderingProvider'>,
): CallPatient => ({
  patientFirstName: latest?.patientFirstName ?? null,
  patientLastName: latest?.patientLastName ?? null,
  dob: latest?.dob ?? null,
  mrn: latest?.mrn ?? line.mrn,
  orderingProvider: latest?.orderingProvider ?? line.orderingProvider,
})

type Place = { roomId: string | null; roomDescription: string | null }

/**
 * The place of that call (rules 4.4): that of the latest call, or of the line. The first of the rooms that can be
 * chosen now is used.
 */
export const placeOfNewCall = (
  latest: Place | null | undefined,
  line: Place,
): { roomIds: string[]; roomDescription: string | null } => ({
  roomIds: [latest?.roomId, line.roomId].filter((id) => id != null),
  roomDescription: (latest ?? line).roomDescription,
})
