import { Box, Flex } from '@chakra-ui/react'
import { CalendarX } from 'lucide-react'
import type { PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { ListContent } from '../../tables/list/ListContent'
import { useAddressView } from '../../tables/list/useAddressView'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { Views } from '../../views/embeds/Views'
import { RangePicker } from '../kit/RangePicker'
import { ReportTabs } from '../kit/ReportTabs'
import { CallControls } from './CallControls'
import { CallFilters } from './CallFilters'
import { CallReport } from './CallReport'
import { callReportAddress } from './callReportAddress'
import type { CallReportQuery } from './__generated__/CallReportQuery.graphql'

/** Completed calls by any filter, and their spreadsheet (administration, section 2). */
const CallReportPage = ({ queryRef }: { queryRef: PreloadedQuery<CallReportQuery> }) => {
  const { pathname } = useLocation()
  const { view, isOnItsWay, choose } = useAddressView(callReportAddress)
  // The second performance screen is this one under another name.
  const isPerformance = pathname.startsWith('/reports/performance')
  const heading = isPerformance ? 'Performance Calls' : 'Call Report'
  return (
    <>
      <ReportTabs view={view} />
      <Page heading={heading} actions={<Views list="REPORT_CALLS" />}>
        <Flex wrap="wrap" columnGap="6" rowGap="3" align="flex-start" _print={{ display: 'none' }}>
          <Box w={{ base: 'full', sm: 'auto' }}>
            <RangePicker view={view} choose={choose} />
          </Box>
          <CallControls view={view} choose={choose} />
        </Flex>
        <Box mt="4" _print={{ display: 'none' }}>
          <CallFilters view={view} choose={choose} />
        </Box>
        <Box mt="5">
          <ListContent
            asked={queryRef.fetchKey}
            isOnItsWay={isOnItsWay}
            page={view.page}
            first={pathname + callReportAddress.searchOf({ ...view, page: 1 })}
            invalid={
              <EmptyState
                role="alert"
                icon={CalendarX}
                title="There is no report for these days, times and filters."
                description="Choose others."
              />
            }
          >
            <CallReport queryRef={queryRef} view={view} downloadLabel={isPerformance ? 'Download' : null} />
          </ListContent>
        </Box>
      </Page>
    </>
  )
}

export default CallReportPage
