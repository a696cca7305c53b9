import { Box } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { Select } from '../../forms/fields/Select'

type FilterSelectProps<Value extends string> = Omit<ComponentProps<typeof Select<Value>>, 'id'> & {
  /** Its width where it is not on a row of its own, as on a phone. */
  w?: string
}

/** A choice among the filters of a list. */
export const FilterSelect = <Value extends string>({ w, ...select }: FilterSelectProps<Value>) => (
  <Box w={{ base: 'full', sm: w }}>
    <Select id={useId()} {...select} />
  </Box>
)
