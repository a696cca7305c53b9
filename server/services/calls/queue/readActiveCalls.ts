import { Prisma } from '../../../db/generated/prisma/client'
import { callTextNames, type CallText } from '../../../domain/calls/texts'
import { authorize, type Request } from '../../kernel/request'
import { columnOf, waitAsJson, waitFromJson, type FoundCall, type WaitJson } from '../../records/callRow'
import type { QueuedCall } from '../readCall'
import { inQueueOrder } from './readQueue'
import { latestAliveAt, visibleCallRows } from '../../records/callVisibility'

/** A call in the queue as the REST contract shows it. */
export type ActiveCall = Pick<
  QueuedCall,
  | 'id'
  | 'version'
  | 'aliveAt'
  | 'createdAt'
  | 'startTime'
  | 'completedAt'
  | 'updatedAt'
  | 'dressingChangeDate'
  | 'deletedAt'
  | CallText
  | 'assignedToId'
  | 'purpose'
  | 'room'
  | 'statusCode'
  | 'assignedTo'
  | 'updatedBy'
  | 'completedBy'
  | 'images'
  | 'workOrders'
> &
  Pick<FoundCall, 'line' | 'wait'>

type WorkOrder = ActiveCall['workOrders'][number]
type Row = Omit<ActiveCall, 'workOrders' | 'wait'> & {
  wait: WaitJson | null
  workOrders: (Omit<WorkOrder, 'start' | 'end'> & { start: string; end: string | null })[]
}

const texts = Prisma.raw(callTextNames.map((name) => `call.${columnOf(name)} as "${name}"`).join(', '))

/**
 * The active queue in its order. The statement is hand-written, because the queue is read after every change and Prisma
 * takes three times as long. Its filter is that of `activeCalls`; a test compares the two.
 */
export const readActiveCalls = async (request: Request): Promise<ActiveCall[]> => {
  const { providerId, facilityIds, lines } = visibleCallRows(authorize(request, 'call:see'))
  const now = request.now()
  const rows = await request.clients.forProvider(providerId).$queryRaw<Row[]>`
    select call.id, call.version, alive_at as "aliveAt", call.created_at as "createdAt", start_time as "startTime", call.completed_at as "completedAt",
      call.updated_at as "updatedAt", dressing_change_date as "dressingChangeDate", call.deleted_at as "deletedAt",
      ${texts}, assigned_to_id as "assignedToId",
      case when line.id is not null then json_build_object('id', line.id, 'name', line.name, 'infection', line.infection, 'infectionNotes', line.infection_notes) end as line,
      json_build_object('id', purpose.id, 'name', purpose.name, 'weight', purpose.weight, 'lineCheck', purpose.line_check) as purpose,
      case when room.id is not null then json_build_object('id', room.id, 'name', room.name,
        'facility', json_build_object('id', facility.id, 'name', facility.name, 'requiredCallFields', coalesce(facility.required_call_fields, '{}'))) end as room,
      json_build_object('id', status_code.id, 'name', status_code.name) as "statusCode",
      case when lead.id is not null then json_build_object('id', lead.id, 'fullName', lead.full_name) end as "assignedTo",
      case when changer.id is not null then json_build_object('id', changer.id, 'fullName', changer.full_name) end as "updatedBy",
      case when completer.id is not null then json_build_object('id', completer.id, 'fullName', completer.full_name, 'email', completer.email) end as "completedBy",
      (select coalesce(json_agg(json_build_object('id', image.id, 'fileName', file_name, 'contentType', content_type, 'size', size) order by image.created_at, image.id), '[]')
        from call_image image where image.call_id = call.id) as images,
      (select coalesce(json_agg(json_build_object('id', work.id, 'isTraining', is_training, 'isAssisting', is_assisting, 'start', started_at, 'end', ended_at,
          'user', json_build_object('id', worker.id, 'fullName', worker.full_name, 'training', coalesce(held.training, false))) order by started_at, work.id), '[]')
        from work_order work join app_user worker on worker.id = work.user_id
          left join provider_role held on held.user_id = worker.id and held.provider_id = work.provider_id where work.call_id = call.id) as "workOrders",
      ${Prisma.raw(waitAsJson)} as wait
    from call
    join purpose on purpose.id = call.purpose_id
    join status_code on status_code.id = call.status_code_id
    left join room on room.id = call.room_id
    left join facility on facility.id = room.facility_id
    left join line on line.id = call.line_id and ${lines !== null}
      and (${lines?.facilityIds ?? null}::uuid[] is null or exists (select from room place where place.id = line.room_id and place.facility_id = any(${lines?.facilityIds ?? null}::uuid[])))
    left join app_user lead on lead.id = call.assigned_to_id
    left join app_user changer on changer.id = call.updated_by_id
    left join app_user completer on completer.id = call.completed_by_id
    where call.provider_id = ${providerId}::uuid and call.completed_at is null and call.deleted_at is null and alive_at <= ${latestAliveAt(now)} and (alive_at <= ${now} or announced_at is not null)
      and (${facilityIds}::uuid[] is null or room.facility_id = any(${facilityIds}::uuid[]))`
  return inQueueOrder(rows.map(whole))
}

const whole = ({ workOrders, wait, ...call }: Row): ActiveCall => ({
  ...call,
  wait: waitFromJson(wait),
  workOrders: workOrders.map(({ start, end, ...work }) => ({
    ...work,
    start: new Date(start),
    end: end === null ? null : new Date(end),
  })),
})
