import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { isStorable } from '../../../domain/kernel/input/input'
import { isUuid } from '../../../domain/kernel/uuid'
import { mrnKey } from '../../../domain/kernel/input/names'
import { authorize, type Request } from '../../kernel/request'
import { visibleLines } from '../../records/lineVisibility'

/** The most lines that are offered for a call (rules 4.2). */
const mostOffered = 50

/** What lines are compared by. */
export type Matched = { mrn: string | null; roomId: string | null; patientLastName: string | null }

/**
 * Ids of the open lines that may belong to the call: those with the same MRN first, then in the same room, then with
 * the same last name (rules 4.2).
 */
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

const openLines = (actor: Actor): Prisma.LineWhereInput => ({ ...visibleLines(actor), completedAt: null })

const waysToMatch = ({ mrn, roomId, patientLastName }: Matched): Prisma.LineWhereInput[] => [
  ...(mrn && isStorable(mrn) ? [{ mrnKey: mrnKey(mrn) }] : []),
  ...(roomId && isUuid(roomId) ? [{ roomId }] : []),
  ...(patientLastName && isStorable(patientLastName)
    ? [
        {
          calls: {
            some: { deletedAt: null, patientLastName: { equals: patientLastName, mode: 'insensitive' as const } },
          },
        },
      ]
    : []),
]
