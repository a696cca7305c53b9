import { Box, Flex } from '@chakra-ui/react'
import { chipCounts, choiceOf, finds, hiddenBy, queueChips } from 'domain/calls/queue/filter'
import { compareInQueue } from 'domain/calls/queue/queue'
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { globalId } from '../../relay/globalId'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import { lowScreen } from '../../ui/theme/lowScreen'
import { Views } from '../../views/embeds/Views'
import { FacilityFilter } from './FacilityFilter'
import { FilterChips } from './filter/FilterChips'
import { QueueSearch } from './filter/QueueSearch'
import { useQueueFilter } from './filter/useQueueFilter'
import { QueueList } from './QueueList'
import { usePlaces, type QueueEdges } from './queueOrder'

const EmptyQueue = later(() => import('./EmptyQueue').then((module) => module.EmptyQueue))
const FilterResult = later(() => import('./filter/FilterResult').then((module) => module.FilterResult))
/** Memoized: changes of the queue do not concern it. */
const Search = memo(QueueSearch)

type QueueProps = {
  calls: QueueEdges
  facilities: readonly { databaseId: string; name: string }[]
  /** Raw ids of the chosen facilities; empty means all. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** The queue with its search and its filters. */
export const Queue = ({ calls, facilities, chosen, onChoose }: QueueProps) => {
  const { userId, canSeeLists: worksOnCalls } = useViewer()
  const places = usePlaces(calls, globalId('User', userId))
  const all = useMemo(() => [...places].sort(compareInQueue), [places])
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
  const [asked, askToGo] = useReducer((times: number) => times + 1, 0)
  // After the list follows the filter.
  const goWhenShown = useEffectEvent(() => {
    if (filter === filtering.filter) go()
  })
  useEffect(() => goWhenShown(), [filter, asked])
  const goToFirst = useCallback(() => {
    wanted.current = 'first'
    askToGo()
  }, [])
  const isFiltered = choiceOf(filter) !== ''
  // Stays after the filter is cleared, to announce that.
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  if (isFiltered && !wasFiltered) setWasFiltered(true)

  const clear = () => {
    wanted.current = 'top'
    filtering.clear()
    // The button that was pressed disappears.
    bar.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
  }

  return (
    <>
      <Flex wrap="wrap" gap="2" align="center" mb="1" mt={{ base: '-1', md: '-2' }}>
        {facilities.length > 1 ? <FacilityFilter facilities={facilities} chosen={chosen} onChoose={onChoose} /> : null}
        <Box flex="1 1 12.5rem" maxW={{ md: '20rem' }}>
          <Search text={filtering.text} onType={filtering.type} onClear={filtering.clearSearch} onEnter={goToFirst} />
        </Box>
      </Flex>
      <Box
        ref={bar}
        data-sticky-bar={isFiltered ? 'tall' : ''}
        position="sticky"
        top="var(--sticky-top)"
        zIndex="docked"
        bg="bg"
        mb="3"
        // What opens in it lies above the headings of the groups.
        css={{ '&:has([aria-expanded=true])': { zIndex: 'dropdown' }, [lowScreen]: { position: 'static' } }}
      >
        <Flex align="center" gap="1">
          {/* The chips reach beyond their place by as much. */}
          <Box flex="1" minW="0" pe={{ base: '4', md: '1' }}>
            <FilterChips
              offered={worksOnCalls ? queueChips : queueChips.filter((chip) => chip !== 'mine')}
              counts={counts}
              pressed={filtering.filter.chips}
              onToggle={(chip) => {
                wanted.current = 'top'
                filtering.toggle(chip)
              }}
            />
          </Box>
          <Views list="QUEUE" />
        </Flex>
        {wasFiltered ? <FilterResult {...facts} choice={choiceOf(filter)} onClear={clear} /> : null}
      </Box>
      <QueueList
        {...{ all, inFacilities, current, filter, chosen }}
        listRef={list}
        empty={
          <EmptyQueue
            filter={filter}
            isInOthers={all.length > 0}
            onClearSearch={filtering.clearSearch}
            onClearChips={filtering.clearChips}
            onClear={clear}
            onShowAll={() => onChoose([])}
          />
        }
      />
    </>
  )
}
