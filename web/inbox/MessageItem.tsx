import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { Moment } from '../ui/parts/Moment'
import { VisuallyHidden } from '../ui/parts/VisuallyHidden'
import type { MessageItem_message$key } from './__generated__/MessageItem_message.graphql'

const Title = chakra(Link, {
  base: {
    fontWeight: 'semibold',
    color: 'fg',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    // The whole message leads to its page.
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
})

type MessageItemProps = {
  message: MessageItem_message$key
  now: Date
  /** Only its first paragraph. */
  isShort?: boolean
  onOpen: (id: string) => void
}

/** A message of the inbox. It leads to the page where something can be done about it, and is read when it is opened. */
export const MessageItem = ({ now, isShort = false, onOpen, ...props }: MessageItemProps) => {
  const { id, title, lines, path, action, createdAt, readAt } = useFragment(
    graphql`
      fragment MessageItem_message on InboxMessage {
        id
        title
        lines
        path
        action
        createdAt
        readAt
      }
    `,
    props.message,
  )
  const isUnread = readAt == null
  return (
    <Flex
      as="li"
      position="relative"
      gap="3"
      px="4"
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Box
        aria-hidden
        flexShrink="0"
        w="2.5"
        h="2.5"
        mt="1.5"
        borderRadius="full"
        bg={isUnread ? 'brand.solid' : 'transparent'}
      />
      <Box minW="0" flex="1">
        <Title to={path} title={action} onClick={() => onOpen(id)} fontWeight={isUnread ? 'bold' : 'medium'}>
          {isUnread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
          {title}
        </Title>
        {(isShort ? lines.slice(0, 1) : lines).map((line) => (
          <Text key={line} textStyle="sm" color="fg.muted" mt="0.5" overflowWrap="anywhere">
            {line}
          </Text>
        ))}
        <Text textStyle="sm" color="fg.muted" mt="0.5">
          <Moment at={createdAt} now={now} />
        </Text>
      </Box>
    </Flex>
  )
}
