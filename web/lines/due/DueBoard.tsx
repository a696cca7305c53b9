import { Box } from '@chakra-ui/react'
import { Spline } from 'lucide-react'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DueGroup as Group } from 'domain/lines/due'
import { useHand } from '../../live/useHand'
import { allowed } from '../../relay/problem'
import { EmptyState } from '../../ui/page/EmptyState'
import { useFreshLines } from '../useFreshLines'
import { DueBoardQuery } from './DueBoardQuery'
import { DueGroup } from './DueGroup'
import { SelectedLines } from './SelectedLines'
import { useLineCalls } from './useLineCalls'
import { useDayChange } from './useDayChange'
import { useExpandedGroups } from './useExpandedGroups'
import type { DueBoardQuery as Query } from './__generated__/DueBoardQuery.graphql'

/** The groups one below the other, and the actions for their selected lines. */
export const DueBoard = (props: { queryRef: PreloadedQuery<Query> }) => {
  const { queryRef, loading, showAll } = useExpandedGroups(props.queryRef)
  const { provider } = usePreloadedQuery<Query>(DueBoardQuery, queryRef)
  // The page and the server have the same version, so the group names match.
  const groups = allowed(provider.dueLines).map((each) => ({ ...each, group: each.group as Group }))
  const lines = groups.flatMap((group) => group.lines)
  const calls = useLineCalls(new Set(lines.map(({ id }) => id)))
  const hand = useHand()
  const { readNow } = useFreshLines<Query>(DueBoardQuery, queryRef.variables, { isHeld: hand.isHeld })
  useDayChange(new Set(lines.map(({ room }) => room?.facility.timeZone ?? 'UTC')), () => void readNow())
  const mayCall = lines.some(({ viewerCanCreateCall }) => viewerCanCreateCall)

  if (groups.every(({ count }) => count === 0))
    return (
      <EmptyState
        role="status"
        icon={Spline}
        title="No open lines."
        description="Open lines appear here by the date of their next dressing change."
      />
    )
  return (
    <>
      <Box {...hand.handlers}>
        {groups.map(({ group, count, lines: inGroup }) => (
          <DueGroup
            key={group}
            group={group}
            count={count}
            lines={inGroup}
            selected={calls.selected}
            onSelect={mayCall ? calls.select : null}
            outcomes={calls.outcomes}
            onShowAll={queryRef.variables.whole.includes(group) ? null : () => showAll(group)}
            isLoading={loading === group}
          />
        ))}
      </Box>
      <SelectedLines calls={calls} purposes={provider.purposes} />
    </>
  )
}
