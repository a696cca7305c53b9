import { Button } from '@chakra-ui/react'
import { queueChipNames, type QueueFilter } from 'domain/calls/queue/filter'
import { FilterX, Inbox, Plus, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { EmptyState } from '../../ui/page/EmptyState'

type EmptyQueueProps = {
  filter: QueueFilter
  /** Other facilities have calls. */
  isInOthers: boolean
  onClearSearch: () => void
  onClearChips: () => void
  onClear: () => void
  onShowAll: () => void
}

/** Why no call is shown, and what to do about it. */
export const EmptyQueue = ({
  filter: { chips, search },
  isInOthers,
  onClearSearch,
  onClearChips,
  onClear,
  onShowAll,
}: EmptyQueueProps) => {
  const { canCreateCall } = useViewer()
  const among = chips.length > 0 ? ` among ${chips.map((chip) => queueChipNames[chip]).join(', ')}` : ''

  if (search !== '')
    return (
      <EmptyState icon={SearchX} title={`No call matches “${search}”${among}.`}>
        {among ? <Button onClick={onClearChips}>Search all calls</Button> : null}
        <Button variant={among ? 'outline' : 'solid'} onClick={onClearSearch}>
          Clear search
        </Button>
      </EmptyState>
    )
  if (among)
    return (
      <EmptyState icon={FilterX} title="No calls match the filter.">
        <Button onClick={onClear}>Show all calls</Button>
      </EmptyState>
    )
  if (isInOthers)
    return (
      <EmptyState icon={FilterX} title="No calls in the chosen facilities.">
        <Button onClick={onShowAll}>Show all facilities</Button>
      </EmptyState>
    )
  return (
    <EmptyState icon={Inbox} title="No calls are waiting." description="New calls appear here automatically.">
      {canCreateCall ? (
        <Button asChild variant="outline">
          <Link to="/calls/new">
            <Plus aria-hidden />
            New Call
          </Link>
        </Button>
      ) : null}
    </EmptyState>
  )
}
