import { Box } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { responseColumns } from 'domain/reports/responseTime'
import { Segments } from '../ui/parts/Segments'
import { ReportChart } from './kit/chart/ReportChart'
import { RangeLine } from './kit/RangeLine'
import { choiceOf } from './kit/reportAddress'
import { ReportPage } from './kit/ReportPage'
import { ReportTable } from './kit/ReportTable'
import type { ResponseTimePageQuery as Query } from './__generated__/ResponseTimePageQuery.graphql'

const ResponseTimePageQuery = graphql`
  query ResponseTimePageQuery($range: ReportRange!) {
    provider {
      id
      name
      reports {
        responseTime(range: $range) {
          range {
            ...RangeLine_days
          }
          users {
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
          facilities {
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
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }

const files = { clinicians: 'user-report.csv', facilities: 'facility-report.csv' } as const

const choices = [
  { value: 'clinicians', label: 'Clinicians' },
  { value: 'facilities', label: 'Facilities' },
] as const

/** Minutes from joining the queue to the start of the work (administration, section 2). */
const ResponseTimePage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Response Time"
    list="REPORT_RESPONSE_TIME"
    asked={queryRef.fetchKey}
    fileOf={({ by }) => files[choiceOf(choices, by)]}
    controls={({ by }, choose) => (
      <Box w="15rem" _print={{ display: 'none' }}>
        <Segments
          label="Rows"
          options={choices}
          value={choiceOf(choices, by)}
          onChange={(value) => choose({ by: value })}
        />
      </Box>
    )}
  >
    {({ by }) => <ResponseTime queryRef={queryRef} by={choiceOf(choices, by)} />}
  </ReportPage>
)

const ResponseTime = ({ queryRef, by }: Props & { by: keyof typeof files }) => {
  const { name, reports } = usePreloadedQuery<Query>(ResponseTimePageQuery, queryRef).provider
  const { range, users, facilities } = reports!.responseTime
  const isByFacility = by === 'facilities'
  return (
    <>
      <RangeLine provider={name} days={range}>
        Minutes from joining the queue to the start of the work
      </RangeLine>
      <ReportChart
        title={isByFacility ? 'Response time per facility' : 'Response time per clinician'}
        unit="minutes"
        days={range}
        series={[{ name: 'Median' }, { name: '90th percentile' }]}
        rows={[...(isByFacility ? facilities : users)]
          .sort((a, b) => b.totalCount - a.totalCount)
          .map((row) => ({ name: row.name, values: [row.medianMinutes, row.p90Minutes] }))}
      />
      <ReportTable
        label={isByFacility ? 'Response time per facility' : 'Response time per clinician'}
        columns={responseColumns(isByFacility ? 'Facility' : 'Clinician')}
        rows={isByFacility ? facilities : users}
        keyOf={({ databaseId }) => databaseId ?? ''}
        empty="No calls that were started were completed in this range."
      />
    </>
  )
}

export default ResponseTimePage
