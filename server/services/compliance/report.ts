import { Prisma } from '../../db/generated/prisma/client'
import { isRestricted, type Actor } from '../../domain/kernel/actor'
import { cleanText } from '../../domain/kernel/input/cleanText'
import { isUuid, nilUuid } from '../../domain/kernel/input/input'
import {
  reportStatusOf,
  statusOf,
  statusesOf,
  type ComplianceReportFilter,
  type ComplianceReportStatus,
} from '../../domain/compliance/status'
import { pageCountOf, rowsBefore } from '../../domain/kernel/lists'
import { visibleFacilities } from '../configuration/facilities/visibility'
import { auditRow, firstValues } from '../kernel/audit'
import { csvText } from '../kernel/csv'
import { authorize, type Request } from '../kernel/request'
import { readComplianceOf, type RequirementStanding } from './readCompliance'
import { reportColumns, rowCells } from '../../domain/compliance/report'
import { expiringSoonDays } from '../../domain/compliance/status'
import { applies, isApproved, joinStanding, withPeopleAndRequirements } from './standing/standingSql'

/** Which rows of the report are asked for. */
export type ReportCriteria = {
  /** Facilities, and the all-zero id for global requirements, which is the default (rules 6.3). */
  facilityIds?: readonly string[] | null
  status?: ComplianceReportFilter | null
  /** Part of the name or e-mail address of the person, of the requirement or of the category. */
  search?: string | null
}

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
}

const globalName = 'Global'

type Found = Omit<ComplianceReportRow, 'status' | 'facilityNames'> & {
  isGlobal: boolean
  doesNotExpire: boolean
  hasDocument: boolean
  today: string
  inCompliance: boolean
  facilityNames: string[]
}

/** A text as a pattern that finds it anywhere. */
/** What is searched for, without what PostgreSQL cannot store; null for nothing. */
const searched = (search: string | null | undefined): string | null =>
  cleanText(search ?? '')
    .replaceAll('\0', '')
    .trim() || null

const patternOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const hasDocument = Prisma.sql`s.current_id is not null`
const unexpiring = Prisma.sql`(${hasDocument} and q.does_not_expire)`
const dated = Prisma.sql`(${hasDocument} and not q.does_not_expire and s.current_expiration is not null)`
const isLater = Prisma.sql`(${unexpiring} or ${dated} and s.current_expiration > p.today + ${expiringSoonDays}::int)`

/** The statuses of statusOf and reportStatusOf as conditions; `lacking` has the people who are not in compliance. */
const conditions: Record<ComplianceReportStatus, Prisma.Sql> = {
  INCOMPLETE: Prisma.sql`not (${unexpiring} or ${dated})`,
  EXPIRED: Prisma.sql`${dated} and s.current_expiration <= p.today`,
  EXPIRING_SOON: Prisma.sql`${dated} and s.current_expiration > p.today and s.current_expiration <= p.today + ${expiringSoonDays}::int`,
  COMPLIANT: Prisma.sql`${isLater} and not exists (select from lacking where lacking.id = p.id)`,
  POTENTIALLY_COMPLIANT: Prisma.sql`${isLater} and exists (select from lacking where lacking.id = p.id)`,
  // The database keeps no date that cannot be read.
  ERROR: Prisma.sql`false`,
}

/** The people of the report: with a role here, active, and working where the reader does (rules 2.3). */
const isInReport = (actor: Actor): Prisma.Sql =>
  isRestricted(actor)
    ? Prisma.sql`p.active and (p.facility_ids = '{}' or p.facility_ids && ${actor.allowedFacilityIds}::uuid[])`
    : Prisma.sql`p.active`

/** The requirements of the report that the reader sees and chose. */
const isChosen = (actor: Actor, facilityIds: readonly string[]): Prisma.Sql => {
  const chosen = facilityIds.filter((id) => id !== nilUuid && isUuid(id))
  const seen = isRestricted(actor) ? chosen.filter((id) => actor.allowedFacilityIds.includes(id)) : chosen
  const global = facilityIds.includes(nilUuid)
  return Prisma.sql`(${global} and q.is_global or exists (
    select from unnest(q.facility_ids) f where f = any(${seen}::uuid[]) and (p.facility_ids = '{}' or f = any(p.facility_ids))))`
}

type Part = { userIds: readonly string[] | null; page: { number: number; size: number } | null }

/** How many rows of each status a person has, from `k`, the numbers of their kind, and `had`, those of their documents. */
const counts: Record<ComplianceReportStatus, Prisma.Sql> = {
  INCOMPLETE: Prisma.sql`case when p.is_hit then k.shown else k.hit end - coalesce(had.present, 0)`,
  EXPIRED: Prisma.sql`coalesce(had.expired, 0)`,
  EXPIRING_SOON: Prisma.sql`coalesce(had.soon, 0)`,
  COMPLIANT: Prisma.sql`case when coalesce(had.approved, 0) < k.asked then 0 else coalesce(had.later, 0) end`,
  POTENTIALLY_COMPLIANT: Prisma.sql`case when coalesce(had.approved, 0) < k.asked then coalesce(had.later, 0) else 0 end`,
  ERROR: Prisma.sql`0`,
}

/** The columns of `had`; `asked` says of each kind whether the requirement applies (1) and is a row of the report (2). */
const isRow = Prisma.sql`q.asked[p.kind] = 2 and (p.is_hit or q.is_hit)`
const had = {
  approved: Prisma.sql`q.asked[p.kind] > 0 and ${isApproved}`,
  present: Prisma.sql`${isRow} and not (${conditions.INCOMPLETE})`,
  expired: Prisma.sql`${isRow} and ${conditions.EXPIRED}`,
  soon: Prisma.sql`${isRow} and ${conditions.EXPIRING_SOON}`,
  later: Prisma.sql`${isRow} and ${isLater}`,
}

/** Which of them `counts` needs. */
const needed: Record<ComplianceReportStatus, readonly (keyof typeof had)[]> = {
  INCOMPLETE: ['present'],
  EXPIRED: ['expired'],
  EXPIRING_SOON: ['soon'],
  COMPLIANT: ['approved', 'later'],
  POTENTIALLY_COMPLIANT: ['approved', 'later'],
  ERROR: [],
}

/**
 * The statement's tables for a status: `had`, what each person has of their requirements, in one pass over the standings
 * of the provider, and `lacking`, who is not in compliance. `asking` has each requirement once, so that the planner sees
 * how many rows the pass has and counts them without sorting.
 */
const byStatus = ({ providerId }: Actor, statuses: readonly ComplianceReportStatus[]): Prisma.Sql => {
  const names = [...new Set(statuses.flatMap((status) => needed[status]))]
  const columns = names.map((name) => Prisma.sql`count(*) filter (where ${had[name]}) as ${Prisma.raw(name)}`)
  const lacking = Prisma.sql`lacking as materialized (
    select p.id from ranked p join kinds k on k.kind = p.kind left join had on had.id = p.id
    where coalesce(had.approved, 0) < k.asked
  ),`
  return Prisma.sql`
    asking as materialized (
      select q.id, q.does_not_expire, coalesce(bool_or(a.is_hit), false) as is_hit,
        array_agg(case when a.is_shown then 2 when a.id is not null then 1 else 0 end order by k.kind) as asked
      from requirement q cross join (select distinct kind from ranked) k left join applied a on a.kind = k.kind and a.id = q.id
      group by q.id, q.does_not_expire
    ),
    had as materialized (
      select p.id, ${Prisma.join([...columns, Prisma.sql`count(*) as documents`])}
      from compliance_standing s join ranked p on p.id = s.user_id join asking q on q.id = s.requirement_id
      where s.provider_id = ${providerId}::uuid group by p.id
    ),
    ${names.includes('approved') ? lacking : Prisma.empty}`
}

/**
 * The statement's tables. What applies to a person depends only on their facilities, so it is worked out once for each
 * `kind` of person: `applied` has the requirements of a kind, and `is_shown` says whether the report has them. `counted`
 * has how many rows of the report each person has. Only where a status is asked for are standings read for that.
 */
const tables = (actor: Actor, now: Date, { facilityIds, status, search }: ReportCriteria, userIds: Part['userIds']) => {
  const { providerId } = actor
  const text = searched(search)
  const pattern = text && patternOf(text)
  const isFound = (text: Prisma.Sql): Prisma.Sql =>
    pattern === null ? Prisma.sql`true` : Prisma.sql`${text} like fold_text(${pattern})`
  const count = status
    ? Prisma.join(
        statusesOf(status).map((each) => counts[each]),
        ' + ',
      )
    : Prisma.sql`case when p.is_hit then k.shown else k.hit end`
  return Prisma.sql`
    ${withPeopleAndRequirements({ providerId, now, userIds })},
    ranked as materialized (
      select p.*, row_number() over (order by p.name_key, p.full_name, p.id) as rank, dense_rank() over (order by p.facility_ids) as kind,
        ${isFound(Prisma.sql`p.name_key`)} or ${isFound(Prisma.sql`fold_text(p.email)`)} as is_hit
      from person p where ${isInReport(actor)}
    ),
    applied as materialized (
      select p.kind, q.*, row_number() over (partition by p.kind order by q.weight, q.name, q.id) as place,
        ${isFound(Prisma.sql`fold_text(q.name)`)} or ${isFound(Prisma.sql`fold_text(q.category_name)`)} as is_hit,
        ${isChosen(actor, facilityIds ?? [nilUuid])} as is_shown
      from (select distinct kind, facility_ids from ranked) p join requirement q on ${applies}
    ),
    kinds as materialized (
      select kind, count(*) as asked, count(*) filter (where is_shown) as shown, count(*) filter (where is_shown and is_hit) as hit
      from applied group by kind
    ),
    ${status ? byStatus(actor, statusesOf(status)) : Prisma.empty}
    counted as materialized (
      select p.id, p.rank, ${count} as count from ranked p join kinds k on k.kind = p.kind ${status ? Prisma.sql`left join had on had.id = p.id` : Prisma.empty}
    )`
}

const filterOf = (status: ComplianceReportFilter | null | undefined): Prisma.Sql =>
  status
    ? Prisma.sql`(${Prisma.join(
        statusesOf(status).map((each) => Prisma.sql`(${conditions[each]})`),
        ' or ',
      )})`
    : Prisma.sql`true`

/** The number of rows, and the people who have any, in the order of the report. */
const readExtent = async (request: Request, actor: Actor, criteria: ReportCriteria) => {
  const [found] = await request.clients.forProvider(actor.providerId).$queryRaw<{ total: number; userIds: string[] }[]>`
    with ${tables(actor, request.now(), criteria, null)}
    select (select coalesce(sum(count), 0)::int from counted) as total,
      array(select id from counted where count > 0 order by rank) as "userIds"`
  return found!
}

/** Rows of the report with their columns. */
const readRows = async (request: Request, actor: Actor, criteria: ReportCriteria, { userIds, page }: Part) => {
  const { providerId } = actor
  const first = page ? rowsBefore(page.number, page.size) : 0
  const size = page ? page.size : 1e9
  const rows = await request.clients.forProvider(providerId).$queryRaw<(Found & { total: number })[]>`
    with ${tables(actor, request.now(), criteria, userIds)},
    placed as materialized (select id, rank, count, sum(count) over (order by rank) - count as before from counted where count > 0),
    near as materialized (
      select p.*, before from placed join ranked p on p.id = placed.id where before < ${first + size} and before + count > ${first}
    ),
    met as materialized (
      select p.id, (select bool_and(${isApproved}) from applied q ${joinStanding(providerId)} where q.kind = p.kind) as met from near p
    ),
    shown as materialized (
      select p.id as user_id, p.full_name, p.today, p.rank, p.facility_ids, q.id, q.name, q.category_name, q.is_global, q.does_not_expire,
        q.facility_ids as required_ids, q.place, s.current_id, s.current_expiration
      from near p join applied q on q.kind = p.kind and q.is_shown ${joinStanding(providerId)}
      where (p.is_hit or q.is_hit) and ${filterOf(criteria.status)}
      order by p.rank, q.place offset greatest(0, ${first} - coalesce((select min(before) from near), 0)::int) limit ${size}
    )
    select user_id as "userId", full_name as "fullName", q.id as "requirementId", name as "requirementName",
      category_name as "categoryName", is_global as "isGlobal", does_not_expire as "doesNotExpire",
      current_id is not null as "hasDocument", to_char(current_expiration, 'YYYY-MM-DD') as "expirationDate",
      to_char(today, 'YYYY-MM-DD') as today, met.met as "inCompliance", (select sum(count)::int from counted) as total,
      array(select f.name from unnest(q.required_ids) with ordinality as required (id, place) join place f on f.id = required.id
        where (q.facility_ids = '{}' or f.id = any(q.facility_ids)) and (${!isRestricted(actor)} or f.id = any(${actor.allowedFacilityIds}::uuid[]))
        order by required.place) as "facilityNames"
    from shown q join met on met.id = q.user_id
    order by q.rank, q.place`
  return { total: rows[0]?.total ?? null, rows: rows.map(rowOf) }
}

const rowOf = ({ doesNotExpire, hasDocument, today, inCompliance, isGlobal, ...row }: Found): ComplianceReportRow => ({
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
})

/** Reading the report is one audit row with its filters (rules 7.10). */
const recordReading = async (request: Request, actor: Actor, { facilityIds, status, search }: ReportCriteria) => {
  const chosen = (facilityIds ?? []).filter((id) => id !== nilUuid && isUuid(id))
  // By name, because not everybody who reads the log sees every facility by its id.
  const facilities =
    chosen.length > 0
      ? await request.clients.forProvider(actor.providerId).facility.findMany({
          where: { AND: [visibleFacilities(actor), { id: { in: chosen } }] },
          select: { name: true },
          orderBy: { weight: 'asc' },
        })
      : []
  const isGlobal = facilityIds?.includes(nilUuid) ?? true
  const fields = firstValues({
    report: 'compliance',
    facilities: [...(isGlobal ? [globalName] : []), ...facilities.map(({ name }) => name)],
    status: status ?? null,
    search: searched(search),
  })
  await request.clients.forProvider(actor.providerId).auditEntry.createMany({
    data: [auditRow(request, actor, 'readReport', request.now(), null, 'done', fields)],
  })
}

const rowsOnPage = 20

/** A page of the compliance report (rules 6.3), from 0; one past the last is empty. */
export const readReportPage = async (
  request: Request,
  criteria: ReportCriteria,
  page: number,
): Promise<{ total: number; pages: number; rows: ComplianceReportRow[] }> => {
  const actor = authorize(request, 'compliance:review')
  const { total: known, rows } = await readRows(request, actor, criteria, {
    userIds: null,
    page: { number: page, size: rowsOnPage },
  })
  const total = known ?? (page === 0 ? 0 : (await readExtent(request, actor, criteria)).total)
  await recordReading(request, actor, criteria)
  return { total, pages: pageCountOf(total, rowsOnPage), rows }
}

/** People whose rows are read at a time. */
const peopleAtOnce = 100

/** Every row of the report, in its order, in batches. */
async function* readWholeReport(
  request: Request,
  criteria: ReportCriteria,
): AsyncGenerator<ComplianceReportRow[], void> {
  const actor = authorize(request, 'compliance:review')
  const { userIds } = await readExtent(request, actor, criteria)
  await recordReading(request, actor, criteria)
  for (let first = 0; first < userIds.length; first += peopleAtOnce) {
    const part = { userIds: userIds.slice(first, first + peopleAtOnce), page: null }
    yield (await readRows(request, actor, criteria, part)).rows
  }
}

/** A person of the report, with their rows and the standing behind each. */
export type ReportPerson = {
  userId: string
  fullName: string
  rows: { row: ComplianceReportRow; standing: RequirementStanding }[]
}

/** The same by person, with their documents. */
export async function* readReportPeople(
  request: Request,
  criteria: ReportCriteria,
): AsyncGenerator<ReportPerson[], void> {
  const actor = authorize(request, 'compliance:review')
  for await (const rows of readWholeReport(request, criteria)) {
    const byPerson = new Map<string, ComplianceReportRow[]>()
    for (const row of rows) byPerson.set(row.userId, [...(byPerson.get(row.userId) ?? []), row])
    const people = await readComplianceOf(request, actor, { id: { in: [...byPerson.keys()] } })
    const standings = new Map(people.map(({ userId, standings: own }) => [userId, own]))
    yield [...byPerson].map(([userId, own]) => ({
      userId,
      fullName: own[0]!.fullName,
      rows: own.flatMap((row) => {
        const standing = standings.get(userId)?.find(({ requirement }) => requirement.id === row.requirementId)
        return standing ? [{ row, standing }] : []
      }),
    }))
  }
}

/** The report as a CSV file (rules 7.4): the columns of the screen, and the rows that the filters leave. */
export const complianceCsv = (request: Request, criteria: ReportCriteria): AsyncGenerator<string, void> => {
  const batches = async function* () {
    for await (const rows of readWholeReport(request, criteria)) yield rows.map(rowCells)
  }
  return csvText(reportColumns, batches())
}
