import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { readMonth } from 'domain/reports/lines'
import { responseColumns, responseInWords, type ResponseTable } from 'domain/reports/responseTime'
import { FilterSelect } from '../tables/list/FilterSelect'
import { counted } from '../ui/parts/counted'
import { CallsFilters } from './kit/CallsFilters'
import { choiceOf, responseChoices } from './kit/choices'
import { monthIn } from './kit/comparison'
import { HoursOfDay } from './kit/HoursOfDay'
import { RangeLine } from './kit/RangeLine'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import type { ResponseTimePageQuery as Query } from './__generated__/ResponseTimePageQuery.graphql'

// oxlint-disable-next-line no-unused-expressions -- Its fields are those of the queries that spread it.
graphql`
  fragment ResponseTimePage_row on ResponseTimeRow {
    databaseId
    name
    averageMinutes
    minMinutes
    maxMinutes
    totalCount
    medianMinutes
    p90Minutes
    withinTargetPercent
    overTargetCount
    escalatedCount
  }
`

const ResponseTimePageQuery = graphql`
  query ResponseTimePageQuery(
    $range: ReportRange!
    $earlier: ReportRange!
    $isCompared: Boolean!
    $status: String
    $facilityId: String
    $unit: String
    $purposeId: String
    $startTime: String
    $endTime: String
    $by: ResponseTimeGroup!
  ) {
    provider {
      id
      name
      reports {
        responseTime(
          range: $range
          status: $status
          facilityId: $facilityId
          unit: $unit
          purposeId: $purposeId
          startTime: $startTime
          endTime: $endTime
        ) {
          range {
            start
            ...RangeLine_days
          }
          total {
            ...ResponseTimePage_row @relay(mask: false)
          }
          rows(by: $by) {
            ...ResponseTimePage_row @relay(mask: false)
          }
        }
        earlier: responseTime(
          range: $earlier
          status: $status
          facilityId: $facilityId
          unit: $unit
          purposeId: $purposeId
          startTime: $startTime
          endTime: $endTime
        ) @include(if: $isCompared) {
          range {
            start
            ...RangeLine_days
          }
          total {
            ...ResponseTimePage_row @relay(mask: false)
          }
          rows(by: $by) {
            ...ResponseTimePage_row @relay(mask: false)
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }

const files: Record<ResponseTable, string> = {
  clinicians: 'user-report',
  facilities: 'facility-report',
  units: 'unit-report',
  statuses: 'status-report',
  hours: 'hour-report',
  months: 'month-report',
}

const per: Record<ResponseTable, string> = {
  clinicians: 'per clinician',
  facilities: 'per facility',
  units: 'per unit',
  statuses: 'per status',
  hours: 'by hour of the day',
  months: 'by month',
}

/** Minutes from joining the queue to the start of the work (administration, section 2). */
const ResponseTimePage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Response Time"
    list="REPORT_RESPONSE_TIME"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={({ by }) => files[choiceOf(responseChoices, by)]}
    controls={(view, choose) => (
      <>
        <FilterSelect
          isHalf
          w="9.5rem"
          label="Rows"
          options={responseChoices}
          value={choiceOf(responseChoices, view.by)}
          onChange={(by) => choose({ by, sort: '' })}
        />
        <CallsFilters view={view} choose={choose} />
        <HoursOfDay view={view} choose={(times) => choose(times, { replace: true })} />
      </>
    )}
  >
    {({ by }) => <ResponseTime queryRef={queryRef} by={choiceOf(responseChoices, by)} />}
  </ReportPage>
)

const ResponseTime = ({ queryRef, by }: Props & { by: ResponseTable }) => {
  const { name, reports } = usePreloadedQuery<Query>(ResponseTimePageQuery, queryRef).provider
  const { responseTime, earlier } = reports!
  const { range, total, rows } = responseTime
  const startOf = (isEarlier: boolean): string => (isEarlier ? earlier!.range.start : range.start)
  return (
    <>
      <RangeLine provider={name} days={range}>
        {total
          ? `${counted(total.totalCount, 'call')} from joining the queue to the start of the work: ${responseInWords(total)}`
          : 'Minutes from joining the queue to the start of the work'}
      </RangeLine>
      <ReportFigures
        label={`Response time ${per[by]}`}
        columns={responseColumns(by)}
        rows={rows}
        keyOf={({ databaseId, name: shown }) => databaseId ?? shown}
        empty="No calls that were started were completed in this range."
        earlier={
          earlier && {
            days: earlier.range,
            rows: earlier.rows,
            inWords: earlier.total
              ? `${counted(earlier.total.totalCount, 'call')}: ${responseInWords(earlier.total)}`
              : 'no calls',
            keyOf: (row, isEarlier) => (by === 'months' ? monthIn(startOf(isEarlier), readMonth(row.name)) : row.name),
          }
        }
        chart={{
          title: `Response time ${per[by]}`,
          unit: 'minutes',
          days: range,
          series: [{ name: 'Median' }, { name: '90th percentile' }],
          per: per[by],
          isUpright: by === 'hours' || by === 'months',
          nameOf: (row) => row.name,
          valuesOf: ({ medianMinutes, p90Minutes }) => [medianMinutes, p90Minutes],
          sizeOf: ({ totalCount }) => totalCount,
        }}
      />
    </>
  )
}

export default ResponseTimePage
