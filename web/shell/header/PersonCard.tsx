import { Box, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Initials } from '../../ui/parts/Initials'
import type { PersonCard_viewer$key } from './__generated__/PersonCard_viewer.graphql'

/** The person who is signed in, with their role. */
export const PersonCard = (props: { viewer: PersonCard_viewer$key }) => {
  const { user, email, roleName, provider } = useFragment(
    graphql`
      fragment PersonCard_viewer on Viewer {
        email
        roleName
        user {
          fullName
        }
        provider {
          name
        }
      }
    `,
    props.viewer,
  )
  return (
    <Flex gap="3" align="center" minW="0">
      <Initials name={user.fullName} />
      <Box minW="0">
        <Text fontWeight="semibold">{user.fullName}</Text>
        <Text textStyle="sm" color="fg.muted">
          {[roleName, provider?.name].filter(Boolean).join(', ')}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {email}
        </Text>
      </Box>
    </Flex>
  )
}
