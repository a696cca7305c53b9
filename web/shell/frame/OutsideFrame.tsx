import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { SignInAgain } from '../../session/again/SignInAgain'
import { SignOutButton } from '../../session/SignOutButton'
import { useWayIn } from '../../session/useWayIn'
import { useWorkspaces } from '../../session/workspaces'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { BrandBar } from '../header/BrandBar'

const askEveryMs = 5_000

/** The frame around a person's own pages while they reach nothing else. */
export const OutsideFrame = () => {
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
        <chakra.main flex="1">
          <Outlet />
        </chakra.main>
        <Box as="footer" w="full" maxW="4xl" mx="auto" px={{ base: '4', md: '6', xl: '8' }} pb="6">
          <SignOutButton />
        </Box>
      </Flex>
    </SignInAgain>
  )
}
