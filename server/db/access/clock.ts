import { every } from '../../every'
import type { Logger } from '../../log'
import type { Clients } from './client'

const measureEveryMs = 10_000

const databaseTime = { name: 'patency_clock', text: 'select clock_timestamp() as at' }

/**
 * The time of the database, so that servers whose own clocks differ agree on what is due, alive and
 * over. How far this machine's clock is off is measured at the start and every few seconds; while
 * the database is away, it is as far off as it was.
 */
export const startDatabaseClock = async (
  { rows }: Pick<Clients, 'rows'>,
  log: Pick<Logger, 'warn'>,
  own: () => number = Date.now,
) => {
  let ahead: number | null = null
  const measure = async (): Promise<void> => {
    const asked = own()
    const [answer] = await rows<{ at: Date }>(databaseTime, [])
    const answered = own()
    const at = answer!.at.getTime()
    // The database looked at its clock somewhere between; while what is known fits that, nothing better is known.
    const [least, most] = [at - answered, at - asked]
    if (ahead === null || ahead < least || ahead > most) ahead = (least + most) / 2
  }
  await measure()
  const { stop } = every(measureEveryMs, measure, (error) =>
    log.warn({ err: error }, 'the time of the database could not be measured; it is tried again'),
  )
  return { now: (): Date => new Date(Math.round(own() + ahead!)), stop }
}
