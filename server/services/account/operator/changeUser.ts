import { hashPassword } from '../../../auth/password'
import type { Write } from '../../kernel/operation'

/** The parts of a person that these verbs look at. */
type Person = { id: string; active: boolean; isLocked: boolean }

/** Ends the person's sessions, all or all but one; the database tells the servers, which close their sockets. */
const endSessions = ({ tx, now }: Write, userId: string, keptSessionId: string | null): Promise<unknown> =>
  tx.session.updateMany({
    where: { userId, endedAt: null, ...(keptSessionId ? { id: { not: keptSessionId } } : {}) },
    data: { endedAt: now },
  })

/** Sets a password, and ends the person's other sessions (rules 2.6). API tokens stay: they are revoked one by one. */
export const setPassword = async (
  write: Write,
  { id }: Person,
  password: string,
  keptSessionId: string | null = null,
): Promise<void> => {
  await write.tx.user.update({ where: { id }, data: { passwordHash: await hashPassword(password) } })
  await endSessions(write, id, keptSessionId)
  write.record({ kind: 'user', id }, {})
}

/** Lets a person in, or keeps them out: a disabled account has no sessions, and its tokens rest. */
export const setActive = async (write: Write, { id, active: was }: Person, active: boolean): Promise<void> => {
  if (active === was) return
  await write.tx.user.update({ where: { id }, data: { active } })
  if (!active) await endSessions(write, id, null)
  write.record({ kind: 'user', id }, { active: [was, active] })
}

/** Locks an account for compliance, or unlocks it (rules 2.4). Who is locked stays signed in, and reaches their own account. */
export const setLocked = async (write: Write, { id, isLocked: was }: Person, isLocked: boolean): Promise<void> => {
  if (isLocked === was) return
  await write.tx.user.update({ where: { id }, data: { isLocked } })
  write.record({ kind: 'user', id }, { isLocked: [was, isLocked] })
}
