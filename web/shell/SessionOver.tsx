import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useRevalidator } from 'react-router'
import { SignInForm } from '../account/SignInForm'
import { useSignal } from '../ui/signal'
import { Mark } from '../ui/Mark'
import { useWorkspaces } from './workspaces'

type Viewer = { viewerId: string; email: string }

/** In place of the page, which stays below, unseen, with all that was typed. */
const SignInAgain = ({ viewerId, email }: Viewer) => {
  const workspaces = useWorkspaces()
  const { revalidate } = useRevalidator()

  const signedIn = (userId: string) => {
    // Another person starts with nothing of what this one saw.
    if (userId !== viewerId) return workspaces.open({ at: '/', providerId: null })
    workspaces.current.get().isSessionOver.set(false)
    void revalidate()
  }

  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify={{ base: 'flex-start', md: 'center' }} px="4" py="10">
      <Box w="full" maxW="md" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" boxShadow="md" p={{ base: '6', md: '8' }} css={{ '--mark-ground': 'colors.bg.panel' }}>
        <Flex align="center" gap="3" mb="4">
          <Flex align="center" justify="center" w="10" h="10" borderRadius="l2" bg="frame" css={{ '--mark-ground': 'colors.frame' }}>
            <Mark size={26} />
          </Flex>
          <chakra.h1 textStyle="xl" fontWeight="bold">
            Sign in again
          </chakra.h1>
        </Flex>
        <Text role="status" color="fg.muted" mb="5">
          Your session is over. Sign in to go on where you were; what you typed is kept.
        </Text>
        <SignInForm onSignedIn={signedIn} email={email} />
      </Box>
    </Flex>
  )
}

/** Shows the sign-in form when the server says that nobody is signed in any more. */
export const SessionOver = ({ viewerId, email }: Viewer) => {
  const { isSessionOver } = useWorkspaces().current.get()
  return useSignal(isSessionOver) ? <SignInAgain viewerId={viewerId} email={email} /> : null
}
