import type { Clients } from '../db/access/client'
import type { PairedDevice } from '../domain/devices/device'
import type { FeedPosition } from '../domain/kernel/feedPosition'

/** The last answer to a device is noted at most this often. */
const touchEveryMs = 60_000

/** A device whose secret is right, and where its provider's feed stands. */
export type DeviceSession = { device: PairedDevice; position: FeedPosition }

/** `isStopped`: its provider is inactive or its facility was deleted, so that it reads nothing until that changes. */
export type FoundDevice = DeviceSession & { isStopped: boolean }

const isStopped = `(p.status = 'Inactive' or f.deleted_at is not null)`
const places = `device d join provider p on p.id = d.provider_id left join facility f on f.id = d.facility_id`

const byToken = {
  name: 'paired_device',
  text: `select d.id, d.kind, d.name, d.provider_id as "providerId", d.facility_id as "facilityId", d.unit,
      d.last_seen_at as "lastSeenAt", ${isStopped} as "isStopped", feed_epoch() as epoch,
      coalesce((select sequence from change_head h where h.provider_id = d.provider_id), 0) as sequence
    from ${places} where d.token_hash = $1 and d.revoked_at is null`,
}

type Row = PairedDevice & FeedPosition & { lastSeenAt: Date | null; isStopped: boolean }

/** The device with this secret; null when it is unknown or was revoked. It never idles out (rules 10.6). */
export const findDevice = async (
  clients: Clients,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<FoundDevice | null> => {
  const [row] = await clients.rows<Row>(byToken, [tokenHash])
  if (!row) return null
  const { id, kind, name, providerId, facilityId, unit, lastSeenAt, epoch, sequence } = row
  if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() > touchEveryMs)
    await clients.system.device.updateMany({ where: { id, revokedAt: null }, data: { lastSeenAt: now } })
  return {
    device: { id, kind, name, providerId, facilityId, unit },
    position: { epoch, sequence },
    isStopped: row.isStopped,
  }
}

const living = {
  name: 'living_devices',
  text: `select d.id from ${places} where d.id = any($1::uuid[]) and d.revoked_at is null and not ${isStopped}`,
}

/** Those of the devices that may still read. */
export const livingDevices = async (clients: Clients, ids: string[]): Promise<ReadonlySet<string>> =>
  new Set((await clients.rows<{ id: string }>(living, [ids])).map(({ id }) => id))
