import type { Actor } from '../../../domain/kernel/actor'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import type { CommandContext } from '../../kernel/command'

/** A person is restricted only to facilities of this provider that the actor sees and that are not deleted. */
export const wrongFacilities = async (
  { tx }: CommandContext,
  actor: Actor,
  facilityIds: readonly string[],
  held: readonly string[] = [],
): Promise<FieldRefusal[]> => {
  const added = [...new Set(facilityIds)].filter((id) => !held.includes(id))
  const found = await tx.facility.count({
    where: { ...visibleFacilities(actor), deletedAt: null, AND: { id: { in: added } } },
  })
  return found === added.length
    ? []
    : [{ field: 'allowedFacilityIds', message: 'One of these facilities does not exist' }]
}
