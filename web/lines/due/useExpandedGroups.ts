import type { PreloadedQuery } from 'react-relay'
import type { DueGroup } from 'domain/lines/due'
import { useWider } from '../../live/useWider'
import { DueBoardQuery } from './DueBoardQuery'
import { dueBoardVariables } from './groups'
import type { DueBoardQuery as Query } from './__generated__/DueBoardQuery.graphql'

/** The board, with the groups that somebody chose to show whole. */
export const useExpandedGroups = (initial: PreloadedQuery<Query>) => {
  const { queryRef, loading, widen } = useWider<Query, DueGroup>(DueBoardQuery, initial, 'The lines could not be read.')
  const showAll = (group: DueGroup) =>
    widen(group, dueBoardVariables([...(queryRef.variables.whole as readonly DueGroup[]), group]))
  return { queryRef, loading, showAll }
}
