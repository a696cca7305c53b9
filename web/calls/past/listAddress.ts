import { callSorts, callSortWords, sortOptions, type CallList, type CallSort } from 'domain/calls/past/pastList'
import { addressOf, day, flag, keptText, named, oneOf, pageNumber, text, type ViewOf } from '../../tables/list/address'

export const listPaths: Record<CallList, string> = { completed: '/calls/completed', deleted: '/calls/deleted' }

/** In the order of calls, section 3. */
export const offeredSorts = sortOptions.map((value) => ({ value, label: callSorts[value] }))

export const listAddress = addressOf(
  {
    sort: oneOf(sortOptions, 'completedAt', (sort) => callSortWords[sort]),
    descending: named('reverse', flag('no', true)),
    /** Whether ties are sorted by completion time. */
    byCompletion: named('ties', flag('created', true)),
    /** Part of a clinician's name; only when sorted by clinician. */
    clinician: text(),
    /** Part of a patient, a room or an MRN. */
    searchText: named('find', keptText()),
    /** Days of this device's time zone: completed, or deleted, on the first to the last; empty for no limit. */
    from: day(),
    to: day(),
    page: pageNumber(),
  },
  {
    settled: (view) => ({
      ...view,
      clinician: view.sort === 'clinician' ? view.clinician : '',
      ...(view.from && view.to && view.to < view.from ? { from: '', to: '' } : {}),
    }),
  },
)

/** The view that a list shows. All of it is in the URL (calls, section 4). */
export type ListView = ViewOf<typeof listAddress>

export const { searchOf } = listAddress

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

/** The same from the page's address. */
export const variablesAt = (list: CallList, search: URLSearchParams) => variablesOf(list, listAddress.viewOf(search))
