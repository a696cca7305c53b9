import { Prisma } from '../../db/generated/prisma/client'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { canReorder } from '../../domain/kernel/order'
import { fieldChanges, type FieldChanges } from './audit'
import type { CommandContext } from './command'
import { stopIf, type CatalogueKind, type ListKind, type Subject } from './refused'

// What the verbs on a provider's own catalogue have in common.

/**
 * One at a time changes the catalogue of a provider: names stay unique, and no order is lost,
 * whoever else is at it. The lock is the provider's row, taken before anything is looked at.
 */
export const lockCatalogue = async ({ tx, actor }: CommandContext): Promise<void> =>
  void (await tx.$executeRaw`select from provider where id = ${actor.providerId}::uuid for no key update`)

const tables: Record<Exclude<CatalogueKind, 'room'>, { within: Prisma.Sql; name: Prisma.Sql; says: string }> = {
  purpose: {
    within: Prisma.sql`purpose where deleted_at is null and provider_id`,
    name: Prisma.sql`name`,
    says: 'Another purpose has this name',
  },
  facility: {
    within: Prisma.sql`facility where deleted_at is null and provider_id`,
    name: Prisma.sql`name`,
    says: 'Another facility has this name',
  },
  procedure: {
    within: Prisma.sql`procedure where deleted_at is null and provider_id`,
    name: Prisma.sql`name`,
    says: 'Another procedure has this name',
  },
  procedureField: {
    within: Prisma.sql`procedure_field where deleted_at is null and procedure_id`,
    name: Prisma.sql`name`,
    says: 'Another field of the procedure has this name',
  },
  procedureFieldOption: {
    within: Prisma.sql`procedure_field_option where deleted_at is null and field_id`,
    name: Prisma.sql`value`,
    says: 'Another option of the field has this value',
  },
}

/** A name that another living item of the list has is refused (rules 5.5). The database compares, as its unique index does. */
export const takenName = async (
  { tx }: CommandContext,
  kind: keyof typeof tables,
  listId: string,
  name: string | undefined,
  own: { id: string; name: string } | null = null,
): Promise<FieldRefusal[]> => {
  if (name === undefined || name === own?.name) return []
  const { within, name: column, says } = tables[kind]
  const others = await tx.$queryRaw<
    object[]
  >`select from ${within} = ${listId}::uuid and lower(${column}) = lower(${name}) and id is distinct from ${own?.id ?? null}::uuid limit 1`
  return others.length > 0 ? [{ field: kind === 'procedureFieldOption' ? 'value' : 'name', message: says }] : []
}

type Item = { id: string; version: number }
type Change = {
  kind: CatalogueKind
  row: Item
  patch: object
  facilityIds?: string[]
  alsoChanged?: FieldChanges
  write: (data: { version: number }) => Promise<unknown>
}

/** The one way in which an item of the catalogue changes: its version raised, its changes recorded and every screen told; whether it did. */
export const changeItem = async (
  { record, changed }: CommandContext,
  { kind, row, patch, facilityIds = [], alsoChanged = {}, write }: Change,
): Promise<boolean> => {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const fields = { ...fieldChanges(row as never, given), ...alsoChanged }
  // What leaves everything as it is is no change.
  if (Object.keys(fields).length === 0) return false
  await write({ ...given, version: row.version + 1 })
  record({ kind, id: row.id }, fields)
  changed({ kind: 'catalogue', id: row.id }, facilityIds)
  return true
}

/** Tells the trail and the screens of an item that was added. */
export const addedItem = (
  { record, changed }: CommandContext,
  kind: CatalogueKind,
  id: string,
  values: object,
  facilityIds: string[] = [],
): void => {
  record({ kind, id }, Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]])))
  changed({ kind: 'catalogue', id }, facilityIds)
}

/** Where the items of each list stand that people put in order. */
const orderedTables = {
  purposes: Prisma.sql`purpose`,
  facilities: Prisma.sql`facility`,
  procedures: Prisma.sql`procedure`,
  fields: Prisma.sql`procedure_field`,
  options: Prisma.sql`procedure_field_option`,
} satisfies Partial<Record<ListKind, Prisma.Sql>>

type Ordered = Item & { weight: number; name: string }
type Order = {
  list: Subject & { list: keyof typeof orderedTables }
  items: Ordered[]
  ids: readonly string[]
  whole?: (ids: string[]) => string[]
  all?: Ordered[]
}

/**
 * Puts a list in order: the weights are then 0 to n-1 (rules 5.4). `items` is what the actor sees of it;
 * where that is a part, `all` is the list and `whole` makes its order of the part's. However many moved,
 * it is one statement, because the provider is locked meanwhile.
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
