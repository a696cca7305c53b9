import { CsvError, parse } from 'csv-parse/sync'
import {
  columnOf,
  importColumns,
  mostRows,
  neededColumns,
  problemColumn,
  readRow,
  type FileRow,
  type ImportColumn,
  type ReadRow,
} from '../../../domain/users/importRows'
import { readFlag } from '../../../domain/kernel/input/lenient'

/** A file of people: its rows as they were read, and as they are given back. */
export type PeopleFile = {
  rows: ReadRow[]
  /** The headings without the column of problems, and the texts of each row below them. */
  headings: string[]
  texts: string[][]
  /** Headings that mean nothing here. */
  ignored: string[]
}

const delimiters = [',', ';', '\t', '|']

/** Excel reads this first line as the file's delimiter, and other programs write it for Excel. */
const namedDelimiter = (csv: string): string[] => [/^\ufeff?"?sep=(.)/i.exec(csv)?.[1] ?? []].flat()

/** Above its headings a file may have a title and other lines. */
const mostTitles = 20

/** Spreadsheets are given such an apostrophe, so that they run no formula (rules 7.4). */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '')

/** The file is no file of people; the message is for its sender. */
export class NotPeople extends Error {}

const refuse = (message: string): never => {
  throw new NotPeople(message)
}

type Line = { info: { lines: number }; record: string[] }

const options = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
  max_record_size: 20_000,
} as const

const parseCsv = (csv: string, delimiter: string, to: number): Line[] =>
  parse(csv, { ...options, delimiter, to }) as unknown as Line[]

/** The first lines as this delimiter separates them; empty when it cannot. */
const firstLines = (csv: string, delimiter: string): Line[] => {
  try {
    return parseCsv(csv, delimiter, mostTitles + 1)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return []
  }
}

const columnsIn = ({ record }: Line): number => record.filter((heading) => columnOf(heading)).length

/** The line that names most of the columns, and the delimiter that separates it. Without any, the first line. */
const findHeader = (csv: string): { delimiter: string; titles: number } => {
  let best = { delimiter: delimiters[0]!, titles: 0, columns: 0 }
  for (const delimiter of [...namedDelimiter(csv), ...delimiters])
    for (const [titles, line] of firstLines(csv, delimiter).entries()) {
      const columns = columnsIn(line)
      if (columns > best.columns) best = { delimiter, titles, columns }
    }
  return best
}

const readLines = (csv: string): Line[] => {
  const { delimiter, titles } = findHeader(csv)
  try {
    return parseCsv(csv, delimiter, titles + mostRows + 2).slice(titles)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const at = typeof error.lines === 'number' ? `Line ${error.lines}` : 'The file'
    return refuse(
      error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
        ? `${at}: a quotation mark is not closed`
        : `${at}: cannot be read as CSV`,
    )
  }
}

/** The place of each column in the file. */
const placesOf = (headings: readonly string[]): Map<ImportColumn | typeof problemColumn, number> => {
  const places = new Map<ImportColumn | typeof problemColumn, number>()
  const twice: string[] = []
  for (const [index, heading] of headings.entries()) {
    const column = columnOf(heading)
    if (column && places.has(column)) twice.push(column)
    if (column) places.set(column, index)
  }
  const missing = neededColumns.filter((column) => !places.has(column))
  if (missing.length > 0)
    refuse(`One line must name the columns ${importColumns.join(', ')}. Missing: ${missing.join(', ')}`)
  if (twice.length > 0) refuse(`Several columns are named ${twice.join(', ')}`)
  return places
}

/** A spreadsheet with a column of boxes writes one that is not ticked into each row below the last person. */
const isEmpty = ({ record }: Line): boolean => record.every((text) => text === '' || readFlag(text) === false)

/** Reads a file of people (rules 9.11), in a thread of its own (`peopleWorker.ts`). Throws NotPeople. */
export const readCsv = (csv: string): PeopleFile => {
  const [header, ...found] = readLines(csv)
  const headings = header?.record ?? refuse('The file is empty')
  const places = placesOf(headings)
  if (found.length > mostRows) refuse(`The file has more than ${mostRows} rows. Split it into several files`)
  const lines = found.filter((line) => !isEmpty(line))
  if (lines.length === 0) refuse('The file has no rows below its header')
  const kept = headings.map((_heading, index) => index).filter((index) => index !== places.get(problemColumn))
  const file: PeopleFile = {
    rows: [],
    headings: kept.map((index) => headings[index]!),
    texts: [],
    ignored: headings.filter((heading) => heading !== '' && !columnOf(heading)),
  }
  for (const { info, record } of lines) {
    const at = (place: number | undefined): string => withoutGuard((place === undefined ? '' : record[place]) ?? '')
    const row: FileRow = {
      line: info.lines,
      isTooLong: record.slice(headings.length).some(Boolean),
      texts: Object.fromEntries(importColumns.map((column) => [column, at(places.get(column))])) as FileRow['texts'],
    }
    file.rows.push(readRow(row))
    file.texts.push(kept.map(at))
  }
  return file
}
