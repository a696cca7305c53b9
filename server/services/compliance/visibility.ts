import type { Prisma } from '../../db/generated/prisma/client'
import { isRestricted, type Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'
import { visibleRequirements } from '../configuration/compliance/visibility'
import { employedHere } from '../users/visibility'

const nobody = { id: { in: [] } } satisfies Prisma.UserWhereInput

/** People who work where the actor does; without allowed facilities they work everywhere (rules 2.3). */
const sharingFacility = (actor: Actor): Prisma.UserWhereInput =>
  isRestricted(actor)
    ? {
        OR: [
          { allowedFacilities: { none: { providerId: actor.providerId } } },
          { allowedFacilities: { some: { facilityId: { in: actor.allowedFacilityIds } } } },
        ],
      }
    : {}

/** The people whose documents the actor reviews; the actor's own are not among them. */
export const reviewedPeople = (actor: Actor): Prisma.UserWhereInput =>
  may(actor, 'compliance:review')
    ? { AND: [employedHere(actor), sharingFacility(actor), { id: { not: actor.userId } }] }
    : nobody

/** People who work in no other facility than the actor (rules 9.2). */
const withinFacilities = ({ providerId, allowedFacilityIds }: Actor): Prisma.UserWhereInput => ({
  allowedFacilities: { some: { providerId }, none: { providerId, facilityId: { notIn: allowedFacilityIds } } },
})

/** The people for whom the actor uploads: for themselves, and whoever may edit users for others as well (rules 6.6). */
export const uploadedForPeople = (actor: Actor): Prisma.UserWhereInput => ({
  AND: [
    employedHere(actor),
    // An empty condition among alternatives matches nothing, so the actor is not named beside it.
    may(actor, 'users:change') && !isRestricted(actor)
      ? {}
      : { OR: [{ id: actor.userId }, ...(may(actor, 'users:change') ? [withinFacilities(actor)] : [])] },
  ],
})

/** The people whose compliance the actor sees. */
export const compliancePeople = (actor: Actor): Prisma.UserWhereInput => ({
  AND: [employedHere(actor), { OR: [{ id: actor.userId }, reviewedPeople(actor)] }],
})

/** The documents that exist for the actor: their own, and those that they review. Those of deleted requirements are hidden (rules 6.9). */
export const visibleDocuments = (actor: Actor): Prisma.ComplianceDocumentWhereInput => ({
  providerId: actor.providerId,
  OR: [
    { userId: actor.userId, requirement: { deletedAt: null } },
    { user: reviewedPeople(actor), requirement: visibleRequirements(actor) },
  ],
})
