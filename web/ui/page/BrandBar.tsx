import { Flex, Text } from '@chakra-ui/react'
import { Mark } from '../parts/Mark'
import { Untranslated } from '../parts/Untranslated'

/** The header without sections, for people who are not signed in. */
export const BrandBar = () => (
  <Flex
    as="header"
    align="center"
    gap="2.5"
    h="header"
    px={{ base: '4', md: '6', xl: '8' }}
    bg="frame"
    color="frame.fg"
    css={{ '--mark-ground': 'colors.frame' }}
  >
    <Mark />
    <Text textStyle="lg" fontWeight="bold" letterSpacing="tight">
      <Untranslated>Patency</Untranslated>
    </Text>
  </Flex>
)
