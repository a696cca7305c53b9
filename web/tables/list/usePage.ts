import { useAddressView, type AddressForm } from './useAddressView'

/** Rows of a page (administration, section 9). */
export const pageSize = 20

/** A page from 0, which stands in the address from 1; what else the address says stays. */
const formOf = (param: string): AddressForm<{ page: number; search: string }> => ({
  viewOf: (search) => ({
    page: Math.max(0, (Number.parseInt(search.get(param) ?? '', 10) || 1) - 1),
    search: String(search),
  }),
  searchOf: ({ page, search }) => {
    const params = new URLSearchParams(search)
    if (page > 0) params.set(param, String(page + 1))
    else params.delete(param)
    return params.size > 0 ? `?${params}` : ''
  },
  firstPage: {},
})

/** Which page is shown of a list that is here as a whole. It stands in the address under a name of its own. */
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
