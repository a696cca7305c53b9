import {
  createProcedure,
  deleteProcedure,
  reorderProcedures,
  undeleteProcedure,
  updateProcedure,
} from '../../services/procedures/configureProcedures'
import { visibleProcedures } from '../../services/procedures/visibility'
import { actorOf } from '../kernel/context'
import { databaseId } from '../kernel/globalId'
import { once, version, type InputFields, type SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { idsOf, order, providerAfter } from './inputs'

type Done = { procedureId: string }

const permission = 'catalogue:change'

const entries = (t: InputFields) => ({
  name: t.string({ description: 'As it is shown; no other has it. Required.' }),
  weight: t.int({ description: 'Place in the list, from 0. Required.' }),
  followUpInterval: t.int({ description: 'Days until the line is to be looked at again.' }),
  countInPerformance: t.boolean({ description: 'Whether it counts in the performance report.' }),
  requiredCallFields: t.stringList({ description: 'Keys of the call fields that must be filled in to record it.' }),
})

const which = (t: InputFields) => ({
  procedureId: t.id({ required: true, description: 'The procedure.' }),
  ...version(t),
})

export const procedureAfter = <S extends Done>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Procedure',
    description: 'The procedure as it is now.',
    resolve: (query, { procedureId }, _args, context) =>
      context.db.procedure.findUniqueOrThrow({
        ...query,
        where: { id: procedureId, AND: visibleProcedures(actorOf(context)) },
      }),
  })

const after = (t: SuccessFields<Done>) => ({ procedure: procedureAfter(t), provider: providerAfter(t) })

verb('createProcedure', {
  permission,
  description: 'Adds a procedure.',
  input: (t) => ({ ...entries(t), ...once(t) }),
  run: ({ request }, { clientMutationId, ...input }) =>
    createProcedure({ ...request, idempotencyKey: clientMutationId }, input),
  success: (t) => after(t),
})

verb('updateProcedure', {
  permission,
  description: 'Changes a procedure. What is left out stays; what was recorded of it keeps its name of then.',
  input: (t) => ({ ...which(t), ...entries(t) }),
  run: ({ request }, { procedureId, ...input }) =>
    updateProcedure(request, { ...input, procedureId: databaseId('Procedure', procedureId) }),
  success: (t) => after(t),
})

verb('deleteProcedure', {
  permission,
  description:
    'Takes a procedure out of new records; completed calls keep what was recorded. Twice is the same as once.',
  input: which,
  run: ({ request }, { procedureId, ...input }) =>
    deleteProcedure(request, { ...input, procedureId: databaseId('Procedure', procedureId) }),
  success: (t) => after(t),
})

verb('undeleteProcedure', {
  permission,
  description: 'Brings a deleted procedure back.',
  input: which,
  run: ({ request }, { procedureId, ...input }) =>
    undeleteProcedure(request, { ...input, procedureId: databaseId('Procedure', procedureId) }),
  success: (t) => after(t),
})

verb('reorderProcedures', {
  permission,
  description: 'Puts the procedures that may be recorded in order.',
  input: order,
  run: ({ request }, { ids }) => reorderProcedures(request, { ids: idsOf('Procedure', ids) }),
  success: (t) => ({ provider: providerAfter(t) }),
})
