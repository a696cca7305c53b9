import { Box, Flex } from '@chakra-ui/react'
import { userSorts } from 'domain/users/list'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { sortNames, type UserView } from './userAddress'

const sorts = userSorts.map((value) => ({ value, label: sortNames[value] }))

type ControlsProps = { view: UserView; choose: Choose<UserView> }

/** Search and sort controls, and whether disabled people are shown (rules 9.1). */
export const UserControls = ({ view, choose }: ControlsProps) => (
  <Flex role="search" aria-label="Search and sort" wrap="wrap" columnGap="5" rowGap="3" align="flex-end">
    <Box flex="1 1 16rem" maxW={{ md: '26rem' }}>
      <TypedSearch
        label="Search"
        placeholder="Name or e-mail"
        shortcut="Search users"
        value={view.find}
        onChange={(find) => choose({ find }, { replace: true })}
      />
    </Box>
    <FilterSelect w="48" label="Sort" value={view.sort} options={sorts} onChange={(sort) => choose({ sort })} />
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
