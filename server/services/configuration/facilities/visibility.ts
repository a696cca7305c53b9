import { Prisma } from '../../../db/generated/prisma/client'
import { isRestricted, type Actor } from '../../../domain/kernel/actor'

// The restriction to facilities (rules 2.3): as filters of Prisma, and as a parameter and a condition of SQL.

/** For what stands in a room: the facilities that the actor sees. People without a restriction also see what has no room (rules 3.3). */
export const inVisibleFacility = (actor: Actor): { room?: { facilityId: { in: string[] } } } =>
  isRestricted(actor) ? { room: { facilityId: { in: actor.allowedFacilityIds } } } : {}

/** The facilities that exist for the actor. */
export const visibleFacilities = (actor: Actor): Prisma.FacilityWhereInput => ({
  providerId: actor.providerId,
  ...(isRestricted(actor) ? { id: { in: actor.allowedFacilityIds } } : {}),
})

/** The ids of the facilities that the actor sees; null: all of them, and what stands in none. */
export type VisibleFacilityIds = string[] | null

export const visibleFacilityIds = (actor: Pick<Actor, 'allowedFacilityIds'>): VisibleFacilityIds =>
  isRestricted(actor) ? actor.allowedFacilityIds : null

/** For a row with the facility of its room: whether it is in one of these. */
export const inFacilities = (facilityIds: VisibleFacilityIds): Prisma.Sql =>
  facilityIds === null ? Prisma.sql`true` : Prisma.sql`facility_id = any(${facilityIds}::uuid[])`
