import { Box } from '@chakra-ui/react'
import { Skeleton, Skeletons } from '../../ui/page/Skeletons'

/** A page of a table on its way, in the shape that it will have. */
export const TableSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Skeletons>
    <Box maxW="8xl" mx="auto" px={{ base: '4', md: '6', xl: '8' }} pt={{ base: '4', md: '6' }}>
      <Skeleton h={{ base: '7', md: '10' }} w="44" mb={{ base: '4', md: '5' }} borderRadius="md" />
      <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3">
        {Array.from({ length: rows }, (_, index) => (
          <Box
            key={index}
            px="4"
            py={{ base: '10', md: '4' }}
            borderTopWidth={index > 0 ? '1px' : '0'}
            borderColor="border.muted"
          >
            <Skeleton h="4" w={`${60 - (index % 3) * 12}%`} />
          </Box>
        ))}
      </Box>
    </Box>
  </Skeletons>
)
