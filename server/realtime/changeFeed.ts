import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Clients } from '../db/access/client'
import { GuardedClient } from '../db/access/connection'
import { isSamePosition, type FeedPosition } from '../domain/kernel/feedPosition'
import { every } from '../every'
import type { Logger } from '../log'
import { feedLagSeconds } from '../metrics'
import { readFeed, readHeads, type FeedReading } from './readFeed'

export type FeedListener = (reading: FeedReading) => Promise<void>

export type ChangeFeed = {
  /**
   * Calls the listener with every change of the provider after `head`, in order and in batches. Callers that need older
   * changes read them from the table afterwards, and miss none.
   */
  follow(providerId: string, listener: FeedListener): Promise<{ head: FeedPosition; unfollow: () => void }>
  /** Calls the listener when a person's permissions changed: role, facilities, locks, an ended session. Null: anybody's may have. */
  onPermissionsChanged(listener: (userId: string | null) => void): void
  stop(): Promise<void>
}

const changed = 'patency_change'
const changedPermissions = 'patency_standing'
const safetyReadMs = 2_000
const reconnectMs = 500
/** A listening connection that does not answer within this time is dead, even if neither end noticed. */
const silenceMs = 4_000

type Followed = {
  seen: Promise<FeedPosition>
  listeners: Set<FeedListener>
  reading: Promise<void> | null
  readAgain: boolean
}

type Listening = { client: Client; ended: Promise<Error | undefined> }

/**
 * One LISTEN connection for the process. A notification only says that a provider's sequence moved; the changes are
 * read from the table after the last known position. So a lost notification delays a change by at most the two seconds
 * until the safety read.
 */
export const startChangeFeed = async (
  url: string,
  clients: Clients,
  log: Logger,
  { patience = 1 } = {},
): Promise<ChangeFeed> => {
  const followed = new Map<string, Followed>()
  const permissionListeners = new Set<(userId: string | null) => void>()
  const stopping = new AbortController()

  const read = async (providerId: string, provider: Followed): Promise<void> => {
    const seen = await provider.seen
    const reading = await readFeed(clients, providerId, seen)
    if (isSamePosition(reading.head, seen)) return
    provider.seen = Promise.resolve(reading.head)
    const last = reading.changes?.at(-1)
    // Another process's clock may have written the time.
    if (last) feedLagSeconds.observe(Math.max(0, Date.now() - last.at.getTime()) / 1000)
    for (const listener of provider.listeners)
      listener(reading).catch((error: unknown) => log.error({ err: error, providerId }, 'a change could not be sent'))
  }

  // Only one reading of a provider at a time; a notification during it triggers another one.
  const wake = (providerId: string): void => {
    const provider = followed.get(providerId)
    if (!provider) return
    if (provider.reading) {
      provider.readAgain = true
      return
    }
    provider.reading = read(providerId, provider)
      .catch((error: unknown) =>
        log.warn({ err: error, providerId }, 'the change feed could not be read; it is read again'),
      )
      .finally(() => {
        provider.reading = null
        if (provider.readAgain) {
          provider.readAgain = false
          wake(providerId)
        }
      })
  }

  /** Wakes the providers whose feed has moved since this process last read it. */
  const wakeMoved = async (): Promise<void> => {
    if (followed.size === 0) return
    for (const { providerId, ...head } of await readHeads(clients, [...followed.keys()])) {
      const seen = await followed.get(providerId)?.seen.catch(() => null)
      if (seen && !isSamePosition(head, seen)) wake(providerId)
    }
  }

  let current: Client | null = null
  const listen = async (): Promise<Listening> => {
    const client: Client = new GuardedClient({
      connectionString: url,
      application_name: 'patency-feed',
      keepAlive: true,
      connectionTimeoutMillis: silenceMs * patience,
      query_timeout: silenceMs * patience,
    })
    let failure: Error | undefined
    client.on('error', (error) => (failure = error))
    const ended = new Promise<Error | undefined>((resolve) => client.once('end', () => resolve(failure)))
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === changed) wake(payload.split(':')[0] ?? '')
      else for (const listener of permissionListeners) listener(payload)
    })
    current = client
    try {
      await client.connect()
      await client.query(`listen ${changed}; listen ${changedPermissions}`)
      return { client, ended }
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
  }

  /** Tries until it listens, however long the database is busy. Null when the feed was stopped in between. */
  const listenAtLast = async (): Promise<Listening | null> => {
    for (let isSaid = false; !stopping.signal.aborted; isSaid = true) {
      const listening = await listen().catch((error: unknown) => {
        log[isSaid ? 'debug' : 'warn']({ err: error }, 'the change feed has no connection yet; trying again')
      })
      if (listening && !stopping.signal.aborted) return listening
      await (listening?.client.end() ?? wait(reconnectMs, null, { signal: stopping.signal })).catch(() => undefined)
    }
    return null
  }

  /** Connects again whenever the connection is lost. There are never two connections. */
  const keepListening = async (first: Listening | null): Promise<void> => {
    for (let listening = first; listening;) {
      const failure = await listening.ended
      if (stopping.signal.aborted) return
      log.warn({ err: failure }, 'the change feed lost its connection; trying again')
      listening = await listenAtLast()
      if (!listening) return
      log.info('the change feed has a connection again')
      // Notifications in between are lost: changes are read from the table, and everybody's permissions are read again.
      for (const listener of permissionListeners) listener(null)
      safetyRead.now()
    }
  }

  const running = keepListening(await listenAtLast())
  running.catch((error: unknown) => log.error({ err: error }, 'the change feed stopped listening'))
  const safetyRead = every(
    safetyReadMs,
    async () => {
      // A silent connection closes after its timeout, and then the feed connects again.
      const [moved] = await Promise.allSettled([wakeMoved(), current?.query('select')])
      if (moved.status === 'rejected') throw moved.reason
    },
    (error) => log.warn({ err: error }, 'the heads of the change feed could not be read; they are read again'),
  )

  return {
    follow: async (providerId, listener) => {
      const provider = followed.get(providerId) ?? {
        seen: readFeed(clients, providerId, null).then(({ head }) => head),
        listeners: new Set(),
        reading: null,
        readAgain: false,
      }
      followed.set(providerId, provider)
      provider.listeners.add(listener)
      const unfollow = (): void => {
        provider.listeners.delete(listener)
        if (provider.listeners.size === 0 && followed.get(providerId) === provider) followed.delete(providerId)
      }
      try {
        return { head: await provider.seen, unfollow }
      } catch (error) {
        // The next caller reads the head again; followers from before keep theirs.
        if (followed.get(providerId) === provider) followed.delete(providerId)
        throw error
      }
    },
    onPermissionsChanged: (listener) => void permissionListeners.add(listener),
    stop: async () => {
      stopping.abort()
      void safetyRead.stop()
      await current?.end().catch(() => undefined)
    },
  }
}
