import { Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useConnection } from '../../relay/connection'
import { useViewer } from '../../relay/viewer'
import { Page } from '../../ui/page/Page'
import { showTimeWithSeconds } from '../../ui/browser/time'
import { FacilityFilter } from './FacilityFilter'
import { QueueList } from './QueueList'
import { useFacilityFilter } from './useFacilityFilter'
import { useFeed } from '../../live/feed'
import type { QueuePageQuery as QueuePageQueryType } from './__generated__/QueuePageQuery.graphql'

// Selects nothing about the viewer, so that the server can share one answer among all who see the same calls.
const QueuePageQuery = graphql`
  query QueuePageQuery {
    provider {
      id
      databaseId
      facilities {
        id
        databaseId
        name
      }
      queue {
        version
        readAt
        # It is never paged; Relay wants a size.
        calls(first: 10000) @connection(key: "QueuePage_calls") {
          edges {
            node {
              id
              ...queueOrder_call
              ...CallCard_call
            }
          }
        }
      }
    }
  }
`

const LastUpdated = () => {
  const lastUpdatedAt = useConnection((connection) => connection.lastUpdatedAt)
  return (
    <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      Last Updated{' '}
      {lastUpdatedAt ? <time dateTime={lastUpdatedAt.toISOString()}>{showTimeWithSeconds(lastUpdatedAt)}</time> : '–'}
    </Text>
  )
}

export default function QueuePage({ queryRef }: { queryRef: PreloadedQuery<QueuePageQueryType> }) {
  const { provider } = usePreloadedQuery<QueuePageQueryType>(QueuePageQuery, queryRef)
  const { version, readAt, calls } = provider.queue
  const { userId, canCreateCall } = useViewer()
  const feed = useFeed()
  const { chosen, choose } = useFacilityFilter({
    viewerId: userId,
    providerId: provider.databaseId,
    facilities: provider.facilities,
  })

  useEffect(() => feed?.queueRead({ version, readAt }), [feed, version, readAt])

  return (
    <Page heading="Queue" aside={<LastUpdated />}>
      {provider.facilities.length > 1 ? (
        <Flex mb="5" mt={{ base: '-1', md: '-2' }}>
          <FacilityFilter facilities={provider.facilities} chosen={chosen} onChoose={choose} />
        </Flex>
      ) : null}
      <QueueList calls={calls.edges} chosen={chosen} onShowAll={() => choose([])} canCreateCall={canCreateCall} />
    </Page>
  )
}
