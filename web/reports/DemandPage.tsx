import { FileX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { demandMeanings, placeColumns, showHour, type DemandPlace } from 'domain/reports/demand'
import { FilterSelect } from '../tables/list/FilterSelect'
import { EmptyState } from '../ui/page/EmptyState'
import { counted } from '../ui/parts/counted'
import { CallsFilters } from './kit/CallsFilters'
import { choiceOf, demandChoices } from './kit/choices'
import { ReportChart } from './kit/chart/ReportChart'
import { HourTable } from './kit/HourTable'
import { ComparedWith, RangeLine } from './kit/RangeLine'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import type { DemandPageQuery as Query } from './__generated__/DemandPageQuery.graphql'

const DemandPageQuery = graphql`
  query DemandPageQuery(
    $range: ReportRange!
    $earlier: ReportRange!
    $isCompared: Boolean!
    $status: String
    $facilityId: String
    $unit: String
    $purposeId: String
    $by: DemandPlaces!
    $isByPlace: Boolean!
  ) {
    provider {
      id
      name
      reports {
        demand(range: $range, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId) {
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
          places(by: $by) @include(if: $isByPlace) {
            name
            callCount
            weekdayCallCount
            weekendCallCount
            nightCallCount
            medianMinutes
          }
        }
        earlier: demand(range: $earlier, status: $status, facilityId: $facilityId, unit: $unit, purposeId: $purposeId)
          @include(if: $isCompared) {
          range {
            ...RangeLine_days
          }
          total
          hours {
            hour
            callCount
            medianMinutes
          }
          places(by: $by) @include(if: $isByPlace) {
            name
            callCount
            weekdayCallCount
            weekendCallCount
            nightCallCount
            medianMinutes
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Sent = NonNullable<NonNullable<Query['response']['provider']['reports']>['demand']['places']>[number]
type By = (typeof demandChoices)[number]['value']

const files: Record<By, string> = {
  hours: 'demand-report',
  units: 'demand-unit-report',
  facilities: 'demand-facility-report',
}

const placeOf = (row: Sent): DemandPlace => ({
  name: row.name,
  calls: row.callCount,
  onWeekdays: row.weekdayCallCount,
  atWeekends: row.weekendCallCount,
  atNight: row.nightCallCount,
  medianMinutes: row.medianMinutes ?? null,
})

/** When and where calls join the queue, and how long they wait then (rules 7.9). */
const DemandPage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Demand"
    list="REPORT_DEMAND"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={({ by }) => files[choiceOf(demandChoices, by)]}
    controls={(view, choose) => (
      <>
        <FilterSelect
          isHalf
          w="9.5rem"
          label="Rows"
          options={demandChoices}
          value={choiceOf(demandChoices, view.by)}
          onChange={(by) => choose({ by, sort: '' })}
        />
        <CallsFilters view={view} choose={choose} />
      </>
    )}
  >
    {({ by }) => <Demand queryRef={queryRef} by={choiceOf(demandChoices, by)} />}
  </ReportPage>
)

const Demand = ({ queryRef, by }: Props & { by: By }) => {
  const { name, reports } = usePreloadedQuery<Query>(DemandPageQuery, queryRef).provider
  const { demand, earlier } = reports!
  const { range, total, hours, cells, places } = demand
  return (
    <>
      <RangeLine provider={name} days={range}>
        {`${counted(total, 'call')} that joined the queue, by the clock of their facility`}
      </RangeLine>
      {total === 0 ? (
        <EmptyState role="status" icon={FileX} title="No calls joined the queue in this range." />
      ) : by !== 'hours' ? (
        <ReportFigures
          label={by === 'units' ? 'Calls per unit' : 'Calls per facility'}
          columns={placeColumns(by)}
          rows={(places ?? []).map(placeOf)}
          earlier={
            earlier && {
              days: earlier.range,
              rows: (earlier.places ?? []).map(placeOf),
              inWords: counted(earlier.total, 'call'),
            }
          }
          keyOf={(row) => row.name}
          empty="No calls joined the queue in this range."
          chart={{
            title: by === 'units' ? 'Calls per unit' : 'Calls per facility',
            unit: 'calls',
            days: range,
            series: [{ name: 'Calls' }],
            per: by === 'units' ? 'per unit' : 'per facility',
            nameOf: (row) => row.name,
            valuesOf: ({ calls }) => [calls],
          }}
        />
      ) : (
        <>
          {earlier ? <ComparedWith days={earlier.range} inWords={counted(earlier.total, 'call')} /> : null}
          <ReportChart
            title="Calls by hour of the day"
            unit="calls"
            days={range}
            isUpright
            series={earlier ? [{ name: 'Calls' }, { name: 'Before' }] : [{ name: 'Calls' }]}
            rows={hours.map(({ hour, callCount }, place) => ({
              name: showHour(hour),
              values: [callCount, ...(earlier ? [earlier.hours[place]!.callCount] : [])],
            }))}
          />
          <HourTable
            label="Calls by weekday and hour"
            means={demandMeanings.calls}
            cells={cells.map(({ callCount }) => callCount)}
          />
          <ReportChart
            title="Median response by hour of the day"
            unit="minutes"
            days={range}
            isUpright
            series={earlier ? [{ name: 'Median response' }, { name: 'Before' }] : [{ name: 'Median response' }]}
            rows={hours.map(({ hour, medianMinutes }, place) => ({
              name: showHour(hour),
              values: [medianMinutes ?? null, ...(earlier ? [earlier.hours[place]!.medianMinutes ?? null] : [])],
            }))}
          />
          <HourTable
            label="Median response in minutes by weekday and hour"
            means={demandMeanings.medianMinutes}
            cells={cells.map(({ medianMinutes }) => medianMinutes ?? null)}
          />
        </>
      )}
    </>
  )
}

export default DemandPage
