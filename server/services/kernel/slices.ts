import { setImmediate as breathe } from 'node:timers/promises'

/** So many take a few milliseconds. */
const atOnce = 100

/** A long list in pieces; before each further one the server answers others. */
export async function* slicesOf<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[], void> {
  for (let first = 0; first < items.length; first += atOnce) {
    if (first > 0) await breathe()
    yield items.slice(first, first + atOnce)
  }
}

/** Maps a long list in such pieces. */
export const mapInSlices = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = []
  for await (const some of slicesOf(items)) results.push(...some.map(map))
  return results
}
