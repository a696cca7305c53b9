import type { Prisma } from '../../db/generated/prisma/client'
import type { Role } from '../../domain/kernel/actor'
import { byName } from '../../domain/kernel/input/names'
import { authorize, type Request } from '../kernel/request'
import { managedProviders } from './visibility'

/** All providers, by name, each with the caller's role there. */
export const readProviders = async (request: Request, where: Prisma.ProviderWhereInput = {}) => {
  const actor = authorize(request, 'providers:manage')
  const providers = await request.clients.system.provider.findMany({
    where: { AND: [where, managedProviders(actor)] },
    select: {
      id: true,
      name: true,
      status: true,
      movedTo: true,
      createdAt: true,
      version: true,
      roles: { where: { userId: actor.userId }, select: { role: true } },
    },
  })
  return byName(providers)
}

/** The person's role in each of their providers. */
export const readRoles = async ({ clients }: Request, userId: string): Promise<ReadonlyMap<string, Role>> => {
  const rows = await clients.system.providerRole.findMany({
    where: { userId },
    select: { providerId: true, role: true },
  })
  return new Map(rows.map(({ providerId, role }) => [providerId, role]))
}
