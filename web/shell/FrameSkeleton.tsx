import { Flex, Text } from '@chakra-ui/react'
import { Mark } from '../ui/Mark'
import { PageSkeleton } from '../ui/Skeletons'

/** The frame before anything is known of who looks at it. */
export const FrameSkeleton = () => (
  <>
    <Flex as="header" align="center" gap="2.5" h="header" px={{ base: '4', md: '6' }} bg="frame" color="frame.fg">
      <Mark />
      <Text textStyle="lg" fontWeight="bold" letterSpacing="tight">
        Patency
      </Text>
    </Flex>
    <PageSkeleton />
  </>
)
