import { userSorts, type UserSort } from 'domain/users/list'
import type { PageLinks } from '../../tables/list/Pager'
import type { AddressForm } from '../../tables/list/useAddressView'

/** The view that the list shows. All of it is in the URL. */
export type UserView = {
  /** Part of a name or an e-mail address. */
  find: string
  sort: UserSort
  descending: boolean
  showsDisabled: boolean
  /** The first page is 1. */
  page: number
}

export const userPath = '/users'

/** In the order of the columns. */
export const sortNames: Record<UserSort, string> = {
  fullName: 'Full Name',
  email: 'E-Mail',
  role: 'Role',
  training: 'Training',
  status: 'Status',
}

const inAddress: Record<UserSort, string> = {
  fullName: 'name',
  email: 'email',
  role: 'role',
  training: 'training',
  status: 'status',
}

/** The view of a URL. A missing or invalid value means the default. */
const viewOf = (search: URLSearchParams): UserView => {
  const page = Number(search.get('page') ?? 1)
  return {
    find: (search.get('find') ?? '').trim(),
    sort: userSorts.find((sort) => inAddress[sort] === search.get('sort')) ?? 'fullName',
    descending: search.get('reverse') === 'yes',
    showsDisabled: search.get('disabled') === 'shown',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1e6 ? page : 1,
  }
}

/** The URL search of a view. Defaults are left out, so that each view has exactly one URL. */
export const searchOf = ({ find, sort, descending, showsDisabled, page }: UserView): string => {
  const search = new URLSearchParams()
  if (find) search.set('find', find)
  if (sort !== 'fullName') search.set('sort', inAddress[sort])
  if (descending) search.set('reverse', 'yes')
  if (showsDisabled) search.set('disabled', 'shown')
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}

export const userAddress = { viewOf, searchOf, firstPage: { page: 1 } } satisfies AddressForm<UserView>

export const pageLinks = (view: UserView, pages: number): PageLinks => {
  const to = (isThere: boolean, page: number) => (isThere ? userPath + searchOf({ ...view, page }) : null)
  return {
    first: to(view.page > 1, 1),
    previous: to(view.page > 1, view.page - 1),
    next: to(view.page < pages, view.page + 1),
    last: to(view.page < pages, pages),
  }
}

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
