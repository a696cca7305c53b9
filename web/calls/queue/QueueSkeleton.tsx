import { Box, chakra } from '@chakra-ui/react'
import { Page } from '../../ui/page/Page'
import { Skeleton, Skeletons } from '../../ui/page/Skeletons'
import { cardGrid } from './card/cardGrid'

const Card = () => (
  <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" p="4" h="10.5rem">
    <Skeleton h="5" w="60%" />
    <Skeleton h="4" w="45%" mt="2.5" />
    <Skeleton h="6" w="28%" mt="3" borderRadius="md" />
    <Skeleton h="4" w="80%" mt="3" />
  </Box>
)

/** Placeholder in the shape of the queue while it loads. */
export const QueueSkeleton = () => (
  <Page heading="Queue">
    <Skeletons>
      <Skeleton h={{ base: '12', md: '11' }} maxW={{ md: '20rem' }} borderRadius="l2" mt={{ base: '-1', md: '-2' }} />
      <Skeleton h={{ base: '11', md: '9' }} maxW="48rem" borderRadius="full" mt="2" mb="4" />
      {[3, 6].map((cards) => (
        <Box key={cards} mb="5">
          <Skeleton h="6" w="24" my="2" />
          <chakra.div css={cardGrid}>
            {Array.from({ length: cards }, (_, index) => (
              <Card key={index} />
            ))}
          </chakra.div>
        </Box>
      ))}
    </Skeletons>
  </Page>
)
