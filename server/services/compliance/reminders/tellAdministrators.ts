import { dayLater } from '../../../domain/kernel/time/facilityTime'
import { toDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { gapsOf, warningDays } from '../../../domain/compliance/locking'
import { weekOf } from '../../../domain/compliance/nights'
import { expiringSoonDays } from '../../../domain/compliance/status'
import { hasNews, type ComplianceDigest, type Message } from '../../../domain/inbox/messages'
import type { TimedWrite } from '../../kernel/timedWrite'
import { addMessages } from '../../inbox/addMessages'
import type { Person } from './facts'
import type { Night } from './tellPerson'

/** Whom the job has locked since administrators were told last; who was unlocked meanwhile is left out. */
const newlyLocked = async ({ tx }: TimedWrite, providerId: string): Promise<Message[]> => {
  const notices = await tx.complianceNotice.updateManyAndReturn({
    where: { providerId, isUntold: true },
    data: { isUntold: false },
    select: { userId: true },
  })
  if (notices.length === 0) return []
  const locks = await tx.accountLock.findMany({
    where: { providerId, userId: { in: notices.map(({ userId }) => userId) } },
    orderBy: { user: { fullName: 'asc' } },
    select: { requirements: true, user: { select: { id: true, fullName: true } } },
  })
  if (locks.length === 0) return []
  const people = locks.map(({ user, requirements }) => ({
    userId: user.id,
    fullName: user.fullName,
    names: (requirements as { name: string }[]).map(({ name }) => name),
  }))
  return [{ kind: 'peopleLocked', facts: { people } }]
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
  const locksSoon = (person: Person): boolean => {
    const lockDay = gapsOf(person)[0]?.lockDay
    return !person.isLocked && lockDay !== undefined && lockDay > day && lockDay <= soon
  }
  return {
    locked: await tx.user.count({ where: { isLocked: true, active: true, roles: { some: { providerId } } } }),
    lockedSoon: people.filter(locksSoon).length,
    expired: dates.filter((date) => date <= day).length,
    expiringSoon: dates.filter((date) => date > day && date <= expiringSoon).length,
    missing: all.filter(({ document, doesNotExpire }) => !document || (!doesNotExpire && !document.expirationDate))
      .length,
    toReview: await tx.complianceDocument.count({ where: { providerId, state: 'PENDING' } }),
  }
}

/** Tells administrators who was locked, and once a week how the provider stands (rules 6.7, 6.8). */
export const tellAdministrators = async (
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
  const facts = weekly.length > 0 ? await digestOf(context, night, people) : null
  context.announce(
    await addMessages(
      context,
      [
        ...administrators.flatMap(({ userId }) => locked.map((message) => ({ ...message, userId, providerId }))),
        ...(facts && hasNews(facts)
          ? weekly.map(({ userId }) => ({ kind: 'complianceDigest' as const, facts, userId, providerId }))
          : []),
      ],
      canMail,
    ),
  )
}
