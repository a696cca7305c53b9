import { createPurpose, deletePurpose, reorderPurposes, updatePurpose } from '../../services/purposes/configurePurposes'
import { visiblePurposes } from '../../services/purposes/visibility'
import { actorOf } from '../kernel/context'
import { databaseId } from '../kernel/globalId'
import { once, version, type InputFields, type SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { goneId, idsOf, order, providerAfter } from './inputs'

type Done = { purposeId: string }

const permission = 'catalogue:change'

const entries = (t: InputFields) => ({
  name: t.string({ description: 'As it is chosen; no other has it. Required.' }),
  weight: t.int({ description: 'Place in the list, from 0. Required.' }),
  lineCheck: t.boolean({
    description: 'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
  }),
})

const which = (t: InputFields) => ({ purposeId: t.id({ required: true, description: 'The purpose.' }), ...version(t) })

const after = (t: SuccessFields<Done>) => ({
  purpose: t.prismaField({
    type: 'Purpose',
    description: 'The purpose as it is now.',
    resolve: (query, { purposeId }, _args, context) =>
      context.db.purpose.findUniqueOrThrow({
        ...query,
        where: { id: purposeId, AND: visiblePurposes(actorOf(context)) },
      }),
  }),
  provider: providerAfter(t),
})

verb('createPurpose', {
  permission,
  description: 'Adds a purpose.',
  input: (t) => ({ ...entries(t), ...once(t) }),
  run: ({ request }, { clientMutationId, ...input }) =>
    createPurpose({ ...request, idempotencyKey: clientMutationId }, input),
  success: (t) => after(t),
})

verb('updatePurpose', {
  permission,
  description: 'Changes a purpose. What is left out stays; Dressing Change and Custom keep their names.',
  input: (t) => ({ ...which(t), ...entries(t) }),
  run: ({ request }, { purposeId, ...input }) =>
    updatePurpose(request, { ...input, purposeId: databaseId('Purpose', purposeId) }),
  success: (t) => after(t),
})

verb('deletePurpose', {
  permission,
  description: 'Takes a purpose out of new choices; calls that have it keep it.',
  input: which,
  run: ({ request }, { purposeId, ...input }) =>
    deletePurpose(request, { ...input, purposeId: databaseId('Purpose', purposeId) }),
  success: (t) => ({
    deletedPurposeId: goneId(t, 'Purpose', ({ purposeId }) => purposeId),
    provider: providerAfter(t),
  }),
})

verb('reorderPurposes', {
  permission,
  description: 'Puts the purposes in order.',
  input: order,
  run: ({ request }, { ids }) => reorderPurposes(request, { ids: idsOf('Purpose', ids) }),
  success: (t) => ({ provider: providerAfter(t) }),
})
