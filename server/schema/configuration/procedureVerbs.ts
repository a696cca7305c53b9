import {
  createProcedure,
  deleteProcedure,
  reorderProcedures,
  undeleteProcedure,
  updateProcedure,
} from '../../services/configuration/procedures/configureProcedures'
import { visibleProcedures } from '../../services/configuration/procedures/visibility'
import { actorOf } from '../kernel/context'
import type { SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { provider } from './inputs'

type Done = { procedureId: string }

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

const after = (t: SuccessFields<Done>) => ({ procedure: procedureAfter(t), ...provider(t) })

verb(createProcedure, { success: after })
verb(updateProcedure, { success: after })
verb(deleteProcedure, { success: after })
verb(undeleteProcedure, { success: after })
verb(reorderProcedures, { success: provider })
