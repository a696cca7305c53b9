import { Button, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { LockedPage } from '../../session/LockedPage'
import { useSwitchProvider } from '../header/useSwitchProvider'
import type { LockedOut_viewer$key } from './__generated__/LockedOut_viewer.graphql'

/** For somebody who is locked in this provider. A lock holds nowhere else, so they go on where they also work (rules 2.4). */
export const LockedOut = (props: { viewer: LockedOut_viewer$key }) => {
  const { lockedFor, user, memberships } = useFragment(
    graphql`
      fragment LockedOut_viewer on Viewer {
        lockedFor
        user {
          fullName
        }
        memberships {
          providerId
          providerDatabaseId
          providerName
          isLocked
        }
      }
    `,
    props.viewer,
  )
  const [switchTo, isInFlight] = useSwitchProvider()
  const others = memberships.filter(({ isLocked }) => !isLocked)
  return (
    <LockedPage fullName={user.fullName} lockedFor={lockedFor}>
      {others.length > 0 ? (
        <>
          <Text mt="6">You can work elsewhere:</Text>
          <Flex wrap="wrap" gap="3" mt="3">
            {others.map(({ providerId, providerDatabaseId, providerName }) => (
              <Button
                key={providerId}
                variant="outline"
                aria-disabled={isInFlight || undefined}
                onClick={() => void switchTo({ providerId, providerDatabaseId })}
              >
                {providerName}
              </Button>
            ))}
          </Flex>
        </>
      ) : null}
    </LockedPage>
  )
}
