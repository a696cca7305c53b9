import type { SessionLimits } from '../domain/account/session'
import type { Clients } from '../db/access/client'
import type { ImageStore } from '../files/imageStore'
import type { Logger } from '../log'
import { timeJob } from '../metrics'
import { announceDueCalls } from '../services/calls/queue/announceDueCalls'
import { sweepLooks } from '../services/calls/queue/callLook'
import { keepJobs } from '../services/jobs/claim'
import { jobKinds, ofInstallation } from './kinds'
import { startRunner } from './runner'

type Deed = { name: string; everyMs: number; run: () => Promise<unknown> }

/**
 * Door 3: what happens because time passes. Any number of processes may do it. What takes a moment and is due each
 * second every process does by itself; of everything else the table of jobs tells (decision 0023).
 */
export const startClock = async (
  clients: Clients,
  images: ImageStore,
  now: () => Date,
  limits: SessionLimits,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> => {
  const deeds: Deed[] = [
    // Scheduled follow-ups join the queue within this time of their moment.
    { name: 'announceDueCalls', everyMs: 1_000, run: () => announceDueCalls(clients, now()) },
    // Whoever went away without a word is taken off the cards.
    { name: 'sweepLooks', everyMs: 1_000, run: () => sweepLooks(clients, now()) },
  ]
  await keepJobs(clients, ofInstallation, now())
  const runner = startRunner({ clients, kinds: jobKinds(clients, images, now, limits), now, log })
  const running = deeds.map((deed) => every(deed, log))
  return { stop: async () => void (await Promise.all([runner.stop(), ...running.map((stop) => stop())])) }
}

/** A run that takes longer than the time between two is not joined by a second. */
const every = ({ name, everyMs, run }: Deed, log: Logger): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = timeJob(name, run)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'a job of the clock broke; trying again'))
      .finally(() => (busy = false))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
