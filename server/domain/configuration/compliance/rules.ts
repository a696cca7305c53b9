import { refuse, type FieldRefusal, type Refusal } from '../../kernel/refusal'

/** Days that new people have until a provider decides otherwise: nobody is locked out in their first weeks. */
export const usualOnboardingGracePeriod = 30

// The host is letters, digits and hyphens, so that no name and password come before it. The domain has no URL parser.
const safeLink = /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*(:\d{1,5})?([/?#][^\s<>"\\]*)?$/iu

/** Whether an address can be a link for everybody: https, without credentials. */
export const isSafeLink = (address: string): boolean => safeLink.test(address)

/** A requirement that is not global applies in at least one facility (rules 6.1). */
export const wrongPlaces = ({
  isGlobal,
  facilityIds,
}: {
  isGlobal: boolean
  facilityIds: readonly string[]
}): FieldRefusal[] => (isGlobal || facilityIds.length > 0 ? [] : [{ field: 'facilityIds', message: 'Required' }])

const mostNamed = 10

/** The names in a sentence: `BLS`, `BLS and ACLS`, `BLS, ACLS and 3 more`. */
const inWords = (names: readonly string[], unseen: number): string => {
  const shown = names.slice(0, mostNamed)
  const more = names.length - shown.length + unseen
  const words = more > 0 ? [...shown, shown.length > 0 ? `${more} more` : String(more)] : shown
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]!
}

/**
 * A category that requirements use cannot be deleted; the refusal names them (rules 6.9). `unseen`: how many more use
 * it that the actor does not see.
 */
export const canDeleteCategory = (
  { name }: { name: string },
  { usedBy, unseen = 0 }: { usedBy: readonly string[]; unseen?: number },
): Refusal | null => {
  const count = usedBy.length + unseen
  if (count === 0) return null
  return refuse(
    'CATEGORY_IN_USE',
    `${count === 1 ? 'A requirement is' : `${count} requirements are`} in ${name}: ${inWords(usedBy, unseen)}. Move or delete ${count === 1 ? 'it' : 'them'} first.`,
  )
}
