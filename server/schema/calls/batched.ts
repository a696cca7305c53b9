import DataLoader from 'dataloader'
import type { Context } from '../kernel/context'

type Loaders = Map<string, DataLoader<string, unknown>>
const loadersOf = new WeakMap<Context, Loaders>()

/**
 * What `load` finds for this id, in one reading for all ids that an answer asks for at the same moment by the same name;
 * null where it finds nothing. Nothing is kept, because a later mutation of the document may change it.
 */
export const batched = <Value>(
  context: Context,
  name: string,
  id: string,
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Value | null> => {
  const loaders: Loaders = loadersOf.get(context) ?? new Map()
  loadersOf.set(context, loaders)
  const loader = (loaders.get(name) ??
    new DataLoader<string, Value | null>(
      async (ids) => {
        const found = await load(ids)
        return ids.map((each) => found.get(each) ?? null)
      },
      { cache: false },
    )) as DataLoader<string, Value | null>
  loaders.set(name, loader as DataLoader<string, unknown>)
  return loader.load(id)
}
