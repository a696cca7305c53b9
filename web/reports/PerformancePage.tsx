import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { performanceColumns } from 'domain/reports/performance'
import { RangeLine } from './kit/RangeLine'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import type { PerformancePageQuery as Query } from './__generated__/PerformancePageQuery.graphql'

const PerformancePageQuery = graphql`
  query PerformancePageQuery($range: ReportRange!, $earlier: ReportRange!, $isCompared: Boolean!) {
    provider {
      id
      name
      reports {
        performance(range: $range) {
          range {
            ...RangeLine_days
          }
          procedures {
            databaseId
            name
          }
          users {
            userDatabaseId
            fullName
            total
            procedures {
              databaseId
              count
            }
          }
        }
        earlier: performance(range: $earlier) @include(if: $isCompared) {
          range {
            ...RangeLine_days
          }
          users {
            userDatabaseId
            fullName
            total
            procedures {
              databaseId
              count
            }
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }

/** Procedures per clinician (administration, section 2). */
const PerformancePage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Performance"
    list="REPORT_PERFORMANCE"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={() => 'performance-report'}
  >
    {() => <Performance queryRef={queryRef} />}
  </ReportPage>
)

type Sent = NonNullable<Query['response']['provider']['reports']>['performance']['users'][number]

const rowOf = ({ procedures, ...row }: Sent) => ({
  ...row,
  procedures: procedures.map(({ databaseId, count }) => ({ id: databaseId, count })),
})

const Performance = ({ queryRef }: Props) => {
  const { name, reports } = usePreloadedQuery<Query>(PerformancePageQuery, queryRef).provider
  const { range, procedures, users } = reports!.performance
  const { earlier } = reports!
  return (
    <>
      <RangeLine provider={name} days={range}>
        Calls that contain each procedure
      </RangeLine>
      <ReportFigures
        chart={{
          title: 'Procedures that count in performance, per clinician',
          unit: 'procedures',
          days: range,
          series: [{ name: 'Total' }],
          per: 'per clinician',
          nameOf: ({ fullName }) => fullName,
          valuesOf: ({ total }) => [total],
        }}
        label="Procedures per clinician"
        columns={performanceColumns(procedures.map(({ databaseId, name }) => ({ id: databaseId, name })))}
        rows={users.map(rowOf)}
        earlier={earlier && { days: earlier.range, rows: earlier.users.map(rowOf) }}
        keyOf={({ userDatabaseId }) => userDatabaseId ?? ''}
        empty="No procedures were recorded in this range."
      />
    </>
  )
}

export default PerformancePage
