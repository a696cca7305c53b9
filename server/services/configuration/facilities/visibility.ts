import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'

/** Of what stands in a room: what is in a facility that the actor sees. Without a restriction also what has no room (rules 3.3). */
export const inVisibleFacility = ({ allowedFacilityIds }: Actor): { room?: { facilityId: { in: string[] } } } =>
  allowedFacilityIds.length > 0 ? { room: { facilityId: { in: allowedFacilityIds } } } : {}

/** The facilities that exist for the actor (rules 2.3). */
export const visibleFacilities = (actor: Actor): Prisma.FacilityWhereInput => ({
  providerId: actor.providerId,
  ...(actor.allowedFacilityIds.length > 0 ? { id: { in: actor.allowedFacilityIds } } : {}),
})
