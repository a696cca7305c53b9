import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react'
import { compareInQueue, queueGroupNames, queueGroups } from 'domain/calls/queue/queue'
import { ArrowDown, FilterX, Inbox, Plus, UserX } from 'lucide-react'
import { memo, useMemo, useRef, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { useClock } from '../../relay/serverClock'
import { EmptyState } from '../../ui/page/EmptyState'
import { offlineSinceOf } from './card/staffing'
import { CallCard } from './card/CallCard'
import { cardGrid, cardItem } from './card/cardGrid'
import { placeOf } from './queueOrder'
import { StatAnnouncer } from './StatAnnouncer'
import { useHand } from '../../live/useHand'
import { useKeptPlace } from './steady/useKeptPlace'
import { useDepartures } from './steady/useDepartures'
import { useSteadyQueue } from './steady/useSteadyQueue'
import type { CallCard_call$key } from './card/__generated__/CallCard_call.graphql'
import type { queueOrder_call$key } from './__generated__/queueOrder_call.graphql'

type Edge = { readonly node: { readonly id: string } & CallCard_call$key & queueOrder_call$key }

type QueueListProps = {
  calls: readonly Edge[]
  /** Raw ids of the chosen facilities; empty means all. */
  chosen: readonly string[]
  onShowAll: () => void
  canCreateCall: boolean
}

const GroupHeading = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    textStyle: 'md',
    fontWeight: 'bold',
    py: '2',
    position: 'sticky',
    top: 'var(--sticky-top)',
    zIndex: 'docked',
    bg: 'bg',
    mb: '1',
  },
})

const Count = chakra('span', {
  base: {
    minW: '7',
    px: '2',
    textAlign: 'center',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isStat: { true: { bg: 'red.solid', color: 'red.contrast' }, false: {} } },
})

/** Memoized: a change usually concerns one card of up to 500, and the styles of the others are not computed again. */
const Item = memo(function Item(card: ComponentProps<typeof CallCard>) {
  return (
    <chakra.li css={cardItem}>
      <CallCard {...card} />
    </chakra.li>
  )
})

const changesText = (count: number, newStat: number): string => {
  if (newStat > 0) return newStat === 1 ? 'Show new Stat call' : `Show ${newStat} new Stat calls`
  return count === 1 ? 'Show 1 change' : `Show ${count} changes`
}

/** The cards by group, in queue order. They do not move while the user interacts with the list. */
export const QueueList = ({ calls, chosen, onShowAll, canCreateCall }: QueueListProps) => {
  const dayText = useClock(60_000, (now) => now.toDateString())
  const today = useMemo(() => new Date(dayText), [dayText])
  const listRef = useRef<HTMLDivElement>(null)
  const { isHeld, release, handlers } = useHand()
  useKeptPlace(listRef)
  const departures = useDepartures()

  // A call without a room could be in any facility, so no filter hides it.
  const current = useMemo(
    () =>
      calls
        .map(({ node }) => ({ ...placeOf(node), call: node }))
        .filter(({ facilityId }) => chosen.length === 0 || facilityId === null || chosen.includes(facilityId))
        .sort(compareInQueue),
    [calls, chosen],
  )
  const { shown, waiting, apply } = useSteadyQueue({ current, isHeld, choice: chosen.join() })

  const groups = queueGroups
    .map((group) => ({ group, cards: shown.filter((card) => card.group === group) }))
    .filter(({ cards }) => cards.length > 0)
  const abandoned = useClock(10_000, (now) =>
    shown.flatMap(({ id, hasLeft, staffing }) => (!hasLeft && offlineSinceOf(staffing, now) ? id : [])).join(),
  )
  const abandonedIds = new Set(abandoned.split(','))
  const inQueue = new Set(calls.map(({ node }) => node.id))
  const whyLeft = (id: string): string =>
    inQueue.has(id) ? 'Moved to another facility' : (departures.get(id) ?? 'Left the queue')

  return (
    <Box ref={listRef} {...handlers}>
      <StatAnnouncer current={current} choice={chosen.join()} />
      {waiting.count > 0 ? (
        <Flex
          position="sticky"
          top="calc(var(--sticky-top) + 0.5rem)"
          zIndex="dropdown"
          justify="center"
          h="0"
          pointerEvents="none"
        >
          <Button
            pointerEvents="auto"
            borderRadius="full"
            boxShadow="lg"
            colorPalette={waiting.newStat > 0 ? 'red' : 'brand'}
            onClick={() => {
              release()
              apply()
            }}
          >
            <ArrowDown aria-hidden />
            {changesText(waiting.count, waiting.newStat)}
          </Button>
        </Flex>
      ) : null}
      {groups.length === 0 ? (
        <Nothing
          isFiltered={chosen.length > 0 && calls.length > 0}
          onShowAll={onShowAll}
          canCreateCall={canCreateCall}
        />
      ) : (
        <Flex direction="column" gap="5">
          {groups.map(({ group, cards }) => (
            <section key={group} aria-labelledby={`queue-${group}`}>
              <GroupHeading id={`queue-${group}`}>
                {queueGroupNames[group]}
                <Count isStat={group === 'stat'}>{cards.filter(({ hasLeft }) => !hasLeft).length}</Count>
                <AbandonedCount count={cards.filter(({ id }) => abandonedIds.has(id)).length} />
              </GroupHeading>
              <chakra.ul css={cardGrid}>
                {cards.map(({ id, call, hasLeft }) => (
                  <Item key={id} call={call} today={today} leftBecause={hasLeft ? whyLeft(id) : undefined} />
                ))}
              </chakra.ul>
            </section>
          ))}
        </Flex>
      )}
    </Box>
  )
}

/** Abandoned calls of the group (rules 3.6b). */
const AbandonedCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Badge colorPalette="amber" textStyle="sm" fontWeight="semibold">
      <UserX aria-hidden size={14} />
      {count} with lead offline
    </Badge>
  )

type NothingProps = { isFiltered: boolean; onShowAll: () => void; canCreateCall: boolean }

const Nothing = ({ isFiltered, onShowAll, canCreateCall }: NothingProps) =>
  isFiltered ? (
    <EmptyState icon={FilterX} title="No calls in the chosen facilities.">
      <Button onClick={onShowAll}>Show all facilities</Button>
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
