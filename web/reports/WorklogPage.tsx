import { Flex, Text } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { companionKeys, companionLists, inWords, worklogColumns } from 'domain/reports/worklog'
import { RangeLine } from './kit/RangeLine'
import { ReportFigures } from './kit/ReportFigures'
import { ReportPage } from './kit/ReportPage'
import type { WorklogPageQuery as Query } from './__generated__/WorklogPageQuery.graphql'

const WorklogPageQuery = graphql`
  query WorklogPageQuery($range: ReportRange!, $earlier: ReportRange!, $isCompared: Boolean!) {
    provider {
      id
      name
      reports {
        worklog(range: $range) {
          range {
            ...RangeLine_days
          }
          rows {
            userDatabaseId
            fullName
            callsLed
            callsAssisted
            callsTrained
            callsLedWithTrainee
            callsLedWithAssistant
            assistsUnderLead {
              fullName
              count
            }
            trainingsUnderLead {
              fullName
              count
            }
            traineesUnderLead {
              fullName
              count
            }
            assistantsUnderLead {
              fullName
              count
            }
          }
        }
        earlier: worklog(range: $earlier) @include(if: $isCompared) {
          range {
            ...RangeLine_days
          }
          rows {
            fullName
            callsLed
            callsAssisted
            callsTrained
            callsLedWithTrainee
            callsLedWithAssistant
          }
        }
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Row = NonNullable<Query['response']['provider']['reports']>['worklog']['rows'][number]

/** Who led, assisted and trained, and with whom (administration, section 2). */
const WorklogPage = ({ queryRef }: Props) => (
  <ReportPage
    isComparable
    heading="Worklog"
    list="REPORT_WORKLOG"
    asked={queryRef.fetchKey}
    fileOf={() => 'worklog-report'}
  >
    {() => <Worklog queryRef={queryRef} />}
  </ReportPage>
)

const Worklog = ({ queryRef }: Props) => {
  const { name, reports } = usePreloadedQuery<Query>(WorklogPageQuery, queryRef).provider
  const { earlier, worklog } = reports!
  const { range, rows } = worklog
  return (
    <>
      <RangeLine provider={name} days={range} />
      <ReportFigures
        chart={{
          title: 'Calls led, assisted and trained on',
          unit: 'calls',
          days: range,
          isStacked: true,
          series: [{ name: 'Led' }, { name: 'Assisted' }, { name: 'Trained' }],
          per: 'per clinician',
          nameOf: ({ fullName }) => fullName,
          valuesOf: ({ callsLed, callsAssisted, callsTrained }) => [callsLed, callsAssisted, callsTrained],
        }}
        label="Worklog"
        columns={worklogColumns}
        rows={rows}
        earlier={earlier && { days: earlier.range, rows: earlier.rows.map(aloneOf) }}
        keyOf={({ userDatabaseId }) => userDatabaseId}
        below={companionsOf}
        empty="No one worked on calls that were completed in this range."
      />
    </>
  )
}

const nobody = { assistsUnderLead: [], trainingsUnderLead: [], traineesUnderLead: [], assistantsUnderLead: [] }
type Earlier = NonNullable<NonNullable<Query['response']['provider']['reports']>['earlier']>['rows'][number]

/** Of an earlier range only the figures are read. */
const aloneOf = (row: Earlier): Row => ({ userDatabaseId: '', ...nobody, ...row })

/** With whom the person worked; null when they worked alone. */
const companionsOf = (row: Row) => {
  const lists = companionKeys.filter((key) => row[key].length > 0)
  if (lists.length === 0) return null
  return (
    <Flex wrap="wrap" columnGap="5" rowGap="1" color="fg.muted">
      {lists.map((key) => (
        <Text key={key} as="span">
          {companionLists[key]}: {inWords(row[key])}
        </Text>
      ))}
    </Flex>
  )
}

export default WorklogPage
