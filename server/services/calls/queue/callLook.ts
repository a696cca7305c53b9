import type { Clients, Sql, Tx } from '../../../db/access/client'
import type { Prisma } from '../../../db/generated/prisma/client'
import { callsWithOtherViewers, lookAtCallInput, lookLifetimeMs, mostPages } from '../../../domain/calls/queue/look'
import { isUuid } from '../../../domain/kernel/uuid'
import { lockPeople } from '../../account/presence/presence'
import { command, type CommandContext } from '../../kernel/command'
import { timedWrite } from '../../kernel/timedWrite'
import { findVisibleCall } from '../../records/lockVisibleCall'
import { visibleCalls } from '../../records/callVisibility'

type Owner = { providerId: string; userId: string }
type Page = { callId: string; userId: string; pageId: string }

/**
 * Reports that a page has the call open, holds unsent entries, or closed (rules 3.25). Screens are notified only when
 * others see a difference, so not when one of two pages closes or a page repeats its report. It is not audited, because
 * reading the call already is.
 */
export const lookAtCall = command({
  name: 'lookAtCall',
  permission: 'call:see',
  input: lookAtCallInput,
  on: 'call',
  description:
    'Reports that a page of yours has the call open. Report again every 20 seconds: after 60 seconds without a report, or when you are Offline, the page counts as closed. The call itself does not change.',
  history: null,
  run: async (context, { callId, pageId, doing }) => {
    const { tx, sql, actor, now } = context
    const page: Page = { callId, userId: actor.userId, pageId }
    const isEditing = doing === 'EDITING'
    if (doing !== 'LEFT' && (await renew(context, page, isEditing))) return { callId }

    const call = await findVisibleCall(context, callId)
    const moved = await changeLooks(tx, sql, actor.providerId, [actor.userId], async ([person]) => {
      // People who are Offline have no page open; their browser reports again once it is connected.
      if (doing === 'LEFT' || !person?.isOnline) return tx.callLook.deleteMany({ where: page })
      const kept = { isEditing, seenAt: now }
      await tx.callLook.upsert({
        where: { callId_userId_pageId: page },
        create: { ...page, ...kept, providerId: call.providerId },
        update: kept,
      })
      return dropOldest(tx, actor)
    })
    for (const { id, facilityId } of moved) context.changed({ kind: 'look', id }, [facilityId])
    return { callId }
  },
})

/** The usual case in one statement without a lock: the page is known and unchanged. */
const renew = async ({ tx, actor, now }: CommandContext, page: Page, isEditing: boolean): Promise<boolean> => {
  if (!isUuid(page.callId)) return false
  const { count } = await tx.callLook.updateMany({
    where: { ...page, isEditing, call: visibleCalls(actor) },
    data: { seenAt: now },
  })
  return count > 0
}

/**
 * Changes people's open pages, one change per person at a time: otherwise two tabs that open and close at once would
 * each see the other as the remaining one. Answers the calls whose viewers look different to others.
 */
const changeLooks = async (
  tx: Tx,
  sql: Sql,
  providerId: string,
  userIds: string[],
  change: (people: { isOnline: boolean }[]) => Promise<unknown>,
): Promise<{ id: string; facilityId: string | null }[]> => {
  const people = await lockPeople(sql, userIds)
  const looks = () =>
    tx.callLook.findMany({
      where: { providerId, userId: { in: userIds } },
      select: {
        callId: true,
        userId: true,
        isEditing: true,
        call: { select: { room: { select: { facilityId: true } } } },
      },
    })
  const before = await looks()
  await change(people)
  const after = await looks()
  const facilityOf = new Map([...before, ...after].map(({ callId, call }) => [callId, call.room?.facilityId ?? null]))
  const of = (all: typeof before, person: string) => all.filter(({ userId }) => userId === person)
  const moved = new Set(userIds.flatMap((person) => callsWithOtherViewers(of(before, person), of(after, person))))
  return [...moved].map((id) => ({ id, facilityId: facilityOf.get(id) ?? null }))
}

const dropOldest = async (tx: Tx, { providerId, userId }: Owner): Promise<void> => {
  const beyond = await tx.callLook.findMany({
    where: { providerId, userId },
    orderBy: [{ seenAt: 'desc' }, { pageId: 'asc' }],
    skip: mostPages,
    select: { callId: true, userId: true, pageId: true },
  })
  if (beyond.length > 0) await tx.callLook.deleteMany({ where: { OR: beyond } })
}

const gone = (now: Date): Prisma.CallLookWhereInput => ({
  OR: [{ seenAt: { lt: new Date(now.getTime() - lookLifetimeMs) } }, { user: { isOnline: false } }],
})

/**
 * Removes pages that stopped reporting, and those of people who are Offline, all of one provider at once. So readers of
 * open pages need no clock. Any number of processes may do it.
 */
export const sweepLooks = async (clients: Clients, now: Date): Promise<void> => {
  const owners = await clients.system.callLook.findMany({
    where: gone(now),
    distinct: ['providerId', 'userId'],
    select: { providerId: true, userId: true },
  })
  for (const providerId of new Set(owners.map((owner) => owner.providerId))) {
    const userIds = owners.filter((owner) => owner.providerId === providerId).map(({ userId }) => userId)
    await timedWrite(clients, { name: 'sweepLooks', providerId, now: () => now }, async ({ tx, sql, changed }) => {
      const moved = await changeLooks(tx, sql, providerId, userIds, () =>
        tx.callLook.deleteMany({ where: { providerId, userId: { in: userIds }, ...gone(now) } }),
      )
      for (const { id, facilityId } of moved) changed({ kind: 'look', id }, [facilityId])
    })
  }
}
