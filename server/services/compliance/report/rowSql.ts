import { Prisma } from '../../../db/generated/prisma/client'
import { reportStatusOf, statusOf, type ComplianceReportStatus } from '../../../domain/compliance/status'
import { isRestricted, type Actor } from '../../../domain/kernel/actor'
import { joinStanding } from '../standing/standingSql'
import type { Frame } from './frame'
import { globalName } from './reading'
import { passes, type ReportCriteria } from './tables'

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

/** A row as it is found, in JSON or in columns. */
export type FoundRow = Omit<ComplianceReportRow, 'status' | 'inGraceUntil'> & {
  isGlobal: boolean
  doesNotExpire: boolean
  hasDocument: boolean
  today: string
  inCompliance: boolean
  joinedAt: Date | string
}

/** Of what a row is made: `p`, a person of `near`; `q`, a requirement of `named`; `s`, the standing of the two. */
export const rowColumns: Record<keyof FoundRow, Prisma.Sql> = {
  userId: Prisma.sql`p.id`,
  fullName: Prisma.sql`p.full_name`,
  joinedAt: Prisma.sql`p.joined_at`,
  requirementId: Prisma.sql`q.id`,
  requirementName: Prisma.sql`q.name`,
  categoryName: Prisma.sql`q.category_name`,
  isGlobal: Prisma.sql`q.is_global`,
  doesNotExpire: Prisma.sql`q.does_not_expire`,
  hasDocument: Prisma.sql`s.current_id is not null`,
  expirationDate: Prisma.sql`to_char(s.current_expiration, 'YYYY-MM-DD')`,
  today: Prisma.sql`to_char(p.today, 'YYYY-MM-DD')`,
  inCompliance: Prisma.sql`p.met`,
  facilityNames: Prisma.sql`q.facility_names`,
}

/** `named`: the requirements of each kind of person with the facilities that a row names. */
export const namedRequirements = (actor: Actor): Prisma.Sql => Prisma.sql`
  named as materialized (
    select q.*, array(
      select f.name from unnest(q.facility_ids) required join place f on f.id = required
      where (p.facility_ids = '{}' or f.id = any(p.facility_ids)) and (${!isRestricted(actor)} or f.id = any(${actor.allowedFacilityIds}::uuid[]))
      order by f.place) as facility_names
    from applied q join (select distinct kind, facility_ids from ranked) p on p.kind = q.kind where q.is_shown
  )`

/** The rows of the people in `near`; their order is that of `p.rank` and `q.place`. */
export const rowsOfNear = ({ providerId }: Actor, frame: Frame, criteria: ReportCriteria): Prisma.Sql => Prisma.sql`
  from near p join named q on q.kind = p.kind ${joinStanding(providerId)}
  where (p.is_hit or q.is_hit) and ${passes(criteria, frame)}`

export const rowOf = (
  { doesNotExpire, hasDocument, today, inCompliance, isGlobal, joinedAt, ...row }: FoundRow,
  frame: Frame,
): ComplianceReportRow => ({
  ...row,
  status: reportStatusOf(
    statusOf({ doesNotExpire }, hasDocument ? { expirationDate: row.expirationDate } : null, today),
    { inCompliance },
  ),
  facilityNames: isGlobal ? [globalName] : row.facilityNames,
  inGraceUntil: frame.graceUntil(new Date(joinedAt)),
})
