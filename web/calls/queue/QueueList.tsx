import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react'
import { choiceOf, hiddenBy, type QueueFilter } from 'domain/calls/queue/filter'
import { queueGroupNames, queueGroups } from 'domain/calls/queue/queue'
import { ArrowDown, UserX } from 'lucide-react'
import { memo, useMemo, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useHand } from '../../live/useHand'
import { globalId } from '../../relay/globalId'
import { useClock } from '../../relay/serverClock'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import { useSignal } from '../../ui/browser/signal'
import { lowScreen } from '../../ui/theme/lowScreen'
import { offlineSinceOf } from './card/staffing'
import { CallCard } from './card/CallCard'
import { cardGrid, cardItem } from './card/cardGrid'
import type { Place } from './queueOrder'
import { queueLayout } from './row/queueLayout'
import { StatAnnouncer } from './StatAnnouncer'
import { useKeptPlace } from './steady/useKeptPlace'
import { useSoughtCall } from './steady/useSoughtCall'
import { useDepartures } from './steady/useDepartures'
import { useSteadyQueue } from './steady/useSteadyQueue'

const MyCalls = later(() => import('./MyCalls').then((module) => module.MyCalls))
const RowList = later(() => import('./row/RowList').then((module) => module.RowList))

type QueueListProps = {
  /** Every call of the queue, in its order; those of the chosen facilities; those of them that the filter shows. */
  all: readonly Place[]
  inFacilities: readonly Place[]
  current: readonly Place[]
  filter: QueueFilter
  /** Raw ids of the chosen facilities; empty means all. */
  chosen: readonly string[]
  listRef: RefObject<HTMLDivElement | null>
  /** Shown when there is no call. */
  empty: ReactNode
}

const GroupHeading = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    textStyle: 'md',
    fontWeight: 'bold',
    py: '2',
    position: 'sticky',
    top: 'calc(var(--sticky-top) + var(--sticky-bar))',
    // Where a screen is low, or much enlarged, the bars would leave no room for a card.
    [lowScreen]: { position: 'static' },
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

/** The cards or rows by group, in queue order. They do not move while the user interacts with the list. */
export const QueueList = ({ all, inFacilities, current, filter, chosen, listRef, empty }: QueueListProps) => {
  const dayText = useClock(60_000, (now) => now.toDateString())
  const today = useMemo(() => new Date(dayText), [dayText])
  const isList = useSignal(queueLayout) === 'list'
  const viewerId = globalId('User', useViewer().userId)
  const { isHeld, release, handlers } = useHand()
  useKeptPlace(listRef)
  const departures = useDepartures()

  const { shown, waiting, apply } = useSteadyQueue({ current, isHeld, choice: `${chosen.join()} ${choiceOf(filter)}` })
  useSoughtCall(listRef, { shown, apply })
  const mine = useMemo(() => {
    const isLead = ({ staffing }: Place) => staffing.lead?.id === viewerId
    return all.filter(({ isMine }) => isMine).sort((a, b) => Number(isLead(b)) - Number(isLead(a)))
  }, [all, viewerId])
  const pinned = useSteadyQueue({ current: mine, isHeld, choice: '' })

  const abandoned = useClock(10_000, (now) =>
    shown.flatMap(({ id, hasLeft, staffing }) => (!hasLeft && offlineSinceOf(staffing, now) ? id : [])).join(),
  )

  // Kept while somebody types, until the filter has changed.
  const groups = useMemo(() => {
    const abandonedIds = new Set(abandoned.split(','))
    const whyLeft = (id: string): string => {
      const call = all.find((each) => each.id === id)
      if (!call) return departures.get(id) ?? 'Left the queue'
      return inFacilities.includes(call) ? whyHidden(call, filter) : 'Moved to another facility'
    }
    return queueGroups
      .map((group) => ({ group, cards: shown.filter((card) => card.group === group) }))
      .filter(({ cards }) => cards.length > 0)
      .map(({ group, cards }) => (
        <section key={group} aria-labelledby={`queue-${group}`}>
          <GroupHeading id={`queue-${group}`}>
            {queueGroupNames[group]}
            <Count isStat={group === 'stat'}>{cards.filter(({ hasLeft }) => !hasLeft).length}</Count>
            <AbandonedCount count={cards.filter(({ id }) => abandonedIds.has(id)).length} />
          </GroupHeading>
          {isList ? (
            <RowList cards={cards} today={today} whyLeft={whyLeft} />
          ) : (
            <chakra.ul css={cardGrid}>
              {cards.map(({ id, call, hasLeft }) => (
                <Item key={id} call={call} today={today} leftBecause={hasLeft ? whyLeft(id) : undefined} />
              ))}
            </chakra.ul>
          )}
        </section>
      ))
  }, [shown, isList, today, abandoned, departures, all, inFacilities, filter])

  return (
    <Box {...handlers}>
      <StatAnnouncer current={inFacilities} choice={chosen.join()} />
      {waiting.count > 0 ? (
        <Flex
          position="sticky"
          top="calc(var(--sticky-top) + var(--sticky-bar) + 0.5rem)"
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
              pinned.apply()
            }}
          >
            <ArrowDown aria-hidden />
            {changesText(waiting.count, waiting.newStat)}
          </Button>
        </Flex>
      ) : null}
      {pinned.shown.length > 0 ? (
        <MyCalls
          calls={pinned.shown}
          viewerId={viewerId}
          whyLeft={(id) => {
            const call = all.find((each) => each.id === id)
            return call ? whyNotMine(call) : (departures.get(id) ?? 'Left the queue')
          }}
        />
      ) : null}
      <Flex ref={listRef} direction="column" gap="5">
        {groups.length === 0 ? empty : groups}
      </Flex>
    </Box>
  )
}

const whyNotMine = ({ staffing: { lead } }: Place): string => (lead ? `Taken by ${lead.fullName}` : 'No longer yours')

/** Why the filter stopped showing a call. */
const whyHidden = (call: Place, filter: QueueFilter): string => {
  const reason = hiddenBy(filter)(call)
  if (reason === 'group') return `Now ${queueGroupNames[call.group]}`
  if (reason === 'search') return 'No longer matches the search'
  return reason === 'mine' || reason === 'unassigned' ? whyNotMine(call) : 'Left the queue'
}

/** Abandoned calls of the group (rules 3.6b). */
const AbandonedCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Badge colorPalette="amber" textStyle="sm" fontWeight="semibold">
      <UserX aria-hidden size={14} />
      {count} with lead offline
    </Badge>
  )
