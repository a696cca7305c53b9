import { Box, Flex, Grid } from '@chakra-ui/react'
import { Suspense, useId } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { SearchField } from '../../forms/fields/SearchField'
import { Select } from '../../forms/fields/Select'
import { useTypedText } from '../../forms/fields/useTypedText'
import type { Choose } from '../../tables/list/useAddressView'
import { Boundary } from '../../ui/page/Boundary'
import type { LineView } from './lineAddress'
import type { LineControlsQuery } from './__generated__/LineControlsQuery.graphql'

/** Each search is audited, so a search must not run on every key. */
const debounceMs = 400

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
export const LineControls = ({ view, choose }: { view: LineView; choose: Choose<LineView> }) => {
  const id = useId()
  return (
    <Flex role="search" aria-label="Search and filter" wrap="wrap" columnGap="4" rowGap="3" align="flex-end">
      <Box flex="1 1 20rem" maxW={{ md: '30rem' }}>
        <SearchBox value={view.searchText} onChange={(searchText) => choose({ searchText }, { replace: true })} />
      </Box>
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(9rem, 13rem))' }}
        columnGap="4"
        rowGap="3"
        w={{ base: 'full', md: 'auto' }}
      >
        <Select
          id={`${id}-status`}
          label="Status"
          value={view.status}
          options={statuses}
          onChange={(status) => choose({ status })}
        />
        <Select
          id={`${id}-order`}
          label="Order"
          value={view.order}
          options={orders}
          onChange={(order) => choose({ order })}
        />
        {/* The list is there without it. */}
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <FacilityChoice value={view.facility} onChange={(facility) => choose({ facility })} />
          </Suspense>
        </Boundary>
      </Grid>
    </Flex>
  )
}

type ChoiceProps = { value: string; onChange: (value: string) => void }

const SearchBox = ({ value, onChange }: ChoiceProps) => {
  const { text, type, send, clear } = useTypedText(value, onChange, debounceMs)
  return (
    <SearchField
      label="Search"
      placeholder="Line, patient, room or MRN"
      shortcut="Search lines"
      value={text}
      onType={type}
      onClear={clear}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}

/** Only for people with more than one facility. */
const FacilityChoice = ({ value, onChange }: ChoiceProps) => {
  const id = useId()
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
  if (provider.facilities.length < 2) return null
  const options = [
    { value: '', label: 'All facilities' },
    ...provider.facilities.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
  ]
  return (
    <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Select
        id={id}
        label="Facility"
        value={options.some((option) => option.value === value) ? value : ''}
        options={options}
        onChange={onChange}
      />
    </Box>
  )
}
