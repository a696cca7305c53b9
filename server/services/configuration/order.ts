import { Prisma } from '../../db/generated/prisma/client'
import { canReorder } from '../../domain/kernel/order'
import type { CommandContext } from '../kernel/command'
import { stopIf, type ListKind, type Subject } from '../kernel/refused'

// What the verbs on a provider's configuration share.

/**
 * Locks the provider's row before anything is read, so that only one person at a time changes its configuration: names
 * stay unique, and no order is lost.
 */
export const lockCatalogue = async ({ tx, actor }: CommandContext): Promise<void> =>
  void (await tx.$executeRaw`select from provider where id = ${actor.providerId}::uuid for no key update`)

/** The tables of the lists that people order. */
const orderedTables = {
  purposes: Prisma.sql`purpose`,
  facilities: Prisma.sql`facility`,
  procedures: Prisma.sql`procedure`,
  fields: Prisma.sql`procedure_field`,
  options: Prisma.sql`procedure_field_option`,
  requirements: Prisma.sql`compliance_requirement`,
} satisfies Partial<Record<ListKind, Prisma.Sql>>

type Ordered = { id: string; version: number } & { weight: number; name: string }
type Order = {
  list: Subject & { list: keyof typeof orderedTables }
  items: Ordered[]
  ids: readonly string[]
  whole?: (ids: string[]) => string[]
  all?: Ordered[]
}

/**
 * Puts a list in order: the weights are then 0 to n-1 (rules 5.4). `items` is the part that the actor sees; if it is
 * not the whole list, `all` is that, and `whole` extends the order of the part to it. One statement changes all items,
 * because the provider is locked meanwhile.
 */
export const reorderItems = async (
  { tx, record, changed, about }: CommandContext,
  { list, items, ids, whole = (part) => part, all = items }: Order,
): Promise<void> => {
  about(list)
  stopIf(
    canReorder(
      items.map(({ id }) => id),
      ids,
    ),
  )
  const byId = new Map(all.map((item) => [item.id, item]))
  const ordered = whole([...ids]).map((id) => byId.get(id)!)
  const moved = ordered
    .map((item, weight) => ({ id: item.id, weight, isMoved: item.weight !== weight }))
    .filter(({ isMoved }) => isMoved)
  if (moved.length === 0) return
  await tx.$executeRaw`
    update ${orderedTables[list.list]} as item set weight = moved.weight, version = item.version + 1
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ weight }) => weight)}::int[]) as moved (id, weight) where item.id = moved.id`
  const names = (of: readonly Ordered[]) => of.map(({ name }) => name).join(', ')
  record({ kind: list.kind, id: list.id }, { [`order of ${list.list}`]: [names(all), names(ordered)] })
  changed({ kind: 'catalogue', id: list.id }, [])
}
