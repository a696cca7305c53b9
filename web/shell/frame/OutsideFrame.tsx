import { Box, chakra, Flex } from '@chakra-ui/react'
import { Outlet } from 'react-router'
import { SignInAgain } from '../../session/again/SignInAgain'
import { SignOutButton } from '../../session/SignOutButton'
import { BrandBar } from '../header/BrandBar'

/** The frame around a person's own pages while they reach nothing else. */
export const OutsideFrame = () => (
  <SignInAgain>
    <Flex direction="column" minH="100dvh">
      <BrandBar />
      <chakra.main flex="1">
        <Outlet />
      </chakra.main>
      <Box as="footer" w="full" maxW="4xl" mx="auto" px={{ base: '4', md: '6', xl: '8' }} pb="6">
        <SignOutButton />
      </Box>
    </Flex>
  </SignInAgain>
)
