import { useLocation } from 'react-router'
import { PageWays } from '../../tables/list/PageWays'
import { searchOf, type ListView } from './listAddress'

type PagingProps = { view: ListView; pages: number; total: number }

/** Where the list stands, and the ways to its other pages. */
export const Paging = ({ view, pages, total }: PagingProps) => {
  const { pathname } = useLocation()
  const { page } = view
  const to = (isThere: boolean, to: number) => (isThere ? pathname + searchOf({ ...view, page: to }) : null)
  const [isBehind, isBefore] = [page > 1, page < pages]
  return (
    <PageWays
      first={to(isBehind, 1)}
      previous={to(isBehind, page - 1)}
      next={to(isBefore, page + 1)}
      last={to(isBefore, pages)}
    >
      {(pages > 1 ? `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')} · ` : '') +
        (total === 1 ? '1 call' : `${total.toLocaleString('en-US')} calls`)}
    </PageWays>
  )
}
