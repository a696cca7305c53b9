import { sortOptions, type CallSort } from 'domain/calls/past/pastList'
import {
  callFilterTypeNames,
  dayEnd,
  isOfPatient,
  isTimeOfDay,
  midnight,
  type CallFilters,
  type CallFilterType,
} from 'domain/reports/callReport'
import type { PageLinks } from '../../tables/list/Pager'
import { auditSessionOf, keyOfSearch, searchOfKey } from '../../tables/list/searchKeys'
import type { AddressForm } from '../../tables/list/useAddressView'
import { rangeOf, reportAddress, type ReportView } from '../kit/reportAddress'

/** What the call report shows. All of it is in the address, but a patient only by a key (decision 0024). */
export type CallReportView = ReportView & { startTime: string; endTime: string; sort: CallSort; filters: CallFilters }

const ofPatient = callFilterTypeNames.filter(isOfPatient)
const named = callFilterTypeNames.filter((type) => !isOfPatient(type))

/** The filters that a key of this tab stands for. */
const patientFilters = (key: string | null): CallFilters => {
  const text = searchOfKey(key)
  if (!text.startsWith('{')) return {}
  const kept = JSON.parse(text) as Record<string, unknown>
  return Object.fromEntries(ofPatient.flatMap((type) => (Array.isArray(kept[type]) ? [[type, kept[type]]] : [])))
}

const viewOf = (search: URLSearchParams): CallReportView => {
  const time = (name: string, usual: string, isEnd: boolean): string => {
    const sent = search.get(name) ?? ''
    return isTimeOfDay(sent, isEnd) ? sent : usual
  }
  const filters = named.flatMap((type): [CallFilterType, string[]][] => {
    const values = [...new Set(search.getAll(type).filter(Boolean))]
    return values.length > 0 ? [[type, values]] : []
  })
  return {
    ...reportAddress.viewOf(search),
    startTime: time('from', midnight, false),
    endTime: time('until', dayEnd, true),
    sort: sortOptions.find((option) => option === search.get('sort')) ?? 'completedAt',
    filters: { ...Object.fromEntries(filters), ...patientFilters(search.get('find')) },
  }
}

const searchOf = (view: CallReportView): string => {
  const { startTime, endTime, sort, filters } = view
  const search = new URLSearchParams(reportAddress.searchOf({ ...view, by: '', status: '', page: 1 }))
  if (startTime !== midnight) search.set('from', startTime)
  if (endTime !== dayEnd) search.set('until', endTime)
  if (sort !== 'completedAt') search.set('sort', sort)
  for (const type of named) for (const value of filters[type] ?? []) search.append(type, value)
  const kept = ofPatient
    .filter((type) => (filters[type] ?? []).length > 0)
    .map((type) => [type, filters[type]] as const)
  if (kept.length > 0) search.set('find', keyOfSearch(JSON.stringify(Object.fromEntries(kept))))
  if (view.page > 1) search.set('page', String(view.page))
  return search.size > 0 ? `?${search}` : ''
}

export const callReportAddress = { viewOf, searchOf, firstPage: { page: 1 } } satisfies AddressForm<CallReportView>

/** A value of the domain as the schema names it: `createdAt` is CREATED_AT. */
const enumName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** The address of a search, of which the pages share an audit session. */
export const searchAddress = (view: CallReportView): string => searchOf({ ...view, page: 1 })

/** The search as the server takes it. */
export const searchInput = ({ startTime, endTime, sort, filters }: CallReportView) => ({
  startTime,
  endTime,
  sort: enumName(sort) as 'CREATED_AT',
  filters: callFilterTypeNames.flatMap((type) =>
    filters[type] ? [{ type: enumName(type) as 'MRN', values: filters[type] }] : [],
  ),
})

export const variablesOf = (view: CallReportView) => ({
  range: rangeOf(view),
  // The first page begins a search.
  search: { ...searchInput(view), auditSessionId: view.page > 1 ? auditSessionOf(searchAddress(view)) : null },
  page: view.page - 1,
})

export const callPageLinks = (path: string, view: CallReportView, pages: number): PageLinks => {
  const to = (isThere: boolean, page: number) => (isThere ? path + searchOf({ ...view, page }) : null)
  const { page } = view
  return {
    first: to(page > 1, 1),
    previous: to(page > 1, page - 1),
    next: to(page < pages, page + 1),
    last: to(page < pages, pages),
  }
}
