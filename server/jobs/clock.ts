import type { SessionLimits } from '../domain/account/session'
import type { Clients } from '../db/access/client'
import type { FileStore } from '../files/fileStore'
import { every } from '../every'
import type { Logger } from '../log'
import { timeJob } from '../metrics'
import type { Pusher } from '../push/pusher'
import { announceDueCalls } from '../services/calls/queue/announceDueCalls'
import { sendPush } from '../services/alerts/push/sendPush'
import { sweepLooks } from '../services/calls/queue/callLook'
import { escalateCalls } from '../services/calls/queue/escalateCalls'
import { keepJobs } from '../services/jobs/claim'
import { jobKinds, ofInstallation, type Post } from './kinds'
import { startRunner } from './runner'

const everyMs = 1_000
const pushLanes = 3

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
  pusher: Pusher | null = null,
): Promise<{ stop: () => Promise<void> }> => {
  // Scheduled follow-ups join the queue, closed pages leave the cards, and calls that wait too long are escalated, within
  // a second.
  const works: [name: string, work: (clients: Clients, now: Date) => Promise<unknown>][] = [
    ['announceDueCalls', announceDueCalls],
    ['sweepLooks', sweepLooks],
    ['escalateCalls', escalateCalls],
  ]
  // Several at once, so that a push service that does not answer delays only its own devices.
  for (let lane = 0; pusher && lane < pushLanes; lane += 1)
    works.push(['sendPush', () => sendPush(clients, pusher, now)])
  await keepJobs(clients, ofInstallation, now())
  const runner = startRunner({ clients, kinds: jobKinds(clients, files, now, limits, post), now, log })
  const running = works.map(([name, work]) =>
    every(
      everyMs,
      () => timeJob(name, async () => work(clients, now())),
      (error) => log.error({ err: error, job: name }, 'a job of the clock failed; it is tried again'),
    ),
  )
  return { stop: async () => void (await Promise.all([runner, ...running].map(({ stop }) => stop()))) }
}
