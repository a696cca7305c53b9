import { accessActions, readActions } from 'domain/audit/words'
import { auditOutcomes, type AuditOutcome } from 'domain/audit/filter'
import { isUuid } from 'domain/kernel/uuid'
import { isCalendarDate } from 'domain/kernel/time/calendarDate'
import { globalId } from '../relay/globalId'
import type { PageLinks } from '../tables/list/Pager'
import { keyOfSearch, searchOfKey } from '../tables/list/searchKeys'
import type { AddressForm } from '../tables/list/useAddressView'

const pageSize = 20

/** A record in an address: `call:` and its raw id. */
export type RecordText = string

/** Where a page starts or ends; null: the first page. */
type Place = { after: string } | { before: string } | null

/** The view of the trail. All of it is in the address, except that the MRN is replaced by a key (decision 0024). */
export type AuditView = {
  /** A raw id; `none`: the clock and operators; empty: everybody. */
  person: string
  /** The name of an action; `reads`: reading patients' details; `access`: signing in and out; empty: all. */
  action: string
  outcome: AuditOutcome | ''
  /** The first and the last day; empty: no limit. */
  from: string
  to: string
  mrn: string
  record: RecordText
  /** The call or line whose patient's rows are shown. */
  patientOf: RecordText
  page: number
  place: Place
}

export const auditPath = '/audit'

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | '' =>
  values.find((value) => value === text) ?? ''

const dayOf = (text: string | null): string => (text !== null && isCalendarDate(text) ? text : '')

const recordOf = (text: string | null): RecordText => {
  const [, kind, id] = /^([a-zA-Z]+):(.+)$/.exec(text ?? '') ?? []
  return kind && id && isUuid(id) ? `${kind}:${id}` : ''
}

const placeOf = (search: URLSearchParams): Place => {
  const [after, before] = [search.get('after'), search.get('before')]
  return after ? { after } : before ? { before } : null
}

const viewOf = (search: URLSearchParams): AuditView => {
  const person = search.get('person') ?? ''
  const place = placeOf(search)
  const page = Number(search.get('page'))
  return {
    person: person === 'none' || isUuid(person) ? person : '',
    action: /^[a-zA-Z]+$/.exec(search.get('action') ?? '')?.[0] ?? '',
    outcome: oneOf(auditOutcomes, search.get('outcome')),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    mrn: searchOfKey(search.get('find')),
    record: recordOf(search.get('record')),
    patientOf: recordOf(search.get('patientOf')),
    page: place && Number.isSafeInteger(page) && page > 0 ? page : 1,
    place,
  }
}

/** The address of a view. Defaults are left out, so that each view has exactly one address. */
export const searchOf = ({ mrn, page, place, ...parts }: AuditView): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value)
  if (mrn) search.set('find', keyOfSearch(mrn))
  if (place) {
    search.set('page', String(page))
    for (const [name, value] of Object.entries(place)) search.set(name, value)
  }
  const text = search.toString()
  return text && `?${text}`
}

export const firstPage = { page: 1, place: null } as const

export const auditAddress = { viewOf, searchOf, firstPage } satisfies AddressForm<AuditView>

/** No filter. */
export const wholeTrail = viewOf(new URLSearchParams())

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
  const { place } = view
  const nowhere = { first: null, last: null, after: null, before: null }
  return {
    filter: {
      ...filter,
      personId: inGraphql('User', filter.personId),
      patientOfCallId: inGraphql('Call', filter.patientOfCallId),
      patientOfLineId: inGraphql('Line', filter.patientOfLineId),
    },
    ...nowhere,
    ...(place && 'before' in place
      ? { last: pageSize, before: place.before }
      : { first: pageSize, after: place?.after ?? null }),
  }
}

type PageInfo = {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor?: string | null
  endCursor?: string | null
}

/** The addresses of the pages beside this one; null for pages that do not exist. */
export const pageLinks = (view: AuditView, pageInfo: PageInfo): PageLinks => {
  const to = (page: number, place: Place): string => auditPath + searchOf({ ...view, page, place })
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo
  const first = to(1, null)
  return {
    first: hasPreviousPage ? first : null,
    previous: !hasPreviousPage
      ? null
      : view.page <= 2 || !startCursor
        ? first
        : to(view.page - 1, { before: startCursor }),
    next: hasNextPage && endCursor ? to(view.page + 1, { after: endCursor }) : null,
  }
}
