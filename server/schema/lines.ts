import { visibleLines } from '../services/lines/visibility'
import { builder } from './kernel/builder'
import { foundAmong } from './kernel/node'

builder.prismaNode('Line', {
  description: "A patient's vascular line, from insertion until it is out.",
  id: { field: 'id' },
  ...foundAmong(visibleLines),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'As the team calls it.' }),
    infection: t.exposeBoolean('infection', { description: 'Whether it is infected.' }),
    infectionNotes: t.exposeString('infectionNotes', { nullable: true, description: 'What was noted about the infection.' }),
  }),
})
