import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A name and its value, in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      {name}
    </Text>
    <Text as="dd" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
      {children || '–'}
    </Text>
  </Box>
)
