import { accessActions, readActions } from 'domain/audit/words'
import { auditOutcomes } from 'domain/audit/filter'
import { isUuid } from 'domain/kernel/uuid'
import { globalId } from '../relay/globalId'
import { addressOf, day, keptText, named, oneOf, textThat, type ViewOf } from '../tables/list/address'
import { cursorPage, rowsAt } from '../tables/list/pageLinks'

/** A record in an address: `call:` and its raw id. */
export type RecordText = string

const isRecord = (sent: string): boolean => {
  const [, id] = /^[a-zA-Z]+:(.+)$/.exec(sent) ?? []
  return id !== undefined && isUuid(id)
}

export const auditPath = '/audit'

export const auditAddress = addressOf({
  /** A raw id; `none`: the clock and operators; empty: everybody. */
  person: textThat((sent) => sent === 'none' || isUuid(sent)),
  /** The name of an action; `reads`: reading patients' details; `access`: signing in and out; empty: all. */
  action: textThat((sent) => /^[a-zA-Z]+$/.test(sent)),
  outcome: oneOf(auditOutcomes, ''),
  /** The first and the last day; empty: no limit. */
  from: day(),
  to: day(),
  record: textThat(isRecord),
  /** The call or line whose patient's rows are shown. */
  patientOf: textThat(isRecord),
  mrn: named('find', keptText()),
  ...cursorPage,
})

/** The view of the trail. All of it is in the address. */
export type AuditView = ViewOf<typeof auditAddress>

export const { searchOf, firstPage } = auditAddress

/** No filter. */
export const wholeTrail = auditAddress.viewOf(new URLSearchParams())

export const isFiltered = (view: AuditView): boolean => searchOf({ ...view, ...firstPage }) !== ''

/** Choices that stand for several actions. */
const groups: Record<string, readonly string[]> = { reads: readActions, access: accessActions }

const actionsOf = (action: string): string[] | null => (action ? [...(groups[action] ?? [action])] : null)

const split = (record: RecordText): { kind: string; id: string } | null => {
  const [kind, id] = record.split(':')
  return kind && id ? { kind, id } : null
}

/** The filter of a view, by the names of the domain's input. Ids are raw. */
export const filterOf = ({ person, action, outcome, from, to, mrn, record, patientOf }: AuditView) => {
  const [about, patient] = [split(record), split(patientOf)]
  return {
    personId: person && person !== 'none' ? person : null,
    withoutPerson: person === 'none' ? true : null,
    actions: actionsOf(action),
    recordKind: about?.kind ?? null,
    recordId: about?.id ?? null,
    patientOfCallId: patient?.kind === 'call' ? patient.id : null,
    patientOfLineId: patient?.kind === 'line' ? patient.id : null,
    mrn: mrn || null,
    fromDay: from || null,
    toDay: to || null,
    outcome: outcome || null,
  }
}

const inGraphql = (typename: string, id: string | null): string | null => (id === null ? null : globalId(typename, id))

export const variablesOf = (view: AuditView) => {
  const filter = filterOf(view)
  return {
    filter: {
      ...filter,
      personId: inGraphql('User', filter.personId),
      patientOfCallId: inGraphql('Call', filter.patientOfCallId),
      patientOfLineId: inGraphql('Line', filter.patientOfLineId),
    },
    ...rowsAt(view.place),
  }
}

/** The same from the page's address. */
export const variablesAt = (search: URLSearchParams) => variablesOf(auditAddress.viewOf(search))
