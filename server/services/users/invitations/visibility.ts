import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'

/** The invitations to a role that exist for the actor: those of the provider for people who see its users. */
export const visibleInvitations = (actor: Actor): Prisma.RoleInvitationWhereInput => ({
  providerId: actor.providerId,
  ...(may(actor, 'users:see') ? {} : { id: { in: [] } }),
})
