import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'

/** The people whom an administrator manages: those with a role in the provider. */
export const employedHere = ({ providerId }: Pick<Actor, 'providerId'>): Prisma.UserWhereInput => ({
  roles: { some: { providerId } },
})
