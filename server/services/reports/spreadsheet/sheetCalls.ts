import { setTimeout as wait } from 'node:timers/promises'
import type { Statement } from '../../../db/access/client'
import { isRestricted } from '../../../domain/kernel/actor'
import { shownPatient } from '../../../domain/lines/line'
import type { Range } from '../../../domain/reports/range'
import type { RecordedValue } from '../../../domain/reports/removals'
import type { SheetCall } from '../../../domain/reports/spreadsheet/callColumns'
import { recordPatientReads } from '../../kernel/audit'
import { authorize, type Request } from '../../kernel/request'

/** Calls that are read at a time, and named by one row of the audit log. Nobody's request waits for more than these. */
const atOnce = 100
/** Between two of them, because the queue goes before reports. */
const restMs = 15

type Row = Omit<SheetCall, 'patient' | 'insertionTypes' | 'timeZone' | 'fields'> & {
  id: string
  lastName: string | null
  firstName: string | null
  timeZone: string | null
  fields: (RecordedValue & { isType: boolean })[]
}

// Reads only what the caller may still see: a call that was deleted since the report began is left out.
const readCalls: Statement = {
  name: 'sheetCalls',
  text: `
    select call.id, patient_last_name as "lastName", patient_first_name as "firstName", mrn, facility.name as facility, facility.time_zone as "timeZone",
      room.name as room, coalesce(nullif(custom_job, ''), purpose.name) as need, status_code.name as status, ordering_provider as "orderingProvider",
      clinician.full_name as clinician, call.created_at as "createdAt", start_time as "startTime", completed_at as "completedAt",
      greatest(extract(epoch from start_time - alive_at) * 1000, 0)::float8 as "responseMs", (extract(epoch from completed_at - start_time) * 1000)::float8 as "procedureMs",
      coalesce((select json_agg(json_build_object('procedureId', procedure_id, 'procedureName', procedure_name, 'fieldName', field_name, 'type', field_type, 'values', "values", 'isType', follow_up_type_name)
        order by procedure_weight, procedure_name, field_weight) from call_value where call_id = call.id), '[]') as fields
    from unnest($2::uuid[]) with ordinality as asked (id, place) join call on call.id = asked.id
    join purpose on purpose.id = purpose_id join status_code on status_code.id = status_code_id
    left join room on room.id = room_id left join facility on facility.id = room.facility_id
    left join app_user as clinician on clinician.id = completed_by_id
    where call.provider_id = $1 and completed_at is not null and call.deleted_at is null and ($3::uuid[] is null or room.facility_id = any ($3))
    order by place`,
}

/** The calls in their order, a batch at a time; reading a batch is audited as reading its patients (rules 2.10). */
export async function* sheetCalls(
  request: Request,
  ids: readonly string[],
  range: Range,
): AsyncGenerator<SheetCall[], void> {
  const actor = authorize(request, 'reports:see')
  const facilityIds = isRestricted(actor) ? actor.allowedFacilityIds : null
  const sql = request.clients.sql(actor.providerId)
  for (let first = 0; first < ids.length; first += atOnce) {
    if (first > 0) await wait(restMs)
    const rows = await sql.rows<Row>(readCalls, [actor.providerId, ids.slice(first, first + atOnce), facilityIds])
    await recordPatientReads(
      request,
      rows.map(({ id }) => id),
    )
    yield rows.map(({ lastName, firstName, fields, timeZone, ...row }) => ({
      ...row,
      patient: shownPatient(lastName, firstName) || null,
      fields,
      insertionTypes: [...new Set(fields.filter(({ isType }) => isType).flatMap(({ values }) => values))],
      timeZone: timeZone ?? range.timeZone,
    }))
  }
}
