import type { Clients, Tx } from '../../db/client'
import type { Prisma } from '../../db/generated/prisma/client'
import { connectionLifetimeMs, reconnectGraceMs } from '../../domain/account/presence'

type Person = { isOnline: boolean; awayAt: Date | null }

/** The person's presence under the lock of their own row, behind which whatever hangs on it waits. */
export const lockPerson = async (tx: Tx, userId: string): Promise<Person> => {
  const [person] = await tx.$queryRaw<Person[]>`select is_online as "isOnline", away_at as "awayAt" from app_user where id = ${userId}::uuid for no key update`
  return person!
}

/** Connections by which somebody is Online (rules 2.5). */
const liveConnections = (now: Date): Prisma.ConnectionWhereInput => ({
  seenAt: { gte: new Date(now.getTime() - connectionLifetimeMs) },
  OR: [{ closedAt: null }, { closedAt: { gt: new Date(now.getTime() - reconnectGraceMs) } }],
})

/** Makes the person as Online as their connections are; the database tells the screens when that is a change. */
const settle = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  const { isOnline: was } = await lockPerson(tx, userId)
  const isOnline = (await tx.connection.findFirst({ where: { userId, ...liveConnections(now) }, select: { id: true } })) !== null
  if (isOnline !== was) await tx.user.update({ where: { id: userId }, data: { isOnline } })
}

/** Puts a new socket down, and the person Online; answers the row's id. */
export const openConnection = (clients: Clients, row: Prisma.ConnectionUncheckedCreateInput & { openedAt: Date }): Promise<string> =>
  clients.systemTransaction(async (tx) => {
    const { id } = await tx.connection.create({ data: row, select: { id: true } })
    await settle(tx, row.userId, row.openedAt)
    return id
  })

/** The sockets closed. Those who do not come again within the grace are found by `settlePresences`. */
export const closeConnections = async ({ system }: Clients, ids: string[], closedAt: Date): Promise<void> => {
  await system.connection.updateMany({ where: { id: { in: ids }, closedAt: null }, data: { closedAt } })
}

/** The session of the socket is over, so nobody comes again by it. */
export const endConnection = (clients: Clients, { id, userId }: { id: string; userId: string }, now: Date): Promise<void> =>
  clients.systemTransaction(async (tx) => {
    await tx.connection.deleteMany({ where: { id } })
    await settle(tx, userId, now)
  })

/**
 * Settles the presence of everybody whose connections say something else than the screens were told: the last one
 * closed, or grew stale because its server process died. One person at a time, because each locks the feeds of
 * their providers.
 */
export const settlePresences = async (clients: Clients, now: Date): Promise<void> => {
  const live = liveConnections(now)
  const unsettled = await clients.system.user.findMany({
    where: { OR: [{ isOnline: true, connections: { none: live } }, { isOnline: false, connections: { some: live } }] },
    select: { id: true },
  })
  for (const { id } of unsettled) await clients.systemTransaction((tx) => settle(tx, id, now))
}

/** Renews the sockets that this process holds, and clears away what has counted as gone for long. */
export const renewConnections = async ({ system }: Clients, ids: string[], now: Date): Promise<void> => {
  const longGone = { lt: new Date(now.getTime() - 2 * connectionLifetimeMs) }
  await system.connection.updateMany({ where: { id: { in: ids } }, data: { seenAt: now } })
  await system.connection.deleteMany({ where: { OR: [{ seenAt: longGone }, { closedAt: longGone }] } })
}
