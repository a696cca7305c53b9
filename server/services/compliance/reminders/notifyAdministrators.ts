import { dayLater } from '../../../domain/kernel/time/facilityTime'
import { toDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { gapsOf, warningDays } from '../../../domain/compliance/locking'
import { weekOf } from '../../../domain/compliance/nights'
import { expiringSoonDays } from '../../../domain/compliance/status'
import { worksWith } from '../../../domain/users/rules'
import { hasNews, type ComplianceDigest, type LockedPeople } from '../../../domain/inbox/messages'
import type { TimedWrite } from '../../kernel/timedWrite'
import { addMessages, type NewMessage } from '../../inbox/addMessages'
import type { Person } from './facts'
import type { Night } from './notifyPerson'

/** Whom the job has locked since administrators were told last; who was unlocked meanwhile is left out. */
const newlyLocked = async ({ tx }: TimedWrite, providerId: string): Promise<LockedPeople['people']> => {
  const notices = await tx.complianceNotice.updateManyAndReturn({
    where: { providerId, isPending: true },
    data: { isPending: false },
    select: { userId: true },
  })
  if (notices.length === 0) return []
  const locks = await tx.accountLock.findMany({
    where: { providerId, userId: { in: notices.map(({ userId }) => userId) } },
    orderBy: { user: { fullName: 'asc' } },
    select: { requirements: true, user: { select: { id: true, fullName: true } } },
  })
  return locks.map(({ user, requirements }) => ({
    userId: user.id,
    fullName: user.fullName,
    names: (requirements as { name: string }[]).map(({ name }) => name),
  }))
}

const digestOf = async (
  { tx }: TimedWrite,
  { providerId, day }: Night,
  people: readonly Person[],
): Promise<ComplianceDigest> => {
  const expiringSoon = dayLater(day, expiringSoonDays)
  const all = people.flatMap(({ requirements }) => requirements)
  const dates = all.flatMap(({ document, doesNotExpire }) =>
    document?.expirationDate && !doesNotExpire ? [document.expirationDate] : [],
  )
  const soon = dayLater(day, warningDays[0])
  const them = { in: people.map(({ userId }) => userId) }
  const locksSoon = (person: Person): boolean => {
    const lockDay = gapsOf(person)[0]?.lockDay
    return !person.isLocked && lockDay !== undefined && lockDay > day && lockDay <= soon
  }
  return {
    locked: await tx.accountLock.count({ where: { providerId, userId: them, user: { active: true } } }),
    lockedSoon: people.filter(locksSoon).length,
    expired: dates.filter((date) => date <= day).length,
    expiringSoon: dates.filter((date) => date > day && date <= expiringSoon).length,
    missing: all.filter(({ document, doesNotExpire }) => !document || (!doesNotExpire && !document.expirationDate))
      .length,
    toReview: await tx.complianceDocument.count({ where: { providerId, userId: them, state: 'PENDING' } }),
  }
}

/** Tells administrators who was locked, and once a week how the people of their facilities stand (rules 6.7, 6.8). */
export const notifyAdministrators = async (
  context: TimedWrite,
  night: Night,
  people: readonly Person[],
): Promise<void> => {
  const { tx } = context
  const { providerId, day, canMail } = night
  const administrators = people.filter(({ isAdministrator }) => isAdministrator)
  const locked = await newlyLocked(context, providerId)
  const weekly = await tx.complianceNotice.createManyAndReturn({
    data: administrators.map(({ userId }) => ({
      providerId,
      userId,
      kind: 'digest' as const,
      subjectId: providerId,
      day: toDatabaseDate(weekOf(day)),
      daysBefore: 0,
      night: toDatabaseDate(day),
    })),
    skipDuplicates: true,
    select: { userId: true },
  })
  const messages: NewMessage[] = []
  const digests = new Map<string, ComplianceDigest>()
  for (const administrator of administrators) {
    const { userId, allowedFacilityIds } = administrator
    const theirs = people.filter((person) => worksWith(administrator, person))
    const ids = new Set(theirs.map((person) => person.userId))
    const lockedOfTheirs = locked.filter((person) => ids.has(person.userId))
    if (lockedOfTheirs.length > 0)
      messages.push({ kind: 'peopleLocked', facts: { people: lockedOfTheirs }, userId, providerId })
    if (!weekly.some((row) => row.userId === userId)) continue
    // Those who are restricted to the same facilities are told the same.
    const key = allowedFacilityIds.join()
    const facts = digests.get(key) ?? (await digestOf(context, night, theirs))
    digests.set(key, facts)
    if (hasNews(facts)) messages.push({ kind: 'complianceDigest', facts, userId, providerId })
  }
  await addMessages(context, messages, { canMail })
}
