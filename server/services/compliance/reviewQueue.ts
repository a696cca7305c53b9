import { authorize, type Request } from '../kernel/request'
import { reviewedPeople, visibleDocuments } from './visibility'

/** A document's place in the queue: those of locked people first, then the oldest (rules 6.4). */
export type QueuePlace = { isLocked: boolean; uploadedAt: Date; id: string }

const compare = (a: QueuePlace, b: QueuePlace): number =>
  Number(b.isLocked) - Number(a.isLocked) ||
  a.uploadedAt.getTime() - b.uploadedAt.getTime() ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The pending documents that the actor may review, in their order; `after`: those behind this place, whether or not it is still there. */
export const readReviewQueue = async (
  request: Request,
  after: QueuePlace | null,
): Promise<{ total: number; places: QueuePlace[] }> => {
  const actor = authorize(request, 'compliance:review')
  const rows = await request.clients.forProvider(actor.providerId).complianceDocument.findMany({
    where: { AND: [visibleDocuments(actor), { state: 'PENDING', user: reviewedPeople(actor) }] },
    select: {
      id: true,
      uploadedAt: true,
      user: { select: { accountLocks: { where: { providerId: actor.providerId } } } },
    },
  })
  const places = rows
    .map(({ user, ...row }): QueuePlace => ({ ...row, isLocked: user.accountLocks.length > 0 }))
    .sort(compare)
  return { total: places.length, places: after ? places.filter((place) => compare(place, after) > 0) : places }
}
