import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'

/**
 * The jobs that exist for the actor: those of the provider for administrators, and also those of the installation for
 * superadmins (rules 11.3).
 */
export const visibleJobs = (actor: Actor): Prisma.JobWhereInput => ({
  OR: [{ providerId: actor.providerId }, ...(actor.superadmin ? [{ providerId: null }] : [])],
  ...(may(actor, 'jobs:run') ? {} : { id: { in: [] } }),
})
