import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'

/** The people who exist for the actor: those of the actor's provider, and the actor. */
export const visibleUsers = (actor: Actor): Prisma.UserWhereInput => ({
  OR: [{ id: actor.userId }, { roles: { some: { providerId: actor.providerId } } }],
})
