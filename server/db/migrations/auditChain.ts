import type pg from 'pg'
import { nilUuid } from '../../domain/kernel/uuid'

/** What is wrong with a chain, and from which row on. */
export type ChainFault = { sequence: number; what: 'altered' | 'missing' | 'cut' | 'unheaded' }

export interface ChainReport {
  providerId: string
  /** Null: events outside every provider, or of one that is gone. */
  provider: string | null
  /** Rows up to the first fault. */
  rows: number
  /** The hash of the last row, in hex; empty without rows. */
  head: string
  fault: ChainFault | null
}

// The providers of the trail are found by jumps along its key, not by reading it.
const chains = `
  with recursive found as (
    (select provider_id from audit_entry order by provider_id limit 1)
    union all
    select (select e.provider_id from audit_entry e where e.provider_id > found.provider_id order by e.provider_id limit 1)
    from found where found.provider_id is not null
  ), named as (
    select provider_id from found where provider_id is not null
    union select provider_id from audit_head
    union select id from provider
    union select '${nilUuid}'
  )
  select n.provider_id as "providerId", p.name as provider, coalesce(h.sequence, 0) as sequence, coalesce(encode(h.hash, 'hex'), '') as hash
  from named n left join audit_head h using (provider_id) left join provider p on p.id = n.provider_id
  order by p.name nulls first, n.provider_id`

const nextRows = `
  with batch as (
    select e as entry from audit_entry e where e.provider_id = $1 and e.sequence > $2 order by e.sequence limit $4
  ), recomputed as (
    select (entry).sequence, (entry).hash, lag((entry).sequence, 1, $2) over following + 1 as expected_sequence,
      audit_digest(lag((entry).hash, 1, decode($3, 'hex')) over following, entry) as expected_hash
    from batch window following as (order by (entry).sequence)
  )
  select count(*)::integer as rows, max(sequence) as last,
    (select encode(hash, 'hex') from recomputed order by sequence desc limit 1) as hash,
    min(expected_sequence) filter (where sequence <> expected_sequence) as missing,
    min(sequence) filter (where hash <> expected_hash) as altered,
    coalesce((select sequence from audit_head where provider_id = $1), 0) as "headSequence",
    coalesce((select encode(hash, 'hex') from audit_head where provider_id = $1), '') as "headHash"
  from recomputed`

type Head = { providerId: string; provider: string | null; sequence: number; hash: string }
type Batch = {
  rows: number
  last: number | null
  hash: string | null
  missing: number | null
  altered: number | null
  headSequence: number
  headHash: string
}

/** A row of a chain, with its hash in hex. The chain begins before its first row. */
export type ChainPlace = { sequence: number; hash: string }
export const chainStart: ChainPlace = { sequence: 0, hash: '' }

type Query = (text: string, values: unknown[]) => Promise<Batch[]>

/**
 * Recomputes the next rows of a provider's chain after a place, inside the database and in one statement, so that rows
 * and head are of one moment. `isEnd`: there are no further rows, and the head was compared as well.
 */
export async function checkNextRows(
  query: Query,
  providerId: string,
  from: ChainPlace,
  batchSize: number,
): Promise<{ place: ChainPlace; head: ChainPlace; fault: ChainFault | null; isEnd: boolean }> {
  const [batch] = await query(nextRows, [providerId, from.sequence, from.hash, batchSize])
  const { last, hash, missing, altered, headSequence, headHash } = batch!
  const head = { sequence: headSequence, hash: headHash }
  // Behind a gap every row is a stranger to the one before: the gap is what happened.
  const fault: ChainFault | null =
    missing !== null && missing <= (altered ?? Infinity)
      ? { sequence: missing, what: 'missing' }
      : altered !== null
        ? { sequence: altered, what: 'altered' }
        : null
  if (fault) return { place: { sequence: fault.sequence - 1, hash: '' }, head, fault, isEnd: true }
  if (last === null) return { place: from, head, fault: endFault(from, head), isEnd: true }
  return { place: { sequence: last, hash: hash! }, head, fault: null, isEnd: false }
}

/**
 * Walks the audit log of every provider and that of the installation, and recomputes each
 * row's hash, inside the database and `batchSize` rows at a time. `client` is the owner's, in a transaction that sees one moment: heads and rows
 * have to be of the same.
 */
export async function* verifyAuditChains(client: pg.ClientBase, batchSize = 10_000): AsyncGenerator<ChainReport> {
  const { rows } = await client.query<Head>(chains)
  for (const head of rows) yield await verifyChain(client, head, batchSize)
}

/** The same for one provider. */
export async function verifyAuditChain(client: pg.ClientBase, providerId: string): Promise<ChainReport> {
  const { rows } = await client.query<Head>(`select * from (${chains}) as each where "providerId" = $1`, [providerId])
  return verifyChain(client, rows[0]!, 10_000)
}

async function verifyChain(
  client: pg.ClientBase,
  { providerId, provider, hash }: Head,
  batchSize: number,
): Promise<ChainReport> {
  const query: Query = async (text, values) => (await client.query<Batch>(text, values)).rows
  for (let place = chainStart; ;) {
    const next = await checkNextRows(query, providerId, place, batchSize)
    if (next.isEnd)
      return {
        providerId,
        provider,
        rows: next.place.sequence,
        head: next.fault ? hash : next.head.hash,
        fault: next.fault,
      }
    place = next.place
  }
}

/** The head is written with each row, so that rows cut off at the end are missed. */
function endFault(
  last: { sequence: number; hash: string },
  head: { sequence: number; hash: string },
): ChainFault | null {
  if (last.sequence < head.sequence) return { sequence: last.sequence + 1, what: 'cut' }
  if (last.sequence > head.sequence) return { sequence: head.sequence + 1, what: 'unheaded' }
  return last.hash === head.hash ? null : { sequence: last.sequence, what: 'altered' }
}

/** The finding, for the person who has to look into it. */
export function describeFault({
  fault,
  provider,
  providerId,
}: Pick<ChainReport, 'fault' | 'provider' | 'providerId'>): string | null {
  if (!fault) return null
  const trail = `the audit log of ${provider === null ? providerId : `${provider} (${providerId})`}`
  switch (fault.what) {
    case 'altered':
      return `Row ${fault.sequence} of ${trail} is not as it was written, or the row before it was replaced.`
    case 'missing':
      return `Row ${fault.sequence} of ${trail} was removed.`
    case 'cut':
      return `Row ${fault.sequence} and what follows it were removed from the end of ${trail}.`
    case 'unheaded':
      return `Row ${fault.sequence} of ${trail} was put there past the chain, or its head was taken away.`
  }
}
