import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** Rows of a page (administration, section 9). */
export const pageSize = 20

const pageIn = (text: string | null): number => Math.max(0, (Number.parseInt(text ?? '', 10) || 1) - 1)

/** Which page of a list is shown, from 0; it stands in the address, from 1, under a name of its own. */
export const usePage = (count: number, param = 'page') => {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get(param)
  // The address follows a moment later than the rows.
  const [state, setState] = useState({ inAddress, asked: pageIn(inAddress) })
  let { asked } = state
  if (state.inAddress !== inAddress) {
    asked = pageIn(inAddress)
    setState({ inAddress, asked })
  }

  const pages = Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(asked, pages - 1)
  const show = (next: number) => {
    if (next === page) return
    setState({ inAddress, asked: next })
    setSearch(
      (params) => {
        if (next > 0) params.set(param, String(next + 1))
        else params.delete(param)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { page, pages, show, start: page * pageSize, end: Math.min(count, (page + 1) * pageSize) }
}

export type Paging = ReturnType<typeof usePage>
