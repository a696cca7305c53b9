import { refuse, type FieldRefusal, type Refusal } from '../../kernel/refusal'

/** Days that new people have until a provider decides otherwise: nobody is locked out in their first weeks. */
export const usualOnboardingGracePeriod = 30

// The host is letters, digits and hyphens, so that no name and password come before it. The domain has no URL parser.
const safeLink = /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*(:\d{1,5})?([/?#][^\s<>"\\]*)?$/iu

/** Whether an address can be a link for everybody: https, without credentials. */
export const isSafeLink = (address: string): boolean => safeLink.test(address)

/** After a change, too, a requirement that is not global applies in at least one facility (rules 6.10). */
export const wrongPlaces = ({
  isGlobal,
  facilityIds,
}: {
  isGlobal: boolean
  facilityIds: readonly string[]
}): FieldRefusal[] => (isGlobal || facilityIds.length > 0 ? [] : [{ field: 'facilityIds', message: 'Required' }])

const mostNamed = 10

/** The names in a sentence, and how many more there are: `BLS`, `BLS and ACLS`, `BLS, ACLS and 3 more`. */
const inWords = (names: readonly string[], unseen: number): string => {
  const more = Math.max(0, names.length - mostNamed) + unseen
  const words = [...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])]
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join()
}

/**
 * A category that requirements use cannot be deleted; the refusal names them (rules 6.9). `unseen`: how many others use
 * it, in facilities that the actor does not see.
 */
export const canDeleteCategory = (
  { name }: { name: string },
  { usedBy, unseen = 0 }: { usedBy: readonly string[]; unseen?: number },
): Refusal | null => {
  const count = usedBy.length + unseen
  if (count === 0) return null
  const isOne = count === 1
  const are = isOne ? 'A requirement is' : `${count} requirements are`
  return refuse(
    'CATEGORY_IN_USE',
    usedBy.length === 0
      ? `${are} in ${name}, in ${isOne ? 'a facility' : 'facilities'} that you do not see. Ask someone who sees ${isOne ? 'it' : 'them'}.`
      : `${are} in ${name}: ${inWords(usedBy, unseen)}. Move or delete ${isOne ? 'it' : 'them'} first.`,
  )
}
