import type { TransactionSql, Tx } from '../../db/access/client'
import { auditRow, type AuditRow, type Entity, type FieldChanges } from './audit'
import type { Request } from './request'

/** What every write has, whoever makes it: a person, a paired screen, an operator or the clock. */
export type WriteContext = {
  tx: Tx
  /** Hand-written statements in the same transaction. */
  sql: TransactionSql
  /**
   * The moment of the write. It is taken when it is first asked for, so ask for it after the locks: it is then
   * no earlier than the last change of what was locked, whichever server's clock that was written by.
   */
  readonly now: Date
  /** Tells when what was just locked was changed last. */
  notBefore(changedAt: Date | null): void
  /**
   * Announces a change to every screen that may see one of the facilities (null: no facility); one of the catalogue to
   * every screen. `providerId`: of a record in another provider, which only commands of the installation change.
   */
  changed(
    what: {
      kind: 'call' | 'line' | 'look' | 'catalogue' | 'compliance' | 'handover' | 'user' | 'device'
      id: string
      providerId?: string
    },
    facilityIds: (string | null)[],
  ): void
  /** From now on, records into the audit log of this provider as well; a command of the installation may create it. */
  inProvider(providerId: string): void
  /** Puts the write into the audit log. */
  record(entity: Entity, fields: FieldChanges): void
}

/**
 * Begins a write in a transaction: its context collects the rows of the audit log and of the change feed, and `settle`
 * sends them with the commit, because both take the lock of a head row that is held until then.
 */
export const openWrite = (
  request: Pick<Request, 'door' | 'origin' | 'now'>,
  by: { providerId: string; userId: string | null },
  action: string,
  { tx, sql }: Pick<WriteContext, 'tx' | 'sql'>,
) => {
  const moment = momentOf(request)
  const changes: ChangeRow[] = []
  const records: WrittenRow[] = []
  const places = new Set<string>()
  /** The providers in whose logs it is recorded. */
  const logs = new Set([by.providerId])
  const context: WriteContext = {
    tx,
    sql,
    get now() {
      return moment.now()
    },
    notBefore: moment.notBefore,
    changed: ({ kind, id, providerId = by.providerId }, facilityIds) => {
      const known = [...new Set(facilityIds.filter((facilityId) => facilityId !== null))]
      // Of the catalogue screens learn only where it changed, so each place is told once.
      if (kind === 'catalogue' && places.has(known.join())) return
      if (kind === 'catalogue') places.add(known.join())
      changes.push({ providerId, kind, entityId: id, facilityIds: known, at: moment.now() })
    },
    inProvider: (providerId) => void logs.add(providerId),
    record: (entity, fields) => {
      for (const providerId of entity.providerId ? [entity.providerId] : logs)
        records.push(auditRow(request, { ...by, providerId }, action, moment.now(), entity, 'done', fields))
    },
  }
  return {
    context,
    logs,
    records,
    /** Sends the rows, and these with them. A write without a row in the log is refused like one with a row while its provider moves. */
    settle: (more: WrittenRow[] = []): void => {
      const rows = [...records, ...more]
      if (rows.length === 0) sql.atCommit(stopIfClosed, [by.providerId])
      writeAtCommit(sql, rows, changes)
    },
  }
}

/** The moment of a write, once it is asked for. */
const momentOf = ({ now }: Pick<Request, 'now'>) => {
  let taken: Date | null = null
  let earliest = 0
  return {
    now: (): Date => (taken ??= new Date(Math.max(now().getTime(), earliest))),
    notBefore: (changedAt: Date | null): void => {
      earliest = Math.max(earliest, changedAt?.getTime() ?? 0)
    },
  }
}

/** A row of the change feed. */
type ChangeRow = { providerId: string; kind: string; entityId: string; facilityIds: string[]; at: Date }

/** A row of the audit log; `replaced`: of these fields it also names who else had made the entry since then. */
export type WrittenRow = AuditRow & { replaced?: { fields: string[]; since: Date } }

const addAudit = {
  name: 'patency_add_audit',
  text: `insert into audit_entry (provider_id, at, actor_id, door, origin, action, entity_kind, entity_id, outcome, fields)
    select "providerId", at, "actorId", door, origin, action, "entityKind", "entityId", outcome, case when replaced is null then fields else fields || (
      select coalesce(jsonb_object_agg(field, fields -> field || to_jsonb(author)), '{}') from (
        select distinct on (field) field, actor_id as author from audit_entry as earlier, jsonb_array_elements_text(replaced -> 'fields') as field
        where earlier.provider_id = row."providerId" and earlier.entity_id = row."entityId" and earlier.entity_kind = row."entityKind" and earlier.outcome = 'done' and earlier.action <> 'readPatient'
          and earlier.at > (replaced ->> 'since')::timestamptz and earlier.fields ? field
        order by field, sequence desc
      ) as last where author <> row."actorId"
    ) end
    from jsonb_to_recordset($1::jsonb) as row ("providerId" uuid, at timestamptz, "actorId" uuid, door text, origin text, action text, "entityKind" text, "entityId" uuid, outcome text, fields jsonb, replaced jsonb)`,
}

const addChange = {
  name: 'patency_add_change',
  text: `insert into change (provider_id, kind, entity_id, facility_ids, at)
    select "providerId", kind, "entityId", "facilityIds", at
    from jsonb_to_recordset($1::jsonb) as row ("providerId" uuid, kind text, "entityId" uuid, "facilityIds" uuid[], at timestamptz)`,
}

const stopIfClosed = { name: 'patency_stop_if_closed', text: 'select stop_if_closed($1)' }

/**
 * The last rows of a write, sent with its commit: the audit log before the change feed. Each takes the lock of the
 * provider's head row, for which every other write of the provider waits; the providers in one order, so that two writes
 * do not wait for each other.
 */
export const writeAtCommit = (sql: TransactionSql, records: WrittenRow[], changes: ChangeRow[]): void => {
  if (records.length > 0) sql.atCommit(addAudit, [JSON.stringify(byProvider(records))])
  if (changes.length > 0) sql.atCommit(addChange, [JSON.stringify(byProvider(changes))])
}

/** Rows of a log or feed, those of each provider together and in their order. */
export const byProvider = <Row extends { providerId: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (a.providerId < b.providerId ? -1 : a.providerId > b.providerId ? 1 : 0))
