import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { cardFilters, statusNames, type CardFilter } from 'domain/compliance/status'
import { SearchField } from '../../forms/fields/SearchField'
import { Select } from '../../forms/fields/Select'
import { useTypedText } from '../../forms/fields/useTypedText'
import type { Choose } from '../../tables/list/useAddressView'
import type { OverviewView } from './overviewView'

const debounceMs = 250

const options: readonly { value: CardFilter | ''; label: string }[] = [
  { value: '', label: 'Any status' },
  ...cardFilters.map((value) => ({ value, label: statusNames[value] })),
]

type ControlsProps = { view: OverviewView; choose: Choose<OverviewView> }

/** The status filter and the search of a person's requirements. */
export const OverviewControls = ({ view, choose }: ControlsProps) => {
  const id = useId()
  const { text, type, send, clear } = useTypedText(view.find, (find) => choose({ find }, { replace: true }), debounceMs)
  return (
    <Flex role="search" aria-label="Filter requirements" wrap="wrap" columnGap="5" rowGap="3">
      <Box w={{ base: 'full', sm: '48' }}>
        <Select
          id={`${id}-status`}
          label="Status"
          value={view.status}
          options={options}
          onChange={(status) => choose({ status })}
        />
      </Box>
      <Box flex="1 1 16rem">
        <SearchField
          label="Search Facilities & Requirements"
          shortcut="Search requirements"
          value={text}
          onType={type}
          onClear={clear}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send()
          }}
        />
      </Box>
    </Flex>
  )
}
