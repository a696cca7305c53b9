import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'

/** The status codes that exist for the actor (rules 2.3). */
export const visibleStatusCodes = (actor: Actor): Prisma.StatusCodeWhereInput => ({ providerId: actor.providerId })
