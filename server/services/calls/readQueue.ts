import type { Prisma } from '../../db/generated/prisma/client'
import { compareInQueue, type QueueFacts } from '../../domain/calls/queue'
import { authorize, type Request } from '../kernel/request'
import { activeCalls } from './visibility'

/** What the queue's order needs of a row, whatever else a door selects. */
export const queueFacts = {
  id: true,
  createdAt: true,
  assignedToId: true,
  purpose: { select: { name: true, lineCheck: true } },
  statusCode: { select: { name: true } },
} satisfies Prisma.CallSelect

type QueueRow = Prisma.CallGetPayload<{ select: typeof queueFacts }>

const factsOf = (row: QueueRow): QueueFacts => ({
  databaseId: row.id,
  createdAt: row.createdAt.toISOString(),
  statusName: row.statusCode.name,
  purposeName: row.purpose.name,
  lineCheck: row.purpose.lineCheck,
  isAssigned: row.assignedToId !== null,
})

/** Rows of the queue in its order (rules 3.2). */
export const inQueueOrder = <R extends QueueRow>(rows: R[]): R[] =>
  rows
    .map((row) => ({ row, facts: factsOf(row) }))
    .sort((a, b) => compareInQueue(a.facts, b.facts))
    .map(({ row }) => row)

/**
 * The moment and filter of a reading of the queue. The version is read first, so the rows are
 * at least as new as it says, and what came later is told again, never missed.
 */
export const openQueue = async (request: Request): Promise<{ version: number; readAt: Date; where: Prisma.CallWhereInput }> => {
  const actor = authorize(request, 'call:see')
  const head = await request.clients.forProvider(actor.providerId).changeHead.findFirst({ where: { providerId: actor.providerId } })
  const readAt = request.now()
  return { version: head?.sequence ?? 0, readAt, where: activeCalls(actor, readAt) }
}
