import type { Tx } from '../../../db/access/client'
import type { CallPatient } from '../../../domain/lines/patient'

type LatestCall = CallPatient & { lineId: string; roomId: string | null; roomDescription: string | null }

/** The latest call of each line that was not deleted, by the line's id. */
export const readLatestCalls = async (
  tx: Pick<Tx, '$queryRaw'>,
  lineIds: readonly string[],
): Promise<Map<string, LatestCall>> => {
  const calls = await tx.$queryRaw<LatestCall[]>`
    select line.id as "lineId", latest.room_id as "roomId", latest.room_description as "roomDescription",
      latest.patient_first_name as "patientFirstName", latest.patient_last_name as "patientLastName", latest.dob, latest.mrn,
      latest.ordering_provider as "orderingProvider"
    from unnest(${[...lineIds]}::uuid[]) as line (id)
    cross join lateral (select * from call where call.line_id = line.id and call.deleted_at is null order by call.created_at desc, call.id desc limit 1) as latest`
  return new Map(calls.map((call) => [call.lineId, call]))
}
