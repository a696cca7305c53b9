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
  const prunings = {
    change: (tx) => pruneChanges(tx, before(changesKeptMs)),
    session: (tx) => {
      const over = before(limits.maxHours * 3_600_000 + sessionsKeptMs)
      return tx.$executeRaw`delete from session where id in (select id from session where created_at < ${over} limit ${batch})`
    },
    idempotency_key: (tx) =>
      tx.$executeRaw`delete from idempotency_key where ctid = any (array(select ctid from idempotency_key where created_at < ${before(keyKeptMs)} limit ${batch}))`,
    sign_in_try: (tx) =>
      tx.$executeRaw`delete from sign_in_try where id in (select id from sign_in_try where at <= ${before(tryWindowMs)} limit ${batch})`,
    device_code_try: (tx) =>
      tx.$executeRaw`delete from device_code_try where id in (select id from device_code_try where at <= ${before(codeWindowMs)} limit ${batch})`,
    device_pairing: (tx) =>
      tx.$executeRaw`delete from device_pairing where token_hash in (select token_hash from device_pairing where expires_at <= ${now} limit ${batch})`,
    known_device: (tx) =>
      tx.$executeRaw`delete from known_device where ctid = any (array(select ctid from known_device where seen_at <= ${before(deviceKeptMs)} limit ${batch}))`,
    call_draft: (tx) => pruneDrafts(tx, before(draftKeptMs), before(endedDraftKeptMs)),
    job_run: (tx) =>
      tx.$executeRaw`delete from job_run where id in (select id from job_run where ended_at < ${before(runsKeptMs)} limit ${batch})`,
    // Also what was never sent, because nobody expects it any more.
    mail: (tx) =>
      tx.$executeRaw`delete from mail where id in (select id from mail where created_at < ${before(mailKeptMs)} limit ${batch})`,
    one_time_link: (tx) =>
      tx.$executeRaw`delete from one_time_link where id in (select id from one_time_link where expires_at < ${before(mailKeptMs)} limit ${batch})`,
    inbox_message: (tx) =>
      tx.$executeRaw`delete from inbox_message where id in (select id from inbox_message where created_at < ${before(inboxKeptMs)} limit ${batch})`,
    push_alert: (tx) =>
      tx.$executeRaw`delete from push_alert where id in (select id from push_alert where created_at < ${before(dayMs)} limit ${batch})`,
    push: (tx) =>
      tx.$executeRaw`delete from push where id in (select id from push where created_at < ${before(dayMs)} limit ${batch})`,
    // The latest of each facility stays, because the next shift still takes it over.
    handover: (tx) =>
      tx.$executeRaw`delete from handover where id in (select id from handover where handed_over_at < ${before(handoversKeptMs)} and (taken_over_at is not null or replaced_at is not null) limit ${batch})`,
    report_file: (tx) =>
      tx.$executeRaw`delete from report_file where id in (select id from report_file where expires_at <= ${now} limit 10)`,
    // Counts that are spread over several rows are summed into one (the migration of the lists of calls).
    call_tally: (tx) => sum(tx, Prisma.sql`sum_call_tally()`),
    call_span_step: (tx) => sum(tx, Prisma.sql`sum_call_spans()`),
    line_tally: (tx) => sum(tx, Prisma.sql`sum_line_tally()`),
  } satisfies Record<string, (tx: Tx) => Promise<number>>
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
