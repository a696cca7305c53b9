import { Box, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { later } from '../../ui/browser/later'
import { useConnection } from '../../relay/connection'
import { useViewer } from '../../relay/viewer'
import { Page } from '../../ui/page/Page'
import { showTimeWithSeconds } from '../../ui/browser/time'
import { Queue } from './Queue'
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
              ...useCard_call
            }
          }
        }
      }
    }
  }
`

const LayoutChoice = later(() => import('./row/LayoutChoice').then((module) => module.LayoutChoice))

const NewStatCall = later(() => import('../mine/NewStatCall').then((module) => module.NewStatCall))

const LastUpdated = () => {
  const lastUpdatedAt = useConnection((connection) => connection.lastUpdatedAt)
  return (
    <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      Last Updated{' '}
      {lastUpdatedAt ? (
        <time translate="no" dateTime={lastUpdatedAt.toISOString()}>
          {showTimeWithSeconds(lastUpdatedAt)}
        </time>
      ) : (
        '–'
      )}
    </Text>
  )
}

// As wide as the choice, which loads after the cards, so that the heading keeps its place.
const layoutChoice = (
  <Box minW={{ base: '24', md: '11rem' }} minH={{ base: '11', md: '9' }}>
    <LayoutChoice />
  </Box>
)

export default function QueuePage({ queryRef }: { queryRef: PreloadedQuery<QueuePageQueryType> }) {
  const { provider } = usePreloadedQuery<QueuePageQueryType>(QueuePageQuery, queryRef)
  const { version, readAt, calls } = provider.queue
  const { userId, canSeeLists, canCreateCall } = useViewer()
  const feed = useFeed()
  const { chosen, choose } = useFacilityFilter({
    viewerId: userId,
    providerId: provider.databaseId,
    facilities: provider.facilities,
  })

  useEffect(() => feed?.queueRead({ version, readAt }), [feed, version, readAt])

  return (
    <Page
      heading="Queue"
      aside={<LastUpdated />}
      actions={
        <>
          {canCreateCall && !canSeeLists && <NewStatCall />}
          {layoutChoice}
        </>
      }
    >
      <Queue calls={calls.edges} facilities={provider.facilities} chosen={chosen} onChoose={choose} />
    </Page>
  )
}
