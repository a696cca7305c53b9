import { whole } from '../../domain/kernel/input/entries'
import { rowsBefore } from '../../domain/kernel/lists'

/** A long report is read in pages on the screen, and whole by programs and in files. */
export type PageFilter = { page: number | null }

export const pageFilter = {
  page: whole('Must be a whole number from 0').min(0, 'Must be a whole number from 0').nullable().default(null).meta({
    description: 'The number of the page, from 0. A page past the last is empty.',
  }),
}

/** Rows that are read at a time. */
const atOnce = 500

/** The rows of the page, or all of them, in batches; `total` is their number on all pages. */
export type Pages<Row> = { total: number; pages: number; ids: string[]; rows: () => AsyncGenerator<Row[], void> }

/** The rows with these ids, which are all of a report, or those of its page. */
export const pageOf = <Row>(
  ids: string[],
  total: number,
  size: number,
  read: (ids: string[]) => Promise<Row[]>,
): Pages<Row> => ({
  total,
  pages: Math.ceil(total / size),
  ids,
  rows: async function* () {
    for (let first = 0; first < ids.length; first += atOnce) yield await read(ids.slice(first, first + atOnce))
  },
})

/** The rows of the page among all. */
export const pagesOf = <Row>(
  ids: readonly string[],
  { page }: PageFilter,
  size: number,
  read: (ids: string[]) => Promise<Row[]>,
): Pages<Row> =>
  pageOf(
    page === null ? [...ids] : ids.slice(rowsBefore(page, size), rowsBefore(page, size) + size),
    ids.length,
    size,
    read,
  )

/** All rows, for an answer that is a page. */
export const collected = async <Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> => {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
