import { refuse, type FieldRefusal, type Refusal } from '../../kernel/refusal'
import { purposeNames } from './purpose'

/** Whether the rules know the purpose by its name (calls, section 9). */
const isKnown = (name: string): boolean => (Object.values(purposeNames) as string[]).includes(name)

/** A purpose that the rules know keeps its name (rules 5.7). */
export const wrongNewName = (purpose: { name: string }, name: string | undefined): FieldRefusal[] =>
  name !== undefined && name !== purpose.name && isKnown(purpose.name)
    ? [{ field: 'name', message: `The rules know ${purpose.name} by its name, so it keeps it` }]
    : []

/** The procedures that usually answer a purpose exist; one that was deleted since may stay named (rules 10.10). */
export const wrongProcedures = (
  livingIds: readonly string[],
  named: readonly string[] | undefined,
  before: readonly string[] = [],
): FieldRefusal[] =>
  (named?.every((id) => livingIds.includes(id) || before.includes(id)) ?? true)
    ? []
    : [{ field: 'procedureIds', message: 'Must be procedures that can be recorded' }]

/** `isOfLineChecks`: scheduled line checks use it. */
export const canDeletePurpose = (
  { name }: { name: string },
  { isOfLineChecks }: { isOfLineChecks: boolean },
): Refusal | null => {
  if (isKnown(name)) return refuse('NEEDED_BY_RULES', `The rules know ${name} by its name, so it cannot be deleted.`)
  return isOfLineChecks
    ? refuse('NEEDED_BY_RULES', `Line checks are made with ${name}. Choose another purpose for them first.`)
    : null
}
