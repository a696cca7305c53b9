import type { Clients, Tx } from '../db/access/client'
import type { JobName } from '../domain/jobs/jobs'
import { isLastAttempt, mostAttempts, waitAfterMs } from '../domain/jobs/retry'
import type { Logger } from '../log'
import { jobLatenessSeconds, jobRuns, timeJob } from '../metrics'
import {
  claimJob,
  failJob,
  LostClaim,
  renewClaim,
  settleJob,
  type ClaimedJob,
  type Settlement,
} from '../services/jobs/claim'

/** A kind of job in the table. */
export type JobKind = {
  name: JobName
  /** Does the job and settles it: in the job's own transaction when it must happen exactly once, otherwise anywhere. */
  run: (job: ClaimedJob, settle: (tx: Tx, settlement: Settlement) => Promise<void>) => Promise<void>
  /** The next due moment after a run was given up. */
  afterGivenUp: (job: ClaimedJob) => Promise<Date | null>
}

type Runner = { clients: Clients; kinds: readonly JobKind[]; now: () => Date; log: Logger; leaseMs?: number }

/** How long a process may be silent before another one takes its job. */
const usualLeaseMs = 60_000

/** Runs one due job; answers whether there was one. */
const runNext = async ({ clients, kinds, now, log, leaseMs = usualLeaseMs }: Runner): Promise<boolean> => {
  const job = await claimJob(
    clients,
    kinds.map(({ name }) => name),
    now(),
    leaseMs,
  )
  if (!job) return false
  const kind = kinds.find(({ name }) => name === job.name)!
  jobLatenessSeconds.observe({ job: job.name }, Math.max(0, now().getTime() - job.dueAt.getTime()) / 1_000)
  const renewing = setInterval(() => {
    // The next renewal may work. If none does until the claim expires, another process does the job, and this run's
    // result is not kept.
    renewClaim(clients, job, now(), leaseMs).catch((error: unknown) =>
      log.warn({ err: error, job: job.name, jobId: job.id }, 'the claim on a job could not be renewed; trying again'),
    )
  }, leaseMs / 3)
  try {
    if (job.attempt > mostAttempts) throw new Error(`the server stopped during each of the ${mostAttempts} attempts`)
    await timeJob(job.name, () => kind.run(job, (tx, settlement) => settleJob(tx, job, settlement, now())))
    jobRuns.inc({ job: job.name, outcome: 'done' })
  } catch (error) {
    await recordFailure(kind, job, error, clients, now, log)
  } finally {
    clearInterval(renewing)
  }
  return true
}

const recordFailure = async (
  kind: JobKind,
  job: ClaimedJob,
  error: unknown,
  clients: Clients,
  now: () => Date,
  log: Logger,
): Promise<void> => {
  const of = { err: error, job: job.name, jobId: job.id, attempt: job.attempt }
  if (error instanceof LostClaim) return log.warn(of, 'another process has the job; this run was rolled back')
  const isDead = isLastAttempt(job.attempt)
  try {
    const next = isDead ? await kind.afterGivenUp(job) : new Date(now().getTime() + waitAfterMs(job.attempt))
    await failJob(clients, job, isDead ? 'dead' : 'failed', reasonOf(error), next, now())
    jobRuns.inc({ job: job.name, outcome: isDead ? 'dead' : 'failed' })
    log.error(of, isDead ? 'a run of a job was given up' : 'a job failed; it is tried again')
  } catch (other) {
    // The table could not be written: the claim expires, and the job is tried again then.
    log.error({ ...of, also: other }, 'a job failed, and its failure could not be recorded')
  }
}

const longestReason = 300

/** The last line of an error says what is wrong; the lines before it may quote a statement. */
const reasonOf = (error: unknown): string =>
  ((error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? '').slice(0, longestReason) ||
  'without a reason'

/** Runs all due jobs, one after the other. */
export const runDueJobs = async (runner: Runner): Promise<void> => {
  while (await runNext(runner)) continue
}

const lookEveryMs = 1_000
/** Jobs that one process runs at a time, so that a long one does not delay the others. */
const lanes = 2

/** Looks for due jobs every second. Any number of processes may do so. */
export const startRunner = (runner: Runner): { stop: () => Promise<void> } => {
  let isStopping = false
  const busy = new Set<Promise<void>>()
  const work = async (): Promise<void> => {
    try {
      while (!isStopping && (await runNext(runner))) continue
    } catch (error) {
      runner.log.error({ err: error }, 'looking for due jobs failed; trying again')
    }
  }
  const timer = setInterval(() => {
    if (busy.size >= lanes) return
    const lane: Promise<void> = work().finally(() => busy.delete(lane))
    busy.add(lane)
  }, lookEveryMs)
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await Promise.all(busy)
    },
  }
}

/** A job with a fixed rhythm that may safely run twice. */
export const recurringJob = (
  name: JobName,
  everyMs: number,
  clients: Clients,
  now: () => Date,
  work: () => Promise<string | null>,
): JobKind => {
  const after = ({ dueAt }: ClaimedJob): Date => {
    const inRhythm = dueAt.getTime() + everyMs
    return new Date(inRhythm > now().getTime() ? inRhythm : now().getTime() + everyMs)
  }
  return {
    name,
    run: async (job, settle) => {
      const summary = await work()
      await clients.systemTransaction((tx) => settle(tx, { dueAt: after(job), summary }))
    },
    afterGivenUp: (job) => Promise.resolve(after(job)),
  }
}
