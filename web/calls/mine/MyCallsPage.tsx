import { Button, chakra } from '@chakra-ui/react'
import { PhoneCall } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useFresh } from '../../live/useFresh'
import { useClock } from '../../relay/serverClock'
import { ListContent } from '../../tables/list/ListContent'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { isRequestOver, RequestItem } from '../embeds/RequestItem'
import { WriteUpdate } from '../embeds/updates/WriteUpdate'
import { NewStatCall } from './NewStatCall'
import type { MyCallsPageQuery as Query } from './__generated__/MyCallsPageQuery.graphql'

const MyCallsPageQuery = graphql`
  query MyCallsPageQuery {
    provider {
      id
      myRequests {
        callId
        callDatabaseId
        state
        ...RequestItem_request
      }
    }
  }
`

const settleMs = 500

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
        <RequestItem
          key={call.callId}
          call={call}
          today={today}
          to={isRequestOver(call) ? null : `/calls/${call.callDatabaseId}`}
          write={
            isRequestOver(call)
              ? null
              : (lastWords) => <WriteUpdate callId={call.callId} side="ward" lastWords={lastWords} />
          }
        />
      ))}
    </chakra.ul>
  )
}
