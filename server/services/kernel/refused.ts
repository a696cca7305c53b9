import { isUuid } from '../../domain/kernel/uuid'
import { invalid, notFound, type FieldRefusal, type Refusal } from '../../domain/kernel/refusal'
import { Denied } from './request'

/** The record or list that a refusal is about, so that the answer can carry its current state. */
export type Subject = { kind: SubjectKind; id: string; list?: ListKind }

/** For a list, the record that it belongs to. */
export type SubjectKind =
  | 'call'
  | 'line'
  | 'provider'
  | 'job'
  | 'user'
  | 'complianceDocument'
  | 'handoverNote'
  | 'handover'
  | 'savedView'
  | CatalogueKind
export type CatalogueKind =
  | 'purpose'
  | 'facility'
  | 'room'
  | 'procedure'
  | 'procedureField'
  | 'procedureFieldOption'
  | 'complianceCategory'
  | 'complianceRequirement'
  | 'waitingTarget'
export type ListKind =
  | 'lineChecks'
  | 'purposes'
  | 'facilities'
  | 'procedures'
  | 'fields'
  | 'options'
  | 'requirements'
  | 'complianceConfiguration'
  | 'centralTypes'
  | 'committeeMail'

/** Rolls a command back with a refusal, which each door converts into its own form. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    public subject: Subject | null = null,
  ) {
    super(refusal.message)
  }
}

/** How the audit log names the end of a write that failed; null for a fault, which the server's log has. */
export const outcomeOf = (error: unknown): string | null => {
  if (error instanceof Refused) return `refused ${error.refusal.code}`
  return error instanceof Denied ? `denied ${error.code}` : null
}

/** Throws a rule's refusal; nothing else does. */
export function stopIf(refusal: Refusal | null): asserts refusal is null {
  if (refusal) throw new Refused(refusal)
}

/** The record, or a refusal in the same words for an unknown and an invisible record (rules 2.3). */
export const mustExist = <T>(record: T | null | undefined, what: string): T => {
  if (!record) throw new Refused(notFound(what))
  return record
}

/** The record with this id; a text that is not an id finds nothing. */
export const mustFind = async <T>(what: string, id: string, find: (id: string) => Promise<T | null>): Promise<T> =>
  mustExist(isUuid(id) ? await find(id) : null, what)

/** Throws a refusal with all of these fields, if there are any. */
export const stopIfInvalid = (fields: FieldRefusal[]): void => stopIf(fields.length > 0 ? invalid(fields) : null)
