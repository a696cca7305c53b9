import { Box, Text } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { Select } from '../../forms/fields/Select'

type FilterSelectProps<Value extends string> = Omit<ComponentProps<typeof Select<Value>>, 'id'> & {
  /** Its width where it is not on a row of its own, as on a phone. */
  w?: string
  /** On a phone two of them share a row. */
  isHalf?: boolean
  /** What it calls a value that is not among the options: what an address names may be gone, or hidden from this person. */
  gone?: string
  /** What paper says of the choice, where the words of the option do not say it all. */
  onPaper?: string
}

/** A choice among the filters of a list; on paper what was chosen, in words. */
export const FilterSelect = <Value extends string>({
  w,
  isHalf,
  gone = 'Unknown',
  onPaper,
  options: known,
  ...select
}: FilterSelectProps<Value>) => {
  const { label, value } = select
  const [first, ...others] = known
  const options =
    known.some((option) => option.value === value) || !first ? known : [first, { value, label: gone }, ...others]
  return (
    <>
      <Box w={{ base: isHalf ? 'calc(50% - 0.75rem)' : 'full', sm: w }} _print={{ display: 'none' }}>
        <Select id={useId()} {...select} options={options} />
      </Box>
      {value ? (
        <Text aria-hidden textStyle="sm" display="none" _print={{ display: 'block' }}>
          {label}: {onPaper ?? options.find((option) => option.value === value)?.label ?? value}
        </Text>
      ) : null}
    </>
  )
}
