import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { userSorts } from 'domain/users/list'
import { SearchField } from '../../forms/fields/SearchField'
import { Select } from '../../forms/fields/Select'
import { useTypedText } from '../../forms/fields/useTypedText'
import type { Choose } from '../../tables/list/useAddressView'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { sortNames, type UserView } from './userAddress'

const debounceMs = 400

const sorts = userSorts.map((value) => ({ value, label: sortNames[value] }))

type ControlsProps = { view: UserView; choose: Choose<UserView> }

/** Search and sort controls, and whether disabled people are shown (rules 9.1). */
export const UserControls = ({ view, choose }: ControlsProps) => {
  const id = useId()
  return (
    <Flex role="search" aria-label="Search and sort" wrap="wrap" columnGap="5" rowGap="3" align="flex-end">
      <Box flex="1 1 16rem" maxW={{ md: '26rem' }}>
        <SearchBox value={view.find} onChange={(find) => choose({ find }, { replace: true })} />
      </Box>
      <Box w={{ base: 'full', sm: '48' }}>
        <Select
          id={`${id}-sort`}
          label="Sort"
          value={view.sort}
          options={sorts}
          onChange={(sort) => choose({ sort })}
        />
      </Box>
      <Flex wrap="wrap" columnGap="5">
        <CheckLabel fontSize={{ base: 'md', md: 'sm' }}>
          <Check checked={view.descending} onChange={(event) => choose({ descending: event.target.checked })} />
          Reverse
        </CheckLabel>
        <CheckLabel fontSize={{ base: 'md', md: 'sm' }}>
          <Check checked={view.showsDisabled} onChange={(event) => choose({ showsDisabled: event.target.checked })} />
          Show disabled users
        </CheckLabel>
      </Flex>
    </Flex>
  )
}

const SearchBox = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { text, type, send, clear } = useTypedText(value, onChange, debounceMs)
  return (
    <SearchField
      label="Search"
      placeholder="Name or e-mail"
      shortcut="Search users"
      value={text}
      onType={type}
      onClear={clear}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}
