import type { Prisma } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { notFound } from '../../domain/kernel/refusal'
import { recordPatientReads } from '../kernel/audit'
import { Refused } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { visibleLines } from './visibility'

/** A line with where it is, its calls from the first on, and the days in which it was infected. */
const wholeLine = {
  room: { select: { id: true, name: true, facility: { select: { id: true, name: true } } } },
  completedBy: { select: { id: true, fullName: true } },
  calls: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true, createdAt: true, completedAt: true, patientFirstName: true, patientLastName: true } },
  listed: { select: { types: true } },
  infections: { orderBy: [{ start: 'asc' }, { id: 'asc' }], select: { id: true, lineId: true, start: true, stop: true } },
} satisfies Prisma.LineInclude

export type WholeLine = Prisma.LineGetPayload<{ include: typeof wholeLine }>

/** One line, its patient included, which the audit trail tells by the line's first call. */
export const readLine = async (request: Request, lineId: string): Promise<WholeLine> => {
  const actor = authorize(request, 'lines:see')
  const line = isUuid(lineId) ? await request.clients.forProvider(actor.providerId).line.findFirst({ where: { ...visibleLines(actor), id: lineId }, include: wholeLine }) : null
  if (!line) throw new Refused(notFound('line'))
  await recordPatientReads(request, line.calls.slice(0, 1).map(({ id }) => id))
  return line
}
