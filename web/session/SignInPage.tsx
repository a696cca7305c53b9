import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWorkspaces } from './workspaces'
import { Mark } from '../ui/parts/Mark'
import { Untranslated } from '../ui/parts/Untranslated'
import { OutsideLink } from './OutsideLink'
import { SignInForm } from './SignInForm'
import { targetOf } from './signInAddress'

/** Flowing curves: the background of the page's brand side. */
const Lines = () => (
  <chakra.svg
    aria-hidden
    position="absolute"
    inset="0"
    w="full"
    h="full"
    viewBox="0 0 800 1000"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    opacity="0.5"
  >
    {[0, 1, 2, 3, 4, 5, 6].map((index) => (
      <path
        key={index}
        d={`M-60 ${620 + index * 46} C 180 ${600 + index * 46}, 220 ${330 + index * 52}, 440 ${340 + index * 50} S 700 ${560 + index * 40}, 880 ${500 + index * 44}`}
        stroke="#5CD6D6"
        strokeOpacity={0.34 - index * 0.042}
        strokeWidth={index === 0 ? 3 : 1.5}
      />
    ))}
  </chakra.svg>
)

export const SignInPage = () => {
  const { search } = useLocation()
  const workspaces = useWorkspaces()

  useEffect(() => {
    document.title = 'Sign in – Patency'
  }, [])

  return (
    <Grid
      minH="100dvh"
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      gridTemplateRows={{ base: 'auto 1fr', lg: '1fr' }}
    >
      <Flex
        as="header"
        position="relative"
        overflow="hidden"
        direction="column"
        justify="space-between"
        gap="6"
        bg="frame"
        color="frame.fg"
        px={{ base: '6', lg: '14' }}
        py={{ base: '5', lg: '14' }}
        css={{ '--mark-ground': 'colors.frame' }}
      >
        <Lines />
        <Flex position="relative" align="center" gap="3">
          <Mark size={36} />
          <Text textStyle="2xl" fontWeight="bold">
            <Untranslated>Patency</Untranslated>
          </Text>
        </Flex>
        <Box position="relative" hideBelow="lg" maxW="sm">
          <Text textStyle="3xl" fontWeight="bold" textWrap="balance">
            Every line open, every call answered.
          </Text>
          <Text mt="3" textStyle="lg" color="frame.muted">
            The live queue of the vascular access team.
          </Text>
        </Box>
      </Flex>
      <Flex
        as="main"
        direction="column"
        justify={{ base: 'flex-start', lg: 'center' }}
        align="center"
        px="6"
        py={{ base: '8', sm: '14' }}
        bg={{ base: 'bg.panel', lg: 'bg' }}
      >
        <Box w="full" maxW="sm">
          <chakra.h1 textStyle="2xl" fontWeight="bold" mb="6">
            Sign in
          </chakra.h1>
          <SignInForm onSignedIn={() => workspaces.open({ at: targetOf(search), providerId: null })} />
          <OutsideLink to="/forgot" mt="4">
            Forgotten your password?
          </OutsideLink>
        </Box>
      </Flex>
    </Grid>
  )
}
