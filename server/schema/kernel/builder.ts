import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import { getDatamodel } from '../../db/generated/pothos'
import type PrismaTypes from '../../db/generated/pothos'
import type { Context } from './context'
import { hints } from './plugins/cost'
import { atMostAPage, longestPage } from './keyset'
import './plugins/pacePlugin'
import './plugins/permissionPlugin'
import { readNodes } from './readNodes'

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Date: { Input: string; Output: string }
    File: { Input: string; Output: string }
  }
}>({
  plugins: ['pace', 'permission', PrismaPlugin, RelayPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.db,
    dmmf: getDatamodel(),
    // A resolver that does not use Prisma's query would read row by row. Every run of a test finds it, whatever the data.
    onUnusedQuery: 'error',
  },
  relay: {
    nodeQueryOptions: {
      permission: 'call:see',
      // Each record by its id takes a statement.
      ...hints({ cost: 50 }),
      description: 'Any record by its global id; null when it does not exist or you may not see it.',
      args: { id: { description: 'The `id` of a record.' } },
    },
    nodesQueryOptions: {
      permission: 'call:see',
      // One statement for each type.
      ...hints({ cost: 50 }),
      description: `Records by their global ids, in the same order, at most ${longestPage}; null for each that does not exist or that you may not see.`,
      args: { ids: { description: 'The `id`s of the records.' } },
      resolve: (_root, { ids }, context, info) => readNodes(atMostAPage(ids), context, info) as never,
    },
    nodeTypeOptions: { description: 'A record with a global id.' },
    pageInfoTypeOptions: { description: 'The position of a page in its list.' },
    idFieldOptions: {
      description: 'Identifies the record among all records of all types. It never changes.',
    },
    firstArgOptions: { description: 'How many entries from the beginning, or after `after`.' },
    lastArgOptions: { description: 'How many entries from the end, or from before `before`.' },
    afterArgOptions: { description: 'A cursor: only entries after it.' },
    beforeArgOptions: { description: 'A cursor: only entries before it.' },
    edgesFieldOptions: hints({ size: 'page' }),
  },
})

export type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never

builder.queryType({
  description: 'Reads. You cannot see records of other providers or of facilities that you have no access to.',
})
builder.mutationType({
  description: 'The verbs. Each answers a success or a Refusal. A Refusal is data, not an error.',
})
builder.subscriptionType({ description: 'Changes, as they happen.' })
