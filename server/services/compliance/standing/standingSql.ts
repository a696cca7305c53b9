import { zoneForStatement } from '../../../db/access/zones'
import { Prisma } from '../../../db/generated/prisma/client'

// Who must have what, and whether they have it, in SQL: the rules of server/domain/compliance/status.ts for a whole
// provider at once. standing.test.ts compares the two.

/** The people and requirements of a provider at a moment; `userIds` null: everybody with a role. */
type Scope = { providerId: string; now: Date; userIds: readonly string[] | null }

/**
 * Tables of a query: `place`, the provider's facilities in their order; `person`, with `facility_ids` (empty: all) and
 * `today`, the day where the first of their facilities is (rules 1.4); `requirement`, with the facilities in which it
 * applies.
 */
export const withPeopleAndRequirements = ({ providerId, now, userIds }: Scope): Prisma.Sql => Prisma.sql`
  place as materialized (
    select id, name, ${zoneForStatement(Prisma.sql`time_zone`)} as time_zone, row_number() over (order by weight, name, id) as place
    from facility where provider_id = ${providerId}::uuid and deleted_at is null
  ),
  person as materialized (
    select u.id, u.full_name, u.name_key, u.email, u.active, r.joined_at, allowed.ids as facility_ids,
      (${now}::timestamptz at time zone coalesce(own.time_zone, (select f.time_zone from place f order by f.place limit 1), 'UTC'))::date as today
    from provider_role r join app_user u on u.id = r.user_id
    left join (
      select user_id, array_agg(facility_id) as ids, (array_agg(f.time_zone order by f.place) filter (where f.id is not null))[1] as time_zone
      from allowed_facility left join place f on f.id = facility_id where provider_id = ${providerId}::uuid group by user_id
    ) own on own.user_id = r.user_id
    cross join lateral (select coalesce(own.ids, '{}') as ids) allowed
    where r.provider_id = ${providerId}::uuid and (${userIds === null} or r.user_id = any(${[...(userIds ?? [])]}::uuid[]))
  ),
  requirement as materialized (
    select q.id, q.number, q.name, q.weight, q.is_global, q.does_not_expire, c.name as category_name,
      case when q.is_global then '{}' else array(
        select f.id from requirement_facility rf join place f on f.id = rf.facility_id where rf.requirement_id = q.id order by f.place
      ) end as facility_ids
    from compliance_requirement q join compliance_category c on c.id = q.category_id
    where q.provider_id = ${providerId}::uuid and q.deleted_at is null
  )`

/** Whether requirement `q` applies to person `p` (rules 6.1). */
export const applies = Prisma.sql`(q.is_global or q.facility_ids && p.facility_ids or (p.facility_ids = '{}' and q.facility_ids <> '{}'))`

/** Whether the document that `s` names has not expired. */
const isMet = (id: Prisma.Sql, expiration: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`coalesce(${id} is not null and (q.does_not_expire or ${expiration} > p.today), false)`

/** Whether the requirement is met by an approved document, and by one that nobody has reviewed yet. */
export const isApproved = isMet(Prisma.sql`s.approved_id`, Prisma.sql`s.approved_expiration`)
export const isPending = isMet(Prisma.sql`s.current_id`, Prisma.sql`s.current_expiration`)

/** Joins `s`, the standing of `p` with `q`. */
export const joinStanding = (providerId: string): Prisma.Sql => Prisma.sql`
  left join compliance_standing s on s.provider_id = ${providerId}::uuid and s.user_id = p.id and s.requirement_id = q.id`
