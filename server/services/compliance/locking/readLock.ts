import type { AccountLock } from '../../../db/generated/prisma/client'
import type { LockFacts } from '../../../domain/compliance/lockReason'
import type { NamedGap } from '../../../domain/inbox/messages'
import { todayIn } from '../../../domain/kernel/time/facilityTime'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import { authorize, type Request } from '../../kernel/request'
import { compliancePeople } from '../visibility'

/** A stored lock, by the calendar of the provider that locked. */
const lockFacts = async (
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

/**
 * Why the nightly job locked somebody's account here: null inside when another provider or an administrator locked it, and
 * null when the caller does not see the compliance of the person (rules 2.3).
 */
export const readLockHere = async (request: Request, userId: string): Promise<{ lock: LockFacts | null } | null> => {
  const actor = authorize(request, 'account:self')
  const person = await request.clients.forProvider(actor.providerId).user.findFirst({
    where: { AND: [{ id: userId }, compliancePeople(actor)] },
    select: { accountLock: true },
  })
  const lock = person?.accountLock
  return person && { lock: lock?.providerId === actor.providerId ? await lockFacts(request, lock) : null }
}
