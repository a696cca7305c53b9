import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import { Boundary } from '../../ui/page/Boundary'
import { auditPath, firstPage, isFiltered, searchOf, type AuditView } from '../auditAddress'
import { pageOfRecord } from '../auditWords'
import { DayChoice } from '../../forms/fields/DayChoice'
import type { AuditControlsQuery } from './__generated__/AuditControlsQuery.graphql'

type ControlProps = { view: AuditView; choose: Choose<AuditView> }

const outcomes = [
  { value: '', label: 'All' },
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused' },
  { value: 'denied', label: 'Denied' },
] as const

/** The filters of the trail. */
export const AuditControls = ({ view, choose }: ControlProps) => (
  <Box role="search" aria-label="Filter">
    <Grid
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      columnGap="4"
      rowGap="3"
      alignItems="end"
    >
      <Boundary fallback={() => <Choices view={view} choose={choose} people={[]} actions={[]} />}>
        <Suspense fallback={<Choices view={view} choose={choose} people={[]} actions={[]} />}>
          <LoadedChoices view={view} choose={choose} />
        </Suspense>
      </Boundary>
      <FilterSelect
        label="Outcome"
        value={view.outcome}
        options={outcomes}
        onChange={(outcome) => choose({ outcome })}
      />
      <TypedSearch
        label="Patient (MRN)"
        placeholder="Whole MRN"
        // A search that finds somebody is audited, so it waits until the number is typed.
        afterMs={1_000}
        ofScans
        value={view.mrn}
        onChange={(mrn) => choose({ mrn, ...(mrn ? { record: '', patientOf: '' } : {}) }, { replace: true })}
      />
      <DayChoice label="From" value={view.from} most={view.to} onChange={(from) => choose({ from })} />
      <DayChoice label="To" value={view.to} least={view.from} onChange={(to) => choose({ to })} />
    </Grid>
    <Subject view={view} />
  </Box>
)

const LoadedChoices = (props: ControlProps) => {
  const { provider } = useLazyLoadQuery<AuditControlsQuery>(
    graphql`
      query AuditControlsQuery {
        provider {
          id
          auditPeople {
            databaseId
            fullName
          }
          auditActions {
            name
            words
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <Choices
      {...props}
      people={(provider.auditPeople ?? []).map(({ databaseId, fullName }) => ({ value: databaseId, label: fullName }))}
      actions={(provider.auditActions ?? []).map(({ name, words }) => ({ value: name, label: words }))}
    />
  )
}

type Option = { value: string; label: string }

/** What is chosen while the options load, and when there is no other row of it any more. */
const chosen = 'Chosen'

const Choices = ({
  view,
  choose,
  people,
  actions,
}: ControlProps & { people: readonly Option[]; actions: readonly Option[] }) => (
  <>
    <FilterSelect
      label="Person"
      value={view.person}
      options={[{ value: '', label: 'Everyone' }, { value: 'none', label: 'Operator or Clock' }, ...people]}
      gone={chosen}
      onChange={(person) => choose({ person })}
    />
    <FilterSelect
      label="Action"
      value={view.action}
      options={[
        { value: '', label: 'All' },
        { value: 'reads', label: 'Patient details read' },
        { value: 'access', label: 'Signing in and out' },
        ...actions,
      ]}
      gone={chosen}
      onChange={(action) => choose({ action })}
    />
  </>
)

/** The record, or the patient of a record, that the rows are about. */
const Subject = ({ view }: { view: AuditView }) => {
  const { record, patientOf } = view
  const [kind = '', id = ''] = (patientOf || record).split(':')
  const to = pageOfRecord(kind, id)
  if (!isFiltered(view)) return null
  return (
    <Flex wrap="wrap" gap="3" mt="3" align="center" textStyle="sm">
      {kind && (
        <Box as="span" fontWeight="medium">
          {patientOf ? `Rows about the patient of one ${kind}` : 'Rows about one record'}
        </Box>
      )}
      {kind && to && (
        <Button asChild size="sm" variant="outline">
          <Link to={to}>{patientOf ? `Open the ${kind}` : 'Open'}</Link>
        </Button>
      )}
      {kind && (
        <Button asChild size="sm" variant="outline">
          <Link to={auditPath + searchOf({ ...view, record: '', patientOf: '', ...firstPage })}>Show All Records</Link>
        </Button>
      )}
      <Button asChild size="sm" variant="ghost">
        <Link to={auditPath}>
          <X aria-hidden />
          Clear Filters
        </Link>
      </Button>
    </Flex>
  )
}
