import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'

/** The facilities that exist for the actor (rules 2.3). */
export const visibleFacilities = (actor: Actor): Prisma.FacilityWhereInput => ({
  providerId: actor.providerId,
  ...(actor.allowedFacilityIds.length > 0 ? { id: { in: actor.allowedFacilityIds } } : {}),
})
