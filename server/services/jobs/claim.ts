import type { Clients, Tx } from '../../db/access/client'
import type { JobName } from '../../domain/jobs/jobs'

/** A job that this process has taken on. */
export type ClaimedJob = {
  id: string
  name: JobName
  /** Null: of the whole installation. */
  providerId: string | null
  dueAt: Date
  claimId: string
  /** The number of this try, from 1. */
  attempt: number
  /** Somebody asked for it out of turn. */
  isRequested: boolean
  startedAt: Date
}

/** When the job is due next, null for never; and what it did, null when there was nothing to do. */
export type Settlement = { dueAt: Date | null; told: string | null }

/** The process was too slow, or taken for dead: another one has the job by now. What it did is rolled back. */
export class LostClaim extends Error {
  constructor() {
    super('another process has taken the job on')
  }
}

/**
 * Takes on the job that has been due for longest, of those that nobody is at. The claim lasts for `leaseMs`
 * without a sign of life; a process that died is followed by another one then, and its try has been counted.
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
      order by due_at, id limit 1 for update skip locked
    )
    returning id, name, provider_id as "providerId", due_at as "dueAt", claim_id as "claimId", attempts as attempt, requested_at is not null as "isRequested", claimed_at as "startedAt"`
  return job ?? null
}

/** A sign of life. */
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

/** Nobody is at the job any more. What was said meanwhile about when it is due next, stays. */
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

const tell = async (
  tx: Tx,
  { id, providerId, dueAt, startedAt, attempt }: ClaimedJob,
  outcome: Outcome,
  told: string,
  now: Date,
): Promise<void> =>
  void (await tx.jobRun.create({
    data: { jobId: id, providerId, dueAt, startedAt, endedAt: now, attempt, outcome, told },
  }))

/**
 * The job is done. In the transaction of what it did, this is the one conditional write by which that happens exactly
 * once: for who does not have the claim any more it throws, and all of it is rolled back.
 */
export const settleJob = async (tx: Tx, job: ClaimedJob, { dueAt, told }: Settlement, now: Date): Promise<void> => {
  await release(tx, job, dueAt, { isOver: true }, now)
  if (told !== null) await tell(tx, job, 'done', told, now)
}

/** The job failed: it is due again at `next`, and unless it was its last try, that is the same run once more. */
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
    await tell(tx, job, outcome, why, now)
  })

/** The jobs of the installation stand in the table from its first start on. */
export const keepJobs = async ({ system }: Clients, names: readonly JobName[], now: Date): Promise<void> =>
  void (await system.job.createMany({
    data: names.map((name) => ({ name, dueAt: now, settledAt: now })),
    skipDuplicates: true,
  }))
