import { addressOf, named, pageNumber } from './address'
import { pageSize, pagesOf } from './pageLinks'
import { useAddressView } from './useAddressView'

/** The current page of a list that is fully loaded, kept in the address under its own parameter. Pages count from 0. */
export const usePage = (count: number, param = 'page') => {
  const { view, choose } = useAddressView(addressOf({ page: named(param, pageNumber()) }, { keepsOthers: true }))
  const pages = pagesOf(count)
  const page = Math.min(view.page, pages) - 1
  const show = (next: number) => {
    if (next !== page) choose({ page: next + 1 }, { replace: true })
  }
  return { page, pages, show, start: page * pageSize, end: Math.min(count, (page + 1) * pageSize) }
}

export type Paging = ReturnType<typeof usePage>
