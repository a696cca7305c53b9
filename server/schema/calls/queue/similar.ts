import { findSimilarCalls, mostSimilar } from '../../../services/calls/queue/similarCalls'
import { builder } from '../../kernel/builder'
import { hints } from '../../kernel/plugins/cost'
import { databaseId } from '../../kernel/globalId'

builder.prismaObjectField('Provider', 'similarOpenCalls', (t) =>
  t.prismaField({
    type: ['Call'],
    ...hints({ cost: 50, size: mostSimilar }),
    description: `Calls in your queue that are similar to a call that you are about to create: with the same purpose in the same place, or for the same patient; the longest waiting first, at most ${mostSimilar}. Line checks are never similar. Needs the permission \`call:create\`.`,
    args: {
      purposeId: t.arg.id({ required: true, description: 'The purpose.' }),
      roomId: t.arg.id({ description: 'The room.' }),
      roomDescription: t.arg.string({ description: 'The place in words; used when there is no room.' }),
      mrn: t.arg.string({
        description:
          'The medical record number of the patient. Needs the permission `lists:see`, and is audited as reading the details of the patient.',
      }),
    },
    resolve: async (query, _provider, { purposeId, roomId, ...words }, context) => {
      const entries = {
        ...words,
        purposeId: databaseId('Purpose', purposeId),
        roomId: roomId ? databaseId('Room', roomId) : null,
      }
      // Pothos refuses a resolver that does not read `query`.
      const selection = { ...query }
      const { ids, patientIds } = await findSimilarCalls(context.request, entries)
      for (const id of patientIds) context.patientReads.add(id)
      return ids.length === 0
        ? []
        : context.db.call.findMany({
            ...selection,
            where: { id: { in: ids } },
            orderBy: [{ aliveAt: 'asc' }, { id: 'asc' }],
          })
    },
  }),
)
