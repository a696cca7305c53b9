import { visibleUsers } from '../services/account/visibility'
import { builder } from './kernel/builder'
import { foundAmong } from './kernel/node'

builder.prismaNode('User', {
  description: 'A person.',
  id: { field: 'id' },
  ...foundAmong(visibleUsers),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    fullName: t.exposeString('fullName', { description: 'First and last name.' }),
    training: t.exposeBoolean('training', { description: 'Whether the person is a trainee.' }),
  }),
})
