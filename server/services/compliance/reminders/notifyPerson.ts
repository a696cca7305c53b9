import type { Clients } from '../../../db/access/client'
import { newsOf } from '../../../domain/compliance/due'
import type { Gap } from '../../../domain/compliance/locking'
import { addMessages } from '../../inbox/addMessages'
import { timedWrite, type TimedWrite } from '../../kernel/timedWrite'
import { Refused } from '../../kernel/refused'
import { lockIn } from '../../users/changeUser'
import { lockForClock, mustKeepAdministrator, type LockedPerson } from '../../users/lockPerson'
import { leaveCalls } from '../../users/verbs/leaveCalls'
import { readPeople } from './facts'
import { addNotices, pendingNotices } from './notices'

export type Night = {
  providerId: string
  /** The zone of the provider's first facility, and the day that begins there. */
  timeZone: string
  day: string
  canMail: boolean
}

/** Whether the provider still has an administrator who can act. */
const canDoWithout = async (context: TimedWrite, person: LockedPerson): Promise<boolean> => {
  try {
    await mustKeepAdministrator(context, person, [context.actor.providerId])
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Locks the person here with the reason; their open calls return to the queue (rules 6.7). */
const lock = async (context: TimedWrite, { id }: LockedPerson, gaps: readonly Gap[]): Promise<void> => {
  const { tx, actor } = context
  const { providerId } = actor
  const requirements = gaps.map(({ name, expirationDate }) => ({ name, expirationDate }))
  await lockIn(context, id, { providerId, lockedById: null, requirements })
  await tx.user.update({ where: { id }, data: { version: { increment: 1 } } })
  await leaveCalls(context, id, [providerId])
}

/**
 * Locks, warns and reminds one person, in one transaction under the lock of their row: what is due is worked out again
 * there, so that two processes tell it once. Answers whether the account was locked; null when there was nothing to tell.
 */
export const notifyPerson = (
  clients: Clients,
  { providerId, timeZone, day, canMail }: Night,
  userId: string,
  now: () => Date,
): Promise<'locked' | 'told' | null> =>
  timedWrite(clients, { name: 'lockUser', providerId, now, scope: 'installation' }, async (context) => {
    const { tx } = context
    const person = await lockForClock(context, userId, providerId)
    if (!person) return null
    const [due] = await pendingNotices(tx, providerId, await readPeople(tx, { providerId, timeZone, userId }), day)
    if (!due) return null
    const gaps = due.notices.find(({ kind }) => kind === 'lock')?.gaps
    const isLocked = gaps !== undefined && (await canDoWithout(context, person))
    const notices = due.notices.filter(({ kind }) => kind !== 'lock' || isLocked)
    if (notices.length === 0) return null
    if (isLocked) await lock(context, person, gaps)
    await addNotices(tx, { providerId, userId, night: day }, notices)
    await addMessages(context, [{ kind: 'compliance', facts: newsOf(notices, day), userId, providerId }], { canMail })
    return isLocked ? 'locked' : 'told'
  })
