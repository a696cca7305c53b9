import type { Clients, Sql, Statement, Tx } from '../../../db/access/client'
import type { Prisma } from '../../../db/generated/prisma/client'
import { connectionLifetimeMs, reconnectGraceMs } from '../../../domain/account/presence'

type Person = { id: string; isOnline: boolean; awayAt: Date | null }

const lock: Statement = {
  name: 'patency_lock_people',
  text: 'select id, is_online as "isOnline", away_at as "awayAt" from app_user where id = any($1) order by id for no key update',
}

/** Locks the rows of people and answers their presence. Whatever depends on their presence waits for these locks. */
export const lockPeople = ({ rows }: Sql, userIds: string[]): Promise<Person[]> => rows<Person>(lock, [userIds])

export const lockPerson = async (sql: Sql, userId: string): Promise<Person> => (await lockPeople(sql, [userId]))[0]!

/** The connections that make somebody Online (rules 2.5). */
const liveConnections = (now: Date): Prisma.ConnectionWhereInput => ({
  seenAt: { gte: new Date(now.getTime() - connectionLifetimeMs) },
  OR: [{ closedAt: null }, { closedAt: { gt: new Date(now.getTime() - reconnectGraceMs) } }],
})

/** Makes people Online or Offline by their connections; the database notifies the screens of changes. */
const settle = async (tx: Tx, sql: Sql, userIds: string[], now: Date): Promise<void> => {
  const people = await lockPeople(sql, userIds)
  const connected = await tx.connection.findMany({
    where: { userId: { in: userIds }, ...liveConnections(now) },
    distinct: ['userId'],
    select: { userId: true },
  })
  const live = new Set(connected.map(({ userId }) => userId))
  for (const isOnline of [true, false]) {
    const changed = people
      .filter((person) => person.isOnline !== isOnline && live.has(person.id) === isOnline)
      .map(({ id }) => id)
    if (changed.length > 0)
      await tx.user.updateMany({
        where: { id: { in: changed } },
        data: { isOnline, offlineSince: isOnline ? null : now },
      })
  }
}

type Held = { id: string; userId: string }

/** Adds the row of a new socket, and makes the person Online; answers the row's id. */
export const openConnection = (
  clients: Clients,
  row: Prisma.ConnectionUncheckedCreateInput & { openedAt: Date },
): Promise<string> =>
  clients.systemTransaction(async (tx, sql) => {
    const { id } = await tx.connection.create({ data: row, select: { id: true } })
    await settle(tx, sql, [row.userId], row.openedAt)
    return id
  })

/** Closes these connections. `settleGone` finds people who do not reconnect within the grace period. */
export const closeConnections = async ({ system }: Clients, ids: string[], closedAt: Date): Promise<void> => {
  await system.connection.updateMany({ where: { id: { in: ids }, closedAt: null }, data: { closedAt } })
}

/** The session of the socket ended, so nobody reconnects with it. */
export const endConnection = (clients: Clients, { id, userId }: Held, now: Date): Promise<void> =>
  clients.systemTransaction(async (tx, sql) => {
    await tx.connection.deleteMany({ where: { id } })
    await settle(tx, sql, [userId], now)
  })

const byProviders: Statement = {
  name: 'patency_people_by_providers',
  text: `
    select array_agg(id) as ids from (
      select person.id, array(
        select provider_id from provider_role where user_id = person.id
        union select work.provider_id from work_order as work join call on call.id = work.call_id where work.user_id = person.id and call.completed_at is null and call.deleted_at is null
        order by provider_id) as providers
      from app_user as person where person.id = any($1)) as people
    group by providers order by providers`,
}

/** Settles people of the same providers together, so that changes lock the feeds of the same providers in the same order. */
const settleAll = async (clients: Clients, people: { id: string }[], now: Date): Promise<void> => {
  if (people.length === 0) return
  for (const { ids } of await clients.rows<{ ids: string[] }>(byProviders, [people.map(({ id }) => id)]))
    await clients.systemTransaction((tx, sql) => settle(tx, sql, ids, now))
}

/** Settles people whose last connection closed, or expired because its server process died. */
export const settleGone = async (clients: Clients, now: Date): Promise<void> =>
  settleAll(
    clients,
    await clients.system.user.findMany({
      where: { isOnline: true, connections: { none: liveConnections(now) } },
      select: { id: true },
    }),
    now,
  )

/**
 * Renews the connections of this process, and deletes expired ones. Answers the connections that another process has
 * deleted in between, whose sockets no longer have a row.
 */
export const renewConnections = async (clients: Clients, held: Held[], now: Date): Promise<Held[]> => {
  const { connection, user } = clients.system
  const longGone = { lt: new Date(now.getTime() - 2 * connectionLifetimeMs) }
  const mine = { id: { in: held.map(({ id }) => id) } }
  const { count } = await connection.updateMany({ where: mine, data: { seenAt: now } })
  await connection.deleteMany({ where: { OR: [{ seenAt: longGone }, { closedAt: longGone }] } })
  // People whose connections expired while this process was suspended are back.
  await settleAll(
    clients,
    await user.findMany({
      where: { isOnline: false, id: { in: [...new Set(held.map(({ userId }) => userId))] } },
      select: { id: true },
    }),
    now,
  )
  if (count === held.length) return []
  const kept = new Set((await connection.findMany({ where: mine, select: { id: true } })).map(({ id }) => id))
  return held.filter(({ id }) => !kept.has(id))
}
