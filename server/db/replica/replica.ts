import { badConfiguration, StartProblem } from '../../startProblem'
import { every } from '../../every'
import type { Logger } from '../../log'
import { replicaBehindSeconds } from '../../metrics'
import { openClients, type Clients, type Statement } from '../access/client'
import { isOfStandby } from '../access/trouble'

// Reports read a replica of the database where the installation has one (decision 0095).

const lookEveryMs = 500

/** Where the primary's log ends; `epoch` is another one after each of its starts and promotions (decision 0030). */
const primaryPosition: Statement = {
  name: 'patency_primary_position',
  text: `select pg_current_wal_insert_lsn()::text as position, feed_epoch() as epoch,
    (select system_identifier::text from pg_control_system()) as cluster`,
}
const replicaPosition: Statement = {
  name: 'patency_replica_position',
  text: `select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as follows,
    (select system_identifier::text from pg_control_system()) as cluster`,
}

/** A position in the log as a number: PostgreSQL writes its two halves in hexadecimal. */
const positionOf = (written: string): bigint => {
  const [high, low] = written.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * How far a replica is: it has every change that was committed before `asOf`. After each start of the primary, which a
 * promotion is for the rest, a replica counts only once it has moved on: one that follows the former primary does not.
 */
export const openTrack = (longestMs: number) => {
  let marks: { at: Date; position: bigint }[] = []
  let epoch: string | null = null
  let restedAt: bigint | null = null
  let asOf: Date | null = null
  return {
    /** The primary's log ended here at a moment after `at`. */
    primaryIsAt: (at: Date, written: string, ofEpoch: string): void => {
      if (ofEpoch !== epoch) {
        marks = []
        asOf = null
        restedAt = null
        epoch = ofEpoch
      }
      marks = [
        ...marks.filter((mark) => at.getTime() - mark.at.getTime() <= longestMs),
        { at, position: positionOf(written) },
      ]
    },
    /** The replica has the log up to here. */
    replicaIsAt: (written: string): void => {
      const position = positionOf(written)
      restedAt ??= position
      if (position === restedAt) return
      const last = marks.findLastIndex((mark) => mark.position <= position)
      if (last === -1) return
      asOf = marks[last]!.at
      marks = marks.slice(last)
    },
    asOf: (): Date | null => asOf,
  }
}

type Options = {
  url: string
  /** Reports read the primary while the replica is further behind. */
  longestMs: number
  patience: number
  now: () => Date
  log: Pick<Logger, 'info' | 'warn'>
}

type Position = { position: string; cluster: string }

type Method = (...args: unknown[]) => Promise<unknown>

/** Reads the replica. What fails because it is one is read from the primary, which has everything that the replica has. */
const elseFrom = <Reader extends object>(primary: Reader, replica: Reader): Reader =>
  new Proxy(replica, {
    get: (_replica, name) => {
      const [first, second] = [replica, primary].map((reader) => Reflect.get(reader, name) as unknown)
      if (typeof first === 'object' && first !== null) return elseFrom(second as object, first)
      if (typeof first !== 'function') return first
      return async (...args: unknown[]) => {
        try {
          return await (first as Method).apply(replica, args)
        } catch (error) {
          if (!isOfStandby(error)) throw error
          return (second as Method).apply(primary, args)
        }
      }
    },
  })

const anotherCluster = 'It belongs to another database.'
const tooFarBehind =
  'It is further behind than PATENCY_REPLICA_LAG_SECONDS, or has not moved since the primary started.'

/** The same clients, whose reports read the replica at this address while it follows closely. */
export const readReportsFrom = async (
  primary: Clients,
  { url, longestMs, patience, now, log }: Options,
): Promise<Clients> => {
  // What breaks there is no outage of the database, so its pool tells the log nothing.
  const replica = openClients(url, { connections: 5, patience })
  const track = openTrack(longestMs)
  let trouble: string | null = null
  let reached = now()
  const ageOf = (asOf: Date): number => now().getTime() - asOf.getTime()

  const look = async (): Promise<void> => {
    const at = now()
    const [here] = await primary.rows<Position & { epoch: string }>(primaryPosition, [])
    track.primaryIsAt(at, here!.position, here!.epoch)
    const was = trouble
    trouble = await replica.rows<Position & { follows: boolean }>(replicaPosition, []).then(
      ([there]) => {
        if (there!.cluster !== here!.cluster) return anotherCluster
        if (!there!.follows) return 'It takes writes: it is not a standby.'
        track.replicaIsAt(there!.position)
        reached = track.asOf() ?? reached
        return ageOf(reached) > longestMs ? tooFarBehind : null
      },
      (error: Error) => error.message.trim().split('\n').at(-1)!,
    )
    const asOf = track.asOf()
    const isRead = trouble === null || trouble === tooFarBehind
    replicaBehindSeconds.set(isRead && asOf ? ageOf(asOf) / 1_000 : Number.NaN)
    if (trouble !== was && trouble !== null)
      log.warn({ trouble }, 'The replica of PATENCY_REPLICA_URL cannot be used: reports read the primary.')
    else if (trouble !== was) log.info('The replica of PATENCY_REPLICA_URL can be used again.')
  }

  await look()
  if (trouble === anotherCluster) {
    await replica.close()
    throw new StartProblem(
      'PATENCY_REPLICA_URL leads to a database that is no replica of that of DATABASE_URL.',
      'Name a streaming replica of it, or leave PATENCY_REPLICA_URL empty.',
      badConfiguration,
    )
  }
  // While the primary is away, nothing is read.
  const looking = every(lookEveryMs, look, () => undefined)
  return {
    ...primary,
    forReports: (providerId) => {
      const asOf = trouble === null ? track.asOf() : null
      const own = primary.forReports(providerId)
      return asOf !== null && ageOf(asOf) <= longestMs
        ? { db: elseFrom(own.db, replica.forReports(providerId).db), asOf }
        : own
    },
    close: async () => {
      await looking.stop()
      await Promise.all([primary.close(), replica.close()])
    },
  }
}
