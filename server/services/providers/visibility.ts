import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'

/** The providers whose name and status exist for the actor: all, for those who manage them, otherwise none (rules 9.7). */
export const managedProviders = (actor: Actor): Prisma.ProviderWhereInput =>
  may(actor, 'providers:manage') ? {} : { id: { in: [] } }
