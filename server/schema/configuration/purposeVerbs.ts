import {
  createPurpose,
  deletePurpose,
  reorderPurposes,
  updatePurpose,
} from '../../services/configuration/purposes/configurePurposes'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { actorOf } from '../kernel/context'
import type { SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { goneId, provider } from './inputs'

type Done = { purposeId: string }

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
  ...provider(t),
})

verb(createPurpose, { success: after })
verb(updatePurpose, { success: after })
verb(deletePurpose, {
  success: (t) => ({ deletedPurposeId: goneId(t, 'Purpose', ({ purposeId }) => purposeId), ...provider(t) }),
})
verb(reorderPurposes, { success: provider })
