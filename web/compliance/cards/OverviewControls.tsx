import { Box, Flex } from '@chakra-ui/react'
import { cardFilters, statusNames, type CardFilter } from 'domain/compliance/status'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import type { OverviewView } from './overviewView'

const options: readonly { value: CardFilter | ''; label: string }[] = [
  { value: '', label: 'Any status' },
  ...cardFilters.map((value) => ({ value, label: statusNames[value] })),
]

type ControlsProps = { view: OverviewView; choose: Choose<OverviewView> }

/** The status filter and the search of a person's requirements. */
export const OverviewControls = ({ view, choose }: ControlsProps) => (
  <Flex role="search" aria-label="Filter requirements" wrap="wrap" columnGap="5" rowGap="3">
    <FilterSelect
      w="48"
      label="Status"
      value={view.status}
      options={options}
      onChange={(status) => choose({ status })}
    />
    <Box flex="1 1 16rem">
      <TypedSearch
        label="Search Facilities & Requirements"
        shortcut="Search requirements"
        value={view.find}
        onChange={(find) => choose({ find }, { replace: true })}
      />
    </Box>
  </Flex>
)
