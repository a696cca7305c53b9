import { daysRemaining } from '../../domain/compliance/status'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { authorize, type Request } from '../kernel/request'
import { readStandings } from './standing/readStandings'
import { reviewedPeople, visibleDocuments } from './visibility'

/** A document's place in the queue: those of locked people first, then the oldest (rules 6.4). */
export type QueuePlace = { isLocked: boolean; uploadedAt: Date; id: string }
/** With what its days are counted from. */
export type WaitingDocument = QueuePlace & { userId: string; expirationDate: Date | null }

/**
 * The first `size` pending documents that the actor may review, in their order, whether there are more, and the number of
 * all; `after`: those behind this place, whether or not it is still there.
 */
export const readReviewQueue = async (
  request: Request,
  after: QueuePlace | null,
  size: number,
): Promise<{ total: number; places: WaitingDocument[]; isMore: boolean }> => {
  const actor = authorize(request, 'compliance:review')
  const { providerId } = actor
  const documents = request.clients.forProvider(providerId).complianceDocument
  const waiting = { AND: [visibleDocuments(actor), { user: reviewedPeople(actor) }], state: 'PENDING' as const }
  const places: WaitingDocument[] = []
  for (const isLocked of after?.isLocked === false ? [false] : [true, false]) {
    const rows = await documents.findMany({
      where: {
        ...waiting,
        user: { accountLocks: { [isLocked ? 'some' : 'none']: { providerId } } },
        ...(after?.isLocked === isLocked ? behind(after) : {}),
      },
      select: { id: true, uploadedAt: true, userId: true, expirationDate: true },
      orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
      take: size + 1 - places.length,
    })
    places.push(...rows.map((row) => ({ ...row, isLocked })))
    if (places.length > size) break
  }
  return {
    total: await documents.count({ where: waiting }),
    places: places.slice(0, size),
    isMore: places.length > size,
  }
}

const behind = ({ uploadedAt, id }: QueuePlace) => ({
  OR: [{ uploadedAt: { gt: uploadedAt } }, { uploadedAt, id: { gt: id } }],
})

/** Whole days until each of these expires, by its id, as the statuses of its person count them (rules 6.1). */
export const readDaysLeft = async (
  request: Request,
  documents: readonly WaitingDocument[],
): Promise<Map<string, number | null>> => {
  const { providerId } = authorize(request, 'compliance:review')
  const userIds = [...new Set(documents.map(({ userId }) => userId))]
  const db = request.clients.forProvider(providerId)
  const standings = await readStandings(db, { providerId, now: request.now(), userIds })
  return new Map(
    documents.map(({ id, userId, expirationDate }) => {
      const today = standings.get(userId)?.today
      return [id, today && expirationDate ? daysRemaining(fromDatabaseDate(expirationDate), today) : null]
    }),
  )
}
