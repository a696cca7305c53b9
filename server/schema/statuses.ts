import { builder } from './kernel/builder'
import { actorOf } from './kernel/context'

builder.prismaNode('StatusCode', {
  description: 'Normal, Stat or On Hold.',
  id: { field: 'id' },
  findUnique: (id, context) => ({ id, AND: { providerId: actorOf(context).providerId } }),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'Normal, Stat or On Hold.' }),
  }),
})
