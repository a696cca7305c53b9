import type { PreloadedQuery } from 'react-relay'
import { ListContent } from '../../tables/list/ListContent'
import { LinesFrame } from '../LinesFrame'
import { DueBoard } from './DueBoard'
import type { DueBoardQuery } from './__generated__/DueBoardQuery.graphql'

/** Open lines by the due day of their dressing change, and calls for them (rules 4.12, 4.14). */
export default function DueBoardPage({ queryRef }: { queryRef: PreloadedQuery<DueBoardQuery> }) {
  return (
    <LinesFrame>
      <ListContent asked={queryRef.fetchKey} isOnItsWay={false} page={1} first="/lines/due">
        <DueBoard queryRef={queryRef} />
      </ListContent>
    </LinesFrame>
  )
}
