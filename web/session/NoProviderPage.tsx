import { Box, Button, Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { AccountLink } from './links/AccountLink'
import { useEffect } from 'react'
import { SignOutButton } from './SignOutButton'
import { OutsidePage } from './OutsidePage'
import { useNotices } from '../ui/notices/notices'
import { useWayIn } from './useWayIn'

const askEveryMs = 5_000

type NoProviderPageProps = {
  fullName: string
  /** The names of the person's inactive providers. */
  inactive: readonly string[]
  /** Those of them that are in another installation now. */
  moved: readonly { name: string; movedTo: string }[]
}

/** "A", "A and B", "A, B, and C": not every browser makes lists. */
const named = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`

/** For somebody who belongs to no provider, or only to such as are inactive or have moved away (rules 9.6, 9.13). */
export const NoProviderPage = ({ fullName, inactive, moved }: NoProviderPageProps) => {
  useWayIn(askEveryMs)
  // The page says it itself.
  const { dismissAll } = useNotices()
  useEffect(dismissAll, [dismissAll])
  if (moved.length > 0)
    return (
      <OutsidePage icon={Building2} heading="Your provider has moved" footer={<SignOutButton />}>
        {moved.map(({ name, movedTo }) => (
          <Box key={name} mb="4" overflowWrap="anywhere">
            <Text>
              {name} is now at {new URL(movedTo).host}. Sign in there as before.
            </Text>
            <Button asChild mt="3" h="auto" minH="11" py="2" whiteSpace="normal">
              <a href={movedTo}>Go to {name}</a>
            </Button>
          </Box>
        ))}
        <AccountLink />
      </OutsidePage>
    )
  if (inactive.length > 0)
    return (
      <OutsidePage icon={Building2} heading="Your provider is inactive" footer={<SignOutButton />}>
        <Text>
          {named(inactive)} {inactive.length > 1 ? 'are' : 'is'} inactive, so no one can work there now. The data is
          kept.
        </Text>
        <Text mt="2">This page opens Patency as soon as it is active again. You are signed in as {fullName}.</Text>
        <AccountLink />
      </OutsidePage>
    )
  return (
    <OutsidePage icon={Building2} heading="You have no access yet" footer={<SignOutButton />}>
      <Text>You do not belong to a provider. Ask an administrator to add you. You are signed in as {fullName}.</Text>
      <AccountLink />
    </OutsidePage>
  )
}
