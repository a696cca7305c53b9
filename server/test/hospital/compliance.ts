import type { Clients } from '../../db/access/client'

/** Requirements for everybody, in all facilities by name and in the first one, and a category that none uses. */
export const openCompliance = async (
  { system }: Clients,
  providerId: string,
  facilities: readonly { id: string }[],
): Promise<{ categories: Record<string, string>; requirements: Record<string, string> }> => {
  const categories: Record<string, string> = {}
  for (const name of ['Licenses', 'Health'])
    categories[name] = (await system.complianceCategory.create({ data: { providerId, name } })).id
  const places: Record<string, readonly { id: string }[]> = {
    'RN License': [],
    ACLS: facilities,
    Orientation: facilities.slice(0, 1),
  }
  const requirements: Record<string, string> = {}
  for (const [weight, [name, needed]] of Object.entries(places).entries()) {
    const isGlobal = needed.length === 0
    const { id } = await system.complianceRequirement.create({
      data: { providerId, categoryId: categories.Licenses!, name, weight, gracePeriod: 14, isGlobal },
    })
    await system.requirementFacility.createMany({
      data: needed.map(({ id: facilityId }) => ({ providerId, requirementId: id, facilityId })),
    })
    requirements[name] = id
  }
  return { categories, requirements }
}
