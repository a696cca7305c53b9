import { sortOptions } from 'domain/calls/past/pastList'
import { callFilterTypeNames, isOfPatient, type CallFilters, type CallFilterType } from 'domain/reports/callReport'
import { addressOf, oneOf, pageNumber, type Param, type ViewOf } from '../../tables/list/address'
import { auditSessionOf, keyOfSearch, searchOfKey } from '../../tables/list/searchKeys'
import { hourParams, rangeOf, rangeParams, settledRange } from '../kit/reportAddress'

const ofPatient = callFilterTypeNames.filter(isOfPatient)
const inAddress = callFilterTypeNames.filter((type) => !isOfPatient(type))

/** The filters that a key of this tab stands for. */
const patientFilters = (key: string | null): CallFilters => {
  const text = searchOfKey(key)
  if (!text.startsWith('{')) return {}
  const kept = JSON.parse(text) as Record<string, unknown>
  return Object.fromEntries(ofPatient.flatMap((type) => (Array.isArray(kept[type]) ? [[type, kept[type]]] : [])))
}

const filters: Param<CallFilters> = {
  read: (search) => {
    const chosen = inAddress.flatMap((type): [CallFilterType, string[]][] => {
      const values = [...new Set(search.getAll(type).filter(Boolean))]
      return values.length > 0 ? [[type, values]] : []
    })
    return { ...Object.fromEntries(chosen), ...patientFilters(search.get('find')) }
  },
  write: (search, chosen) => {
    for (const type of inAddress) for (const value of chosen[type] ?? []) search.append(type, value)
    const kept = ofPatient.filter((type) => chosen[type]?.length).map((type) => [type, chosen[type]] as const)
    if (kept.length > 0) search.set('find', keyOfSearch(JSON.stringify(Object.fromEntries(kept))))
  },
}

export const callReportAddress = addressOf(
  {
    ...rangeParams,
    ...hourParams,
    sort: oneOf(sortOptions, 'completedAt'),
    filters,
    page: pageNumber(),
  },
  { settled: settledRange },
)

/** What the call report shows. All of it is in the address, but a patient only by a key (decision 0024). */
export type CallReportView = ViewOf<typeof callReportAddress>

/** A value of the domain as the schema names it: `createdAt` is CREATED_AT. */
const enumName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** The address of a search, of which the pages share an audit session. */
export const searchAddress = (view: CallReportView): string => callReportAddress.searchOf({ ...view, page: 1 })

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

/** The same from the page's address. */
export const variablesAt = (search: URLSearchParams) => variablesOf(callReportAddress.viewOf(search))
