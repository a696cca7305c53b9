import { visibleStatusCodes } from '../../services/configuration/statuses/visibility'
import { builder } from '../kernel/builder'
import { foundAmong } from '../kernel/node'

builder.prismaNode('StatusCode', {
  description: 'Normal, Stat or On Hold.',
  ...foundAmong(visibleStatusCodes),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'Normal, Stat or On Hold.' }),
  }),
})
