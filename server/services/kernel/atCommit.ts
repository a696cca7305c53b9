import type { TransactionSql } from '../../db/access/client'
import type { AuditRow } from './audit'

/** A row of the change feed. */
export type ChangeRow = { providerId: string; kind: string; entityId: string; facilityIds: string[]; at: Date }

/** A row about a record in one facility, or in none. */
export const changeRow = (
  providerId: string,
  kind: string,
  { id, facilityId }: { id: string; facilityId: string | null },
  at: Date,
): ChangeRow => ({ providerId, kind, entityId: id, facilityIds: facilityId ? [facilityId] : [], at })

const addAudit = {
  name: 'patency_add_audit',
  text: `insert into audit_entry (provider_id, at, actor_id, door, origin, action, entity_kind, entity_id, outcome, fields)
    select "providerId", at, "actorId", door, origin, action, "entityKind", "entityId", outcome, fields
    from jsonb_to_recordset($1::jsonb) as row ("providerId" uuid, at timestamptz, "actorId" uuid, door text, origin text, action text, "entityKind" text, "entityId" uuid, outcome text, fields jsonb)`,
}

const addChange = {
  name: 'patency_add_change',
  text: `insert into change (provider_id, kind, entity_id, facility_ids, at)
    select "providerId", kind, "entityId", "facilityIds", at
    from jsonb_to_recordset($1::jsonb) as row ("providerId" uuid, kind text, "entityId" uuid, "facilityIds" uuid[], at timestamptz)`,
}

/**
 * The last rows of a write, sent with its commit: the audit log before the change feed. Each takes the lock of the
 * provider's head row, for which every other write of the provider waits.
 */
export const writeAtCommit = (sql: TransactionSql, records: AuditRow[], changes: ChangeRow[]): void => {
  if (records.length > 0) sql.atCommit(addAudit, [JSON.stringify(records)])
  if (changes.length > 0) sql.atCommit(addChange, [JSON.stringify(changes)])
}
