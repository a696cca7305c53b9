import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { SignInForm } from './SignInForm'
import { Mark } from '../ui/parts/Mark'
import { useWorkspaces } from './workspaces'

/** Covers the whole window, including any open dialog. */
const Cover = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    p: '0',
    w: '100vw',
    maxW: 'none',
    h: '100dvh',
    maxH: 'none',
    borderWidth: '0',
    overflowY: 'auto',
    bg: 'bg',
    color: 'fg',
    _backdrop: { bg: 'bg' },
  },
})

type SessionOverProps = { viewerId: string; email: string; onSignedIn: () => void }

/**
 * The lock screen, shown when the session has ended. The page stays below, hidden, with everything that
 * was typed. It is a native dialog, because an open dialog of the page would keep the focus and
 * make anything else unreachable.
 */
export const SessionOver = ({ viewerId, email, onSignedIn }: SessionOverProps) => {
  const workspaces = useWorkspaces()
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const cover = ref.current!
    const open = () => {
      if (cover.open) return
      cover.showModal()
      // The browser would focus the first field.
      cover.querySelector<HTMLElement>('[name=password]')?.focus()
    }
    open()
    // In browsers, a second Escape closes any dialog.
    cover.addEventListener('close', open)
    return () => cover.removeEventListener('close', open)
  }, [])

  const signedIn = (userId: string) => {
    // Another person must see nothing of this person's data.
    if (userId === viewerId) onSignedIn()
    else workspaces.open({ at: '/', providerId: null })
  }

  return (
    <Cover ref={ref} aria-labelledby="session-over" onCancel={(event) => event.preventDefault()}>
      <Flex
        as="main"
        minH="100dvh"
        direction="column"
        align="center"
        justify={{ base: 'flex-start', md: 'center' }}
        px="4"
        py="10"
      >
        <Box
          w="full"
          maxW="md"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="md"
          p={{ base: '6', md: '8' }}
        >
          <Flex align="center" gap="3" mb="4">
            <Flex
              align="center"
              justify="center"
              w="10"
              h="10"
              borderRadius="l2"
              bg="frame"
              css={{ '--mark-ground': 'colors.frame' }}
            >
              <Mark size={26} />
            </Flex>
            <chakra.h1 id="session-over" textStyle="xl" fontWeight="bold">
              Sign in again
            </chakra.h1>
          </Flex>
          <Text role="status" color="fg.muted" mb="5">
            Your session is over. Sign in to go on where you were; what you typed is kept.
          </Text>
          <SignInForm onSignedIn={signedIn} email={email} />
        </Box>
      </Flex>
    </Cover>
  )
}
