import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

/** One grey shape. */
export const Skeleton = chakra('div', { base: { bg: 'bg.emphasized', borderRadius: 'sm', animation: 'pulse' } })

/** Grey shapes in the place of what is coming; listeners hear one word. */
export const Skeletons = ({ children }: { children: ReactNode }) => (
  <Box role="status">
    <VisuallyHidden>Loading…</VisuallyHidden>
    <Box aria-hidden>{children}</Box>
  </Box>
)

/** A block of `lines` grey lines. */
const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} h="4" mb="3" w={index === lines - 1 ? '60%' : 'full'} />
    ))}
  </>
)

/** A page that is on its way: its heading, and some of its content. */
export const PageSkeleton = () => (
  <Skeletons>
    <Box maxW="4xl" mx="auto" px={{ base: '4', md: '6', xl: '8' }} pt={{ base: '4', md: '6' }}>
      <Skeleton h="8" w="48" mb="6" borderRadius="md" />
      <SkeletonLines lines={4} />
      <Skeleton h="48" mt="6" borderRadius="l3" />
    </Box>
  </Skeletons>
)
