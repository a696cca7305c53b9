import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { keyFigures, type KeyFacts } from 'domain/reports/committee/keyFigures'
import {
  centralFootnote,
  committeeInsertionColumns,
  committeeLineColumns,
  committeeLineRows,
  complianceFootnotes,
  complianceTotalColumns,
} from 'domain/reports/committee/sections'
import { staffingColumns } from 'domain/reports/committee/staffing'
import { countColumns } from 'domain/reports/completed'
import { showHour } from 'domain/reports/demand'
import { removalMeanings } from 'domain/reports/removals'
import { responseColumns } from 'domain/reports/responseTime'
import { Footnotes } from '../../ui/parts/Meaning'
import { ReportChart } from '../kit/chart/ReportChart'
import { ComparedWith, RangeLine } from '../kit/RangeLine'
import { ReportPage } from '../kit/ReportPage'
import { ReportTable } from '../kit/ReportTable'
import { insertionRowOf } from '../rows/insertionRow'
import { lineRowOf } from '../rows/lineRow'
import { MailEachMonth } from './MailEachMonth'
import { KeyFigures } from './KeyFigures'
import type { CommitteePageQuery as Query } from './__generated__/CommitteePageQuery.graphql'

const CommitteePageQuery = graphql`
  query CommitteePageQuery($range: ReportRange!, $earlier: ReportRange!, $isCompared: Boolean!) {
    provider {
      id
      name
      ...MailEachMonth_provider
      reports {
        committee(range: $range) {
          range {
            ...RangeLine_days
          }
          ...CommitteePage_key @relay(mask: false)
          insertionTypes {
            ...insertionRow_row @relay(mask: false)
          }
          responseTimeStatuses {
            ...ResponseTimePage_row @relay(mask: false)
          }
          hours {
            hour
            callCount
            clinicianHours
            callsPerClinicianHour
            medianMinutes
          }
          lineTypes {
            ...lineRow_row @relay(mask: false)
          }
          removalReasons {
            name
            count
          }
        }
        earlier: committee(range: $earlier) @include(if: $isCompared) {
          range {
            ...RangeLine_days
          }
          ...CommitteePage_key @relay(mask: false)
        }
      }
    }
  }
`

// oxlint-disable-next-line no-unused-expressions -- Its fields are those of the query above.
graphql`
  fragment CommitteePage_key on CommitteeReport {
    completedCount
    insertions {
      insertionCount
      successPercent
    }
    responseTime {
      medianMinutes
      p90Minutes
      withinTargetPercent
    }
    lines {
      ...lineRow_row @relay(mask: false)
    }
    centralLines {
      ...lineRow_row @relay(mask: false)
    }
    removalCount
    compliance {
      personCount
      inComplianceCount
      statuses {
        filter
        rowCount
        personCount
      }
    }
  }
`

type Props = { queryRef: PreloadedQuery<Query> }
type Reports = NonNullable<Query['response']['provider']['reports']>
type Sent = Reports['committee']

const factsOf = (sent: Sent | NonNullable<Reports['earlier']>): KeyFacts => ({
  completed: sent.completedCount,
  insertions: {
    total: { insertions: sent.insertions.insertionCount, successPercent: sent.insertions.successPercent ?? null },
  },
  response: { total: sent.responseTime ?? null },
  lines: { total: lineRowOf(sent.lines), central: lineRowOf(sent.centralLines) },
  removals: { total: sent.removalCount },
  compliance: sent.compliance,
})

/** What the team did in a month or quarter, on one page, for its committee (rules 7.14). */
const CommitteePage = ({ queryRef }: Props) => (
  <ReportPage
    heading="Committee"
    list="REPORT_COMMITTEE"
    isComparable
    asked={queryRef.fetchKey}
    fileOf={() => 'committee-report'}
    hasTables
    actions={
      <Button variant="outline" onClick={() => print()} _print={{ display: 'none' }}>
        <Printer aria-hidden />
        Print
      </Button>
    }
  >
    {() => <Committee queryRef={queryRef} />}
  </ReportPage>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box asChild css={{ breakInside: 'avoid' }}>
      <section aria-labelledby={id}>
        <chakra.h2 id={id} textStyle="md" fontWeight="bold" mb="2">
          {title}
        </chakra.h2>
        {children}
      </section>
    </Box>
  )
}

const none = 'Nothing was recorded in this range.'

const Committee = ({ queryRef }: Props) => {
  const { provider } = usePreloadedQuery<Query>(CommitteePageQuery, queryRef)
  const { name, reports } = provider
  const { committee, earlier } = reports!
  const { range, hours, removalReasons, responseTimeStatuses, compliance } = committee
  const facts = factsOf(committee)
  const types = committee.lineTypes.map(lineRowOf)
  return (
    <Stack gap="6">
      <div>
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="2">
          <div>
            <RangeLine provider={name} days={range} />
            {earlier ? <ComparedWith days={earlier.range} /> : null}
          </div>
          <MailEachMonth provider={provider} />
        </Flex>
        <KeyFigures figures={keyFigures(facts)} before={earlier ? keyFigures(factsOf(earlier)) : null} />
      </div>
      <Part title="Insertions by Type">
        <ReportTable
          label="Insertions by type"
          columns={committeeInsertionColumns}
          rows={committee.insertionTypes.map(insertionRowOf)}
          keyOf={({ type }) => type!}
          empty="No type of line was recorded in this range."
        />
      </Part>
      <Part title="Response Time by Status">
        <ReportTable
          label="Response time by status"
          columns={responseColumns('statuses')}
          rows={responseTimeStatuses}
          keyOf={(row) => row.name}
          empty="No calls that were started were completed in this range."
        />
      </Part>
      <Part title="Demand and Staffing by Hour">
        <ReportChart
          title="Calls and clinician-hours by hour of the day"
          unit="calls, hours"
          days={range}
          isUpright
          series={[{ name: 'Calls' }, { name: 'Clinician-hours' }]}
          rows={hours.map(({ hour, callCount, clinicianHours }) => ({
            name: showHour(hour),
            values: [callCount, clinicianHours],
          }))}
        />
        <ReportTable
          label="Demand and staffing by hour"
          columns={staffingColumns}
          rows={hours.map(({ callCount, callsPerClinicianHour, medianMinutes, ...row }) => ({
            ...row,
            calls: callCount,
            callsPerHour: callsPerClinicianHour ?? null,
            medianMinutes: medianMinutes ?? null,
          }))}
          keyOf={({ hour }) => String(hour)}
          empty={none}
        />
      </Part>
      <Part title="Lines and Reported Infections">
        <ReportTable
          label="Lines and reported infections"
          columns={committeeLineColumns}
          rows={committeeLineRows({
            types,
            total: lineRowOf(committee.lines),
            central: lineRowOf(committee.centralLines),
          })}
          keyOf={({ type }) => type!}
          empty={none}
        />
        <Footnotes meanings={[centralFootnote]} />
      </Part>
      <Part title="Removals by Reason">
        <ReportTable
          label="Removals by reason"
          columns={countColumns('Reason', removalMeanings.reason)}
          rows={removalReasons}
          keyOf={(row) => row.name}
          empty="No lines were removed in this range."
        />
      </Part>
      <Part title="Compliance, as of Now">
        <ReportTable
          label="Compliance"
          columns={complianceTotalColumns}
          rows={compliance.statuses}
          keyOf={({ filter }) => filter}
          empty="Nothing is required."
        />
        <Footnotes meanings={complianceFootnotes} />
      </Part>
    </Stack>
  )
}

export default CommitteePage
