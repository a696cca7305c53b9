import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import limitConcurrency from 'p-limit'
import type { Context } from './context'
import { paced } from './pace'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      pace: PacePlugin<Types>
    }
  }
}

/** One of their statements at a time, of the ten connections to the database that everybody shares. */
const read = limitConcurrency(1)

/** Lists of costly documents are read a few at a time, and completed in slices (`pace.ts`). */
class PacePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (config.type.kind !== 'List') return resolver
    const isRoot = config.parentType === 'Query'
    return (source, args, context, info) => {
      const find = () => resolver(source, args, context, info)
      if (!(context as Context).isCostly) return find()
      const found = isRoot ? read(async () => find()) : find()
      return found instanceof Promise ? found.then(inSlices) : inSlices(found)
    }
  }
}

const inSlices = (found: unknown): unknown => (Array.isArray(found) ? paced(found) : found)

SchemaBuilder.registerPlugin('pace', PacePlugin)
