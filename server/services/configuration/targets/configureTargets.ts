import { createTargetInput, targetInput, updateTargetInput } from '../../../domain/configuration/targets/input'
import { canDeleteTarget } from '../../../domain/configuration/targets/rules'
import type { TargetPlace } from '../../../domain/configuration/targets/target'
import { doesNotExist, type FieldRefusal } from '../../../domain/kernel/refusal'
import type { Prisma, WaitingTarget } from '../../../db/generated/prisma/client'
import type { CommandContext } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { visibleFacilities } from '../facilities/visibility'
import { configurationCommand, configurationItem } from '../item'
import { lockCatalogue } from '../order'
import { visiblePurposes } from '../purposes/visibility'
import { visibleTargets } from './visibility'

// Triggers apply a change to the calls that wait, in the same transaction.

export const targets = configurationItem({
  kind: 'waitingTarget',
  word: 'waiting target',
  idName: 'targetId',
  find: ({ tx, actor }, id) => tx.waitingTarget.findFirst({ where: { AND: [visibleTargets(actor), { id }] } }),
  create: (tx, data: Prisma.WaitingTargetUncheckedCreateInput) => tx.waitingTarget.create({ data }),
  write: (tx, id, data) => tx.waitingTarget.update({ where: { id }, data }),
  placesOf: ({ facilityId }: Partial<WaitingTarget>) => (facilityId ? [facilityId] : []),
  done: ({ id }) => ({ targetId: id }),
})

/** A purpose or facility that cannot be chosen, and another target of the same calls. */
const wrongPlace = async (
  { tx, actor }: CommandContext,
  { status, purposeId, facilityId }: TargetPlace,
): Promise<FieldRefusal[]> => {
  const [purposes, facilities, same] = [
    purposeId
      ? await tx.purpose.count({ where: { AND: [visiblePurposes(actor), { id: purposeId, deletedAt: null }] } })
      : 1,
    facilityId
      ? await tx.facility.count({ where: { AND: [visibleFacilities(actor), { id: facilityId, deletedAt: null }] } })
      : 1,
    await tx.waitingTarget.count({
      where: { providerId: actor.providerId, deletedAt: null, status, purposeId, facilityId },
    }),
  ]
  if (purposes === 0 || facilities === 0)
    return [...(purposes ? [] : [doesNotExist('purposeId')]), ...(facilities ? [] : [doesNotExist('facilityId')])]
  return same > 0 ? [{ field: 'status', message: 'Another target is for the same calls' }] : []
}

export const createWaitingTarget = configurationCommand({
  name: 'createWaitingTarget',
  input: createTargetInput,
  creates: true,
  description:
    'Adds a waiting target for calls with a status: of a purpose, of a facility, or of a purpose in a facility. The most specific one of a call counts. It applies to the calls that wait now.',
  run: async (context, input) => {
    await lockCatalogue(context)
    stopIfInvalid(await wrongPlace(context, input))
    return targets.add(context, context.actor.providerId, input)
  },
})

export const updateWaitingTarget = targets.on({
  name: 'updateWaitingTarget',
  input: updateTargetInput,
  description:
    'Changes how long the calls of a waiting target may wait and who is told. Fields that are left out stay as they are. It applies to the calls that wait now. A target stays for the same calls; delete it and add another for others.',
  run: (context, row, patch) => targets.change(context, row, patch),
})

export const deleteWaitingTarget = targets.on({
  name: 'deleteWaitingTarget',
  input: targetInput,
  description:
    'Deletes a waiting target; its calls have the next more general one. Refused for that of all calls with a status.',
  refusals: ['NEEDED_BY_RULES'],
  run: async (context, row) => {
    stopIf(canDeleteTarget(row))
    await targets.remove(context, row)
  },
})
