import { Box, Button, Flex } from '@chakra-ui/react'
import { chipCounts, choiceOf, finds, hiddenBy, queueChipNames, queueChips } from 'domain/calls/queue/filter'
import { compareInQueue } from 'domain/calls/queue/queue'
import { FilterX, Inbox, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { globalId } from '../../relay/globalId'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import { EmptyState } from '../../ui/page/EmptyState'
import { FacilityFilter } from './FacilityFilter'
import { FilterChips } from './filter/FilterChips'
import { useQueueFilter } from './filter/useQueueFilter'
import { QueueList, type QueueNode } from './QueueList'
import { createPlaces } from './queueOrder'

const FilterResult = later(() => import('./filter/FilterResult').then((module) => module.FilterResult))
const QueueSearch = later(() => import('./filter/QueueSearch').then((module) => module.QueueSearch))

type QueueProps = {
  calls: readonly { readonly node: QueueNode }[]
  facilities: readonly { databaseId: string; name: string }[]
  /** Raw ids of the chosen facilities; empty means all. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** The queue with its search and its filters. */
export const Queue = ({ calls, facilities, chosen, onChoose }: QueueProps) => {
  const { userId, canCreateCall, canSeeLists: worksOnCalls } = useViewer()
  const placeOf = useMemo(() => createPlaces<QueueNode>(globalId('User', userId)), [userId])
  const all = useMemo(() => calls.map(({ node }) => placeOf(node)).sort(compareInQueue), [calls, placeOf])
  // A call without a room could be in any facility, so no choice of facilities hides it.
  const inFacilities = useMemo(
    () => all.filter(({ facilityId }) => chosen.length === 0 || facilityId === null || chosen.includes(facilityId)),
    [all, chosen],
  )
  const counts = useMemo(() => chipCounts(inFacilities), [inFacilities])
  const filtering = useQueueFilter((search) => {
    const isFound = finds(search)
    return inFacilities.some(({ searchKey }) => isFound(searchKey))
  })
  // The field and the chips answer at once; the list follows, in pieces that a key can interrupt.
  const filter = useDeferredValue(filtering.filter)
  const current = useMemo(() => {
    const why = hiddenBy(filter)
    return inFacilities.filter((call) => why(call) === null)
  }, [inFacilities, filter])
  const unclaimed = (call: (typeof all)[number]) => call.group === 'stat' && !call.isAssigned
  const facts = {
    shown: current.length,
    total: inFacilities.length,
    hiddenStats: inFacilities.filter(unclaimed).length - current.filter(unclaimed).length,
  }

  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<'top' | 'first' | null>(null)
  const go = () => {
    if (wanted.current === 'first') list.current?.querySelector<HTMLElement>('h3 a')?.focus()
    else if (wanted.current === 'top') {
      const above = list.current!.getBoundingClientRect().top - bar.current!.getBoundingClientRect().bottom
      if (above < 0) scrollBy({ top: above, behavior: 'instant' })
    }
    wanted.current = null
  }
  // After the list follows a filter.
  useEffect(go, [filter])

  const clear = () => {
    wanted.current = 'top'
    filtering.clear()
    // The button that was pressed disappears.
    bar.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
  }

  const among = filter.chips.length > 0 ? ` among ${filter.chips.map((chip) => queueChipNames[chip]).join(', ')}` : ''
  const empty =
    filter.search !== '' ? (
      <EmptyState icon={SearchX} title={`No call matches “${filter.search}”${among}.`}>
        {among ? <Button onClick={filtering.clearChips}>Search all calls</Button> : null}
        <Button variant={among ? 'outline' : 'solid'} onClick={filtering.clearSearch}>
          Clear search
        </Button>
      </EmptyState>
    ) : filter.chips.length > 0 ? (
      <EmptyState icon={FilterX} title="No calls match the filter.">
        <Button onClick={clear}>Show all calls</Button>
      </EmptyState>
    ) : all.length > 0 ? (
      <EmptyState icon={FilterX} title="No calls in the chosen facilities.">
        <Button onClick={() => onChoose([])}>Show all facilities</Button>
      </EmptyState>
    ) : (
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

  return (
    <>
      <Flex wrap="wrap" gap="2" align="center" mb="1" mt={{ base: '-1', md: '-2' }}>
        {/* As high as the field, which loads after the cards. */}
        <Box flex="1 1 13rem" maxW={{ md: '20rem' }} minH={{ base: '12', md: '11' }}>
          <QueueSearch
            text={filtering.text}
            onType={filtering.type}
            onClear={filtering.clearSearch}
            onEnter={() => {
              wanted.current = 'first'
              if (filter === filtering.filter) go()
            }}
          />
        </Box>
        {facilities.length > 1 ? <FacilityFilter facilities={facilities} chosen={chosen} onChoose={onChoose} /> : null}
      </Flex>
      <Box
        ref={bar}
        data-sticky-bar={choiceOf(filter) ? 'tall' : ''}
        position="sticky"
        top="var(--sticky-top)"
        zIndex="docked"
        bg="bg"
        mb="3"
      >
        <FilterChips
          offered={worksOnCalls ? queueChips : queueChips.filter((chip) => chip !== 'mine')}
          counts={counts}
          pressed={filtering.filter.chips}
          onToggle={(chip) => {
            wanted.current = 'top'
            filtering.toggle(chip)
          }}
        />
        <FilterResult {...facts} choice={choiceOf(filter)} onClear={clear} />
      </Box>
      <QueueList {...{ all, inFacilities, current, filter, chosen, empty }} listRef={list} />
    </>
  )
}
