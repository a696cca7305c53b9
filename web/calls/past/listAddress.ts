import { callSorts, callSortWords, sortOptions, type CallList, type CallSort } from 'domain/calls/past/pastList'
import { isCalendarDate } from 'domain/kernel/time/calendarDate'
import type { PageLinks } from '../../tables/list/Pager'
import { keyOfSearch, searchOfKey } from '../../tables/list/searchKeys'
import type { AddressForm } from '../../tables/list/useAddressView'

/** The view that a list shows. All of it is in the URL. */
export type ListView = {
  sort: CallSort
  descending: boolean
  /** Whether ties are sorted by completion time. */
  byCompletion: boolean
  /** Part of a clinician's name; only when sorted by clinician. */
  clinician: string
  /** Part of a patient, a room or an MRN. The URL has a key instead (decision 0024). */
  searchText: string
  /** Days of this device's time zone, YYYY-MM-DD: completed, or deleted, on the first to the last; empty for no limit. */
  from: string
  to: string
  /** The first page is 1. */
  page: number
}

export const listPaths: Record<CallList, string> = { completed: '/calls/completed', deleted: '/calls/deleted' }

/** In the order of calls, section 3. */
export const offeredSorts = sortOptions.map((value) => ({ value, label: callSorts[value] }))

const dayOr = (text: string): string => (isCalendarDate(text) ? text : '')

const daysOf = (from: string, to: string): { from: string; to: string } => {
  const [first, last] = [dayOr(from), dayOr(to)]
  return first && last && last < first ? { from: '', to: '' } : { from: first, to: last }
}

/** The view of a URL. A missing or invalid value means the default (calls, section 4). */
export const viewOf = (search: URLSearchParams): ListView => {
  const sort = sortOptions.find((option) => callSortWords[option] === search.get('sort')) ?? 'completedAt'
  const page = Number(search.get('page') ?? 1)
  return {
    sort,
    descending: search.get('reverse') !== 'no',
    byCompletion: search.get('ties') !== 'created',
    clinician: sort === 'clinician' ? (search.get('clinician') ?? '').trim() : '',
    searchText: searchOfKey(search.get('find')),
    ...daysOf(search.get('from') ?? '', search.get('to') ?? ''),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1e8 ? page : 1,
  }
}

/** The URL search of a view. Defaults are left out, so that each view has exactly one URL. */
export const searchOf = ({
  sort,
  descending,
  byCompletion,
  clinician,
  searchText,
  from,
  to,
  page,
}: ListView): string => {
  const search = new URLSearchParams()
  if (sort !== 'completedAt') search.set('sort', callSortWords[sort])
  if (!descending) search.set('reverse', 'no')
  if (!byCompletion) search.set('ties', 'created')
  if (sort === 'clinician' && clinician.trim()) search.set('clinician', clinician.trim())
  if (searchText) search.set('find', keyOfSearch(searchText))
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}

export const pageLinks = (path: string, view: ListView, pages: number): PageLinks => {
  const { page } = view
  const to = (isThere: boolean, other: number) => (isThere ? path + searchOf({ ...view, page: other }) : null)
  return {
    first: to(page > 1, 1),
    previous: to(page > 1, page - 1),
    next: to(page < pages, page + 1),
    last: to(page < pages, pages),
  }
}

const orderFields = {
  createdAt: 'CREATED_AT',
  facility: 'FACILITY',
  clinician: 'CLINICIAN',
  completedAt: 'COMPLETED_AT',
  responseTime: 'RESPONSE_TIME',
  procedureTime: 'PROCEDURE_TIME',
  startTime: 'START_TIME',
  status: 'STATUS',
  room: 'ROOM',
} as const satisfies Record<CallSort, string>

export const listAddress = { viewOf, searchOf, firstPage: { page: 1 } } satisfies AddressForm<ListView>

/** The beginning of a day in this device's time zone. */
const startOf = (day: string, daysAfter = 0): string => {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date! + daysAfter).toISOString()
}

const spanOf = (from: string, to: string) => ({
  from: from ? startOf(from) : null,
  to: to ? startOf(to, 1) : null,
})

/** Deleted calls may never have been completed, so their ties are sorted by creation time. */
export const variablesOf = (
  list: CallList,
  { sort, descending, byCompletion, clinician, searchText, from, to, page }: ListView,
) => ({
  filter: {
    state: list === 'completed' ? ('COMPLETED' as const) : ('DELETED' as const),
    completedByName: clinician || null,
    ...(searchText ? { search: searchText } : {}),
    ...(from || to ? { [list === 'completed' ? 'completedAt' : 'deletedAt']: spanOf(from, to) } : {}),
  },
  orderBy: {
    field: orderFields[sort],
    direction: descending ? ('DESC' as const) : ('ASC' as const),
    ties:
      list === 'completed' && (byCompletion || sort === 'completedAt')
        ? ('COMPLETED_AT' as const)
        : ('CREATED_AT' as const),
  },
  page: page - 1,
})
