import type { Prisma } from '../../../db/generated/prisma/client'
import { authorize, type Request } from '../../kernel/request'
import { visiblePurposes } from './visibility'

/** With the procedures that usually answer it and can be recorded now. */
const withProcedures = {
  procedures: {
    select: { procedureId: true },
    where: { procedure: { deletedAt: null } },
    orderBy: [{ procedure: { weight: 'asc' } }, { procedureId: 'asc' }],
  },
} satisfies Prisma.PurposeInclude

/** Purposes that may be chosen, by weight, then name. */
export const readPurposes = async (request: Request) => {
  const actor = authorize(request, 'call:see')
  return request.clients.forProvider(actor.providerId).purpose.findMany({
    where: { ...visiblePurposes(actor), deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    include: withProcedures,
  })
}
