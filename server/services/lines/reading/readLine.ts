import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { isUuid } from '../../../domain/kernel/uuid'
import { inVisibleFacility } from '../../configuration/facilities/visibility'
import { mustExist } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { readLinePatients, recordLineReads, type LinePatient } from './linePatients'
import { inOrderOf } from '../../kernel/inOrderOf'
import { visibleLines } from '../../records/lineVisibility'

/** The most calls that a single line is answered with, newest first. */
export const mostCalls = 1_000

/** The same for each line of a list. */
export const mostCallsInList = 50

/** A line with its place, its newest calls that the actor may see (rules 2.3), and its infections. */
const wholeLine = (actor: Actor, calls: number) =>
  ({
    room: { select: { id: true, name: true, facility: { select: { id: true, name: true } } } },
    completedBy: { select: { id: true, fullName: true } },
    calls: {
      where: { deletedAt: null, ...inVisibleFacility(actor) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: calls,
      select: { id: true, createdAt: true, completedAt: true },
    },
    listed: { select: { types: true } },
    infections: {
      orderBy: [{ start: 'asc' }, { id: 'asc' }],
      select: { id: true, lineId: true, start: true, stop: true },
    },
  }) satisfies Prisma.LineInclude

type Read = Prisma.LineGetPayload<{ include: ReturnType<typeof wholeLine> }>
/** Its calls are in order of creation; its patient is that of its first call, wherever that was. */
export type WholeLine = Read & { patient: LinePatient['calls'][number] | null }

/** One line with its patient, which is audited. */
export const readLine = async (request: Request, lineId: string): Promise<WholeLine> => {
  return mustExist(await findLine(request, lineId), 'line')
}

/** The line as a refusal carries it; null when it does not exist for the actor. */
export const findLine = async (request: Request, lineId: string): Promise<WholeLine | null> =>
  (await readLines(request, [lineId], mostCalls))[0] ?? null

/** The lines with these ids that exist for the actor, in this order; reading their patients is audited. */
export const readLines = async (request: Request, lineIds: string[], calls = mostCallsInList): Promise<WholeLine[]> => {
  const actor = authorize(request, 'lines:see')
  const ids = lineIds.filter(isUuid)
  if (ids.length === 0) return []
  const found = await request.clients
    .forProvider(actor.providerId)
    .line.findMany({ where: { AND: [visibleLines(actor), { id: { in: ids } }] }, include: wholeLine(actor, calls) })
  const patients = await readLinePatients(
    request,
    found.map(({ id }) => id),
  )
  await recordLineReads(request, patients)
  const patientOf = new Map(patients.map((line) => [line.id, line.calls[0] ?? null]))
  return inOrderOf(ids, found).map((line) => ({
    ...line,
    calls: line.calls.toReversed(),
    patient: patientOf.get(line.id) ?? null,
  }))
}
