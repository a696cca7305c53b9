import { Button, Flex, Text } from '@chakra-ui/react'
import { Bell, Lock, User } from 'lucide-react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { OwnGaps } from '../../compliance/embeds/OwnGaps'
import { useFresh } from '../../live/useFresh'
import { OutsidePage } from '../../session/OutsidePage'
import { SignOutButton } from '../../session/SignOutButton'
import { useWayIn } from '../../session/useWayIn'
import { useSwitchProvider } from '../header/useSwitchProvider'
import type { LockedOutQuery as Query } from './__generated__/LockedOutQuery.graphql'

const LockedOutQuery = graphql`
  query LockedOutQuery {
    viewer {
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
      compliance {
        providerDatabaseId
        lockReason
        ...OwnGaps_compliance
      }
    }
  }
`

const askEveryMs = 2_000
/** There is no feed for a locked person. */
const readEveryMs = 10_000

/**
 * For somebody who is locked in this provider: by whom or for what, and what to do. They reach nothing here but their own
 * account, and go on where they also work (rules 2.4). Unlocked, the page opens the queue.
 */
export const LockedOut = () => {
  const { viewer } = useLazyLoadQuery<Query>(LockedOutQuery, {})
  useFresh<Query>({ query: LockedOutQuery, variables: {}, everyMs: readEveryMs })
  useWayIn(askEveryMs)
  const [switchTo, isInFlight] = useSwitchProvider()
  if (!viewer) return null
  const { lockedFor, user, memberships, compliance } = viewer
  const here = memberships.find(({ providerDatabaseId }) => providerDatabaseId === compliance?.providerDatabaseId)
  const others = memberships.filter(({ isLocked }) => !isLocked)
  const isByDocuments = lockedFor.length > 0
  return (
    <OutsidePage icon={Lock} heading="Your account is locked" footer={<SignOutButton />}>
      <Text>
        You are signed in as {user.fullName}. {here ? `At ${here.providerName} you` : 'You'} reach only your own
        account.
      </Text>
      {compliance?.lockReason ? (
        <Text mt="3" color="fg" fontWeight="semibold">
          {compliance.lockReason}
        </Text>
      ) : null}
      {isByDocuments && compliance ? (
        <OwnGaps compliance={compliance} />
      ) : (
        <Text mt="3">Ask an administrator to unlock your account. This page then opens the queue.</Text>
      )}
      <Flex wrap="wrap" gap="3" mt="4">
        <Button asChild variant="outline">
          <Link to="/account">
            <User aria-hidden />
            Your account
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/account/messages">
            <Bell aria-hidden />
            Messages
          </Link>
        </Button>
      </Flex>
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
    </OutsidePage>
  )
}
