import { Box, Button, chakra } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../live/useFresh'
import { useNow } from '../relay/serverClock'
import { Page } from '../ui/page/Page'
import { EmptyInbox } from './EmptyInbox'
import { MessageItem } from './MessageItem'
import { useMarkRead } from './useMarkRead'
import type { MessagesPageQuery as Query } from './__generated__/MessagesPageQuery.graphql'

const MessagesPageQuery = graphql`
  query MessagesPageQuery {
    viewer {
      user {
        id
      }
      inbox {
        id
        unread
        messages(first: 300) {
          id
          ...MessageItem_message
        }
      }
    }
  }
`

/** A locked account has no feed, so the page asks now and then. */
const everyMs = 30_000

/** All messages of the inbox, the newest first. A locked account reads them as well (rules 6.8). */
const MessagesPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(MessagesPageQuery, queryRef)
  const now = useNow(60_000)
  const [markRead] = useMarkRead()
  const myId = viewer?.user.id
  useFresh<Query>({
    query: MessagesPageQuery,
    variables: {},
    everyMs,
    concerns: ({ isAll, personIds }) => isAll || personIds.some((id) => id === myId),
  })
  if (!viewer?.inbox) return null
  const { unread, messages } = viewer.inbox
  return (
    <Page
      heading="Messages"
      width="form"
      back={{ to: '/account', name: 'Account' }}
      actions={
        unread > 0 ? (
          <Button variant="outline" onClick={() => void markRead({ input: {} })}>
            Mark All as Read
          </Button>
        ) : null
      }
    >
      <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" overflow="hidden">
        {messages.length === 0 ? (
          <EmptyInbox />
        ) : (
          <chakra.ul aria-label="Messages" listStyleType="none">
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                now={now}
                onOpen={(id) => void markRead({ input: { messageIds: [id] } })}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
    </Page>
  )
}

export default MessagesPage
