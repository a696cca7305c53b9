import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { recordPatientReads } from '../kernel/audit'
import { authorize, type Request } from '../kernel/request'
import { visibleLines } from './visibility'

/** At most so many lines are offered for a call (rules 4.2). */
const mostOffered = 50

/** What a list of lines shows of each, with its patient from its earliest call. */
export const offeredLine = {
  room: { select: { id: true, name: true, facility: { select: { id: true, name: true } } } },
  calls: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 1, select: { id: true, patientFirstName: true, patientLastName: true } },
  _count: { select: { calls: { where: { deletedAt: null } } } },
} satisfies Prisma.LineInclude

export type OfferedLine = Prisma.LineGetPayload<{ include: typeof offeredLine }>

/** What lines are compared by. */
export type Matched = { mrn: string | null; roomId: string | null; patientLastName: string | null }

/** Open lines that the call may be about: of the same MRN first, then in the same room, then of the same last name (rules 4.2). */
export const matchingLines = async (request: Request, call: Matched): Promise<OfferedLine[]> => {
  const actor = authorize(request, 'lines:see')
  const { line } = request.clients.forProvider(actor.providerId)
  const found: OfferedLine[] = []
  for (const where of waysToMatch(call)) {
    const seen = found.map(({ id }) => id)
    found.push(...(await line.findMany({ where: { AND: [openLines(actor), where, { id: { notIn: seen } }] }, include: offeredLine, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: mostOffered - found.length })))
    if (found.length >= mostOffered) break
  }
  await recordPatientReads(request, found.flatMap(({ calls }) => calls.map(({ id }) => id)))
  return found
}

const openLines = (actor: Actor): Prisma.LineWhereInput => ({ ...visibleLines(actor), completedAt: null })

const waysToMatch = ({ mrn, roomId, patientLastName }: Matched): Prisma.LineWhereInput[] => [
  ...(mrn ? [{ mrn }] : []),
  ...(roomId ? [{ roomId }] : []),
  ...(patientLastName ? [{ calls: { some: { deletedAt: null, patientLastName: { equals: patientLastName, mode: 'insensitive' as const } } } }] : []),
]
