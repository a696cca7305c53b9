import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { isStorable, isUuid } from '../../domain/kernel/input'
import { byFirstCall } from '../../domain/lines/patient'
import { authorize, type Request } from '../kernel/request'
import { recordLineReads } from './linePatients'
import { visibleLines } from './visibility'

/** At most so many lines are offered for a call (rules 4.2). */
const mostOffered = 50

/** What a list of lines shows of each, with the call that tells its patient. */
export const offeredLine = {
  room: { select: { id: true, name: true, facility: { select: { id: true, name: true } } } },
  calls: { orderBy: [...byFirstCall], take: 1, select: { id: true, patientFirstName: true, patientLastName: true } },
  _count: { select: { calls: { where: { deletedAt: null } } } },
} satisfies Prisma.LineInclude

export type OfferedLine = Prisma.LineGetPayload<{ include: typeof offeredLine }>

/** What lines are compared by. */
export type Matched = { mrn: string | null; roomId: string | null; patientLastName: string | null }

/** Ids of the open lines that the call may be about: of the same MRN first, then in the same room, then of the same last name (rules 4.2). */
export const matchingLineIds = async (request: Request, call: Matched): Promise<string[]> => {
  const actor = authorize(request, 'lines:see')
  const { line } = request.clients.forProvider(actor.providerId)
  const found: string[] = []
  for (const where of waysToMatch(call)) {
    const more = await line.findMany({
      where: { AND: [openLines(actor), where, { id: { notIn: found } }] },
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostOffered - found.length,
    })
    found.push(...more.map(({ id }) => id))
    if (found.length >= mostOffered) break
  }
  return found
}

/** The lines in the order of their ids. */
export const inOrderOf = <Line extends { id: string }>(ids: readonly string[], lines: readonly Line[]): Line[] => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The lines that match the call, with what a list shows of them, their patients included, which the audit trail tells. */
export const matchingLines = async (request: Request, call: Matched): Promise<OfferedLine[]> => {
  const ids = await matchingLineIds(request, call)
  const { line } = request.clients.forProvider(authorize(request, 'lines:see').providerId)
  const found = inOrderOf(ids, await line.findMany({ where: { id: { in: ids } }, include: offeredLine }))
  await recordLineReads(request, found)
  return found
}

const openLines = (actor: Actor): Prisma.LineWhereInput => ({ ...visibleLines(actor), completedAt: null })

const waysToMatch = ({ mrn, roomId, patientLastName }: Matched): Prisma.LineWhereInput[] => [
  ...(mrn && isStorable(mrn) ? [{ mrn }] : []),
  ...(roomId && isUuid(roomId) ? [{ roomId }] : []),
  ...(patientLastName && isStorable(patientLastName) ? [{ calls: { some: { deletedAt: null, patientLastName: { equals: patientLastName, mode: 'insensitive' as const } } } }] : []),
]
