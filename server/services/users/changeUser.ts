import type { Prisma } from '../../db/generated/prisma/client'
import type { Write } from '../kernel/operation'
import { closeLinks } from './links'

export type Person = { id: string; active: boolean }

/** Ends the person's sessions, all or all but one; the database notifies the servers, which close their sockets. */
export const endSessions = ({ tx, now }: Write, userId: string, keptSessionId: string | null): Promise<unknown> =>
  tx.session.updateMany({
    where: { userId, endedAt: null, ...(keptSessionId ? { id: { not: keptSessionId } } : {}) },
    data: { endedAt: now },
  })

type NewPassword = {
  /** Hashed before the transaction where it can be, because that takes long. */
  passwordHash: string
  /** The session that goes on. */
  keptSessionId?: string
  /** Somebody else chose it, so the person must choose another one (rules 9.4). */
  mustChange?: boolean
}

/** Sets a password, and ends the person's other sessions (rules 2.6). API tokens stay valid; they are revoked one by one. */
export const setPassword = async (
  write: Write,
  id: string,
  { passwordHash, keptSessionId, mustChange = false }: NewPassword,
): Promise<void> => {
  await write.tx.user.update({
    where: { id },
    data: { passwordHash, mustChangePassword: mustChange, version: { increment: 1 } },
  })
  await endSessions(write, id, keptSessionId ?? null)
  // Whoever holds an older link must not choose another one.
  await closeLinks(write, id)
  write.record({ kind: 'user', id }, {})
}

/** Enables or disables an account. A disabled account has no sessions, and its tokens do not work. */
export const setActive = async (write: Write, { id, active: was }: Person, active: boolean): Promise<void> => {
  if (active === was) return
  await write.tx.user.update({ where: { id }, data: { active } })
  if (!active) await endSessions(write, id, null)
  write.record({ kind: 'user', id }, { active: [was, active] })
}

type Lock = { providerId: string; lockedById: string | null; requirements?: Prisma.InputJsonValue }

/**
 * Locks a person in a provider for compliance, with the reason (rules 2.4). People stay signed in while they are locked,
 * and reach only their own account there. Whoever is locked already stays so for the reason that was first.
 */
export const lockIn = async (
  { tx, now, record }: Write,
  userId: string,
  { providerId, lockedById, requirements = [] }: Lock,
): Promise<void> => {
  const { count } = await tx.accountLock.createMany({
    data: [{ userId, providerId, lockedById, requirements, lockedAt: now }],
    skipDuplicates: true,
  })
  if (count > 0) record({ kind: 'user', id: userId, providerId }, { isLocked: [false, true] })
}

/** Unlocks a person in a provider; the reason is over with the lock. */
export const unlockIn = async ({ tx, record }: Write, userId: string, providerId: string): Promise<void> => {
  const { count } = await tx.accountLock.deleteMany({ where: { userId, providerId } })
  if (count > 0) record({ kind: 'user', id: userId, providerId }, { isLocked: [true, false] })
}
