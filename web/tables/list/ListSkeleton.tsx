import { Box } from '@chakra-ui/react'
import { Skeleton, Skeletons } from '../../ui/page/Skeletons'

/** A page of a list on its way, as high as it will be. */
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
