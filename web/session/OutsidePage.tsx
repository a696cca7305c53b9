import { Box, chakra, Flex } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { BrandBar } from '../ui/page/BrandBar'

type OutsidePageProps = { icon: LucideIcon; heading: string; children: ReactNode; footer: ReactNode }

/** A page for somebody who cannot come in: not signed in, or not allowed. */
export const OutsidePage = ({ icon: Icon, heading, children, footer }: OutsidePageProps) => {
  useEffect(() => {
    document.title = `${heading} – Patency`
  }, [heading])

  return (
    <Flex direction="column" minH="100dvh">
      <BrandBar />
      <Flex as="main" flex="1" align={{ base: 'flex-start', md: 'center' }} justify="center" px="4" py="10">
        <Box
          w="full"
          maxW="lg"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="sm"
          p={{ base: '6', md: '8' }}
        >
          <Flex
            aria-hidden
            align="center"
            justify="center"
            w="14"
            h="14"
            borderRadius="full"
            bg="amber.subtle"
            color="amber.fg"
            mb="4"
          >
            <Icon size={28} />
          </Flex>
          <chakra.h1 textStyle="xl" fontWeight="bold" mb="2">
            {heading}
          </chakra.h1>
          <Box color="fg.muted">{children}</Box>
          <Box mt="6" pt="3" borderTopWidth="1px" borderColor="border">
            {footer}
          </Box>
        </Box>
      </Flex>
    </Flex>
  )
}
