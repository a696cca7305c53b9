import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/input'
import { notFound } from '../../domain/kernel/refusal'
import { recordPatientReads } from '../kernel/audit'
import { Refused } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { inOrderOf } from './matchingLines'
import { visibleLines } from './visibility'

/** A line with where it is, its calls from the first on, and the days in which it was infected. */
const wholeLine = {
  room: { select: { id: true, name: true, facility: { select: { id: true, name: true } } } },
  completedBy: { select: { id: true, fullName: true } },
  calls: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true, createdAt: true, completedAt: true, patientFirstName: true, patientLastName: true, room: { select: { facilityId: true } } } },
  listed: { select: { types: true } },
  infections: { orderBy: [{ start: 'asc' }, { id: 'asc' }], select: { id: true, lineId: true, start: true, stop: true } },
} satisfies Prisma.LineInclude

type Read = Prisma.LineGetPayload<{ include: typeof wholeLine }>
export type WholeLine = Read & { patient: { patientFirstName: string | null; patientLastName: string | null } | null }

/** The patient is that of the line's earliest call, wherever it was; of the calls those are told that the actor may see (rules 2.3). */
const asSeen = (actor: Actor, line: Read): WholeLine => ({
  ...line,
  patient: line.calls[0] ?? null,
  calls: line.calls.filter(({ room }) => actor.allowedFacilityIds.length === 0 || (room && actor.allowedFacilityIds.includes(room.facilityId))),
})

/** One line, its patient included, which the audit trail tells by the line's first call. */
export const readLine = async (request: Request, lineId: string): Promise<WholeLine> => {
  const line = await findLine(request, lineId)
  if (!line) throw new Refused(notFound('line'))
  return line
}

/** The line as a refusal carries it; null when it does not exist for the actor. */
export const findLine = async (request: Request, lineId: string): Promise<WholeLine | null> => (await readLines(request, [lineId]))[0] ?? null

/** The lines of these ids that exist for the actor, in their order; the audit trail tells whose they are. */
export const readLines = async (request: Request, lineIds: string[]): Promise<WholeLine[]> => {
  const actor = authorize(request, 'lines:see')
  const ids = lineIds.filter(isUuid)
  const found = ids.length > 0 ? await request.clients.forProvider(actor.providerId).line.findMany({ where: { AND: [visibleLines(actor), { id: { in: ids } }] }, include: wholeLine }) : []
  await recordPatientReads(request, found.flatMap(({ calls }) => calls.slice(0, 1).map(({ id }) => id)))
  return inOrderOf(ids, found).map((line) => asSeen(actor, line))
}

/** The calls that these lines began with, by which the trail tells whose they are. */
export const readFirstCallIds = async (request: Request, lineIds: string[]): Promise<string[]> => {
  if (lineIds.length === 0) return []
  const { call } = request.clients.forProvider(authorize(request, 'lines:see').providerId)
  const first = await call.findMany({ where: { lineId: { in: lineIds }, deletedAt: null }, distinct: ['lineId'], orderBy: [{ lineId: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }], select: { id: true } })
  return first.map(({ id }) => id)
}
