import { Text } from '@chakra-ui/react'

export const EmptyInbox = () => (
  <Text px="4" py="6" color="fg.muted">
    No messages. Patency writes here when one of your documents expires or somebody needs you.
  </Text>
)
