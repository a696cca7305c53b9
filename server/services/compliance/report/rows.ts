import { Prisma } from '../../../db/generated/prisma/client'
import { pageCountOf, rowsBefore } from '../../../domain/kernel/lists'
import { isApproved, joinStanding } from '../standing/standingSql'
import type { OpenReport } from './reading'
import { namedRequirements, rowColumns, rowOf, rowsOfNear, type ComplianceReportRow, type FoundRow } from './rowSql'
import { tables } from './tables'

/** The number of rows, and the people who have any, in the order of the report. */
const readExtent = async ({ db, actor, frame, criteria }: OpenReport) => {
  const [found] = await db.$queryRaw<{ total: number; userIds: string[] }[]>`
    with ${tables(actor, frame, criteria)}
    select (select coalesce(sum(count), 0)::int from counted) as total,
      array(select id from counted where count > 0 order by rank) as "userIds"`
  return found!
}

/** Which rows are read: all of these people, or a page of all people. */
type Part = { userIds: readonly string[] } | { page: number }

/** Rows of the report with their columns; `total`, with a page: the number of rows of the report, if the page has any. */
const readRows = async ({ db, actor, frame, criteria }: OpenReport, part: Part) => {
  const { providerId } = actor
  const isPage = 'page' in part
  const first = isPage ? rowsBefore(part.page, rowsOnPage) : 0
  const scope = isPage ? {} : { ...part, isCounted: false }
  const found = isPage
    ? Prisma.sql`
        placed as materialized (select id, count, sum(count) over (order by rank) - count as before from counted where count > 0),
        found as materialized (
          select p.*, before from placed join ranked p on p.id = placed.id where before < ${first + rowsOnPage} and before + count > ${first}
        )`
    : Prisma.sql`found as materialized (select p.*, 0 as before from ranked p)`
  const limit = isPage
    ? Prisma.sql`offset greatest(0, ${first} - coalesce((select min(before) from near), 0)::int) limit ${rowsOnPage}`
    : Prisma.empty
  const columns = Object.entries(rowColumns).map(
    ([name, column]) => Prisma.sql`${column} as ${Prisma.raw(`"${name}"`)}`,
  )
  const rows = await db.$queryRaw<(FoundRow & { total: number | null })[]>`
    with ${tables(actor, frame, criteria, scope)}, ${found},
    near as materialized (
      select p.*, (select bool_and(${isApproved}) from applied q ${joinStanding(providerId)} where q.kind = p.kind) as met from found p
    ),
    ${namedRequirements(actor)}
    select ${Prisma.join(columns)},
      ${isPage ? Prisma.sql`(select sum(count)::int from counted)` : Prisma.sql`null::int`} as total
    ${rowsOfNear(actor, frame, criteria)}
    order by p.rank, q.place ${limit}`
  return { total: rows[0]?.total ?? null, rows: rows.map(({ total: _, ...row }) => rowOf(row, frame)) }
}

export const rowsOnPage = 20

/** A page of the rows of a report that was opened, from 0; one past the last is empty. */
export const readRowsPage = async (
  report: OpenReport,
  page: number,
): Promise<{ total: number; pages: number; rows: ComplianceReportRow[] }> => {
  const { total: known, rows } = await readRows(report, { page })
  const total = known ?? (page === 0 ? 0 : (await readExtent(report)).total)
  return { total, pages: pageCountOf(total, rowsOnPage), rows }
}

export const byPerson = <R extends { userId: string }>(rows: readonly R[]): Map<string, R[]> => {
  const own = new Map<string, R[]>()
  for (const row of rows) own.set(row.userId, [...(own.get(row.userId) ?? []), row])
  return own
}

/** People whose rows are read at a time. */
const peopleAtOnce = 100

/** Every row of a report that was opened, in its order, in batches. */
export async function* readWholeReport(report: OpenReport): AsyncGenerator<ComplianceReportRow[], void> {
  const { userIds } = await readExtent(report)
  for (let first = 0; first < userIds.length; first += peopleAtOnce)
    yield (await readRows(report, { userIds: userIds.slice(first, first + peopleAtOnce) })).rows
}
