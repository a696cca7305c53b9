import { columnInFile, headingOf, meaningsOf, type Column } from '../../../domain/reports/column'
import { columnInSheet, type SheetCell } from '../../../domain/reports/spreadsheet/sheet'
import { spreadsheet, type Sheet } from '../../../files/spreadsheet'
import { csvText } from '../../kernel/csv'

type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

type Meaning = { figure: string; means: string }

/** A table of a report, for its files: the columns of the screen with all rows. */
export type Table = {
  csv: (timeZone: string) => AsyncGenerator<string, void>
  sheet: (timeZone: string) => Sheet
  meanings: readonly Meaning[]
}

/** `title` names its sheet. */
export const table = <Row>(title: string, columns: readonly Column<Row>[], rows: Batches<Row>): Table => ({
  csv: (timeZone) => {
    const shown = columns.map((column) => columnInFile(column, timeZone))
    return csvText(shown.map(headingOf), cellsOf(shown, rows))
  },
  sheet: (timeZone) => {
    const shown = columns.map((column) => columnInSheet(column, timeZone))
    return { name: title, columns: shown, batches: cellsOf(shown, rows) }
  },
  meanings: meaningsOf(columns),
})

async function* cellsOf<Row, Cell>(columns: readonly { of: (row: Row) => Cell }[], batches: Batches<Row>) {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ of }) => of(row)))
}

/** A spreadsheet with its name. */
export type NamedSpreadsheet = { fileName: string; parts: AsyncGenerator<Uint8Array, void> }

const textColumn = (name: string, width: number) => ({ name, width })

/** The sheet of what was asked, by whom and when: a question and its answer in each row (rules 7.11). */
export const requestSheet = (questions: readonly (readonly [string, SheetCell])[]): Sheet => ({
  name: 'Request',
  columns: [textColumn('Question', 20), textColumn('Answer', 70)],
  batches: [questions],
})

/** The tables, each on a sheet, with what was asked and what the figures mean. */
export const tablesInSheets = (
  tables: readonly Table[],
  timeZone: string,
  questions: readonly (readonly [string, SheetCell])[],
): AsyncGenerator<Uint8Array, void> => {
  const meanings = new Map(
    tables.flatMap((each) => each.meanings).map((each) => [`${each.figure} ${each.means}`, each]),
  )
  const definitions: Sheet = {
    name: 'Definitions',
    columns: [textColumn('Figure', 40), textColumn('What It Counts', 110)],
    batches: [[...meanings.values()].map(({ figure, means }) => [figure, means])],
  }
  return spreadsheet([
    ...tables.map(({ sheet }) => sheet(timeZone)),
    requestSheet(questions),
    ...(meanings.size > 0 ? [definitions] : []),
  ])
}
