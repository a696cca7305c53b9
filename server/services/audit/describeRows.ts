import { outcomeOf, type AuditOutcome } from '../../domain/audit/filter'
import { fieldInWords, kindInWords, namedIn, rowInWords } from '../../domain/audit/words'
import { entryChanges, type ChangedFields, type NamedKind } from '../../domain/calls/past/history'
import { refusals, type RefusalCode } from '../../domain/kernel/refusal'
import { inWords, readNames, wordsOf, type ChangeInWords } from '../calls/past/callHistory'
import type { Door } from '../kernel/request'
import type { Position, Trail } from './findAudit'
import { findHidden } from './sight'

type Subject = { kind: string; id: string; kindName: string; name: string | null }

/** A row of the trail in plain words. */
export type AuditRecord = {
  sequence: number
  at: Date
  personId: string | null
  by: string
  door: Door
  address: string | null
  action: string
  summary: string
  record: Subject | null
  /** The calls and lines that it is about together, of those that the reader sees. */
  named: Subject[]
  outcome: AuditOutcome
  reason: string | null
  changes: ChangeInWords[]
  isWithheld: boolean
}

const withoutPerson: Partial<Record<Door, string>> = { operator: 'Operator', clock: 'Clock' }

/** Records whose name tells which one it is, without a patient. */
const namedKinds: Record<string, NamedKind> = {
  call: 'call',
  line: 'line',
  purpose: 'purpose',
  room: 'room',
  user: 'person',
}

const reasonOf = (code: string | null): string | null =>
  code === null ? null : code in refusals ? refusals[code as RefusalCode].meaning : (denials[code] ?? code)

const denials: Record<string, string> = {
  ACCOUNT_LOCKED: 'The account was locked.',
  FORBIDDEN: 'The role did not allow it.',
  PASSWORD_CHANGE_REQUIRED: 'The password had to be changed first.',
  PROVIDER_INACTIVE: 'The provider was inactive.',
  TOKEN_READ_ONLY: 'The API token may only read.',
  UNAUTHENTICATED: 'No one was signed in.',
}

/** Values of fields that are shown, such as the names of calls, have a meaning to nobody. */
const silentFields = new Set(['calls', 'lines'])

/**
 * These rows in the order given, in words. A person restricted to facilities does not read what changed on records of
 * others (rules 2.3). `shown`: the calls and lines whose values are in the answer, which is a read of their
 * patients' details.
 */
export const describeRows = async ({ actor, db }: Trail, positions: readonly Position[]) => {
  const sequences = positions.map(({ id }) => Number(id))
  const rows = await db.auditEntry.findMany({
    where: { providerId: actor.providerId, sequence: { in: sequences } },
    omit: { hash: true },
  })
  const named = new Map(rows.map((row) => [row, namedIn((row.fields ?? {}) as unknown as ChangedFields)]))
  const records = rows.flatMap((row) => {
    const { entityKind: kind, entityId: id } = row
    return [...named.get(row)!, ...(kind && id ? [{ kind, id }] : [])]
  })
  const isOutOfSight = await findHidden(db, actor, records)
  const isHidden = ({ entityKind: kind, entityId: id }: (typeof rows)[number]): boolean =>
    kind !== null && id !== null && isOutOfSight(kind, id)
  const zoneOf = await readZones(db, rows)
  const events = rows.map((row) => {
    const fields = (row.fields ?? {}) as unknown as ChangedFields
    const isWithheld = isHidden(row) && Object.keys(fields).length > 0
    const changes = isWithheld
      ? []
      : entryChanges(fields, row.entityKind, zoneOf(row.entityId)).filter(({ name }) => !silentFields.has(name))
    return { row, fields, isWithheld, changes }
  })
  const subjects = records.flatMap(({ kind: of, id }) => {
    const kind = namedKinds[of]
    return kind ? [{ kind, from: id, to: null }] : []
  })
  const nameOf = await readNames(db, actor, [
    ...events.flatMap(({ changes }) => changes),
    ...rows.map(({ actorId }) => ({ kind: 'person' as const, from: actorId, to: null })),
    ...subjects,
  ])
  const subjectOf = (kind: string, id: string): Subject => {
    const ofNames = namedKinds[kind]
    return { kind, id, kindName: kindInWords(kind), name: ofNames ? nameOf(ofNames, id) : null }
  }
  const shown = (kind: string): string[] =>
    events.flatMap(({ row, changes }) =>
      row.entityKind === kind && row.entityId && changes.length > 0 ? [row.entityId] : [],
    )

  const described = new Map(
    events.map(({ row, fields, isWithheld, changes }): [number, AuditRecord] => {
      const { sequence, at, actorId, action, entityKind, entityId } = row
      const door = row.door as Door
      const { outcome, code } = outcomeOf(row.outcome)
      return [
        sequence,
        {
          sequence,
          at,
          personId: actorId,
          by: (actorId && nameOf('person', actorId)) ?? withoutPerson[door] ?? 'No one',
          door,
          address: row.origin,
          action,
          summary: rowInWords({ action, entityKind, outcome, fields }, wordsOf(action)),
          record: entityKind && entityId && !isHidden(row) ? subjectOf(entityKind, entityId) : null,
          named: named.get(row)!.flatMap(({ kind, id }) => (isOutOfSight(kind, id) ? [] : [subjectOf(kind, id)])),
          outcome,
          reason: reasonOf(code),
          changes: changes
            .map((change) => inWords(change, nameOf))
            .map((change) => ({ ...change, name: fieldInWords(change.name) })),
          isWithheld,
        },
      ]
    }),
  )
  return {
    records: sequences.flatMap((sequence) => described.get(sequence) ?? []),
    shown: { callIds: [...new Set(shown('call'))], lineIds: [...new Set(shown('line'))] },
  }
}

/** The zones of the lines with a day among their changes: a day is one at the facility (rules 1.4). */
const readZones = async (
  db: Trail['db'],
  rows: readonly { entityKind: string | null; entityId: string | null; fields: unknown }[],
): Promise<(lineId: string | null) => string> => {
  const ids = rows.flatMap(({ entityKind, entityId, fields }) =>
    entityKind === 'line' && entityId && fields && 'nextChangeDate' in (fields as object) ? [entityId] : [],
  )
  const lines =
    ids.length > 0
      ? await db.line.findMany({
          where: { id: { in: ids } },
          select: { id: true, room: { select: { facility: { select: { timeZone: true } } } } },
        })
      : []
  const zones = new Map(lines.map(({ id, room }) => [id, room?.facility.timeZone]))
  return (lineId) => (lineId && zones.get(lineId)) || 'UTC'
}
