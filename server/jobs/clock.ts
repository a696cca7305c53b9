import type { Clients } from '../db/client'
import type { Logger } from '../log'
import { timeJob } from '../metrics'
import { announceDueCalls } from '../services/calls/announceDueCalls'

/** Scheduled follow-ups join the queue within this time of their moment. */
const everyMs = 1_000

/** Door 3: what happens because time passes. */
export const startClock = (clients: Clients, now: () => Date, log: Logger): { stop: () => Promise<void> } => {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = timeJob('announceDueCalls', () => announceDueCalls(clients, now()))
      .catch((error: unknown) => log.error({ err: error }, 'calls that are due could not be announced; trying again'))
      .finally(() => (busy = false))
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
