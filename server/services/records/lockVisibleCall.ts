import type { Prisma } from '../../db/generated/prisma/client'
import type { CallInput } from '../../domain/calls/input'
import { isUuid } from '../../domain/kernel/uuid'
import { isScheduled } from '../../domain/calls/rules'
import { mustBeCurrent } from '../../domain/kernel/version'
import type { CommandContext } from '../kernel/command'
import { mustExist, stopIf } from '../kernel/refused'
import { findCallRow, lockCallRow, type FoundCall } from './callRow'
import { visibleCallRows, type CallFilter } from './callVisibility'
import { facilityFacts } from './facilityFacts'

/** The relations of a call that rules and writes need. */
export const callFacts = {
  purpose: { select: { name: true, lineCheck: true } },
  statusCode: { select: { name: true } },
  room: { select: { facility: { select: facilityFacts } } },
  assignedTo: { select: { id: true, fullName: true } },
  completedBy: { select: { fullName: true } },
  workOrders: { where: { end: null } },
  values: { orderBy: [{ procedureWeight: 'asc' }, { fieldWeight: 'asc' }, { fieldId: 'asc' }] },
} satisfies Prisma.CallInclude

export type LockedCall = Prisma.CallGetPayload<{ include: typeof callFacts }>

/**
 * Locks the call, so that it cannot change between a rule and its write. Refuses a call that the actor may not see as
 * unknown, and one of another version as stale.
 */
export const lockVisibleCall = (context: CommandContext, input: CallInput): Promise<FoundCall> => {
  if (isUuid(input.callId)) lockCallRow(context.sql, input.callId)
  return visibleCall(context, input)
}

/** The same for a call that is locked already. */
export const visibleCall = async (
  context: CommandContext,
  { callId, expectedVersion }: CallInput,
): Promise<FoundCall> => {
  const call = mustExist(await findCallAmong(context, callId, visibleCallRows(context.actor)), 'call')
  context.about({ kind: 'call', id: call.id })
  stopIf(mustBeCurrent(call, expectedVersion, 'call'))
  return call
}

/** The call if the filter matches it; the write is not earlier than its last change. */
export const findCallAmong = async (
  { sql, notBefore }: Pick<CommandContext, 'sql' | 'notBefore'>,
  callId: string,
  filter: CallFilter,
): Promise<FoundCall | null> => {
  const call = isUuid(callId) ? await findCallRow(sql, callId, filter) : null
  if (!call) return null
  notBefore(call.updatedAt)
  return withUnfinishedWork(call)
}

/** The rules look at unfinished work only. */
const withUnfinishedWork = (call: FoundCall): FoundCall => ({
  ...call,
  workOrders: call.workOrders.filter(({ end }) => end === null),
})

/** Reads the call without a lock, for verbs that do not change it. Refuses a call that the actor may not see as unknown. */
export const findVisibleCall = (context: CommandContext, callId: string): Promise<FoundCall> =>
  visibleCall(context, { callId })

// Follow-ups under the locks of `followUps/locks`.

const inOrder = { include: callFacts, orderBy: { id: 'asc' } } satisfies Prisma.CallFindManyArgs

/** The call's follow-ups that have not joined the queue yet. They are deleted with it, wherever their rooms are (rules 3.13). */
export const comingFollowUps = ({ tx, now }: CommandContext, callId: string): Promise<LockedCall[]> =>
  tx.call.findMany({
    where: { followUpFromId: callId, deletedAt: null, completedAt: null, aliveAt: { gt: now } },
    ...inOrder,
  })

/**
 * The follow-ups that come back with a deleted call: those that its deletion canceled, that are still in the future, and
 * whose line is open and has no other (rules 3.11 and 3.13); one for each line, the latest.
 */
export const returningFollowUps = async ({ tx, now }: CommandContext, call: LockedCall): Promise<LockedCall[]> => {
  const scheduled = { followUpFromId: { not: null }, announcedAt: null, completedAt: null, deletedAt: null }
  const canceled = await tx.call.findMany({
    where: {
      followUpFromId: call.id,
      deletedAt: call.deletedAt,
      completedAt: null,
      aliveAt: { gt: now },
      OR: [{ lineId: null }, { line: { completedAt: null, calls: { none: scheduled } } }],
    },
    include: callFacts,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const taken = new Set(isScheduled(call) ? [call.lineId] : [])
  return canceled.filter(({ lineId }) => {
    if (lineId === null) return true
    if (taken.has(lineId)) return false
    taken.add(lineId)
    return true
  })
}

/** The unfinished follow-ups of the line, in the queue or not. */
export const unfinishedFollowUps = ({ tx }: CommandContext, lineId: string): Promise<LockedCall[]> =>
  tx.call.findMany({ where: { lineId, followUpFromId: { not: null }, completedAt: null, deletedAt: null }, ...inOrder })

/** Locks the unfinished calls of these lines for a purpose, scheduled ones as well; those that joined the queue first come first. */
export const lockUnfinishedCalls = async (
  { tx }: CommandContext,
  lineIds: string[],
  purposeId: string,
): Promise<LockedCall[]> => {
  await tx.$executeRaw`select from call where line_id = any(${lineIds}::uuid[]) and purpose_id = ${purposeId}::uuid and completed_at is null and deleted_at is null order by id for no key update`
  return tx.call.findMany({
    where: { lineId: { in: lineIds }, purposeId, completedAt: null, deletedAt: null },
    include: callFacts,
    orderBy: [{ aliveAt: 'asc' }, { id: 'asc' }],
  })
}
