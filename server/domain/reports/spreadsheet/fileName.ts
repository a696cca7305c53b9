import { safeFileName } from '../../kernel/input/fileName'

/** The name of a spreadsheet that nobody named (administration, section 9). */
export const usualFileName = 'report'
export const spreadsheetSuffix = '.xlsx'
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The name of a spreadsheet by what was typed, with the suffix or without. */
export const spreadsheetName = (typed: string | null | undefined): string =>
  safeFileName((typed ?? '').trim().replace(/\.xlsx$/i, ''), spreadsheetSuffix.slice(1), usualFileName)
