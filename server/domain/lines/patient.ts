/**
 * The order in which the calls of a line are asked for its patient: the earliest that was not deleted is the first, and
 * of a line whose calls were all deleted the one that was deleted first.
 */
export const byFirstCall = [
  { deletedAt: { sort: 'asc', nulls: 'first' } },
  { createdAt: 'asc' },
  { id: 'asc' },
] as const

/** A line with the first of its calls, if it has any. */
type LineOfPatient = { id: string; calls: readonly { id: string }[] }

/** By which record the audit log tells that the patient of a line was read: by its first call, or, when no call is about it, by the line. */
export const patientRecord = ({ id, calls: [first] }: LineOfPatient): { kind: 'call' | 'line'; id: string } =>
  first ? { kind: 'call', id: first.id } : { kind: 'line', id }

/** Whom a call is about, and who ordered the procedure. */
export type CallPatient = {
  patientFirstName: string | null
  patientLastName: string | null
  dob: Date | null
  mrn: string | null
  orderingProvider: string | null
}

/**
 * Whom a call that is created from a line is about (rules 4.4): the patient of the line's latest call. Where that has
 * none, the line's own MRN and ordering provider count.
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

/** Where it is, and in which words (rules 4.4): as the latest call has it, and where there is none the line. */
export const placeOfNewCall = (
  latest: Place | null | undefined,
  line: Place,
): { roomIds: string[]; roomDescription: string | null } => ({
  roomIds: [latest?.roomId, line.roomId].filter((id) => id != null),
  roomDescription: (latest ?? line).roomDescription,
})
