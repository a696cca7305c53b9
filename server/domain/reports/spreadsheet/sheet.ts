import { tzOffset } from '@date-fns/tz'
import { columnInFile, headingOf, type Column } from '../column'

export type SheetCell = string | number | Date | null

/** A column of a sheet; `format`: of its dates and numbers, as spreadsheets write formats. */
export type SheetColumn<Row> = { name: string; width: number; format?: string; of: (row: Row) => SheetCell }

/**
 * The moment as the clocks of the zone show it, as a spreadsheet has dates: without a zone. What the file says is what
 * the wall of the facility said.
 */
export const onTheClock = (moment: Date | null, timeZone: string): Date | null =>
  moment && new Date(moment.getTime() + tzOffset(timeZone, moment) * 60_000)

/** `MM/dd/yyyy hh:mm a`, as spreadsheets write it. */
export const cellFormat = (pattern: string): string =>
  pattern.replace('MM', 'mm').replace('HH', 'hh').replace(' a', ' AM/PM')

const numberFormat = (decimals = 0): string => (decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0')

const textWidth = 28
const mostWidth = 44
/** Of the arrow of its filter. */
const arrowWidth = 4

/** A column of a report in a spreadsheet: what it has in a file, with dates as dates and numbers as numbers. */
export const columnInSheet = <Row>(column: Column<Row>, timeZone: string): SheetColumn<Row> => {
  const { moment, day, isNumber, decimals } = column
  const inFile = columnInFile(column, timeZone)
  const name = headingOf(inFile)
  const width = Math.min(Math.max(name.length + arrowWidth, isNumber ? 0 : moment || day ? 18 : textWidth), mostWidth)
  const pattern = moment?.pattern ?? day?.pattern
  return {
    name,
    width,
    ...(isNumber ? { format: numberFormat(decimals) } : pattern ? { format: cellFormat(pattern) } : {}),
    of: (row) => onTheClock(moment?.of(row) ?? null, timeZone) ?? dayOf(day?.of(row) ?? null) ?? inFile.of(row),
  }
}

/** `YYYY-MM-DD`, or the first day of `YYYY-MM`, as a spreadsheet has it. */
const dayOf = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`)

/** The rows of a sheet, its heading included, and of a cell the letters, as spreadsheets allow. */
export const mostSheetRows = 1_048_576
export const longestCell = 32_767
