import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'
import { inVisibleFacility } from '../configuration/facilities/visibility'

/** The lines that exist for the actor (rules 2.2, 2.3); none for External people. */
export const visibleLines = (actor: Actor): Prisma.LineWhereInput => ({
  providerId: actor.providerId,
  ...inVisibleFacility(actor),
  ...(may(actor, 'lines:see') ? {} : { id: { in: [] } }),
})
