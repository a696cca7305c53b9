import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { isRestricted } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'
import { visibleFacilities } from '../facilities/visibility'

const ifSeen = (actor: Actor) => (may(actor, 'catalogue:see') ? {} : { id: { in: [] } })

/** The categories that exist for the actor. */
export const visibleCategories = (actor: Actor): Prisma.ComplianceCategoryWhereInput => ({
  providerId: actor.providerId,
  deletedAt: null,
  ...ifSeen(actor),
})

/** Where the actor sees that a requirement applies. */
export const visiblePlaces = (actor: Actor): Prisma.RequirementFacilityWhereInput => ({
  facility: { ...visibleFacilities(actor), deletedAt: null },
})

/**
 * The requirements that exist for the actor: those that apply in a facility that the actor sees (rules 2.3), and the
 * global ones; so everybody sees what is asked of them. Only the configuration also shows those that apply nowhere. A
 * deleted one is hidden from everybody (rules 6.9).
 */
export const visibleRequirements = (actor: Actor): Prisma.ComplianceRequirementWhereInput => ({
  providerId: actor.providerId,
  deletedAt: null,
  ...(isRestricted(actor) || !may(actor, 'catalogue:see')
    ? { OR: [{ isGlobal: true }, { facilities: { some: visiblePlaces(actor) } }] }
    : {}),
})
