import { visibleLines } from '../services/lines/visibility'
import { builder } from './kernel/builder'
import { actorOf } from './kernel/context'
import { nodeWhere } from './kernel/globalId'

export const LineRef = builder.prismaNode('Line', {
  description: "A patient's vascular line, from insertion until it is out.",
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => nodeWhere(id, visibleLines(actorOf(context))),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'As the team calls it.' }),
    infection: t.exposeBoolean('infection', { description: 'Whether it is infected.' }),
    infectionNotes: t.exposeString('infectionNotes', { nullable: true, description: 'What was noted about the infection.' }),
  }),
})
