import type { CallSort } from '../../../domain/calls/past/pastList'

export type Facet = 'facility' | 'clinician' | 'status' | 'room'
export type Moment = Exclude<CallSort, Facet>

/** Sorts by a name: the column of the id, and the table of the names. */
export const facets: Record<Facet, { column: string; names: string; name: string }> = {
  facility: { column: 'facility_id', names: 'facility', name: 'name' },
  clinician: { column: 'completed_by_id', names: 'app_user', name: 'full_name' },
  status: { column: 'status_code_id', names: 'status_code', name: 'name' },
  room: { column: 'room_id', names: 'room', name: 'name' },
}

/** Sorts by a time: its column, and the tally of the calls that have it. */
export const moments: Record<Moment, { column: string; tally: string }> = {
  createdAt: { column: 'created_at', tally: 'calls' },
  completedAt: { column: 'completed_at', tally: 'completed' },
  startTime: { column: 'start_time', tally: 'started' },
  responseTime: { column: 'response_ms', tally: 'started' },
  procedureTime: { column: 'procedure_ms', tally: 'timed' },
}

export const isFacet = (sort: CallSort): sort is Facet => Object.hasOwn(facets, sort)
