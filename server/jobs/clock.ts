import type { SessionLimits } from '../domain/account/session'
import type { Clients } from '../db/client'
import type { ImageStore } from '../files/imageStore'
import type { Logger } from '../log'
import { timeJob } from '../metrics'
import { announceDueCalls } from '../services/calls/announceDueCalls'
import { sweepLooks } from '../services/calls/callLook'
import { sweepImages } from '../services/calls/images/sweepImages'
import { prune } from '../services/kernel/prune'

type Job = { name: string; everyMs: number; run: () => Promise<unknown> }

/** Door 3: what happens because time passes. Any number of processes may do it. */
export const startClock = (clients: Clients, images: ImageStore, now: () => Date, limits: SessionLimits, log: Logger): { stop: () => Promise<void> } => {
  const jobs: Job[] = [
    // Scheduled follow-ups join the queue within this time of their moment.
    { name: 'announceDueCalls', everyMs: 1_000, run: () => announceDueCalls(clients, now()) },
    // Whoever went away without a word is taken off the cards.
    { name: 'sweepLooks', everyMs: 1_000, run: () => sweepLooks(clients, now()) },
    { name: 'prune', everyMs: 10 * 60_000, run: () => prune(clients, now(), limits) },
    { name: 'sweepImages', everyMs: 10 * 60_000, run: () => sweepImages(clients, images, now()) },
  ]
  const running = jobs.map((job) => every(job, log))
  return { stop: async () => void (await Promise.all(running.map((stop) => stop()))) }
}

/** A run that takes longer than the time between two is not joined by a second. */
const every = ({ name, everyMs, run }: Job, log: Logger): (() => Promise<void>) => {
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
