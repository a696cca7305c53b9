import { Box } from '@chakra-ui/react'
import { FileX } from 'lucide-react'
import { useId } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { demandStatuses, showHour } from 'domain/reports/demand'
import { Select } from '../forms/fields/Select'
import { EmptyState } from '../ui/page/EmptyState'
import { counted } from '../ui/parts/counted'
import { ReportChart } from './kit/chart/ReportChart'
import { HourTable } from './kit/HourTable'
import { RangeLine } from './kit/RangeLine'
import { ReportPage } from './kit/ReportPage'
import type { DemandPageQuery as Query } from './__generated__/DemandPageQuery.graphql'

const DemandPageQuery = graphql`
  query DemandPageQuery($range: ReportRange!, $status: String) {
    provider {
      id
      name
      reports {
        demand(range: $range, status: $status) {
          range {
            ...RangeLine_days
          }
          total
          hours {
            hour
            callCount
            medianMinutes
          }
          cells {
            callCount
            medianMinutes
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }

const statuses = [
  { value: '', label: 'All calls' },
  ...demandStatuses.map((status) => ({ value: status as string, label: status as string })),
]

/** When calls join the queue, and how long they wait then (rules 7.9). */
const DemandPage = ({ queryRef }: Props) => {
  const id = useId()
  return (
    <ReportPage
      heading="Demand"
      asked={queryRef.fetchKey}
      fileOf={() => 'demand-report.csv'}
      controls={({ status }, choose) => (
        <Box w={{ base: 'full', sm: '11rem' }} _print={{ display: 'none' }}>
          <Select
            id={id}
            label="Status"
            options={statuses}
            value={status}
            onChange={(value) => choose({ status: value })}
          />
        </Box>
      )}
    >
      {({ status }) => <Demand queryRef={queryRef} status={status} />}
    </ReportPage>
  )
}

const Demand = ({ queryRef, status }: Props & { status: string }) => {
  const { name, reports } = usePreloadedQuery<Query>(DemandPageQuery, queryRef).provider
  const { range, total, hours, cells } = reports!.demand
  const of = status ? `${status} calls` : 'Calls'
  return (
    <>
      <RangeLine provider={name} days={range}>
        {`${counted(total, 'call')}${status ? ` with status ${status}` : ''} that joined the queue, by the clock of their facility`}
      </RangeLine>
      {total === 0 ? (
        <EmptyState role="status" icon={FileX} title="No calls joined the queue in this range." />
      ) : (
        <>
          <ReportChart
            title={`${of} by hour of the day`}
            unit="calls"
            days={range}
            isUpright
            series={[{ name: 'Calls' }]}
            rows={hours.map(({ hour, callCount }) => ({ name: showHour(hour), values: [callCount] }))}
          />
          <HourTable label="Calls by weekday and hour" cells={cells.map(({ callCount }) => callCount)} />
          <ReportChart
            title="Median response by hour of the day"
            unit="minutes"
            days={range}
            isUpright
            series={[{ name: 'Median response' }]}
            rows={hours.map(({ hour, medianMinutes }) => ({ name: showHour(hour), values: [medianMinutes ?? null] }))}
          />
          <HourTable
            label="Median response in minutes by weekday and hour"
            cells={cells.map(({ medianMinutes }) => medianMinutes ?? null)}
          />
        </>
      )}
    </>
  )
}

export default DemandPage
