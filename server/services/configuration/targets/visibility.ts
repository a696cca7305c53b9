import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'
import { visibleFacilities } from '../facilities/visibility'

/**
 * The waiting targets that exist for the actor: those of every facility, and those of a facility that the actor sees
 * (rules 2.3). One of a deleted purpose or facility still counts for the calls that have it, and is not shown.
 */
export const visibleTargets = (actor: Actor): Prisma.WaitingTargetWhereInput => ({
  providerId: actor.providerId,
  deletedAt: null,
  ...(may(actor, 'catalogue:see') ? {} : { id: { in: [] } }),
  AND: [
    { OR: [{ purposeId: null }, { purpose: { deletedAt: null } }] },
    { OR: [{ facilityId: null }, { facility: { ...visibleFacilities(actor), deletedAt: null } }] },
  ],
})
