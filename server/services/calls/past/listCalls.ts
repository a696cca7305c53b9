import type { Prisma } from '../../../db/generated/prisma/client'
import { cleanText, plainMrn } from '../../../domain/kernel/input/cleanText'
import { isStorable } from '../../../domain/kernel/input/input'
import { isUuid } from '../../../domain/kernel/uuid'
import { foldText, mrnKey, plainInPattern } from '../../../domain/kernel/input/names'
import { invalid } from '../../../domain/kernel/refusal'
import { stopIf } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { visibleCalls } from '../../records/callVisibility'

export const callStates = ['OPEN', 'COMPLETED', 'DELETED'] as const
export type CallState = (typeof callStates)[number]

/** From `from` until just before `to`. */
export type Span = { from?: Date | null; to?: Date | null }

/** The filter of a list of calls. A list of ids matches any of them; an empty one matches nothing. */
export type CallFilter = {
  /** Null: open and completed calls. */
  state?: CallState | null
  createdAt?: Span | null
  completedAt?: Span | null
  facilityIds?: string[] | null
  purposeIds?: string[] | null
  statusCodeIds?: string[] | null
  completedByIds?: string[] | null
  assignedToIds?: string[] | null
  /** Part of the full name. */
  completedByName?: string | null
  mrn?: string | null
  /** With the number of a page only (searchCalls.ts). */
  deletedAt?: Span | null
  search?: string | null
}

const longestList = 200

const inState: Record<CallState, Prisma.CallWhereInput> = {
  OPEN: { completedAt: null, deletedAt: null },
  COMPLETED: { completedAt: { not: null }, deletedAt: null },
  DELETED: { deletedAt: { not: null } },
}

const within = (name: string, span: Span | null | undefined): Prisma.DateTimeFilter | undefined => {
  if (!span) return undefined
  const { from, to } = span
  stopIf(from && to && from > to ? invalid([{ field: name, message: `${name}: from must not be after to` }]) : null)
  return { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) }
}

const anyOf = (name: string, ids: string[] | null | undefined): { in: string[] } | undefined => {
  if (!ids) return undefined
  stopIf(ids.length > longestList ? invalid([{ field: name, message: `${name}: at most ${longestList} ids` }]) : null)
  return { in: ids.filter(isUuid) }
}

/** The typed part of a name, compared as names are; no character is a wildcard. */
const partOfName = (part: string): string => {
  stopIf(
    isStorable(cleanText(part))
      ? null
      : invalid([{ field: 'completedByName', message: 'completedByName: must be text' }]),
  )
  return plainInPattern(foldText(part.trim()))
}

/** A complete medical record number to search for. */
export const wholeMrn = (mrn: string): string => {
  const plain = plainMrn(mrn)
  const isMrn = plain !== '' && isStorable(plain)
  stopIf(isMrn ? null : invalid([{ field: 'mrn', message: 'mrn: must be text, and not empty' }]))
  return plain
}

/**
 * The calls that exist for the actor and match the filter. People who may not see completed and deleted calls (rules
 * 2.2) are refused when they ask for them, or for a patient's.
 */
export const listedCalls = (request: Request, filter: CallFilter): Prisma.CallWhereInput => {
  const { state, facilityIds } = filter
  const asksForOver =
    (state ?? 'OPEN') !== 'OPEN' ||
    filter.completedAt ||
    filter.completedByIds ||
    typeof filter.completedByName === 'string' ||
    typeof filter.mrn === 'string'
  const actor = authorize(request, asksForOver ? 'lists:see' : 'call:see')
  const facility = anyOf('facilityIds', facilityIds)
  const conditions: Prisma.CallWhereInput[] = [
    visibleCalls(actor),
    state ? inState[state] : { deletedAt: null },
    { createdAt: within('createdAt', filter.createdAt), completedAt: within('completedAt', filter.completedAt) },
    { purposeId: anyOf('purposeIds', filter.purposeIds), statusCodeId: anyOf('statusCodeIds', filter.statusCodeIds) },
    {
      completedById: anyOf('completedByIds', filter.completedByIds),
      assignedToId: anyOf('assignedToIds', filter.assignedToIds),
    },
    facility ? { room: { facilityId: facility } } : {},
    typeof filter.completedByName === 'string'
      ? { completedBy: { nameKey: { contains: partOfName(filter.completedByName) } } }
      : {},
    typeof filter.mrn === 'string' ? { mrnKey: mrnKey(wholeMrn(filter.mrn)) } : {},
  ]
  return { AND: conditions }
}

/** Whether all calls of the list are completed, so that completion orders them. */
export const areCompleted = ({ state, completedAt }: CallFilter): boolean =>
  state === 'COMPLETED' || Boolean(completedAt?.from || completedAt?.to)

/**
 * The number of these calls. Counting a patient's calls reveals the patient as reading does (rules 2.10), so their ids
 * are answered for the audit log.
 */
export const countCalls = async (
  request: Request,
  filter: CallFilter,
): Promise<{ count: number; patientIds: string[] }> => {
  const where = listedCalls(request, filter)
  const { call } = request.clients.forProvider(authorize(request, 'call:see').providerId)
  if (typeof filter.mrn !== 'string') return { count: await call.count({ where }), patientIds: [] }
  const patientIds = (await call.findMany({ where, select: { id: true } })).map(({ id }) => id)
  return { count: patientIds.length, patientIds }
}
