import { Box, Flex } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { expiries, expiryNames, type Expiry } from 'domain/compliance/expiry'
import { filterNames, reportFilters, type ComplianceReportFilter } from 'domain/compliance/status'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import type { ComplianceView } from './complianceAddress'
import { FacilityChoices } from './FacilityChoices'
import type { ComplianceControlsQuery as Query } from './__generated__/ComplianceControlsQuery.graphql'

const options: readonly { value: ComplianceReportFilter | ''; label: string }[] = [
  { value: '', label: 'Any status' },
  ...reportFilters.map((value) => ({ value, label: filterNames[value] })),
]

const dates: readonly { value: Expiry | ''; label: string }[] = [
  { value: '', label: 'Any date' },
  ...expiries.map((value) => ({ value, label: expiryNames[value] })),
]

type ControlsProps = { view: ComplianceView; choose: Choose<ComplianceView> }

/** The filters of the report. */
export const ComplianceControls = ({ view, choose }: ControlsProps) => {
  const { provider } = useLazyLoadQuery<Query>(
    graphql`
      query ComplianceControlsQuery {
        provider {
          facilities {
            databaseId
            name
          }
        }
      }
    `,
    {},
  )
  return (
    <Flex role="search" aria-label="Filter the report" wrap="wrap" columnGap="5" rowGap="3" align="flex-start">
      <Box w={{ base: 'full', sm: '56' }}>
        <FacilityChoices
          facilities={provider.facilities}
          chosen={view.facilities}
          onChoose={(facilities) => choose({ facilities })}
        />
      </Box>
      <FilterSelect
        w="56"
        label="Status"
        value={view.status}
        options={options}
        onChange={(status) => choose({ status })}
      />
      <FilterSelect
        w="11rem"
        label="Expires"
        value={view.expires}
        options={dates}
        onChange={(expires) => choose({ expires })}
      />
      <Box flex="1 1 16rem" maxW={{ md: '26rem' }}>
        <TypedSearch
          label="Search"
          placeholder="User or requirement"
          shortcut="Search the report"
          // administration, section 9
          afterMs={1_000}
          value={view.find}
          onChange={(find) => choose({ find }, { replace: true })}
        />
      </Box>
    </Flex>
  )
}
