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
