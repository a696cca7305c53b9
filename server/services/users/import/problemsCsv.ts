import { problemColumn, type PlannedRow } from '../../../domain/users/importRows'
import { csvOf } from '../../kernel/csv'
import type { PeopleFile } from './readCsv'

/** The wrong rows as a file, with what is wrong with them; null when there are none (rules 7.4, 9.11). */
export const problemsCsv = ({ headings, texts }: PeopleFile, rows: readonly PlannedRow[]): string | null => {
  const wrong = rows.flatMap(({ outcome, problems }, index) =>
    outcome === 'wrong' ? [[...texts[index]!, problems.join('; ')]] : [],
  )
  if (wrong.length === 0) return null
  return csvOf([...headings, problemColumn], wrong)
}
