import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { filterNames, reportFilters, type ComplianceReportFilter } from 'domain/compliance/status'
import { SearchField } from '../../forms/fields/SearchField'
import { Select } from '../../forms/fields/Select'
import { useTypedText } from '../../forms/fields/useTypedText'
import type { Choose } from '../../tables/list/useAddressView'
import type { ComplianceView } from './complianceAddress'
import { FacilityChoices } from './FacilityChoices'
import type { ComplianceControlsQuery as Query } from './__generated__/ComplianceControlsQuery.graphql'

/** administration, section 9 */
const debounceMs = 1_000

const options: readonly { value: ComplianceReportFilter | ''; label: string }[] = [
  { value: '', label: 'Any status' },
  ...reportFilters.map((value) => ({ value, label: filterNames[value] })),
]

type ControlsProps = { view: ComplianceView; choose: Choose<ComplianceView> }

/** The filters of the report. */
export const ComplianceControls = ({ view, choose }: ControlsProps) => {
  const id = useId()
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
  const { text, type, send, clear } = useTypedText(view.find, (find) => choose({ find }, { replace: true }), debounceMs)
  return (
    <Flex role="search" aria-label="Filter the report" wrap="wrap" columnGap="5" rowGap="3" align="flex-start">
      <Box w={{ base: 'full', sm: '56' }}>
        <FacilityChoices
          facilities={provider.facilities}
          chosen={view.facilities}
          onChoose={(facilities) => choose({ facilities })}
        />
      </Box>
      <Box w={{ base: 'full', sm: '56' }}>
        <Select
          id={`${id}-status`}
          label="Status"
          value={view.status}
          options={options}
          onChange={(status) => choose({ status })}
        />
      </Box>
      <Box flex="1 1 16rem" maxW={{ md: '26rem' }}>
        <SearchField
          label="Search"
          placeholder="User or requirement"
          shortcut="Search the report"
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
