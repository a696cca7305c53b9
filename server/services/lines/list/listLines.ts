import { Prisma } from '../../../db/generated/prisma/client'
import type { Db } from '../../../db/access/client'
import { seesAnyFacility } from '../../../domain/kernel/actor'
import { isUuid } from '../../../domain/kernel/uuid'
import { invalid } from '../../../domain/kernel/refusal'
import { rowsBefore } from '../../../domain/kernel/lists'
import { canSearch, mostCounted, searchPattern, searchText } from '../../../domain/lines/search'
import { inFacilities, visibleFacilityIds, type VisibleFacilityIds } from '../../configuration/facilities/visibility'
import { stopIf } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { readLines, type WholeLine } from '../reading/readLine'

export type LineState = 'OPEN' | 'CLOSED'

/** The filter of a list of lines. */
export type LineFilter = {
  /** Part of the name, the patient, the room or the MRN. */
  search?: string | null
  /** Null: open and closed lines. */
  state?: LineState | null
  /** Facilities of the line's room; an empty list matches nothing. */
  facilityIds?: string[] | null
}

/** A position in the order of creation. */
type Place = { value: Date; id: string }
export type Stretch = { newestFirst: boolean; start: Place | null; stop: Place | null; skip: number; take: number }

export type ListedLine = { id: string; createdAt: Date }

const longestList = 200

/** The filter with what the actor may see (rules 2.3). */
type Sight = {
  db: Db
  providerId: string
  pattern: string | null
  states: boolean[]
  facilityIds: VisibleFacilityIds
  nothing: boolean
}

const sightOf = (request: Request, { search, state, facilityIds }: LineFilter): Sight => {
  const actor = authorize(request, 'lines:see')
  stopIf(canSearch(search))
  stopIf(
    facilityIds && facilityIds.length > longestList
      ? invalid([{ field: 'facilityIds', message: `facilityIds: at most ${longestList} ids` }])
      : null,
  )
  const visible = facilityIds?.filter((id) => isUuid(id) && seesAnyFacility(actor, [id])) ?? visibleFacilityIds(actor)
  return {
    db: request.clients.forProvider(actor.providerId),
    providerId: actor.providerId,
    pattern: searchPattern(searchText(search)),
    states: state ? [state === 'CLOSED'] : [false, true],
    facilityIds: visible,
    nothing: visible?.length === 0,
  }
}

/** A section of the lines that exist for the actor and match the filter, in order of creation. */
export const findLines = async (request: Request, filter: LineFilter, stretch: Stretch): Promise<ListedLine[]> => {
  const sight = sightOf(request, filter)
  if (sight.nothing || stretch.take === 0) return []
  const rows = await (sight.pattern === null ? walkLines(sight, stretch) : searchLines(sight, sight.pattern, stretch))
  const { stop, newestFirst } = stretch
  const isBefore = (a: Place, b: Place): boolean =>
    a.value < b.value || (a.value.getTime() === b.value.getTime() && a.id < b.id)
  const isWithin = ({ id, createdAt: value }: ListedLine): boolean =>
    stop === null || (newestFirst ? isBefore(stop, { id, value }) : isBefore({ id, value }, stop))
  return rows.filter(isWithin)
}

/** Row-level security prevents the use of the text index, so a function searches as its owner (the migration of the lines). */
const searchLines = (
  { db, states, facilityIds }: Sight,
  pattern: string,
  { newestFirst, start, skip, take }: Stretch,
): Promise<ListedLine[]> =>
  db.$queryRaw`select line_id as id, created_at as "createdAt" from find_lines(${pattern}, ${facilityIds ?? []}::uuid[], ${states}::boolean[], ${start?.value ?? null}::timestamptz, ${start?.id ?? null}::uuid, ${newestFirst}::boolean, ${skip}::int, ${take}::int)`

/**
 * An index has the lines of each facility and state in order. The section is cut out of the first lines of each, so
 * that a facility with few lines is not searched among all others.
 */
const walkLines = (
  { db, providerId, states, facilityIds }: Sight,
  { newestFirst, start, skip, take }: Stretch,
): Promise<ListedLine[]> => {
  const order = Prisma.raw(newestFirst ? 'created_at desc, line_id desc' : 'created_at, line_id')
  const behind = start
    ? Prisma.sql`and (created_at, line_id) ${Prisma.raw(newestFirst ? '<' : '>')} (${start.value}::timestamptz, ${start.id}::uuid)`
    : Prisma.empty
  const isEverything = states.length === 2 && facilityIds === null
  const parts = Prisma.sql`
    from unnest(${states}::boolean[]) as state cross join unnest(${facilityIds ?? [null]}::uuid[]) as facility
    cross join lateral (
      select line_id, created_at from listed_line
      where provider_id = ${providerId}::uuid and closed = state ${facilityIds === null ? Prisma.empty : Prisma.sql`and facility_id = facility`} ${behind}
      order by ${order} limit ${skip + take}::int
    ) as part`
  const source = isEverything ? Prisma.sql`from listed_line where provider_id = ${providerId}::uuid ${behind}` : parts
  return db.$queryRaw`select line_id as id, created_at as "createdAt" ${source} order by ${order} offset ${skip}::int limit ${take}::int`
}

const linesAPage = 20
/** Lines that are read at a time for an unpaged list. */
const linesAtOnce = 200

const fromTheOldest = { newestFirst: false, start: null, stop: null, skip: 0 }

/** A page of lines in order of creation. Pages count from 0. */
export const readLinePage = async (request: Request, filter: LineFilter, page: number): Promise<WholeLine[]> => {
  const found = await findLines(request, filter, {
    ...fromTheOldest,
    skip: rowsBefore(page, linesAPage),
    take: linesAPage,
  })
  return readLines(
    request,
    found.map(({ id }) => id),
  )
}

/** All lines in order of creation, in batches; lines that are created meanwhile come at the end. */
export async function* readAllLines(request: Request, filter: LineFilter): AsyncGenerator<WholeLine[], void> {
  for (let start: Place | null = null; ;) {
    const found: ListedLine[] = await findLines(request, filter, { ...fromTheOldest, start, take: linesAtOnce })
    yield await readLines(
      request,
      found.map(({ id }) => id),
    )
    const last = found.at(-1)
    if (!last || found.length < linesAtOnce) return
    start = { id: last.id, value: last.createdAt }
  }
}

/** The number of lines. Found lines are counted up to a thousand; `isMore` says that there are more. */
export const countLines = async (request: Request, filter: LineFilter): Promise<{ count: number; isMore: boolean }> => {
  const { db, providerId, pattern, states, facilityIds, nothing } = sightOf(request, filter)
  if (nothing) return { count: 0, isMore: false }
  if (pattern !== null) {
    const [row] = await db.$queryRaw<
      { count: number }[]
    >`select count_found_lines(${pattern}, ${facilityIds ?? []}::uuid[], ${states}::boolean[], ${mostCounted + 1}::int) as count`
    return { count: Math.min(row!.count, mostCounted), isMore: row!.count > mostCounted }
  }
  const [row] = await db.$queryRaw<
    { count: number }[]
  >`select coalesce(sum(lines), 0)::int as count from line_tally where provider_id = ${providerId}::uuid and closed = any(${states}::boolean[]) and ${inFacilities(facilityIds)}`
  return { count: row!.count, isMore: false }
}
