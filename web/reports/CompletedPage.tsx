import { chakra, Grid, Stack } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { completedColumns, completedListKeys, completedLists, completedMeanings } from 'domain/reports/completed'
import { counted } from '../ui/parts/counted'
import { ComparedWith, RangeLine } from './kit/RangeLine'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import type { CompletedPageQuery as Query } from './__generated__/CompletedPageQuery.graphql'

const CompletedPageQuery = graphql`
  query CompletedPageQuery($range: ReportRange!, $earlier: ReportRange!, $isCompared: Boolean!) {
    provider {
      id
      name
      reports {
        completed(range: $range) {
          range {
            ...RangeLine_days
          }
          total
          clinicians {
            name
            count
          }
          facilities {
            name
            count
          }
          procedures {
            name
            count
          }
        }
        earlier: completed(range: $earlier) @include(if: $isCompared) {
          range {
            ...RangeLine_days
          }
          total
          clinicians {
            name
            count
          }
          facilities {
            name
            count
          }
          procedures {
            name
            count
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }

/** The three-report page: completed calls per clinician, per facility and per procedure (rules 7.12). */
const CompletedPage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Reports"
    list="REPORT_COMPLETED"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={() => 'completed-report'}
    hasTables
  >
    {() => <Completed queryRef={queryRef} />}
  </ReportPage>
)

const lists = completedListKeys.map((key) => ({ key, title: `Per ${completedLists[key]}` }))

const alone = { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }
/** With room for two more columns in each table. */
const compared = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }

const Completed = ({ queryRef }: Props) => {
  const { name, reports } = usePreloadedQuery<Query>(CompletedPageQuery, queryRef).provider
  const { completed, earlier } = reports!
  return (
    <Stack gap="4">
      <RangeLine provider={name} days={completed.range} means={completedMeanings.total}>
        {counted(completed.total, 'call')}
      </RangeLine>
      {earlier ? <ComparedWith days={earlier.range} inWords={counted(earlier.total, 'call')} /> : null}
      <Grid templateColumns={earlier ? compared : alone} gap="4" alignItems="start">
        {lists.map(({ key, title }) => (
          <section key={key}>
            <chakra.h2 textStyle="md" fontWeight="bold" mb="2">
              {title}
            </chakra.h2>
            <ReportFigures
              chart={{
                title: `Completed calls ${title.toLowerCase()}`,
                unit: 'calls',
                days: completed.range,
                series: [{ name: 'Calls' }],
                per: title.toLowerCase(),
                nameOf: (row) => row.name,
                valuesOf: ({ count }) => [count],
              }}
              label={`Completed calls ${title.toLowerCase()}`}
              columns={completedColumns(key)}
              rows={completed[key]}
              earlier={earlier && { rows: earlier[key] }}
              keyOf={({ name }, index) => `${index} ${name}`}
              empty="Nothing was recorded in this range."
            />
          </section>
        ))}
      </Grid>
    </Stack>
  )
}

export default CompletedPage
