import { globalId } from '../../relay/globalId'
import type { PageLinks } from '../../tables/list/Pager'
import type { AddressForm } from '../../tables/list/useAddressView'
import { keyOfSearch, searchOfKey } from '../../tables/list/searchKeys'

/** Page size (administration, section 9). */
const pageSize = 20

/**
 * Where a page starts or ends: after or before a cursor, or a number of lines at the end of the list; null: the first
 * page.
 */
type Place = { after: string } | { before: string } | { end: number } | null

/** The view that the list shows. All of it is in the URL, except that the search text is replaced by a key. */
export type LineView = {
  searchText: string
  status: 'all' | 'open' | 'closed'
  /** A raw id; empty means all. */
  facility: string
  order: 'newest' | 'oldest'
  /** The page number to show, from 1. `place` decides which lines are read. */
  page: number
  place: Place
}

export const linePath = '/lines'

const wholeNumber = (text: string | null, most: number): number | null => {
  const number = Number(text ?? 'none')
  return Number.isSafeInteger(number) && number >= 1 && number <= most ? number : null
}

const placeOf = (search: URLSearchParams): Place => {
  const [after, before, end] = [search.get('after'), search.get('before'), wholeNumber(search.get('end'), pageSize)]
  if (after) return { after }
  if (before) return { before }
  return end ? { end } : null
}

/** The view of a URL. A missing or invalid value means the default. */
const viewOf = (search: URLSearchParams): LineView => {
  const [status, place] = [search.get('status'), placeOf(search)]
  return {
    searchText: searchOfKey(search.get('find')),
    status: status === 'open' || status === 'closed' ? status : 'all',
    facility: search.get('facility') ?? '',
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: place ? (wholeNumber(search.get('page'), 1e8) ?? 1) : 1,
    place,
  }
}

/** The URL search of a view. Defaults are left out, so that each view has exactly one URL. */
export const searchOf = ({ searchText, status, facility, order, page, place }: LineView): string => {
  const search = new URLSearchParams()
  if (searchText) search.set('find', keyOfSearch(searchText))
  if (status !== 'all') search.set('status', status)
  if (facility) search.set('facility', facility)
  if (order === 'oldest') search.set('order', order)
  if (place) {
    search.set('page', String(page))
    for (const [name, value] of Object.entries(place)) search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

export const firstPage = { page: 1, place: null } as const

export const lineAddress = { viewOf, searchOf, firstPage } satisfies AddressForm<LineView>

const states = { all: null, open: 'OPEN', closed: 'CLOSED' } as const

export const variablesOf = ({ searchText, status, facility, order, place }: LineView) => ({
  filter: {
    search: searchText || null,
    state: states[status],
    facilityIds: facility ? [globalId('Facility', facility)] : null,
  },
  direction: order === 'oldest' ? ('ASC' as const) : ('DESC' as const),
  ...edgesOf(place),
})

const edgesOf = (place: Place) => {
  const nowhere = { first: null, last: null, after: null, before: null }
  if (place && 'before' in place) return { ...nowhere, last: pageSize, before: place.before }
  if (place && 'end' in place) return { ...nowhere, last: place.end }
  return { ...nowhere, first: pageSize, after: place?.after ?? null }
}

type Shown = {
  total: { count: number; isMore: boolean }
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor?: string | null; endCursor?: string | null }
}

/** URLs of the other pages; null for pages that do not exist. */
export const pageLinks = (view: LineView, { total, pageInfo }: Shown): PageLinks & { pages: number | null } => {
  const to = (page: number, place: Place): string => linePath + searchOf({ ...view, page, place })
  // Search results are counted up to a thousand. Beyond that, the last page is unknown.
  const pages = total.isMore ? null : Math.max(1, Math.ceil(total.count / pageSize))
  const first = to(1, null)
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo
  return {
    pages,
    first: hasPreviousPage ? first : null,
    // The page before the second is always the first, even if lines were added meanwhile.
    previous: !hasPreviousPage
      ? null
      : view.page <= 2 || !startCursor
        ? first
        : to(view.page - 1, { before: startCursor }),
    next: hasNextPage && endCursor ? to(view.page + 1, { after: endCursor }) : null,
    last: hasNextPage && pages ? to(pages, { end: total.count - (pages - 1) * pageSize }) : null,
  }
}
