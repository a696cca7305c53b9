import { Box } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { insertionColumns, type InsertionGroups, type InsertionRow } from 'domain/reports/insertions'
import { Segments } from '../ui/parts/Segments'
import { counted } from '../ui/parts/counted'
import { ReportChart } from './kit/chart/ReportChart'
import { RangeLine } from './kit/RangeLine'
import { choiceOf } from './kit/reportAddress'
import { ReportPage } from './kit/ReportPage'
import { ReportTable } from './kit/ReportTable'
import type { InsertionsPageQuery as Query } from './__generated__/InsertionsPageQuery.graphql'

const InsertionsPageQuery = graphql`
  query InsertionsPageQuery($range: ReportRange!) {
    provider {
      id
      name
      reports {
        insertions(range: $range) {
          range {
            ...RangeLine_days
          }
          total {
            insertionCount
            orderChanges {
              name
              count
            }
          }
          clinicians {
            ...InsertionsPage_row @relay(mask: false)
          }
          types {
            ...InsertionsPage_row @relay(mask: false)
          }
          cliniciansByType {
            ...InsertionsPage_row @relay(mask: false)
          }
        }
      }
    }
  }
`

// oxlint-disable-next-line no-unused-expressions -- Its fields are those of the query above.
graphql`
  fragment InsertionsPage_row on InsertionRow {
    clinicianName
    typeName
    insertionCount
    successful
    unsuccessful
    successPercent
    averageAttempts
    orderChangeCount
    orderChanges {
      name
      count
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Sent = NonNullable<Query['response']['provider']['reports']>['insertions']['types'][number]

const choices = [
  { value: 'clinicians', label: 'Clinicians' },
  { value: 'types', label: 'Types' },
  { value: 'both', label: 'Both' },
] as const

const rowOf = (row: Sent): InsertionRow => ({
  clinician: row.clinicianName ?? null,
  type: row.typeName ?? null,
  insertions: row.insertionCount,
  successful: row.successful,
  unsuccessful: row.unsuccessful,
  successPercent: row.successPercent ?? null,
  averageAttempts: row.averageAttempts ?? null,
  orderChanges: row.orderChangeCount,
  changes: row.orderChanges,
})

/** Success, attempts and order changes (rules 7.9). */
const InsertionsPage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Insertions"
    list="REPORT_INSERTIONS"
    asked={queryRef.fetchKey}
    fileOf={() => 'insertions-report.csv'}
    controls={({ by }, choose) => (
      <Box w="18rem" maxW="full" _print={{ display: 'none' }}>
        <Segments
          label="Rows"
          options={choices}
          value={choiceOf(choices, by)}
          onChange={(value) => choose({ by: value })}
        />
      </Box>
    )}
  >
    {({ by }) => <Insertions queryRef={queryRef} by={choiceOf(choices, by)} />}
  </ReportPage>
)

const Insertions = ({ queryRef, by }: Props & { by: InsertionGroups }) => {
  const { name, reports } = usePreloadedQuery<Query>(InsertionsPageQuery, queryRef).provider
  const { range, total, clinicians, types, cliniciansByType } = reports!.insertions
  const rows = { clinicians, types, both: cliniciansByType }[by].map(rowOf)
  const charted = (by === 'types' ? types : clinicians).map(rowOf)
  return (
    <>
      <RangeLine provider={name} days={range}>
        {counted(total.insertionCount, 'insertion')}
      </RangeLine>
      <ReportChart
        title={by === 'types' ? 'Insertions by type' : 'Insertions by clinician'}
        unit="insertions"
        days={range}
        isStacked
        series={[{ name: 'Successful' }, { name: 'Unsuccessful' }]}
        rows={charted
          .filter(({ successful, unsuccessful }) => successful + unsuccessful > 0)
          .sort((a, b) => b.insertions - a.insertions)
          .map((row) => ({ name: row.clinician ?? row.type!, values: [row.successful, row.unsuccessful] }))}
      />
      <ReportTable
        label="Insertions"
        columns={insertionColumns[by]}
        rows={rows}
        keyOf={({ clinician, type }) => `${clinician} ${type}`}
        empty="No type of line was recorded in this range."
      />
      {total.insertionCount > 0 ? (
        <Box mt="4">
          <ReportChart
            title="Order changes"
            unit="insertions"
            days={range}
            series={[{ name: 'Insertions' }]}
            rows={total.orderChanges
              .map((change) => ({ name: change.name, values: [change.count] }))
              .sort((a, b) => b.values[0]! - a.values[0]!)}
          />
        </Box>
      ) : null}
    </>
  )
}

export default InsertionsPage
