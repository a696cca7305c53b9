import type { AccountLock } from '../../../db/generated/prisma/client'
import type { LockFacts } from '../../../domain/compliance/lockReason'
import type { NamedGap } from '../../../domain/inbox/messages'
import { todayIn } from '../../../domain/kernel/time/facilityTime'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import { authorize, type Request } from '../../kernel/request'

/** A stored lock, by the calendar of the provider that locked. */
export const lockFacts = async (
  { clients }: Request,
  { providerId, lockedAt, requirements }: Pick<AccountLock, 'providerId' | 'lockedAt' | 'requirements'>,
): Promise<LockFacts> => ({
  lockedOn: todayIn(await readProviderZone(clients.forProvider(providerId), providerId), lockedAt),
  requirements: requirements as NamedGap[],
})

/** Why one's own account is locked, whichever provider locked it. */
export const readOwnLock = async (request: Request): Promise<LockFacts | null> => {
  const { userId } = authorize(request, 'account:self')
  const lock = await request.clients.system.accountLock.findUnique({ where: { userId } })
  return lock && lockFacts(request, lock)
}

/** Why the account of a person is locked whose compliance the caller may see; null when another provider or an administrator locked it. */
export const readLockHere = async (request: Request, userId: string): Promise<LockFacts | null> => {
  const { providerId } = authorize(request, 'account:self')
  const lock = await request.clients.forProvider(providerId).accountLock.findFirst({ where: { userId, providerId } })
  return lock && lockFacts(request, lock)
}
