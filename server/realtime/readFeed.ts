import type { Clients } from '../db/access/client'
import type { FeedPosition } from '../domain/kernel/feedPosition'

/** A row of the change feed: it names what changed, without values. */
export type Change = { sequence: number; kind: string; entityId: string; facilityIds: string[]; at: Date }

/** The changes up to `head`; null when they cannot be listed, because of another epoch, too many changes, or removed rows. */
export type FeedReading = { head: FeedPosition; changes: Change[] | null }

/** Beyond this many changes, reading the whole queue is cheaper. */
export const mostChanges = 500

// One snapshot, so that numbers and epoch belong together.
const reading = {
  name: 'feed_reading',
  text: `select feed_epoch() as epoch, coalesce((select sequence from change_head where provider_id = $1), 0) as head,
      change.sequence, change.kind, change.entity_id as "entityId", change.facility_ids as "facilityIds", change.at
    from (select) as always
    left join lateral (select * from change where provider_id = $1 and sequence > $2 order by sequence limit $3) as change on true
    order by change.sequence`,
}

type Row = { epoch: string; head: number } & (Change | { sequence: null })

const isChange = (row: Row): row is Row & Change => row.sequence !== null

/** The changes after `since`; without it only the head. */
export const readFeed = async (
  clients: Clients,
  providerId: string,
  since: FeedPosition | null,
): Promise<FeedReading> => {
  const rows = await clients.rows<Row>(reading, [providerId, since?.sequence ?? null, mostChanges])
  const { epoch, head: sequence } = rows[0]!
  const head = { epoch, sequence }
  if (since === null) return { head, changes: [] }
  const changes = rows.filter(isChange)
  // Numbers have no gaps.
  const isWhole = since.epoch === epoch && since.sequence + changes.length === sequence
  return { head, changes: isWhole ? changes : null }
}

const heads = {
  name: 'feed_heads',
  text: `select feed_epoch() as epoch, asked.id as "providerId", coalesce(sequence, 0) as sequence
    from unnest($1::uuid[]) as asked(id) left join change_head on provider_id = asked.id`,
}

/** The heads of these providers' feeds, in one statement. */
export const readHeads = async (
  clients: Clients,
  providerIds: string[],
): Promise<({ providerId: string } & FeedPosition)[]> => clients.rows(heads, [providerIds])
