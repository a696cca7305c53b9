import { Badge, Button, chakra, Flex, Text } from '@chakra-ui/react'
import {
  CircleCheck,
  CirclePause,
  Footprints,
  Hourglass,
  PhoneCall,
  Siren,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { isStat } from 'domain/configuration/statuses/status'
import { useFresh } from '../../live/useFresh'
import { useClock } from '../../relay/serverClock'
import { ListContent } from '../../tables/list/ListContent'
import { showMoment } from '../../ui/browser/time'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { Moment } from '../../ui/parts/Moment'
import { NewStatCall } from './NewStatCall'
import type { MyCallsPageQuery as Query } from './__generated__/MyCallsPageQuery.graphql'

const MyCallsPageQuery = graphql`
  query MyCallsPageQuery {
    provider {
      id
      myRequests {
        callId
        callDatabaseId
        need
        customJob
        roomName
        facilityName
        roomDescription
        statusName
        createdAt
        state
        ahead
        leadName
        endedAt
      }
    }
  }
`

const settleMs = 500

type MyRequest = Query['response']['provider']['myRequests'][number]
type Shown = { icon: LucideIcon; words: string; palette: string }

/** How far a call is, in the words of the ward. */
const shownState = ({ state, ahead, leadName, endedAt }: MyRequest, now: Date): Shown => {
  const at = endedAt ? ` ${showMoment(new Date(endedAt), now)}` : ''
  switch (state) {
    case 'ON_THE_WAY':
      return { icon: Footprints, words: `${leadName ?? 'Somebody'} is on the way`, palette: 'blue' }
    case 'ON_HOLD':
      return { icon: CirclePause, words: 'On hold', palette: 'amber' }
    case 'DONE':
      return { icon: CircleCheck, words: `Done${at}`, palette: 'green' }
    case 'DELETED':
      return { icon: Trash2, words: `Deleted${at}`, palette: 'gray' }
    default:
      return {
        icon: Hourglass,
        words:
          ahead === null || ahead === undefined
            ? 'Scheduled'
            : ahead === 0
              ? 'Waiting, next in line'
              : `Waiting, ${ahead} ahead of you`,
        palette: 'gray',
      }
  }
}

/** The calls that somebody asked for, and how far each is (rules 3.26). */
export default function MyCallsPage({ queryRef }: { queryRef: PreloadedQuery<Query> }) {
  return (
    <Page heading="My Calls" width="form" actions={<NewStatCall />}>
      <ListContent asked={queryRef.fetchKey} isOnItsWay={false} page={1} first="/calls/mine">
        <MyCalls queryRef={queryRef} />
      </ListContent>
    </Page>
  )
}

const MyCalls = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(MyCallsPageQuery, queryRef)
  useFresh<Query>({
    query: MyCallsPageQuery,
    variables: queryRef.variables,
    settleMs,
    concerns: ({ isAll, changedIds, removed }) => isAll || changedIds.length > 0 || removed.length > 0,
  })
  const today = new Date(useClock(60_000, (now) => now.toDateString()))
  if (provider.myRequests.length === 0)
    return (
      <EmptyState
        role="status"
        icon={PhoneCall}
        title="You have no calls."
        description="Calls that you create appear here until a day after they are done."
      >
        <Button asChild>
          <Link to="/calls/new">New Call</Link>
        </Button>
      </EmptyState>
    )
  return (
    <chakra.ul aria-label="My calls" listStyleType="none" display="grid" gap="2.5">
      {provider.myRequests.map((call) => (
        <Row key={call.callId} call={call} today={today} />
      ))}
    </chakra.ul>
  )
}

const Row = ({ call, today }: { call: MyRequest; today: Date }) => {
  const { icon: Icon, words, palette } = shownState(call, today)
  const isOver = call.state === 'DONE' || call.state === 'DELETED'
  const need = call.customJob ? `${call.need} · ${call.customJob}` : call.need
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" px="4" py="3">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Text fontWeight="bold" textStyle="md">
          {isOver ? need : <Link to={`/calls/${call.callDatabaseId}`}>{need}</Link>}
        </Text>
        {isStat(call.statusName) && (
          <Badge colorPalette="red">
            <Siren aria-hidden size={13} />
            Stat
          </Badge>
        )}
      </Flex>
      <Text color="fg.muted">
        {[call.roomName, call.facilityName, call.roomDescription].filter(Boolean).join(' · ') || 'No room given'}
      </Text>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" mt="1.5">
        <Flex as="span" align="center" gap="1.5" fontWeight="semibold" color={`${palette}.fg`}>
          <Icon aria-hidden size={18} />
          {words}
        </Flex>
        <Text as="span" textStyle="sm" color="fg.muted">
          asked <Moment at={call.createdAt} now={today} />
        </Text>
      </Flex>
    </chakra.li>
  )
}
