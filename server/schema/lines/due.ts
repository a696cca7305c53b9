import { GraphQLError } from 'graphql'
import { mostOfGroup, readDueLines, type DueLines } from '../../services/lines/list/dueLines'
import { inOrderOf } from '../../services/kernel/inOrderOf'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { longestPage } from '../kernel/keyset'
import { readSelected } from '../kernel/readNodes'
import { DueGroupRef } from './dueGroup'
import { LineRef } from './line'

const DueLinesRef = builder.objectRef<DueLines & { lines: { id: string }[] }>('DueLines').implement({
  description: 'Open lines whose next dressing change is due in the same period.',
  fields: (t) => ({
    group: t.expose('group', { type: DueGroupRef, description: 'When it is due.' }),
    count: t.exposeInt('count', { description: 'The number of lines in the group.' }),
    lines: t.field({
      type: [LineRef],
      ...hints({ size: 20 }),
      description: 'The lines, the earliest due first.',
      resolve: ({ lines }) => lines as never,
    }),
  }),
})

builder.prismaObjectField('Provider', 'dueLines', (t) =>
  t.field({
    type: [DueLinesRef],
    nullable: true,
    needs: 'lines:see',
    ...hints({ personal: true, cost: 100, size: 5 }),
    description: `Your open lines, grouped by the day on which their dressing is due at their facility: overdue, today, the next two days, later, no date. Each group has \`first\` lines (20 by default, at most ${longestPage}), or up to ${mostOfGroup} lines when it is listed in \`whole\`. Null for people who may not see lines.`,
    args: {
      first: t.arg.int({ defaultValue: 20, description: 'How many lines of each group.' }),
      whole: t.arg({ type: [DueGroupRef], description: `Groups to list whole, up to ${mostOfGroup} lines each.` }),
    },
    resolve: async (_provider, { first, whole }, context, info) => {
      const take = first ?? 20
      if (take < 1 || take > longestPage)
        throw new GraphQLError(`A group shows 1 to ${longestPage} lines.`, { extensions: { code: 'MALFORMED' } })
      const groups = await readDueLines(context.request, take, whole ?? [])
      // What belongs to the lines is read for all groups together.
      const ids = groups.flatMap((group) => group.ids)
      const rows = [...(await readSelected('Line', { id: { in: ids } }, context, info, [['lines']])).values()]
      return groups.map((group) => ({ ...group, lines: inOrderOf(group.ids, rows) }))
    },
  }),
)
