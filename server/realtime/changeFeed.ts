import type { Client } from 'pg'
import type { Clients } from '../db/client'
import { GuardedClient } from '../db/connection'
import type { Logger } from '../log'
import { feedLagSeconds } from '../metrics'

/** A row of the change feed: what changed, not how. */
export type Change = { sequence: number; kind: string; entityId: string; facilityIds: string[] }

export type ChangeFeed = {
  /**
   * Tells the listener of every change of the provider after `head`, in order and in batches.
   * Whoever needs older ones reads them from the table after this has answered, and misses none.
   */
  follow(providerId: string, listener: (changes: Change[]) => void): Promise<{ head: number; unfollow: () => void }>
  /** Tells the listener of every person whose standing changed: role, facilities, locks, an ended session. */
  onStanding(listener: (userId: string) => void): void
  stop(): Promise<void>
}

const changes = 'patency_change'
const standings = 'patency_standing'
const safetyReadMs = 2_000
const reconnectMs = 500
/** A listening line that does not answer a question within this is dead, though neither end was told. */
const silenceMs = 4_000

type Followed = { lastSeen: Promise<number>; listeners: Set<(changes: Change[]) => void>; reading: Promise<void> | null; readAgain: boolean }

/**
 * One LISTEN connection for the process. A wake-up only says that a provider's sequence moved;
 * what changed is read from the table after the last sequence seen, so a lost wake-up costs
 * at most the two seconds until the safety read.
 */
export const startChangeFeed = async (url: string, clients: Clients, log: Logger): Promise<ChangeFeed> => {
  const followed = new Map<string, Followed>()
  const standingListeners = new Set<(userId: string) => void>()
  let stopped = false
  let listening: Client | null = null

  const read = async (providerId: string, provider: Followed): Promise<void> => {
    const lastSeen = await provider.lastSeen
    const rows = await clients.forProvider(providerId).change.findMany({
      where: { providerId, sequence: { gt: lastSeen } },
      orderBy: { sequence: 'asc' },
      select: { sequence: true, kind: true, entityId: true, facilityIds: true, at: true },
    })
    const last = rows.at(-1)
    if (!last) return
    provider.lastSeen = Promise.resolve(last.sequence)
    // Written by another process's clock, perhaps.
    feedLagSeconds.observe(Math.max(0, Date.now() - last.at.getTime()) / 1000)
    for (const listener of provider.listeners) listener(rows)
  }

  // One reading of a provider at a time; a wake-up during it asks for one more.
  const wake = (providerId: string): void => {
    const provider = followed.get(providerId)
    if (!provider) return
    if (provider.reading) {
      provider.readAgain = true
      return
    }
    provider.reading = read(providerId, provider)
      .catch((error: unknown) => log.warn({ err: error, providerId }, 'the change feed could not be read; it is read again'))
      .finally(() => {
        provider.reading = null
        if (provider.readAgain) {
          provider.readAgain = false
          wake(providerId)
        }
      })
  }
  const wakeAll = (): void => [...followed.keys()].forEach(wake)

  const listen = async (): Promise<void> => {
    const client = new GuardedClient({ connectionString: url, application_name: 'patency-feed', keepAlive: true, connectionTimeoutMillis: silenceMs, query_timeout: silenceMs })
    const again = (): void => {
      if (stopped || listening !== client) return
      listening = null
      setTimeout(() => void retry(), reconnectMs)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === changes) wake(payload.split(':')[0] ?? '')
      else for (const listener of standingListeners) listener(payload)
    })
    listening = client
    await client.connect()
    await client.query(`listen ${changes}; listen ${standings}`)
    wakeAll()
  }
  const retry = async (): Promise<void> => {
    if (stopped) return
    await listen().catch((error: unknown) => {
      log.warn({ err: error }, 'the change feed lost its connection; trying again')
      listening = null
      setTimeout(() => void retry(), reconnectMs)
    })
  }

  let isAsking = false
  const askWhetherAlive = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    // One that is silent hangs up by itself, and its end brings the next.
    await listening?.query('select').catch(() => undefined)
    isAsking = false
  }

  await listen()
  const safetyRead = setInterval(() => {
    wakeAll()
    void askWhetherAlive()
  }, safetyReadMs)

  return {
    follow: async (providerId, listener) => {
      const provider = followed.get(providerId) ?? { lastSeen: readHead(clients, providerId), listeners: new Set(), reading: null, readAgain: false }
      followed.set(providerId, provider)
      provider.listeners.add(listener)
      const unfollow = (): void => {
        provider.listeners.delete(listener)
        if (provider.listeners.size === 0 && followed.get(providerId) === provider) followed.delete(providerId)
      }
      try {
        return { head: await provider.lastSeen, unfollow }
      } catch (error) {
        // The next one who follows reads the head anew; one who already does is left alone.
        if (followed.get(providerId) === provider) followed.delete(providerId)
        throw error
      }
    },
    onStanding: (listener) => void standingListeners.add(listener),
    stop: async () => {
      stopped = true
      clearInterval(safetyRead)
      await listening?.end().catch(() => undefined)
    },
  }
}

const readHead = async (clients: Clients, providerId: string): Promise<number> =>
  (await clients.forProvider(providerId).changeHead.findFirst({ where: { providerId } }))?.sequence ?? 0
