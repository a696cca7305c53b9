import { Box, Text } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import {
  centralMeaning,
  fewestLineDays,
  lineColumns,
  lineMeanings,
  showMonth,
  type LineRow,
} from 'domain/reports/lines'
import { Segments } from '../ui/parts/Segments'
import { counted, showCount } from '../ui/parts/counted'
import { Meaning } from '../ui/parts/Meaning'
import { ReportChart } from './kit/chart/ReportChart'
import { monthIn } from './kit/comparison'
import { RangeLine } from './kit/RangeLine'
import { choiceOf, lineChoices, lineGroupsOf } from './kit/choices'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import { lineRowOf } from './rows/lineRow'
import type { LinesPageQuery as Query } from './__generated__/LinesPageQuery.graphql'

const LinesPageQuery = graphql`
  query LinesPageQuery($range: ReportRange!, $earlier: ReportRange!, $isCompared: Boolean!, $by: [LineReportGroup!]!) {
    provider {
      id
      name
      reports {
        lines(range: $range) {
          range {
            start
            ...RangeLine_days
          }
          total {
            placed
            removed
            openAtEnd
            lineDays
            infectionCount
          }
          centralTypes
          central {
            lineDays
            infectionCount
            infectionsPer1000LineDays
            daysSinceLastInfection
          }
          rows(by: $by) {
            ...lineRow_row @relay(mask: false)
          }
        }
        earlier: lines(range: $earlier) @include(if: $isCompared) {
          range {
            start
            ...RangeLine_days
          }
          total {
            placed
            removed
            lineDays
          }
          rows(by: $by) {
            ...lineRow_row @relay(mask: false)
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Answer = NonNullable<Query['response']['provider']['reports']>['lines']

type Choice = (typeof lineChoices)[number]['value']

const nameOf = ({ facility, type, month }: LineRow): string =>
  [facility, type, month && showMonth(month)].filter(Boolean).join(' · ')

/** Lines, line-days and reported infections (rules 7.8). */
const LinesPage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Lines"
    list="REPORT_LINES"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={() => 'lines-report'}
    controls={({ by }, choose) => (
      <Box w="22rem" maxW="full" _print={{ display: 'none' }}>
        <Segments
          label="Rows"
          options={lineChoices}
          value={choiceOf(lineChoices, by)}
          onChange={(value) => choose({ by: value, sort: '' })}
        />
      </Box>
    )}
  >
    {({ by }) => <Lines queryRef={queryRef} by={choiceOf(lineChoices, by)} />}
  </ReportPage>
)

/** The central rate, or under 750 line-days what can be said instead. */
const centralInWords = ({ lineDays, infectionCount, ...central }: Answer['central']): string => {
  const counts = `${counted(infectionCount, 'reported infection')} in ${counted(lineDays, 'line-day')}`
  const { infectionsPer1000LineDays: rate, daysSinceLastInfection: since } = central
  if (rate != null) return `${rate.toFixed(2)} reported infections per 1,000 line-days (${counts})`
  const last = since == null ? 'none before' : `the last one ${counted(since, 'day')} ago`
  return `${counts}, ${last}; a rate needs ${showCount(fewestLineDays)} line-days`
}

const Lines = ({ queryRef, by }: Props & { by: Choice }) => {
  const { name, reports } = usePreloadedQuery<Query>(LinesPageQuery, queryRef).provider
  const { lines, earlier } = reports!
  const { range, total, central, centralTypes } = lines
  const rows = lines.rows.map(lineRowOf)
  const per = { months: 'by month', types: 'by type', facilities: 'by facility', all: 'by facility, type and month' }[
    by
  ]
  return (
    <>
      <RangeLine provider={name} days={range}>
        {`${counted(total.placed, 'line')} placed, ${showCount(total.removed)} removed, ${showCount(total.openAtEnd)} open at the end, ${counted(total.lineDays, 'line-day')}, by the days of each line's facility`}
      </RangeLine>
      <Text mb="4">
        <Text as="span" fontWeight="bold">
          Central lines{centralTypes.length > 0 ? ` (${centralTypes.join(', ')})` : ''}:
        </Text>{' '}
        {centralInWords(central)}
        <Meaning of="the central rate">{`${centralMeaning} ${lineMeanings.infectionsPer1000}`}</Meaning>
      </Text>
      {by === 'months' ? (
        <ReportChart
          title="Reported infections by month"
          unit="infections"
          days={range}
          isUpright
          series={[{ name: 'Reported infections' }]}
          rows={rows.map((row) => ({ name: nameOf(row), values: [row.infections] }))}
        />
      ) : null}
      <ReportFigures
        chart={{
          title: `Lines placed and removed ${per}`,
          unit: 'lines',
          days: range,
          isUpright: by === 'months',
          series: [{ name: 'Placed' }, { name: 'Removed' }],
          per,
          nameOf,
          valuesOf: ({ placed, removed }) => [placed, removed],
        }}
        label="Lines"
        columns={lineColumns(lineGroupsOf[by])}
        rows={rows}
        earlier={
          earlier && {
            days: earlier.range,
            rows: earlier.rows.map(lineRowOf),
            inWords: `${counted(earlier.total.placed, 'line')} placed, ${showCount(earlier.total.removed)} removed, ${counted(earlier.total.lineDays, 'line-day')}`,
            keyOf: ({ facility, type, month }, isEarlier) =>
              [facility, type, month && monthIn(isEarlier ? earlier.range.start : range.start, month)].join(),
          }
        }
        keyOf={({ facility, type, month }) => `${facility} ${type} ${month}`}
        empty="No lines were in place in this range."
      />
      <Text mt="2" textStyle="sm" color="fg.muted">
        Under {showCount(fewestLineDays)} line-days there is no rate: look at the count and the days since the last one.
      </Text>
    </>
  )
}

export default LinesPage
