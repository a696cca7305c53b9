import { Box, Button, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { Download, FileX } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { breakdownMeanings } from 'domain/reports/callReport'
import { countColumns } from 'domain/reports/completed'
import { useNow } from '../../relay/serverClock'
import { NoSuchPage } from '../../tables/list/ListContent'
import { ListTable } from '../../tables/list/ListTable'
import { numberedLinks } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { counted, showCount } from '../../ui/parts/counted'
import { Boundary } from '../../ui/page/Boundary'
import { EmptyState } from '../../ui/page/EmptyState'
import { RangeLine } from '../kit/RangeLine'
import { ReportTable } from '../kit/ReportTable'
import { keepAuditSession } from '../../tables/list/searchKeys'
import { callReportAddress, searchAddress, type CallReportView } from './callReportAddress'
import { DownloadDialog } from './DownloadDialog'
import { PreparedFiles } from './PreparedFiles'
import { EndedCall, endedCallHead, type EndedColumn } from '../../calls/embeds/EndedCall'
import type { CallReportQuery as Query } from './__generated__/CallReportQuery.graphql'

type Props = {
  queryRef: PreloadedQuery<Query>
  view: CallReportView
  /** Null: the label counts the calls. */
  downloadLabel: string | null
}

const columns: readonly EndedColumn[] = [
  'Patient, MRN',
  'Room',
  'Hospital',
  'Status',
  'Created',
  'Response Time',
  'Completed',
  'Procedure Time',
  'Clinician',
]

/** The answer of the call report: its figures, its calls, and its spreadsheet. Two screens show it. */
export const CallReport = ({ queryRef, view, downloadLabel }: Props) => {
  const { name, reports } = usePreloadedQuery<Query>(
    graphql`
      query CallReportQuery($range: ReportRange!, $search: CallReportSearch!, $page: Int!) {
        provider {
          id
          name
          reports {
            calls(range: $range, search: $search, page: $page) {
              range {
                ...RangeLine_days
              }
              total
              pageCount
              auditSessionId
              procedures {
                name
                count
              }
              insertionTypes {
                name
                count
              }
              calls {
                id
                ...EndedCall_call
              }
            }
          }
        }
      }
    `,
    queryRef,
  ).provider
  const { pathname } = useLocation()
  const now = useNow(60_000)
  const [isAsking, setAsking] = useState(false)
  const { range, total, pageCount, auditSessionId, procedures, insertionTypes, calls } = reports!.calls
  useEffect(() => keepAuditSession(searchAddress(view), auditSessionId), [view, auditSessionId])
  const label = downloadLabel ?? (total > 0 ? `Download Report (${counted(total, 'Call')})` : 'No Calls')
  return (
    <>
      <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb="3">
        <RangeLine provider={name} days={range} means={breakdownMeanings.total}>
          {counted(total, 'call')}
        </RangeLine>
        <Button
          variant="outline"
          disabled={total <= 0}
          w={{ base: 'full', sm: 'auto' }}
          onClick={() => setAsking(true)}
          _print={{ display: 'none' }}
        >
          <Download aria-hidden />
          {label}
        </Button>
      </Flex>
      {isAsking ? <DownloadDialog view={view} onClose={() => setAsking(false)} /> : null}
      {/* The report is there without them. */}
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <PreparedFiles />
        </Suspense>
      </Boundary>
      {calls.length === 0 && total > 0 ? (
        <NoSuchPage page={view.page} first={pathname + callReportAddress.searchOf({ ...view, page: 1 })} />
      ) : (
        <>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mb="5" alignItems="start">
            <Breakdown
              title="Insertion Types"
              column="Insertion Type"
              means={breakdownMeanings.insertionTypes}
              rows={insertionTypes}
              empty="No Insertions found"
            />
            <Breakdown
              title="Procedures"
              column="Procedure"
              means={breakdownMeanings.procedures}
              rows={procedures}
              empty="No Procedures found"
            />
          </SimpleGrid>
          {calls.length === 0 ? (
            <EmptyState role="status" icon={FileX} title="No calls were completed in this range with these filters." />
          ) : (
            <>
              <ListTable
                aria-label="Calls of the report"
                cardsBelow="lg"
                columns={endedCallHead(columns.map((name) => ({ name })))}
              >
                {calls.map((call) => (
                  <EndedCall key={call.id} call={call} columns={columns} now={now} />
                ))}
              </ListTable>
              <Box _print={{ display: 'none' }}>
                <Pager {...numberedLinks(pathname, callReportAddress, view, pageCount)}>
                  {(pageCount > 1 ? `Page ${showCount(view.page)} of ${showCount(pageCount)} · ` : '') +
                    counted(total, 'call')}
                </Pager>
              </Box>
            </>
          )}
        </>
      )}
    </>
  )
}

type BreakdownProps = {
  title: string
  column: string
  /** What its numbers count. */
  means: string
  rows: readonly { readonly name: string; readonly count: number }[]
  empty: string
}

const Breakdown = ({ title, column, means, rows, empty }: BreakdownProps) => (
  <Box minW="0">
    <chakra.h2 textStyle="md" fontWeight="bold" mb="2">
      {title}
    </chakra.h2>
    <ReportTable
      label={title}
      columns={countColumns(column, means)}
      rows={rows}
      keyOf={({ name }) => name}
      empty={empty}
    />
  </Box>
)
