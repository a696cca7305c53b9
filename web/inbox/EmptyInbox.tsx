import { Text } from '@chakra-ui/react'

export const EmptyInbox = () => (
  <Text px="4" py="6" color="fg.muted">
    No messages. Messages about expiring documents and your account appear here.
  </Text>
)
