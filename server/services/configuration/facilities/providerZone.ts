import type { Db, Tx } from '../../../db/access/client'

/** The zone of what is of the provider and of no facility: that of its first facility by weight (rules 1.4). */
export const readProviderZone = async (db: Db | Tx, providerId: string): Promise<string> => {
  const first = await db.facility.findFirst({
    where: { providerId, deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    select: { timeZone: true },
  })
  return first?.timeZone ?? 'UTC'
}

/** The zones of the provider's facilities, each once; UTC without facilities. */
export const readFacilityZones = async (db: Db | Tx, providerId: string): Promise<string[]> => {
  const zones = await db.facility.findMany({
    where: { providerId, deletedAt: null },
    distinct: ['timeZone'],
    select: { timeZone: true },
  })
  return zones.length > 0 ? zones.map(({ timeZone }) => timeZone) : ['UTC']
}
