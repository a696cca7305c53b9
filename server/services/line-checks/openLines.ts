import type { Tx } from '../../db/access/client'
import { inFacilities, type VisibleFacilityIds } from '../configuration/facilities/visibility'

/** An open line of the provider, for its checks. */
export type OpenLine = {
  id: string
  facilityId: string | null
  /** The zone of its facility; null for a line without a room. */
  timeZone: string | null
  /** Rules 4.7. */
  types: string[]
}

/** The provider's open lines with their types, from the list of lines. */
export const readOpenLines = (tx: Pick<Tx, '$queryRaw'>, providerId: string): Promise<OpenLine[]> => tx.$queryRaw<
  OpenLine[]
>`
  select line_id as id, facility_id as "facilityId", facility.time_zone as "timeZone", types
  from listed_line
  left join facility on facility.id = listed_line.facility_id
  where listed_line.provider_id = ${providerId}::uuid and not closed
  order by line_id`

/** The number of open lines with these types in a time zone. */
type LineKind = Pick<OpenLine, 'timeZone' | 'types'> & { lines: number }

type Lines = { providerId: string; facilityIds: VisibleFacilityIds }

/**
 * The open lines of the provider, or of some facilities, counted by zone and types, which decide when and whether they
 * are checked: a few rows, however many lines there are.
 */
export const countOpenLines = (
  tx: Pick<Tx, '$queryRaw'>,
  { providerId, facilityIds }: Lines,
): Promise<LineKind[]> => tx.$queryRaw<LineKind[]>`
  select facility.time_zone as "timeZone", types, count(*)::int as lines
  from listed_line
  left join facility on facility.id = listed_line.facility_id
  where listed_line.provider_id = ${providerId}::uuid and not closed
    and ${inFacilities(facilityIds)}
  group by facility.time_zone, types`

/** A line that needs a check now, with its place. */
type UncheckedLine = {
  id: string
  facilityId: string | null
  roomId: string | null
  roomDescription: string | null
  mrn: string | null
  orderingProvider: string | null
}

/**
 * Of these lines the open ones without a call in the queue that is a line check or has the purpose of line checks.
 * Waits for a line that is being closed.
 */
export const lockUncheckedLines = (
  tx: Pick<Tx, '$queryRaw'>,
  ids: readonly string[],
  purposeId: string,
  now: Date,
): Promise<UncheckedLine[]> => tx.$queryRaw<UncheckedLine[]>`
  select line.id, room.facility_id as "facilityId", line.room_id as "roomId", line.room_description as "roomDescription",
    line.mrn, line.ordering_provider as "orderingProvider"
  from line
  left join room on room.id = line.room_id
  where line.id = any (${[...ids]}::uuid[]) and line.completed_at is null
    and not exists (
      select from call join purpose on purpose.id = call.purpose_id
      where call.line_id = line.id and call.completed_at is null and call.deleted_at is null and call.alive_at <= ${now}
        and (purpose.line_check or purpose.id = ${purposeId}::uuid)
    )
  order by line.id
  for share of line`
