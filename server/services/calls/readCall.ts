import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { trainsIn } from '../../domain/users/rules'
import { isUuid } from '../../domain/kernel/uuid'
import { recordPatientReads } from '../kernel/audit'
import type { AnswerContext } from '../kernel/command'
import { mustExist, mustFind } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { ifAmong } from '../kernel/sight'
import { visibleLines } from '../records/lineVisibility'
import { inOrder } from './entries/images/callImages'
import { findCallRow, type FoundCall } from '../records/callRow'
import { visibleCallRows, visibleCalls } from '../records/callVisibility'

const named = { select: { id: true, fullName: true } } as const

/** A call in the queue as the REST contract shows it. */
export const queuedCall = {
  // Includes the columns that decide whether the line is visible.
  line: { include: { room: { select: { facilityId: true } } } },
  purpose: { select: { id: true, name: true, weight: true, lineCheck: true } },
  statusCode: { select: { id: true, name: true } },
  room: { select: { id: true, name: true, facility: { select: { id: true, name: true, requiredCallFields: true } } } },
  assignedTo: named,
  updatedBy: named,
  completedBy: { select: { id: true, fullName: true, email: true } },
  images: { select: { id: true, fileName: true, contentType: true, size: true }, orderBy: inOrder },
  workOrders: {
    select: {
      id: true,
      isTraining: true,
      isAssisting: true,
      start: true,
      end: true,
      user: { select: { id: true, fullName: true, roles: { select: { providerId: true, training: true } } } },
    },
    orderBy: [{ start: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.CallInclude

/** A call of the lists of completed and deleted calls. */
export const pastCall = { ...queuedCall, deletedBy: named } satisfies Prisma.CallInclude

type QueuedRow = Prisma.CallGetPayload<{ include: typeof queuedCall }>
type WorkRow = QueuedRow['workOrders'][number]
type Worked = {
  workOrders: (Omit<WorkRow, 'user'> & { user: Omit<WorkRow['user'], 'roles'> & { training: boolean } })[]
}

export type QueuedCall = Omit<QueuedRow, 'workOrders'> & Worked

export type PastCall = Omit<Prisma.CallGetPayload<{ include: typeof pastCall }>, 'workOrders'> & Worked

/** The call without a line that the actor may not see, and with who is a trainee in the actor's provider. */
export const asSeen = <C extends Pick<QueuedRow, 'line' | 'workOrders'>>(
  actor: Actor,
  { workOrders, ...call }: C,
): Omit<C, 'workOrders'> & Worked => ({
  ...call,
  line: ifAmong(call.line, visibleLines(actor)),
  workOrders: workOrders.map(({ user: { roles, ...user }, ...work }) => ({
    ...work,
    user: { ...user, training: trainsIn({ roles }, actor.providerId) },
  })),
})

/** One call with patient details, which is audited. */
export const readCall = async (request: Request, callId: string): Promise<FoundCall> => {
  const call = mustExist(await findCall(request, callId), 'call')
  await recordPatientReads(request, [call.id])
  return call
}

/** The call after a write, as its answer; the reading is audited together with the write. */
export const readCallAfter = async ({ sql, actor, learnt }: AnswerContext, callId: string): Promise<FoundCall> => {
  learnt(callId)
  return mustExist(await findCallRow(sql, callId, visibleCallRows(actor)), 'call')
}

/** The version of a call, without anything that would be audited. */
export const readCallVersion = async (request: Request, callId: string): Promise<number> => {
  const actor = authorize(request, 'call:see')
  const db = request.clients.forProvider(actor.providerId)
  const found = await mustFind('call', callId, (id) =>
    db.call.findFirst({ where: { ...visibleCalls(actor), id }, select: { version: true } }),
  )
  return found.version
}

/** The call as a refusal carries it; null when it does not exist for the actor. */
export const findCall = async (request: Request, callId: string): Promise<FoundCall | null> => {
  const actor = authorize(request, 'call:see')
  if (!isUuid(callId)) return null
  return findCallRow(request.clients.sql(actor.providerId), callId, visibleCallRows(actor))
}
