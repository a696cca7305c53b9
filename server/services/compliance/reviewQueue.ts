import { daysRemaining } from '../../domain/compliance/status'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { authorize, type Request } from '../kernel/request'
import { readStandings } from './standing/readStandings'
import { reviewedPeople, visibleDocuments } from './visibility'

/** A document's place in the queue: those of locked people first, then the oldest (rules 6.4). */
export type QueuePlace = { isLocked: boolean; uploadedAt: Date; id: string }
/** With what its days are counted from. */
export type WaitingDocument = QueuePlace & { userId: string; expirationDate: Date | null }

const compare = (a: QueuePlace, b: QueuePlace): number =>
  Number(b.isLocked) - Number(a.isLocked) ||
  a.uploadedAt.getTime() - b.uploadedAt.getTime() ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The pending documents that the actor may review, in their order; `after`: those behind this place, whether or not it is still there. */
export const readReviewQueue = async (
  request: Request,
  after: QueuePlace | null,
): Promise<{ total: number; places: WaitingDocument[] }> => {
  const actor = authorize(request, 'compliance:review')
  const rows = await request.clients.forProvider(actor.providerId).complianceDocument.findMany({
    where: { AND: [visibleDocuments(actor), { state: 'PENDING', user: reviewedPeople(actor) }] },
    select: {
      id: true,
      uploadedAt: true,
      userId: true,
      expirationDate: true,
      user: { select: { accountLocks: { where: { providerId: actor.providerId } } } },
    },
  })
  const places = rows
    .map(({ user, ...row }): WaitingDocument => ({ ...row, isLocked: user.accountLocks.length > 0 }))
    .sort(compare)
  return { total: places.length, places: after ? places.filter((place) => compare(place, after) > 0) : places }
}

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
