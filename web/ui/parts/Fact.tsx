import { Box, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Value = chakra(
  'dd',
  { base: { textStyle: 'sm', fontWeight: 'medium', overflowWrap: 'anywhere' } },
  // Chakra would take `translate` for a style.
  { forwardProps: ['translate'] },
)

type FactProps = {
  name: string
  /** The value is words of the product, which a browser may translate. */
  isWords?: boolean
  children: ReactNode
}

/** A name and its value, in a `dl`. */
export const Fact = ({ name, isWords, children }: FactProps) => (
  <Box minW="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      {name}
    </Text>
    <Value translate={isWords ? undefined : 'no'}>{children || '–'}</Value>
  </Box>
)
