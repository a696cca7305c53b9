import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'

/** A person's own messages, in the provider in which they work. */
export const visibleMessages = ({ userId, providerId }: Actor): Prisma.InboxMessageWhereInput => ({
  userId,
  providerId,
})
