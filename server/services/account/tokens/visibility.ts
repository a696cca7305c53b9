import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'

/** The API tokens that exist for the actor: those of the provider for administrators, none for others (rules 2.2). */
export const visibleTokens = (actor: Actor): Prisma.ApiTokenWhereInput => ({
  providerId: actor.providerId,
  ...(may(actor, 'tokens:manage') ? {} : { id: { in: [] } }),
})
