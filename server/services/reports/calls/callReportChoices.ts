import { Prisma } from '../../../db/generated/prisma/client'
import { byName } from '../../../domain/kernel/input/names'
import { inFacilities, visibleFacilityIds } from '../../configuration/facilities/visibility'
import { readInsertionTypes } from '../../configuration/procedures/readInsertionTypes'
import { authorize, type Request } from '../../kernel/request'

export type Choice = { id: string; name: string }

/** What the filters of the call report can name: what exists for the actor, and what is gone if the report's calls have it. */
export type CallReportChoices = {
  hospitals: Choice[]
  clinicians: Choice[]
  procedures: Choice[]
  rooms: (Choice & { facilityName: string })[]
  purposes: Choice[]
  insertionTypes: string[]
}

export const readCallReportChoices = async (request: Request): Promise<CallReportChoices> => {
  const actor = authorize(request, 'reports:see')
  const db = request.clients.forProvider(actor.providerId)
  const ofProvider = Prisma.sql`provider_id = ${actor.providerId}::uuid`
  const isVisible = inFacilities(visibleFacilityIds(actor))
  /** The ids that completed calls have. */
  const ofCalls = (facet: 'facility' | 'room' | 'clinician'): Prisma.Sql => Prisma.sql`
    select facet_id from call_tally where ${ofProvider} and facet = ${facet}::call_facet and not deleted and ${isVisible}
    group by facet_id having sum(calls) > 0`
  const [hospitals, rooms, procedures, purposes, clinicians, insertionTypes] = await Promise.all([
    db.$queryRaw<Choice[]>`
      select id, name from (select *, id as facility_id from facility) as facility
      where ${ofProvider} and ${isVisible} and (deleted_at is null or id in (${ofCalls('facility')}))
      order by weight, name`,
    db.$queryRaw<CallReportChoices['rooms']>`
      select room.id, room.name, facility.name as "facilityName"
      from (select * from room where ${ofProvider} and ${isVisible}) as room join facility on facility.id = facility_id
      where (hidden_at is null and deleted_at is null) or room.id in (${ofCalls('room')})`,
    db.$queryRaw<Choice[]>`
      select id, name from procedure
      where ${ofProvider} and (deleted_at is null or exists (
        select from procedure_field as field join call_value on field_id = field.id join listed_call using (call_id)
        where field.procedure_id = procedure.id and not deleted and ${isVisible}))
      order by weight, name, id`,
    db.$queryRaw<Choice[]>`
      select id, name from purpose
      where ${ofProvider} and (deleted_at is null or exists (
        select from call join listed_call on call_id = call.id
        where call.provider_id = purpose.provider_id and purpose_id = purpose.id and not deleted and ${isVisible}))
      order by weight, name, id`,
    // Everybody who completed a call, also those who left.
    db.$queryRaw<Choice[]>`
      select id, full_name as name from app_user where id in (${ofCalls('clinician')})`,
    readInsertionTypes(request),
  ])
  return {
    hospitals,
    procedures,
    purposes,
    clinicians: byName(clinicians),
    rooms: byName(rooms),
    insertionTypes,
  }
}
