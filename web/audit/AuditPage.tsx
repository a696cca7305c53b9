import { Box, Button } from '@chakra-ui/react'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { ListContent } from '../tables/list/ListContent'
import { useAddressView } from '../tables/list/useAddressView'
import { Page } from '../ui/page/Page'
import { auditAddress, auditPath, firstPage, searchOf } from './auditAddress'
import { AuditControls } from './controls/AuditControls'
import { AuditTable } from './AuditTable'
import { ExportButton } from './ExportButton'
import { VerifyDialog } from './VerifyDialog'
import type { AuditTableQuery } from './__generated__/AuditTableQuery.graphql'

/** The audit trail of the provider (rules 9.10). */
const AuditPage = ({ queryRef }: { queryRef: PreloadedQuery<AuditTableQuery> }) => {
  const { view, isOnItsWay, choose } = useAddressView(auditAddress)
  const [isVerifying, setVerifying] = useState(false)
  return (
    <Page
      heading="Audit Trail"
      actions={
        <>
          <ExportButton view={view} />
          <Button variant="outline" onClick={() => setVerifying(true)}>
            <ShieldCheck aria-hidden />
            Verify
          </Button>
        </>
      }
    >
      <AuditControls view={view} choose={choose} />
      <Box mt="4">
        <ListContent
          asked={queryRef.fetchKey}
          isOnItsWay={isOnItsWay}
          page={view.page}
          first={auditPath + searchOf({ ...view, ...firstPage })}
        >
          <AuditTable view={view} queryRef={queryRef} />
        </ListContent>
      </Box>
      {isVerifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </Page>
  )
}

export default AuditPage
