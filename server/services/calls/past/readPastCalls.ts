import {
  runsOf,
  sortNamed,
  type CallList,
  type ListCriteria,
  type PastSearch,
  listCriteriaInput,
} from '../../../domain/calls/past/pastList'
import { listPageSize, pageCountOf, rowsBefore } from '../../../domain/kernel/lists'
import { checkInput } from '../../../domain/kernel/input/input'
import { visibleFacilityIds } from '../../configuration/facilities/visibility'
import { recordPatientReads } from '../../kernel/audit'
import { stopIf } from '../../kernel/refused'
import { inOrderOf } from '../../kernel/inOrderOf'
import { authorize, type Request } from '../../kernel/request'
import { asSeen, pastCall, type PastCall } from '../readCall'
import { visibleCalls } from '../../records/callVisibility'
import { readRuns } from './readRuns'
import { isSearch, searchCalls } from './searchCalls'
import { farInside, placeRun } from './spans'
import { measure, sectionsOf, type PastOrder } from './tally'

/** `isMore`: a search found more calls than the list shows. */
export type PastPage = { ids: string[]; total: number; pages: number; isMore: boolean }

/**
 * A page of the completed or deleted calls that exist for the actor (rules 2.3, 3.16). Pages count from 0. Lists shrink
 * while people page, so a page past the last is empty.
 */
export const findPastPage = async (
  request: Request,
  requested: PastOrder,
  page: number,
  { size = listPageSize, far = farInside, search = {} }: { size?: number; far?: number; search?: PastSearch } = {},
): Promise<PastPage> => {
  const actor = authorize(request, 'lists:see')
  // Deleted calls may not have been completed, so creation orders them.
  const order: PastOrder = requested.list === 'deleted' ? { ...requested, ties: 'createdAt' } : requested
  const db = request.clients.forProvider(actor.providerId)
  const sight = { providerId: actor.providerId, facilityIds: visibleFacilityIds(actor) }
  if (isSearch(search)) {
    const found = await searchCalls(db, sight, order, search, rowsBefore(page, size), size)
    return { ...found, pages: pageCountOf(found.total, size) }
  }
  const measured = await measure(db, sight, order)
  const pages = pageCountOf(measured.total, size)
  if (page >= pages) return { ids: [], total: measured.total, pages, isMore: false }
  const counted = runsOf(sectionsOf(measured, order.sort), rowsBefore(page, size), size)
  // Only a page of a single run can be far inside of a section.
  const [run] = counted
  const runs = counted.length === 1 && run!.skip >= far ? [await placeRun(db, sight, order, measured, run!)] : counted
  const ids = runs.length > 0 ? await readRuns(db, sight, order, measured, runs) : []
  return { ids, total: measured.total, pages, isMore: false }
}

/** The order that the criteria of REST describe. */
const orderOf = (list: CallList, { sort: name, completionTime, filter, descending }: ListCriteria): PastOrder => {
  const sort = sortNamed(name)
  return {
    list,
    sort,
    descending,
    ties: completionTime ? 'completedAt' : 'createdAt',
    clinician: sort === 'clinician' ? filter : null,
  }
}

/** The calls of a page in its order, with their patients, which one audit row names (rules 3.16a). */
export const readCallsOfPage = async (request: Request, ids: string[]): Promise<PastCall[]> => {
  const actor = authorize(request, 'lists:see')
  const rows = await request.clients
    .forProvider(actor.providerId)
    .call.findMany({ where: { ...visibleCalls(actor), id: { in: ids } }, include: pastCall })
  const calls = inOrderOf(ids, rows).map((call) => asSeen(actor, call))
  await recordPatientReads(
    request,
    calls.map(({ id }) => id),
  )
  return calls
}

/** A page of a list with its calls and their patients, which one audit row names (rules 3.16a). */
export const readPastCalls = async (
  request: Request,
  list: CallList,
  criteria: unknown,
  page: number,
): Promise<{ calls: PastCall[]; pages: number }> => {
  authorize(request, 'lists:see')
  const { value, refusal } = checkInput(listCriteriaInput, criteria)
  stopIf(refusal)
  const { search, from, to } = value!
  const { ids, pages } = await findPastPage(request, orderOf(list, value!), page, {
    search: { search, from: from ? new Date(from) : null, to: to ? new Date(to) : null },
  })
  return { calls: await readCallsOfPage(request, ids), pages }
}
