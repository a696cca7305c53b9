import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLoading } from '../keys/earlyKeys'
import { VisuallyHidden } from '../parts/VisuallyHidden'

/** One gray shape. */
export const Skeleton = chakra('div', { base: { bg: 'bg.emphasized', borderRadius: 'sm', animation: 'pulse' } })

/** Gray shapes in place of content that is loading; screen readers announce one word. */
export const Skeletons = ({ children }: { children: ReactNode }) => {
  useLoading()
  return (
    <Box role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  )
}

/** A list page while it loads, at its final height. */
export const ListSkeleton = () => (
  <Skeletons>
    <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" px="4" py="3">
      {Array.from({ length: 20 }, (_, index) => (
        <Box key={index} h={{ base: '10.5rem', lg: '2.8125rem' }} py="2">
          <Skeleton h="4" w={index % 2 ? '70%' : '85%'} />
          <Skeleton h="4" w="50%" mt="3" hideFrom="lg" />
        </Box>
      ))}
    </Box>
  </Skeletons>
)

type PageSkeletonProps = {
  /** When it is known before the page has loaded. */
  heading?: string
  isList?: boolean
}

/** A page while it loads: its heading and the shape of its content. */
export const PageSkeleton = ({ heading, isList = false }: PageSkeletonProps) => (
  <Box maxW={isList ? '8xl' : '4xl'} mx="auto" px={{ base: '4', md: '6', xl: '8' }} pt={{ base: '4', md: '6' }}>
    {heading ? (
      <chakra.h1
        textStyle={{ base: 'xl', md: '2xl' }}
        fontWeight="bold"
        letterSpacing="tight"
        mb={{ base: '4', md: '5' }}
      >
        {heading}
      </chakra.h1>
    ) : (
      <Skeleton h="8" w="48" mb="6" borderRadius="md" />
    )}
    {isList ? (
      <ListSkeleton />
    ) : (
      <Skeletons>
        {['full', 'full', 'full', '60%'].map((width, index) => (
          <Skeleton key={index} h="4" mb="3" w={width} />
        ))}
        <Skeleton h="48" mt="6" borderRadius="l3" />
      </Skeletons>
    )}
  </Box>
)
