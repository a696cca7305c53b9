import type { Db, Tx } from '../../../db/access/client'
import { dueOn, keyOf, type Due, type Notice, type PersonFacts } from '../../../domain/compliance/due'
import { fromDatabaseDate, toDatabaseDate } from '../../../domain/kernel/time/calendarDate'

type Reader = Pick<Db | Tx, 'complianceNotice'>

/** Of what is due for these people on this day what they were not told yet; nothing for whoever has had their message of the day. */
export const pendingNotices = async <P extends PersonFacts>(
  db: Reader,
  providerId: string,
  people: readonly P[],
  today: string,
): Promise<{ person: P; notices: Due['notices'] }[]> => {
  const due = people
    .map((person) => ({ person, notices: dueOn(person, today).notices }))
    .filter(({ notices }) => notices.length > 0)
  if (due.length === 0) return []
  const subjects = [...new Set(due.flatMap(({ notices }) => notices.map(({ subjectId }) => subjectId)))]
  const told = await db.complianceNotice.findMany({
    where: {
      providerId,
      ...(people.length === 1 ? { userId: people[0]!.userId } : {}),
      kind: { not: 'digest' },
      OR: [{ night: toDatabaseDate(today) }, { subjectId: { in: subjects } }],
    },
  })
  const hadMessage = new Set(told.filter(({ night }) => fromDatabaseDate(night) === today).map(({ userId }) => userId))
  const keys = new Set(
    told.map(
      ({ userId, day, ...notice }) =>
        `${userId} ${keyOf({ ...notice, kind: notice.kind as Notice['kind'], day: fromDatabaseDate(day) })}`,
    ),
  )
  return due
    .filter(({ person }) => !hadMessage.has(person.userId))
    .map(({ person, notices }) => ({
      person,
      notices: notices.filter((notice) => !keys.has(`${person.userId} ${keyOf(notice)}`)),
    }))
    .filter(({ notices }) => notices.length > 0)
}

/** Stores that these were told. A second one with the same key breaks the transaction that tells it. */
export const addNotices = async (
  { complianceNotice }: Reader,
  { providerId, userId, night }: { providerId: string; userId: string; night: string },
  notices: readonly Notice[],
): Promise<void> =>
  void (await complianceNotice.createMany({
    data: notices.map(({ kind, subjectId, day, daysBefore }) => ({
      providerId,
      userId,
      kind,
      subjectId,
      day: toDatabaseDate(day),
      daysBefore,
      night: toDatabaseDate(night),
      isPending: kind === 'lock',
    })),
  }))
