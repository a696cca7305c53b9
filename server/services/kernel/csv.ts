import { stringify } from 'csv-stringify/sync'

type Cell = string | number | Date | null

/**
 * A CSV file in parts, as its rows arrive (rules 7.4): UTF-8 with a byte-order mark, CRLF, a header row, and an
 * apostrophe before what a spreadsheet would run as a formula.
 */
export async function* csvText(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string, void> {
  yield textOf([header], true)
  for await (const rows of batches) if (rows.length > 0) yield textOf(rows, false)
}

const textOf = (rows: readonly (readonly Cell[])[], bom: boolean): string =>
  stringify(rows as Cell[][], {
    bom,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: (moment) => moment.toISOString() },
  })
