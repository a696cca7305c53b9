import { presenceOf } from '../../../domain/account/presence'
import type { Request } from '../../kernel/request'
import { readOwnStanding } from '../../compliance/standing/readStandings'
import { workplaces, type SignedIn } from '../../../auth/sessions'

/** The signed-in person's own account (rules 2.9). */
export const readMe = async (request: Request, { user }: SignedIn) => {
  const { clients } = request
  const facilities = await clients.system.facility.findMany({
    where: { id: { in: user.allowedFacilities.map(({ facilityId }) => facilityId) } },
    select: { id: true, name: true },
    orderBy: { weight: 'asc' },
  })
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    active: user.active,
    status: presenceOf(user) === 'ONLINE' ? 1 : 0,
    training: request.actor?.training ?? false,
    isLocked: request.actor?.isLocked ?? false,
    inCompliance: request.actor ? (await readOwnStanding(request)).inCompliance : true,
    superadmin: user.superadmin,
    providerRoles: workplaces({ user }).map(({ id, name, role }) => ({ providerId: id, providerName: name, role })),
    allowedFacilities: facilities.map((facility) => ({ facility })),
  }
}
