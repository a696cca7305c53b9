import { problemColumn, type PlannedRow } from '../../../domain/users/importRows'
import { csvText } from '../../kernel/csv'
import { slicesOf } from '../../kernel/slices'
import type { PeopleFile } from './readCsv'

/** The wrong rows as a file, with what is wrong with them; null when there are none (rules 7.4, 9.11). */
export const problemsCsv = async (
  { headings, texts }: PeopleFile,
  rows: readonly PlannedRow[],
): Promise<string | null> => {
  const wrong = rows.flatMap(({ outcome, problems }, index) =>
    outcome === 'wrong' ? [[...texts[index]!, problems.join('; ')]] : [],
  )
  if (wrong.length === 0) return null
  const parts: string[] = []
  for await (const part of csvText([...headings, problemColumn], slicesOf(wrong))) parts.push(part)
  return parts.join('')
}
