import type { SessionLimits } from '../domain/account/session'
import type { Clients } from '../db/access/client'
import type { FileStore } from '../files/fileStore'
import { every } from '../every'
import type { Logger } from '../log'
import { timeJob } from '../metrics'
import { announceDueCalls } from '../services/calls/queue/announceDueCalls'
import { sweepLooks } from '../services/calls/queue/callLook'
import { keepJobs } from '../services/jobs/claim'
import { jobKinds, ofInstallation, type Post } from './kinds'
import { startRunner } from './runner'

const everyMs = 1_000

/**
 * Door 3: what happens because time passes. Any number of processes may run it. Each process does quick work every
 * second; everything else is in the table of jobs (decision 0023).
 */
export const startClock = async (
  clients: Clients,
  files: FileStore,
  now: () => Date,
  limits: SessionLimits,
  log: Logger,
  post: Post | null = null,
): Promise<{ stop: () => Promise<void> }> => {
  // Scheduled follow-ups join the queue, and closed pages leave the cards, within a second.
  const works = { announceDueCalls, sweepLooks }
  await keepJobs(clients, ofInstallation, now())
  const runner = startRunner({ clients, kinds: jobKinds(clients, files, now, limits, post), now, log })
  const running = Object.entries(works).map(([name, work]) =>
    every(
      everyMs,
      () => timeJob(name, async () => work(clients, now())),
      (error) => log.error({ err: error, job: name }, 'a job of the clock failed; it is tried again'),
    ),
  )
  return { stop: async () => void (await Promise.all([runner, ...running].map(({ stop }) => stop()))) }
}
