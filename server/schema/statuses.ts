import { visibleStatusCodes } from '../services/statuses/visibility'
import { builder } from './kernel/builder'
import { actorOf } from './kernel/context'
import { nodeWhere } from './kernel/globalId'

builder.prismaNode('StatusCode', {
  description: 'Normal, Stat or On Hold.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => nodeWhere(id, visibleStatusCodes(actorOf(context))),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'Normal, Stat or On Hold.' }),
  }),
})
