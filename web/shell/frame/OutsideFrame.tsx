import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, Outlet } from 'react-router'
import { SignInAgain } from '../../session/again/SignInAgain'
import { SignOutButton } from '../../session/SignOutButton'
import { useWayIn } from '../../session/useWayIn'
import { useWorkspaces } from '../../session/workspaces'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { BrandBar } from '../../ui/page/BrandBar'

const askEveryMs = 5_000

/** What somebody who is locked reaches; the start says why. */
const ways = [
  { to: '/', name: 'Why locked' },
  { to: '/account', name: 'Your account' },
  { to: '/account/messages', name: 'Messages' },
]

/** The frame around a person's own pages while they reach nothing else. */
export const OutsideFrame = ({ isLocked }: { isLocked: boolean }) => {
  const workspaces = useWorkspaces()
  const [isFree, setFree] = useState(false)
  // They may be uploading a document, so they go on themselves.
  useWayIn(askEveryMs, () => setFree(true))
  return (
    <SignInAgain>
      <Flex direction="column" minH="100dvh">
        <BrandBar />
        <Box role="status">
          {isFree ? (
            <NoticeStrip
              kind="success"
              title="You can work again"
              action={<Button onClick={() => workspaces.open({ at: '/' })}>Open the queue</Button>}
            />
          ) : null}
        </Box>
        {isLocked ? (
          <chakra.nav
            aria-label="While locked"
            display="flex"
            flexWrap="wrap"
            gap="3"
            w="full"
            maxW="4xl"
            mx="auto"
            px={{ base: '4', md: '6', xl: '8' }}
            pt="4"
          >
            {ways.map(({ to, name }) => (
              <Button key={to} asChild variant="outline">
                <Link to={to}>{name}</Link>
              </Button>
            ))}
          </chakra.nav>
        ) : null}
        <chakra.main flex="1">
          <Outlet />
        </chakra.main>
        <Flex as="footer" wrap="wrap" gap="3" w="full" maxW="4xl" mx="auto" px={{ base: '4', md: '6', xl: '8' }} pb="6">
          <SignOutButton />
        </Flex>
      </Flex>
    </SignInAgain>
  )
}
