import { hasMore, viewQuery, type ViewList } from 'domain/views/filters'

/** The filters of an address as a view keeps them; empty: there is nothing to save. */
export type Present = { query: string; hasMore: boolean }

export const presentOf = (list: ViewList, search: string): Present => ({
  query: viewQuery(list, search),
  hasMore: hasMore(list, search),
})

/** Whether the address shows a view, on whichever page of it. */
export const isShown = ({ query }: { query: string }, present: Present): boolean =>
  present.query === query && !present.hasMore

/** How many of the facilities that the address of the queue chooses are there, and how many are not. */
export const chosenIn = ({ query }: Present, there: readonly string[]): { left: number; lost: number } => {
  const chosen = new URLSearchParams(query).get('queueFilter')?.split(',') ?? []
  const left = chosen.filter((id) => there.includes(id)).length
  return { left, lost: chosen.length - left }
}

/** The search of a view's address. A view of the queue without facilities puts off those that the device remembers. */
export const searchOf = (list: ViewList, query: string): string =>
  list === 'QUEUE' && !new URLSearchParams(query).has('queueFilter') ? `?${query}&queueFilter=` : `?${query}`
