import type { ReportSource } from '../../db/access/client'
import { auditFilterInput, spanOfDays, type AuditFilter } from '../../domain/audit/filter'
import type { Actor } from '../../domain/kernel/actor'
import { checkInput } from '../../domain/kernel/input/input'
import { readProviderZone } from '../configuration/facilities/providerZone'
import { recordRead } from '../kernel/audit'
import { stopIf } from '../kernel/refused'
import { authorize, reportSource, type Request } from '../kernel/request'
import { patientRecords } from './patient'

/** A position in the trail. */
type Place = { value: Date; id: string }
export type Section = { newestFirst: boolean; start: Place | null; stop: Place | null; take: number }

export type Position = { id: string; at: Date }

/** The trail of the actor's provider through a filter. */
export type Trail = ReportSource & {
  actor: Actor
  filter: AuditFilter
  /** The calls and lines of the patient whose rows are shown; null without a patient. */
  patient: { callIds: string[]; lineIds: string[] } | null
  /** A section of it, in its order. */
  find: (section: Section) => Promise<Position[]>
}

/** What the actor finds in the audit trail of the provider by this filter (rules 9.10). */
export const openTrail = async (request: Request, rawFilter: unknown): Promise<Trail> => {
  const actor = authorize(request, 'audit:see')
  const { value: filter, refusal } = checkInput(auditFilterInput, rawFilter)
  stopIf(refusal)
  const source = reportSource(request, actor)
  const { db } = source
  const { personId, withoutPerson, recordKind, recordId, outcome } = filter!
  const hasDays = Boolean(filter.fromDay ?? filter.toDay)
  const zone = hasDays ? (filter.timeZone ?? (await readProviderZone(db, actor.providerId))) : 'UTC'
  const { from, to } = spanOfDays(filter, zone)
  // Not from a replica: what it has not heard of yet would be refused as if it did not exist.
  const patient = await patientRecords(request.clients.forProvider(actor.providerId), actor, filter)
  const records = patient ? [...patient.callIds, ...patient.lineIds] : recordId ? [recordId] : null
  // Calls and lines are also named in rows about several of them.
  const named = patient || ['call', 'line'].includes(recordKind ?? 'call') ? records : []
  const actions = filter.actions ? [...new Set(filter.actions)] : null

  const find = async ({ newestFirst, start, stop, take }: Section): Promise<Position[]> => {
    if (take === 0) return []
    const rows = await db.$queryRaw<Position[]>`
      select sequence::text as id, at from find_audit(
        ${personId}::uuid, ${withoutPerson === true}::boolean, ${actions}::text[], ${recordKind}::text,
        ${records}::uuid[], ${named}::text[], ${outcome}::text, ${from}::timestamptz, ${to}::timestamptz,
        ${start?.value ?? null}::timestamptz, ${start === null ? null : Number(start.id)}::integer,
        ${newestFirst}::boolean, ${take}::integer)`
    const isBefore = (a: Place, b: Place): boolean =>
      a.value < b.value || (a.value.getTime() === b.value.getTime() && Number(a.id) < Number(b.id))
    return rows.filter(({ id, at: value }) => {
      if (stop === null) return true
      return newestFirst ? isBefore(stop, { id, value }) : isBefore({ id, value }, stop)
    })
  }
  return { ...source, actor, filter, patient, find }
}

/** So many calls are named where a patient's trail was read; each leads to all of the patient. */
const mostNamed = 100

/**
 * Audits that somebody searched the trail for a patient whom it has, or exported it. The row names calls of the patient, so that
 * it is found in the same way, and never the number (rules 2.10).
 */
export const recordTrailRead = async (
  request: Request,
  { filter, patient }: Trail,
  action: 'readAudit' | 'exportAudit',
): Promise<void> => {
  const { mrn: _mrn, ...parts } = filter
  const asked = Object.entries(parts)
    .filter(([, value]) => value != null)
    .map(([name, value]): [string, [null, unknown]] => [name, [null, value]])
  const calls = patient?.callIds.slice(0, mostNamed) ?? []
  const [lineId] = patient?.lineIds ?? []
  if (action === 'readAudit' && calls.length === 0 && !lineId) return
  const about = calls.length === 0 && lineId ? ({ kind: 'line', id: lineId } as const) : null
  const named: [string, [null, unknown]][] = calls.length > 0 ? [['calls', [null, calls]]] : []
  await recordRead(request, action, about, Object.fromEntries([...asked, ...named]))
}
