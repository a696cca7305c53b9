import { Prisma } from '../../../db/generated/prisma/client'
import { reportStatusOf, statusOf, type ComplianceReportStatus } from '../../../domain/compliance/status'
import { isRestricted, type Actor } from '../../../domain/kernel/actor'
import { pageCountOf, rowsBefore } from '../../../domain/kernel/lists'
import type { Request } from '../../kernel/request'
import { isApproved, joinStanding } from '../standing/standingSql'
import type { Frame } from './frame'
import { globalName, openReport, type OpenReport } from './reading'
import { passes, tables, type ReportCriteria } from './tables'

/** One person and one requirement that applies to them. */
export type ComplianceReportRow = {
  userId: string
  fullName: string
  requirementId: string
  requirementName: string
  categoryName: string
  status: ComplianceReportStatus
  expirationDate: string | null
  /** Global, or where the requirement applies to the person. */
  facilityNames: string[]
  /** The last day of the person's onboarding grace period; null when it is over (rules 6.5b). */
  inGraceUntil: string | null
}

type Found = Omit<ComplianceReportRow, 'status' | 'inGraceUntil'> & {
  isGlobal: boolean
  doesNotExpire: boolean
  hasDocument: boolean
  today: string
  inCompliance: boolean
  joinedAt: Date
}

/** The number of rows, and the people who have any, in the order of the report. */
const readExtent = async (request: Request, actor: Actor, frame: Frame, criteria: ReportCriteria) => {
  const [found] = await request.clients.forProvider(actor.providerId).$queryRaw<{ total: number; userIds: string[] }[]>`
    with ${tables(actor, request.now(), frame, criteria)}
    select (select coalesce(sum(count), 0)::int from counted) as total,
      array(select id from counted where count > 0 order by rank) as "userIds"`
  return found!
}

/** Which rows are read: all of these people, or a page of all people. */
type Part = { userIds: readonly string[] } | { page: number }

/** Rows of the report with their columns; `total`, with a page: the number of rows of the report, if the page has any. */
const readRows = async (request: Request, actor: Actor, frame: Frame, criteria: ReportCriteria, part: Part) => {
  const { providerId } = actor
  const isPage = 'page' in part
  const first = isPage ? rowsBefore(part.page, rowsOnPage) : 0
  const scope = isPage ? {} : { ...part, isCounted: false }
  const near = isPage
    ? Prisma.sql`
        placed as materialized (select id, count, sum(count) over (order by rank) - count as before from counted where count > 0),
        near as materialized (
          select p.*, before from placed join ranked p on p.id = placed.id where before < ${first + rowsOnPage} and before + count > ${first}
        )`
    : Prisma.sql`near as materialized (select p.*, 0 as before from ranked p)`
  const limit = isPage
    ? Prisma.sql`offset greatest(0, ${first} - coalesce((select min(before) from near), 0)::int) limit ${rowsOnPage}`
    : Prisma.empty
  const rows = await request.clients.forProvider(providerId).$queryRaw<(Found & { total: number | null })[]>`
    with ${tables(actor, request.now(), frame, criteria, scope)}, ${near},
    met as materialized (
      select p.id, (select bool_and(${isApproved}) from applied q ${joinStanding(providerId)} where q.kind = p.kind) as met from near p
    ),
    named as materialized (
      select q.*, array(
        select f.name from unnest(q.facility_ids) required join place f on f.id = required
        where (p.facility_ids = '{}' or f.id = any(p.facility_ids)) and (${!isRestricted(actor)} or f.id = any(${actor.allowedFacilityIds}::uuid[]))
        order by f.place) as facility_names
      from applied q join (select distinct kind, facility_ids from ranked) p on p.kind = q.kind where q.is_shown
    )
    select p.id as "userId", p.full_name as "fullName", p.joined_at as "joinedAt", q.id as "requirementId", q.name as "requirementName",
      q.category_name as "categoryName", q.is_global as "isGlobal", q.does_not_expire as "doesNotExpire",
      s.current_id is not null as "hasDocument", to_char(s.current_expiration, 'YYYY-MM-DD') as "expirationDate",
      to_char(p.today, 'YYYY-MM-DD') as today, met.met as "inCompliance", q.facility_names as "facilityNames",
      ${isPage ? Prisma.sql`(select sum(count)::int from counted)` : Prisma.sql`null::int`} as total
    from near p join met on met.id = p.id join named q on q.kind = p.kind ${joinStanding(providerId)}
    where (p.is_hit or q.is_hit) and ${passes(criteria.status)}
    order by p.rank, q.place ${limit}`
  return { total: rows[0]?.total ?? null, rows: rows.map((row) => rowOf(row, frame)) }
}

const rowOf = (
  { doesNotExpire, hasDocument, today, inCompliance, isGlobal, joinedAt, ...row }: Found,
  frame: Frame,
): ComplianceReportRow => ({
  userId: row.userId,
  fullName: row.fullName,
  requirementId: row.requirementId,
  requirementName: row.requirementName,
  categoryName: row.categoryName,
  status: reportStatusOf(
    statusOf({ doesNotExpire }, hasDocument ? { expirationDate: row.expirationDate } : null, today),
    { inCompliance },
  ),
  expirationDate: row.expirationDate,
  facilityNames: isGlobal ? [globalName] : row.facilityNames,
  inGraceUntil: frame.graceUntil(joinedAt),
})

export const rowsOnPage = 20

/** A page of the rows of a report that was opened, from 0; one past the last is empty. */
export const readRowsPage = async (
  request: Request,
  { actor, frame, criteria }: OpenReport,
  page: number,
): Promise<{ total: number; pages: number; rows: ComplianceReportRow[] }> => {
  const { total: known, rows } = await readRows(request, actor, frame, criteria, { page })
  const total = known ?? (page === 0 ? 0 : (await readExtent(request, actor, frame, criteria)).total)
  return { total, pages: pageCountOf(total, rowsOnPage), rows }
}

/** The rows of these people in a report that was opened. */
export const readRowsOf = async (
  request: Request,
  { actor, frame, criteria }: OpenReport,
  userIds: readonly string[],
): Promise<ComplianceReportRow[]> =>
  userIds.length === 0 ? [] : (await readRows(request, actor, frame, criteria, { userIds })).rows

export const byPerson = <R extends { userId: string }>(rows: readonly R[]): Map<string, R[]> => {
  const own = new Map<string, R[]>()
  for (const row of rows) own.set(row.userId, [...(own.get(row.userId) ?? []), row])
  return own
}

/** People whose rows are read at a time. */
const peopleAtOnce = 100

/** Every row of the report, in its order, in batches. */
export async function* readWholeReport(
  request: Request,
  criteria: ReportCriteria,
): AsyncGenerator<ComplianceReportRow[], void> {
  const { actor, frame } = await openReport(request, criteria)
  const { userIds } = await readExtent(request, actor, frame, criteria)
  for (let first = 0; first < userIds.length; first += peopleAtOnce) {
    const part = { userIds: userIds.slice(first, first + peopleAtOnce) }
    yield (await readRows(request, actor, frame, criteria, part)).rows
  }
}
