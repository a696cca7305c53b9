import { needsCustomName } from '../../domain/configuration/purposes/purpose'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { builder } from '../kernel/builder'
import { foundAmong } from '../kernel/node'

builder.prismaNode('Purpose', {
  description: 'Why the team is called.',
  ...foundAmong(visiblePurposes),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', {
      description: 'The name shown on screens. The rules recognize Dressing Change and Custom by name.',
    }),
    weight: t.exposeInt('weight', { description: 'Position in the list, from 0.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    lineCheck: t.exposeBoolean('lineCheck', {
      description: 'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
    }),
    procedureIds: t.stringList({
      description: 'The raw ids of the procedures that usually answer it and can be recorded now, by weight.',
      select: {
        procedures: {
          select: { procedureId: true },
          where: { procedure: { deletedAt: null } },
          orderBy: [{ procedure: { weight: 'asc' } }, { procedureId: 'asc' }],
        },
      },
      resolve: ({ procedures }) => procedures.map(({ procedureId }) => procedureId),
    }),
    needsCustomName: t.boolean({
      description: 'Whether a call with this purpose must have a custom job.',
      select: { name: true },
      resolve: ({ name }) => needsCustomName(name),
    }),
  }),
})
