import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import type { CallList } from 'domain/calls/past/pastList'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { SearchField } from '../../forms/fields/SearchField'
import { Select } from '../../forms/fields/Select'
import { useTypedText } from '../../forms/fields/useTypedText'
import type { Choose } from '../../tables/list/useAddressView'
import { DayControls } from './DayControls'
import { offeredSorts, type ListView } from './listAddress'

const debounceMs = 1_000

/** On its own row on a phone. */
const place = { w: { base: 'full', sm: '56' } } as const

/** Sort and filter controls (calls, section 2). */
export const ListControls = ({ list, view, choose }: { list: CallList; view: ListView; choose: Choose<ListView> }) => {
  const id = useId()
  return (
    <Flex role="search" aria-label="Sort and filter" wrap="wrap" columnGap="5" rowGap="3" align="flex-end">
      <Box flex="1 1 18rem" maxW={{ md: '26rem' }}>
        <SearchBox value={view.searchText} onChange={(searchText) => choose({ searchText }, { replace: true })} />
      </Box>
      <DayControls list={list} view={view} choose={choose} />
      <Box {...place}>
        <Select
          id={`${id}-sort`}
          label="Sort"
          value={view.sort}
          options={offeredSorts}
          onChange={(sort) => choose({ sort, clinician: '' })}
        />
      </Box>
      {view.sort === 'clinician' && (
        <Box {...place}>
          <ClinicianFilter value={view.clinician} onChange={(clinician) => choose({ clinician }, { replace: true })} />
        </Box>
      )}
      <Flex wrap="wrap" columnGap="5">
        {list === 'completed' && view.sort !== 'completedAt' && (
          <CheckLabel fontSize={{ base: 'md', md: 'sm' }}>
            <Check checked={view.byCompletion} onChange={(event) => choose({ byCompletion: event.target.checked })} />
            Sort By Completion Time
          </CheckLabel>
        )}
        <CheckLabel fontSize={{ base: 'md', md: 'sm' }}>
          <Check checked={view.descending} onChange={(event) => choose({ descending: event.target.checked })} />
          Reverse
        </CheckLabel>
      </Flex>
    </Flex>
  )
}

const searchAfterMs = 400

/** Each search is audited, so it does not run on every key. */
const SearchBox = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { text, type, send, clear } = useTypedText(value, onChange, searchAfterMs)
  return (
    <SearchField
      label="Search"
      placeholder="Patient, MRN or room"
      shortcut="Search calls"
      value={text}
      onType={type}
      onClear={clear}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}

/** Searches one second after the last key, or at once on Enter. */
const ClinicianFilter = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { text, type, send } = useTypedText(value, onChange, debounceMs)
  return (
    <SearchField
      label="Clinician"
      placeholder="Part of the name"
      value={text}
      onType={type}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}
