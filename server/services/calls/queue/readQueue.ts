import { createHash } from 'node:crypto'
import type { Prisma } from '../../../db/generated/prisma/client'
import { compareInQueue, type QueueFacts } from '../../../domain/calls/queue/queue'
import { may, visibilityActions } from '../../../domain/kernel/permissions'
import { authorize, type Request } from '../../kernel/request'
import { activeCalls } from '../../records/callVisibility'

/** The columns that order the queue. */
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

/** A short key of what the actor may see of the queue: equal for everybody with the same visibility. */
export const queueView = (request: Request): string => {
  const actor = authorize(request, 'call:see')
  const view = [
    actor.providerId,
    visibilityActions.filter((action) => may(actor, action)),
    [...actor.allowedFacilityIds].sort(),
  ]
  return createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 16)
}

/** The time and the filter of one reading of the queue. */
export const openQueue = (request: Request): { readAt: Date; where: Prisma.CallWhereInput } => {
  const actor = authorize(request, 'call:see')
  const readAt = request.now()
  return { readAt, where: activeCalls(actor, readAt) }
}
