import { visibleFacilities } from '../../configuration/facilities/visibility'
import { authorize, type Request } from '../../kernel/request'
import { visibleInvitations } from './visibility'

/** The invitations to a role that were not accepted, the newest first; with ids, those of them. */
export const readInvitations = async (request: Request, ids?: readonly string[]) => {
  const actor = authorize(request, 'users:see')
  const db = request.clients.forProvider(actor.providerId)
  const rows = await db.roleInvitation.findMany({
    where: { AND: [visibleInvitations(actor), ids ? { id: { in: [...ids] } } : {}] },
    include: { provider: { select: { id: true, name: true } } },
    orderBy: [{ invitedAt: 'desc' }, { id: 'desc' }],
  })
  const facilities = await db.facility.findMany({
    where: { AND: [visibleFacilities(actor), { id: { in: rows.flatMap(({ facilityIds }) => facilityIds) } }] },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    select: { id: true, name: true },
  })
  return rows.map(({ facilityIds, ...row }) => ({
    ...row,
    allowedFacilities: facilities.filter(({ id }) => facilityIds.includes(id)).map((facility) => ({ facility })),
  }))
}
