import type { SessionLimits } from '../../domain/account/session'
import type { Clients, Tx } from '../../db/access/client'
import { Prisma } from '../../db/generated/prisma/client'
import { draftKeptMs, endedDraftKeptMs } from '../../domain/calls/entries/draft'
import { codeWindowMs } from '../../domain/devices/rules'
import { deviceKeptMs, tryWindowMs } from '../../domain/account/throttle'
import { prunedRows } from '../../metrics'
import { keptDays as handoverDays } from '../../domain/handover/contents'
import { keptMs as keyKeptMs } from '../kernel/idempotency'

const dayMs = 24 * 3_600_000

/** How long a screen may be away and still catch up; later it reads the whole queue. */
const changesKeptMs = 7 * dayMs
/** How long the row of a session is kept after the latest moment at which it could be valid. */
const sessionsKeptMs = 30 * dayMs

/** How long the results of jobs are kept. */
const runsKeptMs = 30 * dayMs

/** How long mail and links are kept after they were sent, given up or over. */
const mailKeptMs = 30 * dayMs

/** How long messages stay in an inbox. */
const inboxKeptMs = 180 * dayMs

const handoversKeptMs = handoverDays * dayMs

/** Rows per transaction, and transactions per run. */
const batch = 1_000
const mostBatches = 100

/** The key of an advisory lock that nothing else uses. */
const pruning = 7_201_124

/**
 * Removes rows that are no longer needed. Nothing refers to them; the audit log names people, never sessions. One
 * process does it at a time, and the others skip it.
 */
export const prune = async (clients: Clients, now: Date, limits: SessionLimits) => {
  const before = (keptMs: number): Date => new Date(now.getTime() - keptMs)
  const sum = async (tx: Tx, summing: Prisma.Sql): Promise<number> =>
    Number((await tx.$queryRaw<{ gone: bigint }[]>`select ${summing} as gone`)[0]!.gone)
  const olderThan = (column: string, keptMs: number): Prisma.Sql =>
    Prisma.sql`${Prisma.raw(column)} < ${before(keptMs)}`
  const prunings = {
    change: (tx: Tx) => pruneChanges(tx, before(changesKeptMs)),
    call_draft: (tx: Tx) => pruneDrafts(tx, before(draftKeptMs), before(endedDraftKeptMs)),
    ...rowsThat({
      session: olderThan('created_at', limits.maxHours * 3_600_000 + sessionsKeptMs),
      idempotency_key: olderThan('created_at', keyKeptMs),
      sign_in_try: Prisma.sql`at <= ${before(tryWindowMs)}`,
      device_code_try: Prisma.sql`at <= ${before(codeWindowMs)}`,
      device_pairing: Prisma.sql`expires_at <= ${now}`,
      known_device: Prisma.sql`seen_at <= ${before(deviceKeptMs)}`,
      job_run: olderThan('ended_at', runsKeptMs),
      // Also what was never sent, because nobody expects it any more.
      mail: olderThan('created_at', mailKeptMs),
      one_time_link: olderThan('expires_at', mailKeptMs),
      inbox_message: olderThan('created_at', inboxKeptMs),
      push_alert: olderThan('created_at', dayMs),
      push: olderThan('created_at', dayMs),
      // Pages of builds that no server has any more are open for a day at most.
      web_file: olderThan('had_at', dayMs),
      // The latest of each facility stays, because the next shift still takes it over.
      handover: Prisma.sql`${olderThan('handed_over_at', handoversKeptMs)} and (taken_over_at is not null or replaced_at is not null)`,
    }),
    // Each is large.
    ...rowsThat({ report_file: Prisma.sql`expires_at <= ${now}` }, 10),
    // Counts that are spread over several rows are summed into one (the migration of the lists of calls).
    call_tally: (tx: Tx) => sum(tx, Prisma.sql`sum_call_tally()`),
    call_span_step: (tx: Tx) => sum(tx, Prisma.sql`sum_call_spans()`),
    line_tally: (tx: Tx) => sum(tx, Prisma.sql`sum_line_tally()`),
  }
  const pruned = Object.fromEntries(Object.keys(prunings).map((table) => [table, 0])) as Record<
    keyof typeof prunings,
    number
  >
  for (const [table, pruneTable] of Object.entries(prunings) as [keyof typeof prunings, (tx: Tx) => Promise<number>][])
    for (let batches = 0; batches < mostBatches; batches += 1) {
      const count = await clients.systemTransaction(async (tx) => ((await isMine(tx)) ? pruneTable(tx) : 0))
      if (count === 0) break
      pruned[table] += count
      prunedRows.inc({ table }, count)
    }
  return pruned
}

/** Deletes the rows of each table for which a condition holds, except those that change in the same moment. */
const rowsThat = <Table extends string>(conditions: Record<Table, Prisma.Sql>, most = batch) =>
  Object.fromEntries(
    Object.entries<Prisma.Sql>(conditions).map(([name, isOver]) => {
      const table = Prisma.raw(name)
      return [
        name,
        (tx: Tx) =>
          tx.$executeRaw`delete from ${table} where ctid = any (array(select ctid from ${table} where ${isOver} limit ${most}))`,
      ]
    }),
  ) as Record<Table, (tx: Tx) => Promise<number>>

const isMine = async (tx: Tx): Promise<boolean> => {
  const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${pruning}) as mine`
  return lock!.mine
}

/** Unused drafts, and drafts of calls that have ended since; the draft of a correction is younger than the end. */
const pruneDrafts = (tx: Tx, before: Date, endedBefore: Date): Promise<number> => tx.$executeRaw`
  delete from call_draft where (call_id, user_id) in (
    select draft.call_id, draft.user_id from call_draft as draft join call on call.id = draft.call_id
    where draft.saved_at < ${before}
      or greatest(call.completed_at, call.deleted_at) between draft.saved_at and ${endedBefore}
    limit ${batch}
  )`

/**
 * The oldest rows of each provider's feed, up to the first one to keep, so that the feed has no gap, by which a watcher
 * recognizes missed changes (realtime/watchQueue).
 */
const pruneChanges = (tx: Tx, before: Date): Promise<number> => tx.$executeRaw`
  with oldest as (
    select first.provider_id, first.sequence, bool_and(first.at < ${before}) over (partition by first.provider_id order by first.sequence) as goes
    from change_head cross join lateral (
      select * from change where change.provider_id = change_head.provider_id order by sequence limit ${batch}
    ) as first
  )
  delete from change using (select provider_id, sequence from oldest where goes order by provider_id, sequence limit ${batch}) as going
  where change.provider_id = going.provider_id and change.sequence = going.sequence`
