import { needsCustomName } from '../../domain/configuration/purposes/purpose'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { builder } from '../kernel/builder'
import { foundAmong } from '../kernel/node'

builder.prismaNode('Purpose', {
  description: 'Why the team is called.',
  ...foundAmong(visiblePurposes),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', {
      description: 'As it is chosen. The rules know Dressing Change and Custom by their names.',
    }),
    weight: t.exposeInt('weight', { description: 'Place in the list, from 0.' }),
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    lineCheck: t.exposeBoolean('lineCheck', {
      description: 'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
    }),
    needsCustomName: t.boolean({
      description: 'Whether a call with it must name its own job.',
      select: { name: true },
      resolve: ({ name }) => needsCustomName(name),
    }),
  }),
})
