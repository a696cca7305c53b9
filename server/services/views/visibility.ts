import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { maySeeList, viewLists } from '../../domain/views/filters'

/** One's own views and the shared ones, of the lists that the actor may see (rules 10.8). */
export const visibleSavedViews = (actor: Actor): Prisma.SavedViewWhereInput => ({
  providerId: actor.providerId,
  list: { in: viewLists.filter((list) => maySeeList(actor, list)) },
  OR: [{ shared: true }, { ownerId: actor.userId }],
})
