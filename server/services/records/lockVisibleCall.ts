import type { Prisma } from '../../db/generated/prisma/client'
import type { CallInput } from '../../domain/calls/input'
import { isUuid } from '../../domain/kernel/input/input'
import { mustBeCurrent } from '../../domain/kernel/version'
import type { CommandContext } from '../kernel/command'
import { mustExist, stopIf } from '../kernel/refused'
import { findCallRow, lockCallRow, type FoundCall } from './callRow'
import { visibleCallRows, type CallFilter } from './callVisibility'

/** What the rules and the writes of a call need to know of it. */
export const callFacts = {
  purpose: { select: { name: true, lineCheck: true } },
  statusCode: { select: { name: true } },
  room: {
    select: {
      facility: { select: { id: true, name: true, timeZone: true, followUpsEnabled: true, requiredCallFields: true } },
    },
  },
  assignedTo: { select: { id: true, fullName: true } },
  completedBy: { select: { fullName: true } },
  workOrders: { where: { end: null } },
  values: { orderBy: [{ procedureWeight: 'asc' }, { fieldWeight: 'asc' }, { fieldId: 'asc' }] },
} satisfies Prisma.CallInclude

export type LockedCall = Prisma.CallGetPayload<{ include: typeof callFacts }>

/**
 * The call under its row lock, so that nothing moves between a rule and its write. Refused as
 * unknown when the actor may not see it, and as stale when it is not the version expected.
 */
export const lockVisibleCall = (context: CommandContext, input: CallInput): Promise<FoundCall> => {
  if (isUuid(input.callId)) lockCallRow(context.sql, input.callId)
  return visibleCall(context, input)
}

/** The same of a call that is locked already. */
export const visibleCall = async (
  context: CommandContext,
  { callId, expectedVersion }: CallInput,
): Promise<FoundCall> => {
  const call = mustExist(await findCallAmong(context, callId, visibleCallRows(context.actor)), 'call')
  context.about({ kind: 'call', id: call.id })
  stopIf(mustBeCurrent(call, expectedVersion, 'call'))
  return call
}

/** The call, when it is among these; the moment of the write is no earlier than its last change. */
export const findCallAmong = async (
  { sql, notBefore }: CommandContext,
  callId: string,
  filter: CallFilter,
): Promise<FoundCall | null> => {
  const call = isUuid(callId) ? await findCallRow(sql, callId, filter) : null
  if (!call) return null
  notBefore(call.updatedAt)
  return withUnfinishedWork(call)
}

/** The rules look at the work that goes on. */
const withUnfinishedWork = (call: FoundCall): FoundCall => ({
  ...call,
  workOrders: call.workOrders.filter(({ end }) => end === null),
})

/** The call for what does not change it, and waits for nobody who does. Refused as unknown when the actor may not see it. */
export const findVisibleCall = (context: CommandContext, callId: string): Promise<FoundCall> =>
  visibleCall(context, { callId })

// Follow-ups as they are under the locks that `closing/locks` took.

const inOrder = { include: callFacts, orderBy: { id: 'asc' } } satisfies Prisma.CallFindManyArgs

/** Those that the call scheduled and that have not joined the queue yet. They go with it wherever their rooms are (rules 3.13). */
export const comingFollowUps = ({ tx, now }: CommandContext, callId: string): Promise<LockedCall[]> =>
  tx.call.findMany({
    where: { followUpFromId: callId, deletedAt: null, completedAt: null, aliveAt: { gt: now } },
    ...inOrder,
  })

/** Those that were cancelled by the deletion of the call, and are still to come. */
export const cancelledFollowUps = ({ tx, now }: CommandContext, { id, deletedAt }: LockedCall): Promise<LockedCall[]> =>
  tx.call.findMany({ where: { followUpFromId: id, deletedAt, completedAt: null, aliveAt: { gt: now } }, ...inOrder })

/** Those of the line that are neither done nor deleted, in the queue or not. */
export const unfinishedFollowUps = ({ tx }: CommandContext, lineId: string): Promise<LockedCall[]> =>
  tx.call.findMany({ where: { lineId, followUpFromId: { not: null }, completedAt: null, deletedAt: null }, ...inOrder })

/** The calls of the lines for a purpose that are neither done nor deleted, scheduled ones too, under their locks; what joined the queue first comes first. */
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
