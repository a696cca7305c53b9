import { isUuid } from '../../domain/kernel/input/input'
import { invalid, notFound, type FieldRefusal, type Refusal } from '../../domain/kernel/refusal'

/** What a refusal is about, so that the answer can carry it as it is now: a record, a list in the order of which something was to be changed, or the provider's line checks. */
export type Subject = { kind: SubjectKind; id: string; list?: ListKind }

/** Of a list the record that it belongs to. */
export type SubjectKind = 'call' | 'line' | 'provider' | 'job' | CatalogueKind
export type CatalogueKind = 'purpose' | 'facility' | 'room' | 'procedure' | 'procedureField' | 'procedureFieldOption'
export type ListKind = 'lineChecks' | 'purposes' | 'facilities' | 'procedures' | 'fields' | 'options'

/** Rolls a command back with a refusal; each door turns it into its own form once. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    public subject: Subject | null = null,
  ) {
    super(refusal.message)
  }
}

/** The one place where a rule's refusal becomes a stop. */
export function stopIf(refusal: Refusal | null): asserts refusal is null {
  if (refusal) throw new Refused(refusal)
}

/** The record, or a refusal in the same words whether it does not exist or not for the actor (rules 2.3). */
export const mustExist = <T>(record: T | null | undefined, what: string): T => {
  if (!record) throw new Refused(notFound(what))
  return record
}

/** The record of the id. What cannot be an id is nobody's. */
export const mustFind = async <T>(what: string, id: string, find: (id: string) => Promise<T | null>): Promise<T> =>
  mustExist(isUuid(id) ? await find(id) : null, what)

/** Stops when any field was refused, telling all of them at once. */
export const stopIfInvalid = (fields: FieldRefusal[]): void => stopIf(fields.length > 0 ? invalid(fields) : null)
