import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { useViewer } from '../../relay/viewer'
import { ListContent } from '../../tables/list/ListContent'
import { useAddressView } from '../../tables/list/useAddressView'
import { usePrintedLight } from '../../ui/browser/usePrintedLight'
import { Page } from '../../ui/page/Page'
import { Views } from '../../views/embeds/Views'
import { FileLinks } from '../kit/FileLinks'
import { rangeAddress } from '../kit/reportAddress'
import { ReportTabs } from '../kit/ReportTabs'
import { complianceAddress, compliancePath, fileAddress } from './complianceAddress'
import { ComplianceControls } from './ComplianceControls'
import { ComplianceTable } from './ComplianceTable'
import type { ComplianceTableQuery } from './__generated__/ComplianceTableQuery.graphql'

/** This report has no range. */
const noRange = rangeAddress.viewOf(new URLSearchParams())

/** The compliance report: one row for each person and requirement (administration, section 2; rules 6.3). */
const CompliancePage = ({ queryRef }: { queryRef: PreloadedQuery<ComplianceTableQuery> }) => {
  const { providerId } = useViewer()
  usePrintedLight()
  const { view, isOnItsWay, choose } = useAddressView(complianceAddress)
  return (
    <>
      <ReportTabs view={noRange} />
      <Page
        heading="Compliance"
        actions={
          <>
            <FileLinks addressOf={(ending) => fileAddress(providerId, ending, view)} csvName="compliance-report.csv" />
            <Views list="REPORT_COMPLIANCE" />
          </>
        }
      >
        <Box minH="6rem">
          <Suspense fallback={null}>
            <ComplianceControls view={view} choose={choose} />
          </Suspense>
        </Box>
        <Box mt="4">
          <ListContent
            asked={queryRef.fetchKey}
            isOnItsWay={isOnItsWay}
            page={view.page}
            first={compliancePath + complianceAddress.searchOf({ ...view, page: 1 })}
          >
            <ComplianceTable queryRef={queryRef} view={view} />
          </ListContent>
        </Box>
      </Page>
    </>
  )
}

export default CompliancePage
