import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'

/** The purposes that exist for the actor (rules 2.3). */
export const visiblePurposes = (actor: Actor): Prisma.PurposeWhereInput => ({ providerId: actor.providerId })
