import { Box, Flex, Grid } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import { Boundary } from '../../ui/page/Boundary'
import type { LineView } from './lineAddress'
import type { LineControlsQuery } from './__generated__/LineControlsQuery.graphql'

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const

/** Search, filter and sort controls. */
export const LineControls = ({ view, choose }: { view: LineView; choose: Choose<LineView> }) => (
  <Flex role="search" aria-label="Search and filter" wrap="wrap" columnGap="4" rowGap="3" align="flex-end">
    <Box flex="1 1 20rem" maxW={{ md: '30rem' }}>
      <TypedSearch
        label="Search"
        placeholder="Line, patient, room or MRN"
        shortcut="Search lines"
        ofScans
        value={view.searchText}
        onChange={(searchText) => choose({ searchText }, { replace: true })}
      />
    </Box>
    <Grid
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(9rem, 13rem))' }}
      columnGap="4"
      rowGap="3"
      w={{ base: 'full', md: 'auto' }}
    >
      <FilterSelect label="Status" value={view.status} options={statuses} onChange={(status) => choose({ status })} />
      <FilterSelect label="Order" value={view.order} options={orders} onChange={(order) => choose({ order })} />
      {/* The list is there without it. */}
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <FacilityChoice value={view.facility} onChange={(facility) => choose({ facility })} />
        </Suspense>
      </Boundary>
    </Grid>
  </Flex>
)

type ChoiceProps = { value: string; onChange: (value: string) => void }

/** Only for people with more than one facility, and to leave one that is gone. */
const FacilityChoice = ({ value, onChange }: ChoiceProps) => {
  const { provider } = useLazyLoadQuery<LineControlsQuery>(
    graphql`
      query LineControlsQuery {
        provider {
          id
          facilities {
            id
            databaseId
            name
          }
        }
      }
    `,
    {},
  )
  if (provider.facilities.length < 2 && !value) return null
  const options = [
    { value: '', label: 'All facilities' },
    ...provider.facilities.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
  ]
  return (
    <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <FilterSelect label="Facility" value={value} options={options} onChange={onChange} />
    </Box>
  )
}
