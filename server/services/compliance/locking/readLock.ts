import type { Prisma } from '../../../db/generated/prisma/client'
import type { LockFacts } from '../../../domain/compliance/lockReason'
import type { NamedGap } from '../../../domain/inbox/messages'
import { todayIn } from '../../../domain/kernel/time/facilityTime'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import { authorize, type Request } from '../../kernel/request'
import { compliancePeople } from '../visibility'

/** A lock in the current provider, of a person who fulfills the condition: oneself, or somebody else. */
const readLock = async (request: Request, where: Prisma.AccountLockWhereInput): Promise<LockFacts | null> => {
  const { providerId } = authorize(request, 'account:self')
  const db = request.clients.forProvider(providerId)
  const lock = await db.accountLock.findFirst({
    where: { AND: [{ providerId }, where] },
    select: { lockedAt: true, requirements: true, lockedBy: { select: { fullName: true } } },
  })
  if (!lock) return null
  return {
    lockedOn: todayIn(await readProviderZone(db, providerId), lock.lockedAt),
    lockedBy: lock.lockedBy?.fullName ?? null,
    requirements: lock.requirements as NamedGap[],
  }
}

/** Why oneself is locked in the current provider; null while one is not. */
export const readOwnLock = (request: Request): Promise<LockFacts | null> =>
  readLock(request, { userId: authorize(request, 'account:self').userId })

/** Why somebody is locked here; null when they are not, or when the caller does not see their compliance (rules 2.3). */
export const readLockHere = (request: Request, userId: string): Promise<LockFacts | null> =>
  readLock(request, { userId, user: compliancePeople(authorize(request, 'account:self')) })
