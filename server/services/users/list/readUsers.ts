import type { Prisma } from '../../../db/generated/prisma/client'
import { compareNames } from '../../../domain/kernel/input/names'
import { readStandings } from '../../compliance/standing/readStandings'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { authorize, type Request } from '../../kernel/request'
import { employedHere } from '../visibility'

const contract = {
  id: true,
  fullName: true,
  email: true,
  version: true,
  active: true,
  superadmin: true,
  passwordHash: true,
  isOnline: true,
  awayAt: true,
} satisfies Prisma.UserSelect

/** The people of the provider with their role and facilities here, by name; or those of these ids. */
export const readUsers = async (request: Request, ids?: readonly string[]) => {
  const actor = authorize(request, 'users:see')
  const db = request.clients.forProvider(actor.providerId)
  const rows = await db.user.findMany({
    where: { ...employedHere(actor), ...(ids ? { id: { in: [...ids] } } : {}) },
    select: {
      ...contract,
      roles: {
        where: { providerId: actor.providerId },
        select: {
          role: true,
          training: true,
          lock: { select: { userId: true } },
          provider: { select: { id: true, name: true } },
        },
      },
      allowedFacilities: {
        where: { providerId: actor.providerId, facility: visibleFacilities(actor) },
        select: { facility: { select: { id: true, name: true } } },
        orderBy: { facility: { weight: 'asc' } },
      },
    },
  })
  const standings = await readStandings(db, {
    providerId: actor.providerId,
    now: request.now(),
    userIds: ids ? rows.map(({ id }) => id) : null,
  })
  return rows
    .map((row) => ({
      ...row,
      training: row.roles.some(({ training }) => training),
      isLocked: row.roles.some(({ lock }) => lock !== null),
      inCompliance: standings.get(row.id)?.inCompliance ?? true,
    }))
    .sort((a, b) => compareNames(a.fullName, b.fullName) || (a.id < b.id ? -1 : 1))
}
