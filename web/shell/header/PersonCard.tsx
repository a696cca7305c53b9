import { Box, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Initials } from '../../ui/parts/Initials'
import { Untranslated } from '../../ui/parts/Untranslated'
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
        <Text fontWeight="semibold">
          <Untranslated>{user.fullName}</Untranslated>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <Untranslated>{[roleName, provider?.name].filter(Boolean).join(', ')}</Untranslated>
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <Untranslated>{email}</Untranslated>
        </Text>
      </Box>
    </Flex>
  )
}
