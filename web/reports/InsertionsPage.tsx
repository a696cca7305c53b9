import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { insertionColumns, kindsOf, type InsertionGroups } from 'domain/reports/insertions'
import { FilterSelect } from '../tables/list/FilterSelect'
import { Boundary } from '../ui/page/Boundary'
import { Segments } from '../ui/parts/Segments'
import { counted } from '../ui/parts/counted'
import { ReportChart } from './kit/chart/ReportChart'
import { RangeLine } from './kit/RangeLine'
import { choiceOf, insertionChoices } from './kit/choices'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import { insertionRowOf } from './rows/insertionRow'
import type { InsertionsPageTypesQuery } from './__generated__/InsertionsPageTypesQuery.graphql'
import type { InsertionsPageQuery as Query } from './__generated__/InsertionsPageQuery.graphql'

const InsertionsPageQuery = graphql`
  query InsertionsPageQuery(
    $range: ReportRange!
    $earlier: ReportRange!
    $isCompared: Boolean!
    $type: String
    $isByClinician: Boolean!
    $isByType: Boolean!
    $isByBoth: Boolean!
  ) {
    provider {
      id
      name
      reports {
        insertions(range: $range, type: $type) {
          range {
            ...RangeLine_days
          }
          total {
            insertionCount
            successPercent
            averageAttempts
            orderChanges {
              name
              count
            }
          }
          clinicians @include(if: $isByClinician) {
            ...insertionRow_row @relay(mask: false)
          }
          types @include(if: $isByType) {
            ...insertionRow_row @relay(mask: false)
          }
          cliniciansByType @include(if: $isByBoth) {
            ...insertionRow_row @relay(mask: false)
          }
        }
        earlier: insertions(range: $earlier, type: $type) @include(if: $isCompared) {
          range {
            ...RangeLine_days
          }
          total {
            insertionCount
            successPercent
            averageAttempts
          }
          clinicians @include(if: $isByClinician) {
            ...insertionRow_row @relay(mask: false)
          }
          types @include(if: $isByType) {
            ...insertionRow_row @relay(mask: false)
          }
          cliniciansByType @include(if: $isByBoth) {
            ...insertionRow_row @relay(mask: false)
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }

/** Success, attempts and order changes (rules 7.9). */
const InsertionsPage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Insertions"
    list="REPORT_INSERTIONS"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={() => 'insertions-report'}
    controls={({ by, type }, choose) => (
      <>
        <Box w="18rem" maxW="full" _print={{ display: 'none' }}>
          <Segments
            label="Rows"
            options={insertionChoices}
            value={choiceOf(insertionChoices, by)}
            onChange={(value) => choose({ by: value, sort: '' })}
          />
        </Box>
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <TypeSelect type={type} onChange={(value) => choose({ type: value })} />
          </Suspense>
        </Boundary>
      </>
    )}
  >
    {({ by }) => <Insertions queryRef={queryRef} by={choiceOf(insertionChoices, by)} />}
  </ReportPage>
)

type Total = NonNullable<Query['response']['provider']['reports']>['insertions']['total']

const totalInWords = ({
  insertionCount,
  successPercent,
  averageAttempts,
}: Pick<Total, 'insertionCount' | 'successPercent' | 'averageAttempts'>): string =>
  [
    counted(insertionCount, 'insertion'),
    successPercent != null && `${successPercent.toFixed(1)}% successful`,
    averageAttempts != null && `${averageAttempts.toFixed(2)} attempts on average`,
  ]
    .filter(Boolean)
    .join(', ')

/** The types of lines, and their kinds: PICC stands for SL PICC, DL PICC and TL PICC. */
const TypeSelect = ({ type, onChange }: { type: string; onChange: (type: string) => void }) => {
  const { provider } = useLazyLoadQuery<InsertionsPageTypesQuery>(
    graphql`
      query InsertionsPageTypesQuery {
        provider {
          id
          reports {
            callChoices {
              insertionTypes
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const { insertionTypes } = provider.reports!.callChoices
  const kinds = kindsOf(insertionTypes)
  return (
    <FilterSelect
      w="11rem"
      label="Type"
      options={[
        { value: '', label: 'All types' },
        ...kinds.map((kind) => ({ value: kind, label: `${kind} (all)` })),
        ...insertionTypes.map((each) => ({ value: each, label: each })),
      ]}
      value={type}
      gone={type}
      onChange={onChange}
    />
  )
}

const Insertions = ({ queryRef, by }: Props & { by: InsertionGroups }) => {
  const { name, reports } = usePreloadedQuery<Query>(InsertionsPageQuery, queryRef).provider
  const { insertions, earlier } = reports!
  const { range, total } = insertions
  const list = { clinicians: 'clinicians', types: 'types', both: 'cliniciansByType' } as const
  const per = { clinicians: 'by clinician', types: 'by type', both: 'by clinician and type' }[by]
  return (
    <>
      <RangeLine provider={name} days={range}>
        {totalInWords(total)}
      </RangeLine>
      <ReportFigures
        chart={{
          title: `Insertions ${per}`,
          unit: 'insertions',
          days: range,
          isStacked: true,
          series: [{ name: 'Successful' }, { name: 'Unsuccessful' }],
          per,
          figure: 'Insertions',
          nameOf: ({ clinician, type }) => [clinician, type].filter(Boolean).join(' · '),
          valuesOf: ({ successful, unsuccessful }) => [successful, unsuccessful],
          sizeOf: ({ insertions }) => insertions,
        }}
        label="Insertions"
        columns={insertionColumns[by]}
        rows={insertions[list[by]]!.map(insertionRowOf)}
        earlier={
          earlier && {
            days: earlier.range,
            rows: earlier[list[by]]!.map(insertionRowOf),
            inWords: totalInWords(earlier.total),
          }
        }
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
