import type { Statement } from '../../db/access/client'
import { visibleFacilityIds } from '../configuration/facilities/visibility'
import type { Actor } from '../../domain/kernel/actor'
import type { ReadContext } from '../kernel/command'
import { facilityAsJson, type FacilityFacts } from './facilityFacts'

type Chooser = Pick<ReadContext, 'sql'> & { actor: Pick<Actor, 'providerId' | 'allowedFacilityIds'> }

type Requested = {
  purposeId?: string | null
  statusCodeId?: string | null
  statusName?: string
  roomId?: string | null
}

export type Choices = {
  purpose: { id: string; name: string; lineCheck: boolean } | null
  status: { id: string; name: string } | null
  room: {
    id: string
    facilityId: string
    facility: FacilityFacts
  } | null
}

const read: Statement = {
  name: 'patency_choices',
  text: `
    select
      (select json_build_object('id', id, 'name', name, 'lineCheck', line_check) from purpose where provider_id = $1 and id = $2 and deleted_at is null) as purpose,
      (select json_build_object('id', id, 'name', name) from status_code where provider_id = $1 and (id = $3 or name = $4)) as status,
      (select json_build_object('id', room.id, 'facilityId', facility.id, 'facility', ${facilityAsJson})
        from room join facility on facility.id = room.facility_id
        where room.provider_id = $1 and room.id = $5 and room.hidden_at is null and facility.deleted_at is null and ($6::uuid[] is null or facility.id = any($6))) as room`,
}

/**
 * The records that a call may get now; null for one that cannot be chosen, or was not asked for. Deleted and hidden
 * records stay on old calls, and cannot be chosen for new ones.
 */
export const readChoices = async (
  { sql, actor }: Chooser,
  { purposeId = null, statusCodeId = null, statusName, roomId = null }: Requested,
): Promise<Choices> => {
  const [choices] = await sql.rows<Choices>(read, [
    actor.providerId,
    purposeId,
    statusCodeId,
    statusName ?? null,
    roomId,
    visibleFacilityIds(actor),
  ])
  return choices!
}
