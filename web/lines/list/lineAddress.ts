import { globalId } from '../../relay/globalId'
import type { PageLinks } from '../../tables/list/Pager'
import type { AddressForm } from '../../tables/list/useAddressView'
import { keyOfSought, soughtOf } from './sought'

/** Lines on a page (administration, section 9). */
const pageSize = 20

/** Where a page begins or ends: behind or before a cursor, or so many lines from the end of the list; null: at its beginning. */
type Place = { after: string } | { before: string } | { end: number } | null

/** What the list is asked for. All of it stands in the address, but what is looked for: for that there is a key. */
export type LineView = {
  sought: string
  status: 'all' | 'open' | 'closed'
  /** A raw id; empty: all. */
  facility: string
  order: 'newest' | 'oldest'
  /** From 1, as people count; where that is, `place` says. */
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

/** The view of an address. What it does not say, or says wrongly, is as the list begins. */
const viewOf = (search: URLSearchParams): LineView => {
  const [status, place] = [search.get('status'), placeOf(search)]
  return {
    sought: soughtOf(search.get('find')),
    status: status === 'open' || status === 'closed' ? status : 'all',
    facility: search.get('facility') ?? '',
    order: search.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: place ? (wholeNumber(search.get('page'), 1e8) ?? 1) : 1,
    place,
  }
}

/** What an address says of a view, in one way for each; what the list begins with is left out. */
export const searchOf = ({ sought, status, facility, order, page, place }: LineView): string => {
  const search = new URLSearchParams()
  if (sought) search.set('find', keyOfSought(sought))
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

/** The list from its beginning. */
export const firstPage = { page: 1, place: null } as const

export const lineAddress = { viewOf, searchOf, firstPage } satisfies AddressForm<LineView>

const states = { all: null, open: 'OPEN', closed: 'CLOSED' } as const

/** What the server is asked for. */
export const variablesOf = ({ sought, status, facility, order, place }: LineView) => ({
  filter: {
    search: sought || null,
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

/** The addresses of the other pages; null where there is none. */
export const pageLinks = (view: LineView, { total, pageInfo }: Shown): PageLinks & { pages: number | null } => {
  const to = (page: number, place: Place): string => linePath + searchOf({ ...view, page, place })
  // Found lines are counted up to a thousand: where the last page is, nobody knows then.
  const pages = total.isMore ? null : Math.max(1, Math.ceil(total.count / pageSize))
  const first = to(1, null)
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo
  return {
    pages,
    first: hasPreviousPage ? first : null,
    // Before the second page stands the first, wherever lines were added meanwhile.
    previous: !hasPreviousPage
      ? null
      : view.page <= 2 || !startCursor
        ? first
        : to(view.page - 1, { before: startCursor }),
    next: hasNextPage && endCursor ? to(view.page + 1, { after: endCursor }) : null,
    last: hasNextPage && pages ? to(pages, { end: total.count - (pages - 1) * pageSize }) : null,
  }
}
