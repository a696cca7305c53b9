import type { Prisma } from '../../../db/generated/prisma/client'
import { compareTargets } from '../../../domain/configuration/targets/target'
import { compareNames } from '../../../domain/kernel/input/names'
import { authorize, type Request } from '../../kernel/request'
import { visibleTargets } from './visibility'

const named = { select: { id: true, name: true } } as const
const ofCalls = { purpose: named, facility: named } satisfies Prisma.WaitingTargetInclude

export type TargetRow = Prisma.WaitingTargetGetPayload<{ include: typeof ofCalls }>

/** What the order of a list goes by. */
export const targetOrder = {
  status: true,
  purposeId: true,
  facilityId: true,
  purpose: { select: { name: true } },
  facility: { select: { name: true } },
} satisfies Prisma.WaitingTargetSelect

/** Stat first, the general before the special, then by the names of purpose and facility. */
export const inTargetOrder = <T extends Prisma.WaitingTargetGetPayload<{ select: typeof targetOrder }>>(
  targets: readonly T[],
): T[] =>
  [...targets].sort(
    (a, b) =>
      compareTargets(a, b) ||
      compareNames(a.purpose?.name ?? '', b.purpose?.name ?? '') ||
      compareNames(a.facility?.name ?? '', b.facility?.name ?? ''),
  )

/** The actor's waiting targets in their order. */
export const readTargets = async (request: Request): Promise<TargetRow[]> => {
  const actor = authorize(request, 'catalogue:see')
  const db = request.clients.forProvider(actor.providerId)
  return inTargetOrder(await db.waitingTarget.findMany({ where: visibleTargets(actor), include: ofCalls }))
}
