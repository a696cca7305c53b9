import type { Clients } from '../../../db/access/client'
import { changeRow } from '../../kernel/atCommit'

type DueCall = { id: string; providerId: string; facilityId: string | null; isActive: boolean }

/**
 * Announces calls whose aliveAt has come (rules 3.1), each once, however many server processes run. Answers how many there
 * were. Those of an inactive provider count as announced: no screen is open there, and when it is active again, screens
 * read the whole queue (rules 9.6).
 */
export const announceDueCalls = (clients: Clients, now: Date): Promise<number> =>
  clients.systemTransaction(async (tx) => {
    const due = await tx.$queryRaw<DueCall[]>`
      update call set announced_at = ${now}
      where id in (
        select id from call where announced_at is null and deleted_at is null and alive_at <= ${now}
        order by alive_at limit 500 for update skip locked
      )
      returning id, provider_id as "providerId", (select facility_id from room where room.id = call.room_id) as "facilityId",
        (select status = 'Active' from provider where provider.id = call.provider_id) as "isActive"`
    // A provider's first change locks its head, so every process takes the providers in the same order.
    const announced = due.filter(({ isActive }) => isActive)
    announced.sort((a, b) => (a.providerId < b.providerId ? -1 : 1))
    if (announced.length > 0)
      await tx.change.createMany({ data: announced.map((call) => changeRow(call.providerId, 'call', call, now)) })
    return announced.length
  })
