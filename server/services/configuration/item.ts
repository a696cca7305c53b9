import type { AnyObject, ObjectSchema } from 'yup'
import type { Tx } from '../../db/access/client'
import { Prisma } from '../../db/generated/prisma/client'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { fieldChanges, firstValues, type FieldChanges } from '../kernel/audit'
import { lockCatalogue } from './order'
import { command, type CommandContext, type Details } from '../kernel/command'
import { mustFind, stopIf, type CatalogueKind } from '../kernel/refused'

type Row = { id: string; version: number }

type ItemOptions<K extends string, R extends Row> = {
  kind: CatalogueKind
  /** What people call it. */
  word: string
  /** How inputs and results name its id. */
  idName: K
  /** The row, if it exists for the actor. */
  find: (context: CommandContext, id: string) => Promise<R | null>
  write: (tx: Tx, id: string, data: { version: number }) => Promise<unknown>
  /** Its list, as a condition that lacks the list's id, and what another item of the list with the name is refused with. */
  list: Prisma.Sql
  taken: string
  /** Its column of the name. */
  nameColumn?: 'name' | 'value'
  /** The facilities whose screens show it; none: all screens. */
  placesOf?: (row: { id: string } & Partial<R>) => string[]
}

/** What verbs do with one kind of item of the provider's configuration: lock, check its name, add, change and delete. */
export const configurationItem = <K extends string, R extends Row>({
  kind,
  word,
  idName,
  find,
  write,
  list,
  taken,
  nameColumn = 'name',
  placesOf = () => [],
}: ItemOptions<K, R>) => {
  /** The one way in which an item changes: its version raised, its changes recorded and every screen notified; whether it did. */
  const change = async (
    { tx, record, changed }: CommandContext,
    row: Row & Partial<R>,
    patch: object,
    alsoChanged: FieldChanges = {},
  ): Promise<boolean> => {
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
    const fields = { ...fieldChanges(row as never, given), ...alsoChanged }
    if (Object.keys(fields).length === 0) return false
    await write(tx, row.id, { ...given, version: row.version + 1 })
    record({ kind, id: row.id }, fields)
    changed({ kind: 'catalogue', id: row.id }, placesOf(row))
    return true
  }
  return {
    /** The item, with nobody else at the configuration. */
    lock: async (
      context: CommandContext,
      input: Record<K, string> & { expectedVersion?: number | null | undefined },
    ): Promise<R> => {
      await lockCatalogue(context)
      const id = input[idName]
      const row = await mustFind(word, id, () => find(context, id))
      context.about({ kind, id })
      stopIf(mustBeVersion(row, input.expectedVersion, word))
      return row
    },
    /** A name that another item of the list has is refused (rules 5.5). The database compares, as its unique index does. */
    takenName: async (
      { tx }: CommandContext,
      listId: string,
      name: string | undefined,
      own: { id: string; name: string } | null = null,
    ): Promise<FieldRefusal[]> => {
      if (name === undefined || name === own?.name) return []
      const others = await tx.$queryRaw<
        object[]
      >`select from ${list} = ${listId}::uuid and lower(${Prisma.raw(nameColumn)}) = lower(${name}) and id is distinct from ${own?.id ?? null}::uuid limit 1`
      return others.length > 0 ? [{ field: nameColumn, message: taken }] : []
    },
    /** Records an item that was added, and notifies every screen. */
    added: ({ record, changed }: CommandContext, id: string, values: object): void => {
      record({ kind, id }, firstValues(values as Record<string, unknown>))
      changed({ kind: 'catalogue', id }, placesOf({ id } as { id: string } & Partial<R>))
    },
    change,
    /** It is no choice any more; what has it keeps it (rules 5.3). */
    remove: (context: CommandContext, row: Row & Partial<R>): Promise<boolean> =>
      change(context, row, { deletedAt: context.now }),
  }
}

type ConfigurationVerb<I extends AnyObject, R> = Pick<
  Details<unknown>,
  'name' | 'description' | 'refusals' | 'creates'
> & {
  input: ObjectSchema<I>
  longestMs?: number
  tellsAll?: true
  run: (context: CommandContext, input: I) => Promise<R>
}

/** A command of those who change the configuration. */
export const configurationCommand = <I extends AnyObject, R extends object>(verb: ConfigurationVerb<I, R>) =>
  command<I, R>({ ...verb, permission: 'catalogue:change', on: 'configuration' })
