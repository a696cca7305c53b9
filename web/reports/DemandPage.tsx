import { Box } from '@chakra-ui/react'
import { FileX } from 'lucide-react'
import { Suspense, useId } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { unitsOf } from 'domain/configuration/facilities/unit'
import { demandStatuses, showHour } from 'domain/reports/demand'
import { Select } from '../forms/fields/Select'
import { Boundary } from '../ui/page/Boundary'
import { EmptyState } from '../ui/page/EmptyState'
import { counted } from '../ui/parts/counted'
import { ReportChart } from './kit/chart/ReportChart'
import { HourTable } from './kit/HourTable'
import { RangeLine } from './kit/RangeLine'
import { ReportPage } from './kit/ReportPage'
import type { DemandPageQuery as Query } from './__generated__/DemandPageQuery.graphql'
import type { DemandPageUnitsQuery } from './__generated__/DemandPageUnitsQuery.graphql'

const DemandPageQuery = graphql`
  query DemandPageQuery($range: ReportRange!, $status: String, $unit: String) {
    provider {
      id
      name
      reports {
        demand(range: $range, status: $status, unit: $unit) {
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
  ...demandStatuses.map((status) => ({ value: status, label: status })),
] as const

/** When calls join the queue, and how long they wait then (rules 7.9). */
const DemandPage = ({ queryRef }: Props) => {
  const id = useId()
  return (
    <ReportPage
      heading="Demand"
      list="REPORT_DEMAND"
      asked={queryRef.fetchKey}
      fileOf={() => 'demand-report.csv'}
      controls={({ status, unit }, choose) => (
        <>
          <Box {...place}>
            <Select
              id={id}
              label="Status"
              options={statuses}
              value={status}
              onChange={(value) => choose({ status: value })}
            />
          </Box>
          {/* Without the list nothing can be chosen; what failed is said where the figures would be. */}
          <Boundary fallback={() => null}>
            <Suspense fallback={null}>
              <UnitSelect unit={unit} onChange={(value) => choose({ unit: value })} />
            </Suspense>
          </Boundary>
        </>
      )}
    >
      {({ status, unit }) => <Demand queryRef={queryRef} status={status} unit={unit} />}
    </ReportPage>
  )
}

const place = { w: { base: 'full', sm: '11rem' }, _print: { display: 'none' } } as const

/** The units of the rooms that the person sees; nothing where rooms have none. */
const UnitSelect = ({ unit, onChange }: { unit: string; onChange: (unit: string) => void }) => {
  const id = useId()
  const { provider } = useLazyLoadQuery<DemandPageUnitsQuery>(
    graphql`
      query DemandPageUnitsQuery {
        provider {
          id
          reports {
            callChoices {
              rooms {
                name
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const units = unitsOf(provider.reports!.callChoices.rooms.map(({ name }) => name))
  if (units.length === 0 && !unit) return null
  const known = unit && !units.includes(unit) ? [unit, ...units] : units
  return (
    <Box {...place}>
      <Select
        id={id}
        label="Unit"
        options={[{ value: '', label: 'All units' }, ...known.map((each) => ({ value: each, label: each }))]}
        value={unit}
        onChange={onChange}
      />
    </Box>
  )
}

const Demand = ({ queryRef, status, unit }: Props & { status: string; unit: string }) => {
  const { name, reports } = usePreloadedQuery<Query>(DemandPageQuery, queryRef).provider
  const { range, total, hours, cells } = reports!.demand
  const of = status ? `${status} calls` : 'Calls'
  return (
    <>
      <RangeLine provider={name} days={range}>
        {`${counted(total, 'call')}${status ? ` with status ${status}` : ''}${unit ? ` in unit ${unit}` : ''} that joined the queue, by the clock of their facility`}
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
