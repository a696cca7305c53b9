import type { AnyObject, ObjectSchema } from 'yup'
import type { Tx } from '../../db/access/client'
import { Prisma } from '../../db/generated/prisma/client'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { mustBeCurrent } from '../../domain/kernel/version'
import { fieldChanges, firstValues, given, type FieldChanges } from '../kernel/audit'
import { lockCatalogue } from './order'
import { command, type CommandContext, type Details } from '../kernel/command'
import { mustFind, stopIf, stopIfInvalid, type CatalogueKind } from '../kernel/refused'

type Row = { id: string; version: number; deletedAt?: Date | null }

type ItemOptions<K extends string, R extends Row, Values, Done> = {
  kind: CatalogueKind
  /** What people call it. */
  word: string
  /** The name of its id in inputs. */
  idName: K
  /** The row, if it exists for the actor. */
  find: (context: CommandContext, id: string) => Promise<R | null>
  create: (tx: Tx, values: Values) => Promise<R>
  write: (tx: Tx, id: string, data: { version: number }) => Promise<unknown>
  /** Of items with names: the condition for the items of a list, without the list's id; the list of an item; and the refusal of a name that another item of the list has. */
  list?: Prisma.Sql
  listOf?: (row: R) => string
  taken?: string
  nameColumn?: 'name' | 'value'
  /** The facilities whose screens show it; none: all screens. */
  placesOf?: (row: { id: string } & Partial<R>) => string[]
  /** What its commands answer. */
  done: (row: R) => Done
}

/** The fields of a change, without the id and the version that it was made on. */
type PatchOf<I, K extends string> = Omit<I, K | 'expectedVersion'>

/** What the commands on one kind of configuration item share: lock, check the name, add, change and delete. */
export const configurationItem = <
  K extends string,
  R extends Row,
  Values extends { providerId: string },
  Done extends object,
>({
  kind,
  word,
  idName,
  find,
  create,
  write,
  list,
  listOf = () => '',
  taken = '',
  nameColumn = 'name',
  placesOf = () => [],
  done,
}: ItemOptions<K, R, Values, Done>) => {
  type Target = Record<K, string> & { expectedVersion?: number | null | undefined }

  /** Locks the configuration, so that nobody else changes it, and reads the item. */
  const lock = async (context: CommandContext, input: Target): Promise<R> => {
    await lockCatalogue(context)
    const id = input[idName]
    const row = await mustFind(word, id, () => find(context, id))
    context.about({ kind, id })
    stopIf(mustBeCurrent(row, input.expectedVersion, word))
    return row
  }

  /** A name that another item of the list has is refused (rules 5.5). The database compares, as its unique index does. */
  const takenName = async (
    { tx }: CommandContext,
    listId: string,
    name: string | undefined,
    own: R | null = null,
  ): Promise<FieldRefusal[]> => {
    if (!list || name === undefined || name === (own as Record<string, unknown> | null)?.[nameColumn]) return []
    const others = await tx.$queryRaw<
      object[]
    >`select from ${list} = ${listId}::uuid and fold_text(${Prisma.raw(nameColumn)}) = fold_text(${name}) and id is distinct from ${own?.id ?? null}::uuid limit 1`
    return others.length > 0 ? [{ field: nameColumn, message: taken }] : []
  }

  /** Records an item that was added, and notifies every screen. */
  const added = ({ record, changed }: CommandContext, id: string, values: object): void => {
    record({ kind, id }, firstValues(values as Record<string, unknown>))
    changed({ kind: 'catalogue', id }, placesOf({ id } as { id: string } & Partial<R>))
  }

  /** The only way to change an item: raises its version, records the changes and notifies every screen. Answers whether anything changed. */
  const change = async (
    { tx, record, changed }: CommandContext,
    row: Row & Partial<R>,
    patch: object,
    alsoChanged: FieldChanges = {},
  ): Promise<boolean> => {
    const data = given(patch)
    const fields = { ...fieldChanges(row as never, data as never), ...alsoChanged }
    if (Object.keys(fields).length === 0) return false
    await write(tx, row.id, { ...data, version: row.version + 1 })
    record({ kind, id: row.id }, fields)
    changed({ kind: 'catalogue', id: row.id }, placesOf(row))
    return true
  }

  /** A command on one item, which `run` gets under the lock, with the fields of a change. */
  const on = <I extends Target & AnyObject>({
    run,
    ...verb
  }: Omit<ConfigurationVerb<I, Done>, 'run'> & {
    run: (
      context: CommandContext,
      row: R,
      patch: PatchOf<I, K>,
      expectedVersion: number | null | undefined,
    ) => Promise<unknown>
  }) =>
    configurationCommand<I, Done>({
      ...verb,
      run: async (context, input) => {
        const { [idName]: _id, expectedVersion, ...patch } = input
        const row = await lock(context, input)
        await run(context, row, patch as unknown as PatchOf<I, K>, expectedVersion)
        return done(row)
      },
    })

  return {
    lock,
    takenName,
    added,
    change,
    on,
    done,
    /** Adds an item to a list, unless another item has its name. */
    add: async (context: CommandContext, listId: string, values: Omit<Values, 'providerId'>): Promise<Done> => {
      await lockCatalogue(context)
      stopIfInvalid(await takenName(context, listId, (values as Record<string, unknown>)[nameColumn] as string))
      const row = await create(context.tx, { ...values, providerId: context.actor.providerId } as unknown as Values)
      added(context, row.id, values)
      return done(row)
    },
    /** The command that changes an item; `wrong` finds what else is wrong with the change. */
    update: <I extends Target & AnyObject>({
      wrong = () => [],
      ...verb
    }: Omit<ConfigurationVerb<I, Done>, 'run' | 'tellsAll'> & {
      wrong?: (context: CommandContext, row: R, patch: PatchOf<I, K>) => FieldRefusal[] | Promise<FieldRefusal[]>
    }) =>
      on<I>({
        ...verb,
        tellsAll: true,
        run: async (context, row, patch) => {
          const name = (patch as Record<string, unknown>)[nameColumn] as string | undefined
          stopIfInvalid([
            ...(await wrong(context, row, patch)),
            // Deleted items may share a name.
            ...(row.deletedAt ? [] : await takenName(context, listOf(row), name, row)),
          ])
          await change(context, row, patch)
        },
      }),
    /** Nobody can choose a deleted item; what refers to it keeps it (rules 5.3). */
    remove: (context: CommandContext, row: Row & Partial<R>): Promise<boolean> =>
      change(context, row, { deletedAt: context.now }),
  }
}

type ConfigurationVerb<I extends AnyObject, R> = Pick<
  Details<unknown>,
  'name' | 'description' | 'refusals' | 'creates' | 'isHeavy'
> & {
  input: ObjectSchema<I>
  longestMs?: number
  tellsAll?: true
  run: (context: CommandContext, input: I) => Promise<R>
}

/** A command of people who may change the configuration. */
export const configurationCommand = <I extends AnyObject, R extends object>(verb: ConfigurationVerb<I, R>) =>
  command<I, R>({ ...verb, permission: 'catalogue:change', on: 'configuration' })
