import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import limitConcurrency from 'p-limit'
import type { Context } from '../context'
import { paced } from './pace'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      pace: PacePlugin<Types>
    }
  }
}

/** Costly documents read one list at a time, because everybody shares ten database connections. */
const read = limitConcurrency(1)

/** Reads root lists of costly documents one at a time, and completes their lists in slices (`pace.ts`). */
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
