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

/** A kind of job of the table. */
export type JobKind = {
  name: JobName
  /**
   * Does the job and settles it: in the transaction of what it does, where that is to happen exactly once; anywhere,
   * where doing it twice does no harm.
   */
  run: (job: ClaimedJob, settle: (tx: Tx, settlement: Settlement) => Promise<void>) => Promise<void>
  /** When it is due after a run that was given up. */
  afterGivenUp: (job: ClaimedJob) => Promise<Date | null>
}

type Runner = { clients: Clients; kinds: readonly JobKind[]; now: () => Date; log: Logger; leaseMs?: number }

/** How long a process may be silent before another one takes its job on. */
const usualLeaseMs = 60_000

/** Does one job that is due; whether there was one. */
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
    // The next renewal may work. If none does until the claim runs out, another process does the job, and this run's result is not kept.
    renewClaim(clients, job, now(), leaseMs).catch((error: unknown) =>
      log.warn({ err: error, job: job.name, jobId: job.id }, 'the claim on a job could not be renewed; trying again'),
    )
  }, leaseMs / 3)
  try {
    if (job.attempt > mostAttempts) throw new Error(`the server ended each of the ${mostAttempts} times that it ran`)
    await timeJob(job.name, () => kind.run(job, (tx, settlement) => settleJob(tx, job, settlement, now())))
    jobRuns.inc({ job: job.name, outcome: 'done' })
  } catch (error) {
    await giveUp(kind, job, error, clients, now, log)
  } finally {
    clearInterval(renewing)
  }
  return true
}

const giveUp = async (
  kind: JobKind,
  job: ClaimedJob,
  error: unknown,
  clients: Clients,
  now: () => Date,
  log: Logger,
): Promise<void> => {
  const of = { err: error, job: job.name, jobId: job.id, attempt: job.attempt }
  if (error instanceof LostClaim)
    return log.warn(of, 'another process has taken the job on; nothing of this run is left')
  const isDead = isLastAttempt(job.attempt)
  try {
    const next = isDead ? await kind.afterGivenUp(job) : new Date(now().getTime() + waitAfterMs(job.attempt))
    await failJob(clients, job, isDead ? 'dead' : 'failed', reasonOf(error), next, now())
    jobRuns.inc({ job: job.name, outcome: isDead ? 'dead' : 'failed' })
    log.error(of, isDead ? 'a job was given up for this time' : 'a job failed; it is tried again')
  } catch (other) {
    // Nobody could say so in the table: the claim runs out, and the job is tried again then.
    log.error({ ...of, also: other }, 'a job failed, and so did telling of it')
  }
}

const longestReason = 300

/** The last line of an error says what is wrong; those before it may hold what was asked of the database. */
const reasonOf = (error: unknown): string =>
  ((error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? '').slice(0, longestReason) ||
  'for no reason that it told'

/** Does everything that is due, one after the other. */
export const runDueJobs = async (runner: Runner): Promise<void> => {
  while (await runNext(runner)) continue
}

const lookEveryMs = 1_000
/** Jobs of one process at a time: one that takes long keeps no other waiting. */
const lanes = 2

/** Looks for due jobs each second. Any number of processes may. */
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

/** A kind that does something again and again, in a rhythm, and that may be done twice without harm. */
export const again = (
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
      const told = await work()
      await clients.systemTransaction((tx) => settle(tx, { dueAt: after(job), told }))
    },
    afterGivenUp: (job) => Promise.resolve(after(job)),
  }
}
