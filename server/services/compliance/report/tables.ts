import { Prisma } from '../../../db/generated/prisma/client'
import { daysOfExpiry, type Expiry } from '../../../domain/compliance/expiry'
import {
  expiringSoonDays,
  statusesOf,
  type ComplianceReportFilter,
  type ComplianceReportStatus,
} from '../../../domain/compliance/status'
import { isRestricted, type Actor } from '../../../domain/kernel/actor'
import { cleanText } from '../../../domain/kernel/input/cleanText'
import { dayLater, todayIn } from '../../../domain/kernel/time/facilityTime'
import { isUuid, nilUuid } from '../../../domain/kernel/uuid'
import { anywhere } from '../../../domain/kernel/input/names'
import type { Frame } from './frame'
import { applies, withPeopleAndRequirements } from '../standing/standingSql'

// The compliance report in SQL (rules 6.3). What applies to a person depends only on their facilities, so it is worked
// out once for each `kind` of person. Standings are read only where statuses are asked for.

/** Which rows of the report are asked for. */
export type ReportCriteria = {
  /** Facilities, and the all-zero id for global requirements, which is the default (rules 6.3). */
  facilityIds?: readonly string[] | null
  status?: ComplianceReportFilter | null
  /** When the document expires that the status goes by. */
  expires?: Expiry | null
  /** Part of the name or e-mail address of the person, of the requirement or of the category. */
  search?: string | null
}

/** What is searched for; null for nothing. */
export const searched = (search: string | null | undefined): string | null => cleanText(search ?? '').trim() || null

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

const dated = Prisma.sql`(s.current_id is not null and not q.does_not_expire and s.current_expiration is not null)`

/** Of the person of a row: the day where they are, and whether they are in compliance. */
type Whose = { today: Prisma.Sql; met: Prisma.Sql }
const ofPerson: Whose = { today: Prisma.sql`p.today`, met: Prisma.sql`p.met` }

/** The statuses of statusOf and reportStatusOf as conditions on a requirement `q` and the standing `s` with it. */
const conditionsOf = ({ today, met }: Whose): Record<ComplianceReportStatus, Prisma.Sql> => {
  const soon = Prisma.sql`${today} + ${expiringSoonDays}::int`
  const isLater = Prisma.sql`(s.current_id is not null and q.does_not_expire or ${dated} and s.current_expiration > ${soon})`
  return {
    INCOMPLETE: Prisma.sql`not (s.current_id is not null and q.does_not_expire or ${dated})`,
    EXPIRED: Prisma.sql`${dated} and s.current_expiration <= ${today}`,
    EXPIRING_SOON: Prisma.sql`${dated} and s.current_expiration > ${today} and s.current_expiration <= ${soon}`,
    COMPLIANT: Prisma.sql`${isLater} and ${met}`,
    POTENTIALLY_COMPLIANT: Prisma.sql`${isLater} and not ${met}`,
    // The database keeps no date that cannot be read.
    ERROR: Prisma.sql`false`,
  }
}

/** How many rows of each status a person in `tallied` has. */
export const counts: Record<ComplianceReportStatus, Prisma.Sql> = {
  INCOMPLETE: Prisma.sql`shown - later - near`,
  EXPIRED: Prisma.sql`expired`,
  EXPIRING_SOON: Prisma.sql`near - expired`,
  COMPLIANT: Prisma.sql`case when is_met then later else 0 end`,
  POTENTIALLY_COMPLIANT: Prisma.sql`case when is_met then 0 else later end`,
  ERROR: Prisma.sql`0`,
}

/** How many rows of a person in `tallied` pass a filter. */
export const countOf = (filter: ComplianceReportFilter): Prisma.Sql =>
  Prisma.sql`(${Prisma.join(
    statusesOf(filter).map((status) => counts[status]),
    ' + ',
  )})`

const anyOf = (rows: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`(${Prisma.join([...rows], ' or ')})`

/** The days that are today somewhere. */
const todays = (now: Date): string[] => [-1, 0, 1].map((days) => dayLater(todayIn('UTC', now), days))

/** Whether the document of a row expires in these days, by the day where its person is. */
const isExpiring = (expires: Expiry, now: Date, whose: Whose): Prisma.Sql =>
  Prisma.sql`(${dated} and ${anyOf(
    todays(now).map((today) => {
      const { first, last } = daysOfExpiry(expires, today)
      return Prisma.sql`(${whose.today} = ${today}::date and s.current_expiration between ${first}::date and ${last}::date)`
    }),
  )})`

/** Whether a row passes the filters by its status and its expiration. */
export const passes = ({ status, expires }: ReportCriteria, { now }: Frame, whose = ofPerson): Prisma.Sql =>
  Prisma.sql`${status ? anyOf(statusesOf(status).map((each) => conditionsOf(whose)[each])) : Prisma.sql`true`} and ${
    expires ? isExpiring(expires, now, whose) : Prisma.sql`true`
  }`

/** The rows of a person, whatever their status. */
const shownOf = Prisma.sql`case when p.is_hit then k.shown else k.hit end`

/**
 * `tallied`: what each person has of their requirements. `current` and `approved` count documents by the bits of what
 * people hold (`compliance_holding`); standings are read only of documents that expire within 30 days or have expired, and
 * of those that the filter by expiration may leave.
 * `near`: the current ones of the next 30 days, `expired`: those of them that have expired; `undated`: current ones
 * without a date, which count as missing; `lapsed`: the approved ones that have expired or have no date; `met` and
 * `unmet`, with a filter by expiration: the rows that pass the filters if their person is in compliance, and if not.
 */
const tallies = (
  { providerId }: Actor,
  frame: Frame,
  criteria: ReportCriteria,
  userIds: readonly string[] | null,
): Prisma.Sql => {
  const { now, bits } = frame
  const { expires } = criteria
  const type = Prisma.raw(`bit(${bits})`)
  const asBits = (which: Prisma.Sql) => Prisma.sql`bits_of(array_agg(number) filter (where ${which}))::${type}`
  const held = (column: Prisma.Sql) => Prisma.sql`coalesce(${column}, B'')::${type}`
  const today = todays(now).at(-1)!
  const soon = dayLater(today, expiringSoonDays)
  const lastExpiring = expires ? daysOfExpiry(expires, today).last : today
  const isRow = Prisma.sql`q.is_shown and (s.is_hit or q.is_hit)`
  const passing = (met: Prisma.Sql) =>
    Prisma.sql`count(*) filter (where ${isRow} and ${passes(criteria, frame, { today: Prisma.sql`s.today`, met })})`
  return Prisma.sql`
    masks as materialized (
      select kind, ${asBits(Prisma.sql`true`)} as asked, ${asBits(Prisma.sql`is_shown`)} as shown,
        ${asBits(Prisma.sql`is_shown and is_hit`)} as hit
      from applied group by kind
    ),
    who as materialized (select id, kind, is_hit, today, today + ${expiringSoonDays}::int as soon from ranked),
    had as materialized (
      select s.user_id as id,
        count(*) filter (where s.current_expiration <= s.soon and ${isRow}) as near,
        count(*) filter (where s.current_expiration <= s.today and ${isRow}) as expired,
        count(*) filter (where s.current_id is not null and s.current_expiration is null and ${isRow}) as undated,
        count(*) filter (where s.approved_id is not null and (s.approved_expiration > s.today) is not true) as lapsed
        ${expires ? Prisma.sql`, ${passing(Prisma.sql`true`)} as met, ${passing(Prisma.sql`false`)} as unmet` : Prisma.empty}
      from (
        select s.*, p.kind, p.is_hit, p.today, p.soon from compliance_standing s join who p on p.id = s.user_id
        where s.provider_id = ${providerId}::uuid
          and (s.current_expiration <= ${lastExpiring > soon ? lastExpiring : soon}::date or s.approved_expiration <= ${today}::date
            or s.current_expiration is null or s.approved_expiration is null)
          ${userIds === null ? Prisma.empty : Prisma.sql`and s.user_id = any(${[...userIds]}::uuid[])`}
        offset 0
      ) s join applied q on q.kind = s.kind and q.id = s.requirement_id
      where not q.does_not_expire
      group by s.user_id
    ),
    tallied as materialized (
      select p.id, p.rank, p.full_name, p.joined_at, ${shownOf} as shown, coalesce(near, 0) as near, coalesce(expired, 0) as expired,
        bit_count(${held(Prisma.sql`h.current`)} & case when p.is_hit then m.shown else m.hit end) - coalesce(near, 0) - coalesce(undated, 0) as later,
        bit_count(${held(Prisma.sql`h.approved`)} & m.asked) - coalesce(lapsed, 0) >= k.asked as is_met
      from ranked p join kinds k on k.kind = p.kind join masks m on m.kind = p.kind
      left join compliance_holding h on h.provider_id = ${providerId}::uuid and h.user_id = p.id left join had on had.id = p.id
    ),`
}

/** Of whom; whether statuses are tallied; whether rows are counted. */
type Scope = { userIds?: readonly string[] | null; isTallied?: boolean; isCounted?: boolean }

/**
 * The statement's tables. `ranked`: the people of the report in its order; `applied`: the requirements of each kind, and
 * with `is_shown` whether the report has them; `counted`: how many rows of the report each person has. `tallied` is
 * there for a status or an expiration, or with `isTallied`.
 */
export const tables = (
  actor: Actor,
  frame: Frame,
  criteria: ReportCriteria,
  { userIds = null, isTallied = false, isCounted = true }: Scope = {},
): Prisma.Sql => {
  const { facilityIds, status, expires, search } = criteria
  const text = searched(search)
  const pattern = text && anywhere(text)
  const isFound = (text: Prisma.Sql): Prisma.Sql =>
    pattern === null ? Prisma.sql`true` : Prisma.sql`${text} like fold_text(${pattern})`
  return Prisma.sql`
    ${withPeopleAndRequirements({ providerId: actor.providerId, now: frame.now, userIds })},
    ranked as materialized (
      select p.*, row_number() over (order by p.name_key, p.full_name, p.id) as rank,
        (dense_rank() over (order by p.facility_ids))::int as kind,
        ${isFound(Prisma.sql`p.name_key`)} or ${isFound(Prisma.sql`fold_text(p.email)`)} as is_hit
      from person p where ${isInReport(actor)}
    ),
    applied as materialized (
      select p.kind, q.*, row_number() over (partition by p.kind order by q.weight, q.name, q.id) as place,
        ${isFound(Prisma.sql`fold_text(q.name)`)} or ${isFound(Prisma.sql`fold_text(q.category_name)`)} as is_hit,
        ${isChosen(actor, facilityIds ?? [nilUuid])} as is_shown
      from (select distinct kind, facility_ids from ranked) p join requirement q on ${applies}
    )${
      isCounted
        ? Prisma.sql`,
    kinds as materialized (
      select kind, count(*) as asked, count(*) filter (where is_shown) as shown, count(*) filter (where is_shown and is_hit) as hit
      from applied group by kind
    ),
    ${status || expires || isTallied ? tallies(actor, frame, criteria, userIds) : Prisma.empty}
    counted as materialized (
      ${
        expires
          ? Prisma.sql`select t.id, t.rank, coalesce(case when t.is_met then had.met else had.unmet end, 0)::int as count
              from tallied t left join had on had.id = t.id`
          : status
            ? Prisma.sql`select id, rank, ${countOf(status)} as count from tallied`
            : Prisma.sql`select p.id, p.rank, ${shownOf} as count from ranked p join kinds k on k.kind = p.kind`
      }
    )`
        : Prisma.empty
    }`
}
