import { randomBytes, randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { DeviceKind } from '../../../server/domain/devices/device'
import { insertTables } from './insert'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The facility with most rooms in one unit, and that unit: the part of a room's name before its last dash. */
const busiestUnit = `
  select r.facility_id as "facilityId", substring(r.name from '^(.*)-') as unit from room r
  where r.provider_id = $1 and r.name like '%-%' group by 1, 2 order by count(*) desc, 2 limit 1`

const administrator = `select user_id as id from provider_role where provider_id = $1 and role = 'Admin' order by joined_at limit 1`

/** Adds a wall board and a ward's device, in the transaction of the caller. Nobody has the secrets behind their hashes. */
export const insertDevices = async (client: ClientBase, providerId: string, now: Date): Promise<void> => {
  const first = async <Row extends object>(text: string): Promise<Row | undefined> =>
    (await client.query<Row>(text, [providerId])).rows[0]
  const ward = await first<{ facilityId: string; unit: string }>(busiestUnit)
  const admin = await first<{ id: string }>(administrator)
  if (!ward || !admin) return
  const device = (kind: DeviceKind, name: string, place: object, pairedDaysAgo: number, seenMinutesAgo: number) => ({
    id: randomUUID(),
    providerId,
    kind,
    name,
    tokenHash: String.raw`\x${randomBytes(32).toString('hex')}`,
    facilityId: null,
    unit: null,
    ...place,
    pairedById: admin.id,
    pairedAt: new Date(now.getTime() - pairedDaysAgo * dayMs),
    lastSeenAt: new Date(now.getTime() - seenMinutesAgo * minuteMs),
    revokedAt: null,
  })
  await insertTables(client, {
    device: [
      device('wallBoard', 'Team room board', {}, 64, 2),
      device('wardDevice', `${ward.unit} station`, ward, 21, 35),
    ],
  })
}
