import type { Clients } from '../../../db/access/client'
import { nilUuid } from '../../../domain/kernel/uuid'
import { timedWrite } from '../../kernel/timedWrite'

const ofAllProviders = { name: 'announceDueCalls', providerId: nilUuid, scope: 'installation' } as const

type DueCall = { id: string; providerId: string; facilityId: string | null; isActive: boolean }

/**
 * Announces calls whose aliveAt has come (rules 3.1), each once, however many server processes run. Answers how many there
 * were. Those of an inactive provider count as announced: no screen is open there, and when it is active again, screens
 * read the whole queue (rules 9.6).
 */
export const announceDueCalls = (clients: Clients, now: Date): Promise<number> =>
  timedWrite(clients, { ...ofAllProviders, now: () => now }, async ({ tx, changed }) => {
    const due = await tx.$queryRaw<DueCall[]>`
      update call set announced_at = ${now}
      where id in (
        select id from call where announced_at is null and deleted_at is null and alive_at <= ${now}
        order by alive_at limit 500 for update skip locked
      )
      returning id, provider_id as "providerId", (select facility_id from room where room.id = call.room_id) as "facilityId",
        (select status = 'Active' from provider where provider.id = call.provider_id) as "isActive"`
    const announced = due.filter(({ isActive }) => isActive)
    for (const { id, providerId, facilityId } of announced) changed({ kind: 'call', id, providerId }, [facilityId])
    return announced.length
  })
