import type { Clients, Tx } from '../../db/access/client'
import type { JobName } from '../../domain/jobs/jobs'

/** A job that this process has claimed. */
export type ClaimedJob = {
  id: string
  name: JobName
  /** Null: a job of the whole installation. */
  providerId: string | null
  dueAt: Date
  claimId: string
  /** The number of this attempt, from 1. */
  attempt: number
  /** Somebody asked to run it now. */
  isRequested: boolean
  startedAt: Date
}

/** The next due moment, null for never; and what the job did, null for nothing. */
export type Settlement = { dueAt: Date | null; summary: string | null }

/** The process was too slow or counted as dead, and another one has the job. Its work is rolled back. */
export class LostClaim extends Error {
  constructor() {
    super('another process has the job')
  }
}

/**
 * Claims the job that has been due for longest and is not claimed. The claim lasts for `leaseMs` without renewal; then
 * another process may claim the job, and the attempt has been counted. Jobs of a provider that is inactive or being moved rest (rules 9.6).
 */
export const claimJob = async (
  { system }: Clients,
  names: readonly JobName[],
  now: Date,
  leaseMs: number,
): Promise<ClaimedJob | null> => {
  const until = new Date(now.getTime() + leaseMs)
  const [job] = await system.$queryRaw<ClaimedJob[]>`
    update job set claim_id = gen_random_uuid(), claimed_at = ${now}, claimed_until = ${until}, attempts = attempts + 1
    where id = (
      select id from job where due_at <= ${now} and (claimed_until is null or claimed_until <= ${now}) and name = any (${[...names]}::text[])
        and not exists (select from provider where provider.id = job.provider_id and provider.status <> 'Active')
      order by due_at, id limit 1 for update skip locked
    )
    returning id, name, provider_id as "providerId", due_at as "dueAt", claim_id as "claimId", attempts as attempt, requested_at is not null as "isRequested", claimed_at as "startedAt"`
  return job ?? null
}

export const renewClaim = async (
  { system }: Clients,
  { id, claimId }: ClaimedJob,
  now: Date,
  leaseMs: number,
): Promise<void> =>
  void (await system.job.updateMany({
    where: { id, claimId },
    data: { claimedUntil: new Date(now.getTime() + leaseMs) },
  }))

/** Releases the job. A due moment that was set in between stays. */
const release = async (
  tx: Tx,
  { id, claimId, dueAt }: ClaimedJob,
  next: Date | null,
  { isOver }: { isOver: boolean },
  now: Date,
): Promise<void> => {
  const count = await tx.$executeRaw`
    update job set claim_id = null, claimed_at = null, claimed_until = null, settled_at = ${now},
      attempts = case when ${isOver}::boolean then 0 else attempts end,
      requested_at = case when ${isOver}::boolean and due_at = ${dueAt} then null else requested_at end,
      due_at = case when due_at = ${dueAt} then ${next}::timestamptz else due_at end
    where id = ${id}::uuid and claim_id = ${claimId}::uuid`
  if (count !== 1) throw new LostClaim()
}

type Outcome = 'done' | 'failed' | 'dead'

const recordRun = async (
  tx: Tx,
  { id, providerId, dueAt, startedAt, attempt }: ClaimedJob,
  outcome: Outcome,
  summary: string,
  now: Date,
): Promise<void> =>
  void (await tx.jobRun.create({
    data: { jobId: id, providerId, dueAt, startedAt, endedAt: now, attempt, outcome, summary },
  }))

/**
 * Settles a finished job. In the job's own transaction, this conditional write makes it happen exactly once: without
 * the claim it throws, and everything is rolled back.
 */
export const settleJob = async (tx: Tx, job: ClaimedJob, { dueAt, summary }: Settlement, now: Date): Promise<void> => {
  await release(tx, job, dueAt, { isOver: true }, now)
  if (summary !== null) await recordRun(tx, job, 'done', summary, now)
}

/** Records a failure: the job is due again at `next`, which is another attempt of the same run unless this was the last one. */
export const failJob = (
  clients: Clients,
  job: ClaimedJob,
  outcome: 'failed' | 'dead',
  why: string,
  next: Date | null,
  now: Date,
): Promise<void> =>
  clients.systemTransaction(async (tx) => {
    await release(tx, job, next, { isOver: outcome === 'dead' }, now)
    await recordRun(tx, job, outcome, why, now)
  })

/** Adds the jobs of the installation to the table, once. */
export const keepJobs = async ({ system }: Clients, names: readonly JobName[], now: Date): Promise<void> =>
  void (await system.job.createMany({
    data: names.map((name) => ({ name, dueAt: now, settledAt: now })),
    skipDuplicates: true,
  }))
