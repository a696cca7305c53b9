import { useAddressView, withParams, type AddressForm } from './useAddressView'

/** Rows per page (administration, section 9). */
export const pageSize = 20

/** A page index from 0; the address counts from 1. Other parts of the address stay. */
const formOf = (param: string): AddressForm<{ page: number }> => ({
  viewOf: (search) => ({ page: Math.max(0, (Number.parseInt(search.get(param) ?? '', 10) || 1) - 1) }),
  searchOf: ({ page }, address) => withParams(address, { [param]: page > 0 ? String(page + 1) : '' }),
  firstPage: {},
})

/** The current page of a list that is fully loaded, kept in the address under its own parameter. */
export const usePage = (count: number, param = 'page') => {
  const { view, choose } = useAddressView(formOf(param))
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(view.page, pages - 1)
  const show = (next: number) => {
    if (next !== page) choose({ page: next }, { replace: true })
  }
  return { page, pages, show, start: page * pageSize, end: Math.min(count, (page + 1) * pageSize) }
}

export type Paging = ReturnType<typeof usePage>
