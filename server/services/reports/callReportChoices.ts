import { byName } from '../../domain/kernel/input/names'
import { inFacilities, visibleFacilities, visibleFacilityIds } from '../configuration/facilities/visibility'
import { readInsertionTypes } from '../configuration/procedures/readInsertionTypes'
import { authorize, type Request } from '../kernel/request'

export type Choice = { id: string; name: string }

/** The records that the filters of the call report can name: those of calls that exist for the actor. */
export type CallReportChoices = {
  hospitals: Choice[]
  clinicians: Choice[]
  procedures: Choice[]
  rooms: (Choice & { facilityName: string })[]
  insertionTypes: string[]
}

export const readCallReportChoices = async (request: Request): Promise<CallReportChoices> => {
  const actor = authorize(request, 'reports:see')
  const db = request.clients.forProvider(actor.providerId)
  const select = { id: true, name: true }
  const [hospitals, rooms, procedures, clinicians, insertionTypes] = await Promise.all([
    db.facility.findMany({ where: visibleFacilities(actor), select, orderBy: [{ weight: 'asc' }, { name: 'asc' }] }),
    db.room.findMany({
      where: { providerId: actor.providerId, facility: visibleFacilities(actor) },
      select: { ...select, facility: { select } },
    }),
    db.procedure.findMany({
      where: { providerId: actor.providerId },
      select,
      orderBy: [{ weight: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    }),
    // Everybody who completed a call, also those who left.
    db.$queryRaw<Choice[]>`
      select id, full_name as name from app_user where id in (
        select facet_id from call_tally where provider_id = ${actor.providerId}::uuid and facet = 'clinician' and not deleted
          and ${inFacilities(visibleFacilityIds(actor))} group by facet_id having sum(calls) > 0
      )`,
    readInsertionTypes(request),
  ])
  return {
    hospitals,
    procedures,
    clinicians: byName(clinicians),
    rooms: byName(rooms.map(({ id, name, facility }) => ({ id, name, facilityName: facility.name }))),
    insertionTypes,
  }
}
