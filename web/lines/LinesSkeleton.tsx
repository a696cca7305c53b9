import { ListSkeleton } from '../tables/list/ListSkeleton'
import { LinesFrame } from './LinesFrame'

/** Lines whose page is on its way. */
export const LinesSkeleton = () => (
  <LinesFrame>
    <ListSkeleton />
  </LinesFrame>
)
