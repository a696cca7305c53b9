import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import { getDatamodel } from '../../db/generated/pothos'
import type PrismaTypes from '../../db/generated/pothos'
import type { Context } from './context'
import { hints } from './cost'
import { atMostAPage, longestPage } from './keyset'
import './pacePlugin'
import './permissionPlugin'
import { readNodes } from './readNodes'

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Date: { Input: string; Output: string }
  }
}>({
  plugins: ['pace', 'permission', PrismaPlugin, RelayPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.db,
    dmmf: getDatamodel(),
    // A resolver that forgets Prisma's query would read row by row; whether one does depends on no data.
    onUnusedQuery: 'error',
  },
  relay: {
    nodeQueryOptions: {
      permission: 'call:see',
      // A record by its id is a statement of its own.
      ...hints({ cost: 50 }),
      description: 'Any record by its global id; null when it does not exist for you.',
      args: { id: { description: 'The `id` of a record.' } },
    },
    nodesQueryOptions: {
      permission: 'call:see',
      // One for each type.
      ...hints({ cost: 50 }),
      description: `Records by their global ids, in the same order, at most ${longestPage}; null for each that does not exist for you.`,
      args: { ids: { description: 'The `id`s of the records.' } },
      resolve: (_root, { ids }, context, info) => readNodes(atMostAPage(ids), context, info) as never,
    },
    nodeTypeOptions: { description: 'A record with a global id.' },
    pageInfoTypeOptions: { description: 'Where a page stands in its list.' },
    idFieldOptions: {
      description: 'Names the record among all records of all types; the same for as long as it exists.',
    },
    firstArgOptions: { description: 'How many entries from the beginning, or from behind `after`.' },
    lastArgOptions: { description: 'How many entries from the end, or from before `before`.' },
    afterArgOptions: { description: 'A cursor: entries behind it.' },
    beforeArgOptions: { description: 'A cursor: entries before it.' },
    edgesFieldOptions: hints({ size: 'page' }),
  },
})

export type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never

builder.queryType({ description: 'Reads. Rows of other providers and of facilities that are not yours do not exist.' })
builder.mutationType({ description: 'The verbs. Each answers its success or a Refusal, which is data, not an error.' })
builder.subscriptionType({ description: 'What changed, as it changes.' })
