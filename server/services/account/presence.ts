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

type Held = { id: string; userId: string }

/** Puts a new socket down, and the person Online; answers the row's id. */
export const openConnection = (clients: Clients, row: Prisma.ConnectionUncheckedCreateInput & { openedAt: Date }): Promise<string> =>
  clients.systemTransaction(async (tx) => {
    const { id } = await tx.connection.create({ data: row, select: { id: true } })
    await settle(tx, row.userId, row.openedAt)
    return id
  })

/** The sockets closed. Those who do not come again within the grace are found by `settleGone`. */
export const closeConnections = async ({ system }: Clients, ids: string[], closedAt: Date): Promise<void> => {
  await system.connection.updateMany({ where: { id: { in: ids }, closedAt: null }, data: { closedAt } })
}

/** The session of the socket is over, so nobody comes again by it. */
export const endConnection = (clients: Clients, { id, userId }: Held, now: Date): Promise<void> =>
  clients.systemTransaction(async (tx) => {
    await tx.connection.deleteMany({ where: { id } })
    await settle(tx, userId, now)
  })

/** One person at a time, because each locks the feeds of their providers. */
const settleAll = async (clients: Clients, people: { id: string }[], now: Date): Promise<void> => {
  for (const { id } of people) await clients.systemTransaction((tx) => settle(tx, id, now))
}

/** Settles whose last connection closed, or grew stale because its server process died. */
export const settleGone = async (clients: Clients, now: Date): Promise<void> =>
  settleAll(clients, await clients.system.user.findMany({ where: { isOnline: true, connections: { none: liveConnections(now) } }, select: { id: true } }), now)

/**
 * Renews the connections that this process holds, and clears away what has counted as gone for long. Answers those
 * that another process has cleared away meanwhile, so that no row tells of their sockets any more.
 */
export const renewConnections = async (clients: Clients, held: Held[], now: Date): Promise<Held[]> => {
  const { connection, user } = clients.system
  const longGone = { lt: new Date(now.getTime() - 2 * connectionLifetimeMs) }
  const mine = { id: { in: held.map(({ id }) => id) } }
  const { count } = await connection.updateMany({ where: mine, data: { seenAt: now } })
  await connection.deleteMany({ where: { OR: [{ seenAt: longGone }, { closedAt: longGone }] } })
  // Whoever grew stale while this process stood still is back.
  await settleAll(clients, await user.findMany({ where: { isOnline: false, id: { in: [...new Set(held.map(({ userId }) => userId))] } }, select: { id: true } }), now)
  if (count === held.length) return []
  const kept = new Set((await connection.findMany({ where: mine, select: { id: true } })).map(({ id }) => id))
  return held.filter(({ id }) => !kept.has(id))
}
