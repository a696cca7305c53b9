import { isUuid } from 'domain/kernel/uuid'
import { globalId } from '../../relay/globalId'
import { addressOf, keptText, named, oneOf, textThat, type ViewOf } from '../../tables/list/address'
import { cursorPage, rowsAt } from '../../tables/list/pageLinks'

export const linePath = '/lines'

export const lineAddress = addressOf({
  searchText: named('find', keptText()),
  status: oneOf(['all', 'open', 'closed'], 'all'),
  /** A raw id; empty means all. */
  facility: textThat(isUuid),
  order: oneOf(['newest', 'oldest'], 'newest'),
  ...cursorPage,
})

/** The view that the list shows. All of it is in the URL. */
export type LineView = ViewOf<typeof lineAddress>

export const { searchOf, firstPage } = lineAddress

const states = { all: null, open: 'OPEN', closed: 'CLOSED' } as const

export const variablesOf = ({ searchText, status, facility, order, place }: LineView) => ({
  filter: {
    search: searchText || null,
    state: states[status],
    facilityIds: facility ? [globalId('Facility', facility)] : null,
  },
  direction: order === 'oldest' ? ('ASC' as const) : ('DESC' as const),
  ...rowsAt(place),
})

/** The same from the page's address. */
export const variablesAt = (search: URLSearchParams) => variablesOf(lineAddress.viewOf(search))
