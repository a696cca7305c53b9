import { Flex, Text } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { companionKeys, companionLists, inWords, worklogColumns } from 'domain/reports/worklog'
import { ReportChart } from './kit/chart/ReportChart'
import { RangeLine } from './kit/RangeLine'
import { ReportPage } from './kit/ReportPage'
import { ReportTable } from './kit/ReportTable'
import type { WorklogPageQuery as Query } from './__generated__/WorklogPageQuery.graphql'

const WorklogPageQuery = graphql`
  query WorklogPageQuery($range: ReportRange!) {
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
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Row = NonNullable<Query['response']['provider']['reports']>['worklog']['rows'][number]

/** Who led, assisted and trained, and with whom (administration, section 2). */
const WorklogPage = ({ queryRef }: Props) => (
  <ReportPage heading="Worklog" list="REPORT_WORKLOG" asked={queryRef.fetchKey} fileOf={() => 'worklog-report.csv'}>
    {() => <Worklog queryRef={queryRef} />}
  </ReportPage>
)

const Worklog = ({ queryRef }: Props) => {
  const { name, reports } = usePreloadedQuery<Query>(WorklogPageQuery, queryRef).provider
  const { range, rows } = reports!.worklog
  return (
    <>
      <RangeLine provider={name} days={range} />
      <ReportChart
        title="Calls led, assisted and trained on"
        unit="calls"
        days={range}
        isStacked
        series={[{ name: 'Led' }, { name: 'Assisted' }, { name: 'Trained' }]}
        rows={[...rows]
          .map((row) => ({ name: row.fullName, values: [row.callsLed, row.callsAssisted, row.callsTrained] }))
          .sort((a, b) => sum(b.values) - sum(a.values))}
      />
      <ReportTable
        label="Worklog"
        columns={worklogColumns}
        rows={rows}
        keyOf={({ userDatabaseId }) => userDatabaseId}
        below={companionsOf}
        empty="No one worked on calls that were completed in this range."
      />
    </>
  )
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

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
