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
import { livingTokens } from '../auth/apiTokens'
import { readStandings, sessionBounds, standingIn, type SignedIn } from '../auth/sessions'
import type { Actor } from '../domain/kernel/actor'

/** A socket as presence sees it. */
export type LiveSocket = {
  /** Who holds it, as they stood when it was authenticated. */
  actor: Actor
  by: SignedIn['by']
  /** `over`: the session ended; `changed`: come again, with the standing that the person has now. */
  close: (why: 'over' | 'changed') => void
}

const sweepEveryMs = 1_000

/**
 * Who is Online (rules 2.5): a row for each socket, renewed while this process holds it, so
 * that those of a process that died grow stale. The sweep settles whose last row has gone. A socket itself keeps no
 * session alive: when the session ends, or the person's standing changes, the database says so and their sockets are
 * closed; the sweep finds those that idled out, and those of which nobody was told.
 */
export const startPresence = (
  clients: Clients,
  feed: Pick<ChangeFeed, 'onStanding'>,
  now: () => Date,
  limits: SessionLimits,
  log: Logger,
) => {
  const sockets = new Map<string, LiveSocket>()
  let lastRenewed = 0
  /** Whether anybody's standing may have changed without a word. */
  let mayHaveChanged = false

  const renew = async (): Promise<void> => {
    if (Date.now() - lastRenewed < connectionLifetimeMs / 3 || sockets.size === 0) return
    const held = [...sockets]
      .filter(([, { by }]) => by.kind === 'session')
      .map(([id, { actor }]) => ({ id, userId: actor.userId }))
    const lost = await renewConnections(clients, held, now())
    lastRenewed = Date.now()
    for (const { id } of lost) sockets.get(id)?.close('changed')
  }

  const closeEnded = async (): Promise<void> => {
    // Who comes while the database is asked is not among those it is asked about.
    const known = [...sockets.values()]
    const shown = (kind: 'session' | 'token') => [
      ...new Set(known.flatMap(({ by }) => (by.kind === kind ? [by.id] : []))),
    ]
    const [sessions, tokens] = [shown('session'), shown('token')]
    const owner = { active: true, isLocked: false }
    const at = now()
    const living = [
      ...(sessions.length > 0
        ? await clients.system.session.findMany({
            where: { id: { in: sessions }, endedAt: null, ...sessionBounds(at, limits), user: owner },
            select: { id: true },
          })
        : []),
      ...(tokens.length > 0
        ? await clients.system.apiToken.findMany({
            where: { id: { in: tokens }, ...livingTokens(at), user: owner },
            select: { id: true },
          })
        : []),
    ]
    const alive = new Set(living.map(({ id }) => id))
    for (const socket of known) if (!alive.has(socket.by.id)) socket.close('over')
  }

  /** Closes those of the sockets that were authenticated for somebody who stands otherwise by now. */
  const closeChanged = async (held: LiveSocket[]): Promise<void> => {
    if (held.length === 0) return
    const standings = await readStandings(clients, [...new Set(held.map(({ actor }) => actor.userId))])
    for (const { actor, close } of held) {
      const user = standings.get(actor.userId)
      if (!user || !isDeepStrictEqual(standingIn({ user, readOnly: actor.readOnly }, actor.providerId), actor))
        close('changed')
    }
  }

  const closeAllChanged = async (): Promise<void> => {
    if (!mayHaveChanged) return
    // What gets lost while they are read is asked about again.
    mayHaveChanged = false
    await closeChanged([...sockets.values()]).catch((error: unknown) => {
      mayHaveChanged = true
      throw error
    })
  }

  feed.onStanding((userId) => {
    mayHaveChanged ||= userId === null
    const theirs = [...sockets.values()].filter(({ actor }) => actor.userId === userId)
    if (theirs.length === 0) return
    void closeEnded()
      .catch((error: unknown) => log.warn({ err: error }, 'sessions could not be read; their sockets are closed'))
      .finally(() => theirs.forEach((socket) => socket.close('changed')))
  })

  const sweep = every(
    sweepEveryMs,
    () => Promise.all([renew().then(() => settleGone(clients, now())), closeEnded().then(closeAllChanged)]),
    (error) => log.warn({ err: error }, 'presence could not be renewed; it is tried again'),
  )

  return {
    /** The person is Online from now on; a program's token makes nobody so. Answers what to call when the socket closes. */
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
      // What changed since it was authenticated was told before it was among them.
      await closeChanged([held]).catch((error: unknown) => {
        log.warn({ err: error }, 'a standing could not be read; its socket is closed')
        close('changed')
      })
      return async () => {
        if (!sockets.delete(id)) return
        await (isOver ? endConnection(clients, { id, userId }, now()) : closeConnections(clients, [id], now()))
      }
    },
    /** Browsers come again to another server, or to this one when it is back; who does not is Offline after the grace. */
    stop: async (): Promise<void> => {
      void sweep.stop()
      await closeConnections(clients, [...sockets.keys()], now())
    },
  }
}

export type Presence = ReturnType<typeof startPresence>
