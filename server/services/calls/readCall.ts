import type { Prisma } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { notFound } from '../../domain/kernel/refusal'
import { recordPatientReads } from '../kernel/audit'
import { Refused } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { inOrder } from './images/callImages'
import { visibleCalls } from './visibility'

const named = { select: { id: true, fullName: true } } as const

/** A call with what the REST contract shows of it in the queue. */
export const queuedCall = {
  line: { select: { id: true, name: true, infection: true, infectionNotes: true } },
  purpose: { select: { id: true, name: true, weight: true, lineCheck: true } },
  statusCode: { select: { id: true, name: true } },
  room: { select: { id: true, name: true, facility: { select: { id: true, name: true, requiredCallFields: true } } } },
  assignedTo: named,
  updatedBy: named,
  completedBy: { select: { id: true, fullName: true, email: true } },
  images: { select: { id: true, fileName: true, contentType: true, size: true }, orderBy: inOrder },
  workOrders: { select: { id: true, isTraining: true, isAssisting: true, start: true, end: true, user: { select: { id: true, fullName: true, training: true } } }, orderBy: [{ start: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.CallInclude

/** A call with everything. */
export const wholeCall = {
  ...queuedCall,
  values: { orderBy: [{ procedureWeight: 'asc' }, { procedureId: 'asc' }, { fieldWeight: 'asc' }, { fieldId: 'asc' }] },
} satisfies Prisma.CallInclude

export type QueuedCall = Prisma.CallGetPayload<{ include: typeof queuedCall }>
export type WholeCall = Prisma.CallGetPayload<{ include: typeof wholeCall }>

/** One call, patient details included, which the audit trail tells. */
export const readCall = async (request: Request, callId: string): Promise<WholeCall> => {
  const call = await findCall(request, callId)
  if (!call) throw new Refused(notFound('call'))
  await recordPatientReads(request, [call.id])
  return call
}

/** The version of a call, without anything of it that the audit trail would tell. */
export const readCallVersion = async (request: Request, callId: string): Promise<number> => {
  const actor = authorize(request, 'call:see')
  const found = isUuid(callId)
    ? await request.clients.forProvider(actor.providerId).call.findFirst({ where: { ...visibleCalls(actor), id: callId }, select: { version: true } })
    : null
  if (!found) throw new Refused(notFound('call'))
  return found.version
}

/** The call as a refusal carries it; null when it does not exist for the actor. */
export const findCall = async (request: Request, callId: string): Promise<WholeCall | null> => {
  const actor = authorize(request, 'call:see')
  if (!isUuid(callId)) return null
  return request.clients.forProvider(actor.providerId).call.findFirst({ where: { ...visibleCalls(actor), id: callId }, include: wholeCall })
}
