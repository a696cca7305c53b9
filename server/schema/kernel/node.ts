import type { FieldRef } from '@pothos/core'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid, nilUuid } from '../../domain/kernel/uuid'
import type { Action } from '../../domain/kernel/permissions'
import { columnsOf, ifAmong } from '../../services/kernel/sight'
import type { Types } from './builder'
import { actorOf, type Context } from './context'

/**
 * Finds a node by its id through the table's visibility filter, so that a record which the caller may not see is null
 * like one that does not exist. A node without it fails the build of the schema.
 */
export const foundAmong = <Where extends object>(visible: (actor: Actor) => Where) => ({
  id: { field: 'id' as const },
  nullable: true as const,
  // No record has the nil UUID.
  findUnique: (id: string, context: Context): { id: string; AND: Where } => ({
    id: isUuid(id) ? id : nilUuid,
    AND: visible(actorOf(context)),
  }),
  extensions: { isFoundAmong: visible },
})

/** The query of a list of what may be chosen now, by weight, then name. */
export const choicesAmong =
  <Where extends object>(visible: (actor: Actor) => Where) =>
  (_args: object, context: Context) => ({
    where: { ...visible(actorOf(context)), deletedAt: null },
    orderBy: [{ weight: 'asc' as const }, { name: 'asc' as const }],
  })

type Relation = { type: 'Call' | 'Line'; description: string; needs?: Action }
type Select = (args: object, context: Context, nested: (selection: object) => object) => object
type FieldOptions = Omit<Relation, 'type'> & {
  type: never
  nullable: true
  select: Select
  resolve: (parent: object, args: object, context: Context) => object | null
}

/**
 * A relation to one record, through the visibility filter of that record's table: null when the caller may not see it.
 * It is read in the statement of its parent. Every relation to a record that may be in another facility uses this or a
 * query with the filter; `server/test/matrix/relations.test.ts` finds those that do not.
 */
export const visibleRelation = (
  t: object,
  relation: string,
  visible: (actor: Actor) => object,
  { type, ...options }: Relation,
): FieldRef<Types, object | null> =>
  // The compiler cannot express a field builder of any table.
  (t as { field(options: FieldOptions): FieldRef<Types, object | null> }).field({
    ...options,
    type: type as never,
    nullable: true,
    select: (_args, context, nested) => ({ [relation]: nested({ select: columnsOf(visible(actorOf(context))) }) }),
    resolve: (parent, _args, context) =>
      ifAmong((parent as Record<string, object | null>)[relation]!, visible(actorOf(context))),
  })
