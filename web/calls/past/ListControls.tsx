import { Box, Flex } from '@chakra-ui/react'
import type { CallList } from 'domain/calls/past/pastList'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import { DayControls } from './DayControls'
import { offeredSorts, type ListView } from './listAddress'

/** Sort and filter controls (calls, section 2). */
export const ListControls = ({ list, view, choose }: { list: CallList; view: ListView; choose: Choose<ListView> }) => (
  <Flex role="search" aria-label="Sort and filter" wrap="wrap" columnGap="5" rowGap="3" align="flex-end">
    <Box flex="1 1 18rem" maxW={{ md: '26rem' }}>
      <TypedSearch
        label="Search"
        placeholder="Patient, MRN or room"
        shortcut="Search calls"
        ofScans
        value={view.searchText}
        onChange={(searchText) => choose({ searchText }, { replace: true })}
      />
    </Box>
    <DayControls list={list} view={view} choose={choose} />
    <FilterSelect
      w="56"
      label="Sort"
      value={view.sort}
      options={offeredSorts}
      onChange={(sort) => choose({ sort, clinician: '' })}
    />
    {view.sort === 'clinician' && (
      <Box w={{ base: 'full', sm: '56' }}>
        <TypedSearch
          label="Clinician"
          placeholder="Part of the name"
          afterMs={1_000}
          isPlain
          value={view.clinician}
          onChange={(clinician) => choose({ clinician }, { replace: true })}
        />
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
