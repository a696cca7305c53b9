import type { Statement } from '../../../db/access/client'
import { entryChanges } from '../../../domain/calls/past/history'
import { justEnteredMs } from '../../../domain/kernel/justEntered'
import { authorize, type Request } from '../../kernel/request'
import { readNames } from './callHistory'

/** An entry of the reader's that somebody replaced without having seen it. */
export type OverwrittenEntry = {
  field: string
  label: string
  by: string
  at: Date
  before: string | null
  after: string | null
}

type Row = { field: string; at: Date; from: unknown; to: unknown; by: string | null }

/** The last replacement of each field, unless the reader has entered the field again since. */
const overwritten: Statement = {
  name: 'patency_overwritten',
  text: `
    select distinct on (field) field, entry.at, change->0 as "from", change->1 as "to", app_user.full_name as by
    from audit_entry entry cross join lateral jsonb_each(entry.fields) as changed (field, change)
      left join app_user on app_user.id = entry.actor_id
    where entry.provider_id = $1 and entry.entity_id = $2 and entry.entity_kind = $3 and entry.outcome = 'done'
      and entry.action <> 'readPatient' and entry.at > $4 and change->>2 = $5::text
      and not exists (
        select from audit_entry again where again.provider_id = $1 and again.entity_id = $2 and again.entity_kind = $3
          and again.outcome = 'done' and again.action <> 'readPatient' and again.sequence > entry.sequence
          and again.actor_id = $5::uuid and again.fields ? field)
    order by field, entry.sequence desc`,
}

/**
 * What the reader entered on a call or line that they see and an edit without a version replaced within the last hour
 * (rules 3.14b), in the form's order. It shows the patient, so the door audits the reading unless it is empty. `zone`: of the facility.
 */
export const readOverwritten = async (
  request: Request,
  { kind, id, zone }: { kind: 'call' | 'line'; id: string; zone: string },
): Promise<OverwrittenEntry[]> => {
  const actor = authorize(request, kind === 'call' ? 'call:see' : 'lines:see')
  const since = new Date(request.now().getTime() - justEnteredMs)
  const { clients } = request
  const rows = await clients
    .sql(actor.providerId)
    .rows<Row>(overwritten, [actor.providerId, id, kind, since, actor.userId])
  const changes = entryChanges(Object.fromEntries(rows.map(({ field, from, to }) => [field, [from, to]])), kind, zone)
  const nameOf = await readNames(clients.forProvider(actor.providerId), actor, changes)
  return changes.map(({ field, name, kind: named, from, to }) => {
    const { at, by } = rows.find((row) => row.field === field)!
    return { field, label: name, by: by ?? 'Someone', at, before: nameOf(named, from), after: nameOf(named, to) }
  })
}
