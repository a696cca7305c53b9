import type { Statement } from '../../db/access/client'
import type { Prisma } from '../../db/generated/prisma/client'
import { replacedEntries, type ChangedFields } from '../../domain/calls/past/history'
import type { Actor } from '../../domain/kernel/actor'
import { justEnteredMs } from '../../domain/kernel/justEntered'
import type { AuditRow } from './audit'
import type { Subject } from './refused'
import type { WriteContext } from './write'

const lastAuthors: Statement = {
  name: 'patency_last_authors',
  text: `
    select distinct on (field) field, actor_id as "actorId" from audit_entry, unnest($5::text[]) as field
    where provider_id = $1 and entity_id = $2 and entity_kind = $3 and outcome = 'done' and action <> 'readPatient'
      and at > $4 and fields ? field
    order by field, sequence desc`,
}

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
 * Adds to the rows of such an edit whose entry each value replaced, where somebody else had made it within the last
 * hour. One statement: ask it together with the answer, so that it takes no round trip of its own.
 */
export const nameOverwritten = async (
  { sql, actor, now }: Pick<WriteContext, 'sql' | 'now'> & { actor: Pick<Actor, 'providerId' | 'userId'> },
  { kind, id }: Subject,
  rows: AuditRow[],
): Promise<void> => {
  const changed = rows.flatMap((row) => {
    const fields = (row.fields ?? {}) as unknown as ChangedFields
    const replaced = row.entityKind === kind && row.entityId === id ? replacedEntries(fields) : []
    return replaced.length > 0 ? [{ row, fields, replaced }] : []
  })
  if (changed.length === 0) return
  const found = await sql.rows<{ field: string; actorId: string | null }>(lastAuthors, [
    actor.providerId,
    id,
    kind,
    new Date(now.getTime() - justEnteredMs),
    [...new Set(changed.flatMap(({ replaced }) => replaced))],
  ])
  const authors = new Map(found.map(({ field, actorId }) => [field, actorId]))
  for (const { row, fields, replaced } of changed) {
    const named = replaced.flatMap((field) => {
      const author = authors.get(field)
      const [from, to] = fields[field]!
      return author && author !== actor.userId ? [[field, [from, to, author]] as const] : []
    })
    row.fields = { ...fields, ...Object.fromEntries(named) } as unknown as Prisma.InputJsonObject
  }
}
