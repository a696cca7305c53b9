import { Prisma } from '../../../db/generated/prisma/client'
import {
  reportFilters,
  reportStatuses,
  type ComplianceReportFilter,
  type ComplianceReportStatus,
} from '../../../domain/compliance/status'
import { pageCountOf, rowsBefore } from '../../../domain/kernel/lists'
import type { OpenReport } from './reading'
import { byPerson } from './rows'
import { namedRequirements, rowColumns, rowOf, rowsOfNear, type ComplianceReportRow, type FoundRow } from './rowSql'
import { countOf, counts, tables } from './tables'

/** How many rows of the report have a status, and of how many people. */
export type StatusTotal = { filter: ComplianceReportFilter; rowCount: number; personCount: number }

/** What the report adds up to with its facilities and its search, whatever the status that is asked for (rules 6.5b). */
export type ReportTotals = {
  rowCount: number
  personCount: number
  inComplianceCount: number
  inGraceCount: number
  statuses: StatusTotal[]
}

/** A person of the report. */
export type PersonOfReport = {
  userId: string
  inGraceUntil: string | null
  /** Their rows that the filters leave. */
  rowCount: number
  /** Those rows in the order of the requirements; none unless they are asked for. */
  rows: ComplianceReportRow[]
  /** How many of their rows have a status, whatever the status that is asked for; the most urgent first. */
  statuses: { status: ComplianceReportStatus; rowCount: number }[]
}

export const peopleOnPage = 20

const rowNames = Object.keys(rowColumns) as (keyof FoundRow)[]

const mostUrgentFirst = reportStatuses.toReversed()

type Found = {
  totals: Omit<ReportTotals, 'statuses'> & Record<'rows' | 'people', Record<ComplianceReportFilter, number>>
  personCount: number
  people: { userId: string; joinedAt: string; rowCount: number; counts: Record<ComplianceReportStatus, number> }[]
  rows: FoundRow[]
}

const jsonOf = <K extends string>(keys: readonly K[], valueOf: (key: K) => Prisma.Sql): Prisma.Sql =>
  Prisma.sql`json_build_object(${Prisma.join(keys.map((key) => Prisma.sql`${key}::text, ${valueOf(key)}`))})`

/** A page of the people of a report that was opened, from 0, with the totals of the report; `withRows`: with their rows. */
export const readPeoplePage = async (
  { db, actor, frame, criteria }: Omit<OpenReport, 'asOf'>,
  page: number,
  { withRows }: { withRows: boolean },
): Promise<{ totals: ReportTotals; personCount: number; pages: number; people: PersonOfReport[] }> => {
  const first = rowsBefore(page, peopleOnPage)
  const [found] = await db.$queryRaw<[Found]>`
    with ${tables(actor, frame, criteria, { isTallied: true })},
    placed as materialized (
      select tallied.*, count, row_number() over (order by tallied.rank) as place
      from counted join tallied on tallied.id = counted.id where count > 0
    ),
    shown_people as materialized (select * from placed where place > ${first} and place <= ${first + peopleOnPage}),
    near as materialized (select p.*, shown_people.is_met as met from shown_people join ranked p on p.id = shown_people.id),
    ${namedRequirements(actor)}
    select
      (select json_build_object(
        'rowCount', coalesce(sum(shown), 0), 'personCount', count(*), 'inComplianceCount', count(*) filter (where is_met),
        'inGraceCount', count(*) filter (where joined_at >= ${frame.graceSince}),
        'rows', ${jsonOf(reportFilters, (filter) => Prisma.sql`coalesce(sum(${countOf(filter)}), 0)`)},
        'people', ${jsonOf(reportFilters, (filter) => Prisma.sql`count(*) filter (where ${countOf(filter)} > 0)`)}
      ) from tallied where shown > 0) as totals,
      (select count(*)::int from placed) as "personCount",
      (select coalesce(json_agg(json_build_object(
        'userId', id, 'joinedAt', joined_at, 'rowCount', count,
        'counts', ${jsonOf(reportStatuses, (status) => counts[status])}
      ) order by place), '[]') from shown_people) as people,
      ${withRows ? Prisma.sql`(select coalesce(json_agg(${jsonOf(rowNames, (name) => rowColumns[name])} order by p.rank, q.place), '[]') ${rowsOfNear(actor, frame, criteria)})` : Prisma.sql`'[]'::json`} as rows`
  const ownRows = byPerson(found.rows)
  const { rows, people, ...totals } = found.totals
  return {
    totals: {
      ...totals,
      statuses: reportFilters.map((filter) => ({ filter, rowCount: rows[filter], personCount: people[filter] })),
    },
    personCount: found.personCount,
    pages: pageCountOf(found.personCount, peopleOnPage),
    people: found.people.map(({ userId, joinedAt, rowCount, counts: of }) => ({
      userId,
      inGraceUntil: frame.graceUntil(new Date(joinedAt)),
      rowCount,
      rows: (ownRows.get(userId) ?? []).map((row) => rowOf(row, frame)),
      statuses: mostUrgentFirst.flatMap((status) => (of[status] > 0 ? { status, rowCount: of[status] } : [])),
    })),
  }
}
