import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Clients } from '../db/access/client'
import { every } from '../every'
import type { Logger } from '../log'
import type { ChangeFeed } from './changeFeed'
import { connectionLifetimeMs } from '../domain/account/presence'
import type { SessionLimits } from '../domain/account/session'
import {
  closeConnections,
  endConnection,
  openConnection,
  renewConnections,
  settleGone,
} from '../services/account/presence/presence'
import { livingDevices } from '../auth/devices'
import { livingTokens } from '../auth/apiTokens'
import { actorOfUser, livingSessions, readUserFacts, type SignedIn } from '../auth/sessions'
import type { Actor } from '../domain/kernel/actor'

export type LiveSocket = {
  /** The person with the permissions that they had when the socket was authenticated. */
  actor: Actor
  by: SignedIn['by']
  /** `over`: the session ended; `changed`: reconnect, because the person's permissions changed. */
  close: (why: 'over' | 'changed') => void
}

const sweepEveryMs = 1_000

/**
 * Tracks who is Online (rules 2.5): each socket has a row, which this process renews, so that rows of a dead process
 * expire. The sweep settles people whose last row is gone. A socket does not keep a session alive: when a session ends
 * or permissions change, the database notifies and the sockets are closed; the sweep finds idle sessions and lost
 * notifications.
 */
export const startPresence = (
  clients: Clients,
  feed: Pick<ChangeFeed, 'onPermissionsChanged'>,
  now: () => Date,
  limits: SessionLimits,
  log: Logger,
) => {
  const sockets = new Map<string, LiveSocket>()
  /** The sockets of paired screens. Nobody is Online by them. */
  const screens = new Set<{ deviceId: string; close: LiveSocket['close'] }>()
  let renewedAt = 0
  /** Whether permissions may have changed without a notification. */
  let mayHaveChanged = false

  const renew = async (): Promise<void> => {
    const at = now()
    // The clock of another database may be behind.
    if (Math.abs(at.getTime() - renewedAt) < connectionLifetimeMs / 3 || sockets.size === 0) return
    const held = [...sockets]
      .filter(([, { by }]) => by.kind === 'session')
      .map(([id, { actor }]) => ({ id, userId: actor.userId }))
    const lost = await renewConnections(clients, held, at)
    renewedAt = at.getTime()
    for (const { id } of lost) sockets.get(id)?.close('changed')
  }

  const closeEnded = async (): Promise<void> => {
    // Sockets that connect during the query are not part of it.
    const known = [...sockets.values()]
    const shown = (kind: 'session' | 'token') => [
      ...new Set(known.flatMap(({ by }) => (by.kind === kind ? [by.id] : []))),
    ]
    const [sessions, tokens, at] = [shown('session'), shown('token'), now()]
    // Locked people stay signed in; their permissions changed.
    const alive = new Set([
      ...(sessions.length > 0 ? await livingSessions(clients, sessions, at, limits) : []),
      ...(tokens.length > 0 ? await livingTokens(clients, tokens, at) : []),
    ])
    for (const socket of known) if (!alive.has(socket.by.id)) socket.close('over')
  }

  /** Closes the sockets of devices that were revoked, or whose provider or facility is no longer there. */
  const closeRevoked = async (): Promise<void> => {
    const held = [...screens]
    if (held.length === 0) return
    const living = await livingDevices(clients, [...new Set(held.map(({ deviceId }) => deviceId))])
    for (const { deviceId, close } of held) if (!living.has(deviceId)) close('over')
  }

  /** Closes the sockets of people whose permissions differ from those at authentication. */
  const closeChanged = async (held: LiveSocket[]): Promise<void> => {
    if (held.length === 0) return
    const users = await readUserFacts(clients, [...new Set(held.map(({ actor }) => actor.userId))])
    for (const { actor, by, close } of held) {
      const user = users.get(actor.userId)
      if (!user || !isDeepStrictEqual(actorOfUser({ user, readOnly: actor.readOnly, by }, actor.providerId), actor))
        close('changed')
    }
  }

  const closeAllChanged = async (): Promise<void> => {
    if (!mayHaveChanged) return
    // A notification that is lost during the reading causes another one.
    mayHaveChanged = false
    await closeChanged([...sockets.values()]).catch((error: unknown) => {
      mayHaveChanged = true
      throw error
    })
  }

  feed.onPermissionsChanged((userId) => {
    mayHaveChanged ||= userId === null
    const theirs = [...sockets.values()].filter(({ actor }) => actor.userId === userId)
    if (theirs.length === 0) return
    void closeEnded()
      .catch((error: unknown) => log.warn({ err: error }, 'sessions could not be read; their sockets are closed'))
      .finally(() => theirs.forEach((socket) => socket.close('changed')))
  })

  const sweep = every(
    sweepEveryMs,
    () =>
      Promise.all([renew().then(() => settleGone(clients, now())), closeEnded().then(closeAllChanged), closeRevoked()]),
    (error) => log.warn({ err: error }, 'presence could not be renewed; it is tried again'),
  )

  return {
    /** Makes the person Online; API tokens do not. Answers what to call when the socket closes. */
    connected: async (socket: LiveSocket): Promise<() => Promise<void>> => {
      const { by } = socket
      const { userId, providerId } = socket.actor
      const at = now()
      const id =
        by.kind === 'session'
          ? await openConnection(clients, { userId, sessionId: by.id, providerId, openedAt: at, seenAt: at })
          : randomUUID()
      let isOver = false
      const close: LiveSocket['close'] = (why) => {
        isOver ||= why === 'over'
        socket.close(why)
      }
      const held = { ...socket, close }
      sockets.set(id, held)
      // Permissions that changed after authentication were notified before this socket was known.
      await closeChanged([held]).catch((error: unknown) => {
        log.warn({ err: error }, 'permissions could not be read; the socket is closed')
        close('changed')
      })
      return async () => {
        if (!sockets.delete(id)) return
        await (isOver ? endConnection(clients, { id, userId }, now()) : closeConnections(clients, [id], now()))
      }
    },
    /** Holds the socket of a paired screen until it is revoked. Answers what to call when the socket closes. */
    deviceConnected: (deviceId: string, close: LiveSocket['close']): Promise<() => Promise<void>> => {
      const held = { deviceId, close }
      screens.add(held)
      return Promise.resolve(() => {
        screens.delete(held)
        return Promise.resolve()
      })
    },
    /** Browsers reconnect to another server, or to this one when it is back; other people are Offline after the grace period. */
    stop: async (): Promise<void> => {
      void sweep.stop()
      await closeConnections(clients, [...sockets.keys()], now())
    },
  }
}

export type Presence = ReturnType<typeof startPresence>
