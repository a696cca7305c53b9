import type { Actor } from '../../domain/kernel/actor'
import { isUuid, nilUuid } from '../../domain/kernel/input'
import { actorOf, type Context } from './context'

/**
 * How a node is found by its id: through the table's filter, so that what the caller may not see
 * is null like what does not exist. A node without it fails the build of the schema.
 */
export const foundAmong = <Where extends object>(visible: (actor: Actor) => Where) => ({
  nullable: true as const,
  // What is no id at all is nobody's.
  findUnique: (id: string, context: Context): { id: string; AND: Where } => ({ id: isUuid(id) ? id : nilUuid, AND: visible(actorOf(context)) }),
  extensions: { isFoundAmong: visible },
})
