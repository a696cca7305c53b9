import { userSorts, type UserSort } from 'domain/users/list'
import { addressOf, flag, named, oneOf, pageNumber, text, type ViewOf } from '../../tables/list/address'

export const userPath = '/users'

/** In the order of the columns. */
export const sortNames: Record<UserSort, string> = {
  fullName: 'Full Name',
  email: 'E-Mail',
  role: 'Role',
  training: 'Training',
  status: 'Status',
}

export const userAddress = addressOf({
  /** Part of a name or an e-mail address. */
  find: text(),
  sort: oneOf(userSorts, 'fullName'),
  descending: named('reverse', flag('yes')),
  showsDisabled: named('disabled', flag('shown')),
  page: pageNumber(),
})

/** The view that the list shows. All of it is in the URL. */
export type UserView = ViewOf<typeof userAddress>

export const { searchOf } = userAddress

const orderFields = {
  fullName: 'FULL_NAME',
  email: 'EMAIL',
  role: 'ROLE',
  training: 'TRAINING',
  status: 'STATUS',
} as const satisfies Record<UserSort, string>

export const variablesOf = ({ find, sort, descending, showsDisabled, page }: UserView) => ({
  filter: { search: find || null, includeDisabled: showsDisabled },
  orderBy: { field: orderFields[sort], direction: descending ? ('DESC' as const) : ('ASC' as const) },
  page: page - 1,
})

/** The same from the page's address. */
export const variablesAt = (search: URLSearchParams) => variablesOf(userAddress.viewOf(search))
