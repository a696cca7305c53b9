import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { LoadedPart } from '../relay/LoadedPart'
import { useNow } from '../relay/serverClock'
import { EmptyInbox } from './EmptyInbox'
import { MessageItem } from './MessageItem'
import { useMarkRead } from './useMarkRead'
import type { InboxPanelQuery } from './__generated__/InboxPanelQuery.graphql'

type MessagesProps = {
  unread: number
  attempt: number
  close: () => void
}

const Messages = ({ unread, attempt, close }: MessagesProps) => {
  const now = useNow(60_000)
  const [markRead] = useMarkRead()
  const { viewer } = useLazyLoadQuery<InboxPanelQuery>(
    graphql`
      query InboxPanelQuery {
        viewer {
          inbox {
            id
            messages(first: 8) {
              id
              ...MessageItem_message
            }
          }
        }
      }
    `,
    {},
    // Another count means that there are other messages.
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${unread}` },
  )
  const messages = viewer?.inbox?.messages ?? []
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" px="4" pt="3" pb="2">
        <chakra.h2 textStyle="md" fontWeight="bold">
          Messages
        </chakra.h2>
        {unread > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => void markRead({ input: {} })}>
            Mark all as read
          </Button>
        ) : null}
      </Flex>
      {messages.length === 0 ? (
        <EmptyInbox />
      ) : (
        <chakra.ul listStyleType="none">
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              now={now}
              isShort
              onOpen={(id) => {
                close()
                void markRead({ input: { messageIds: [id] } })
              }}
            />
          ))}
        </chakra.ul>
      )}
      <Box p="2" borderTopWidth="1px" borderColor="border">
        <Button asChild variant="ghost" w="full">
          <Link to="/account/messages" onClick={close}>
            All messages
          </Link>
        </Button>
      </Box>
    </>
  )
}

/** The newest messages, below the bell. */
export const InboxPanel = ({ unread, close }: Omit<MessagesProps, 'attempt'>) => (
  <LoadedPart rowHeight="14">{(attempt) => <Messages unread={unread} attempt={attempt} close={close} />}</LoadedPart>
)
