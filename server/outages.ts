import type { Logger } from 'pino'
import { troubleOf, type Trouble } from './db/access/trouble'

const beginnings: Record<Trouble, string> = {
  away: 'The database is not available: requests are answered with 503 until it is back.',
  busy: 'The database is too busy for some requests: they are answered with 503.',
  full: 'The disk of the database is full: writes are answered with 503 until there is room.',
  files: 'The store of files cannot be used: requests for files are answered with 503 until it is back.',
  scanner: 'The virus scanner cannot be used: uploads are answered with 503 until it is back.',
  moving: 'A provider is being moved: its writes are answered with 503 until that is over.',
}

const endings: Record<Trouble, string> = {
  away: 'The database is back',
  busy: 'The database keeps up again',
  full: 'The database has room again',
  files: 'The store of files is back',
  scanner: 'The virus scanner is back',
  moving: 'No write of a moving provider is refused any more',
}

type Outage = { beganAt: number; lastAt: number; failed: number }

/** A log line about a failure: `request` marks an answer to a caller, everything else is the server's own work. */
type Line = { err?: unknown; request?: true }

/**
 * While the database is away, busy or full, everything that uses it fails, many times a second. The log has two lines
 * about that: at the first failure, and when the database works again. createLog passes every line through here.
 */
export const openOutages = (now: () => number = Date.now) => {
  const open = new Map<Trouble, Outage>()

  const note = ({ err, request }: Line): { trouble: Trouble; isFirst: boolean } | null => {
    const trouble = troubleOf(err)
    if (!trouble) return null
    const known = open.get(trouble)
    const outage = known ?? { beganAt: now(), lastAt: now(), failed: 0 }
    outage.lastAt = now()
    if (request) outage.failed += 1
    open.set(trouble, outage)
    return { trouble, isFirst: !known }
  }

  return {
    /** The line to write; null when it repeats the first line of an outage. */
    edited: (line: unknown, message: unknown): [line: object, message: string] | 'unchanged' | null => {
      if (typeof line !== 'object' || line === null) return 'unchanged'
      const noted = note(line)
      if (!noted) return 'unchanged'
      return noted.isFirst ? [{ ...line, trouble: noted.trouble, while: message }, beginnings[noted.trouble]] : null
    },

    /**
     * Checks every second whether an outage is over: what failed works again, and nothing failed during three checks.
     * Periodic work that fails has failed again by then.
     */
    watch: (
      log: Logger,
      whyNotReady: (trouble: Trouble) => Promise<string | null>,
      everyMs = 1_000,
    ): { stop: () => Promise<void> } => {
      const look = async (): Promise<void> => {
        const quietSince = now() - 3 * everyMs
        for (const [trouble, { beganAt, lastAt, failed }] of open) {
          if (lastAt > quietSince || (await whyNotReady(trouble)) !== null) continue
          open.delete(trouble)
          const seconds = Math.max(1, Math.round((lastAt - beganAt) / 1_000))
          log.warn(
            { trouble, seconds, failed },
            `${endings[trouble]} after ${seconds} s. ${failed === 1 ? '1 request' : `${failed} requests`} failed meanwhile.`,
          )
        }
      }
      let looking: Promise<void> | null = null
      const timer = setInterval(() => {
        looking ??= look().finally(() => (looking = null))
      }, everyMs)
      return {
        stop: async () => {
          clearInterval(timer)
          await looking
        },
      }
    },
  }
}

export type Outages = ReturnType<typeof openOutages>
