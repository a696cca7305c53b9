import { replacedEntries, type ChangedFields } from '../../domain/calls/past/history'
import { justEnteredMs } from '../../domain/kernel/justEntered'
import type { Subject } from './refused'
import type { WrittenRow } from './write'

/**
 * Whether the verb edits a call or line without saying which version its sender looked at, so that it may
 * replace what they have not seen (rules 3.14b). Other verbs replace nobody's entries.
 */
export const isUnseenEdit = (
  { edits }: { edits?: true },
  subject: Subject | null,
  { expectedVersion }: { expectedVersion?: number | null },
): subject is Subject =>
  edits === true && expectedVersion == null && (subject?.kind === 'call' || subject?.kind === 'line')

/**
 * Lets the rows of such an edit name whose entry each value replaced, where somebody else had made it within the last
 * hour. The statement that writes the rows looks who that was.
 */
export const nameOverwritten = ({ kind, id }: Subject, rows: WrittenRow[], now: Date): void => {
  const since = new Date(now.getTime() - justEnteredMs)
  for (const row of rows) {
    const fields = (row.fields ?? {}) as unknown as ChangedFields
    const replaced = row.entityKind === kind && row.entityId === id ? replacedEntries(fields) : []
    if (replaced.length > 0) row.replaced = { fields: replaced, since }
  }
}
