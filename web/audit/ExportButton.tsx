import { Download } from 'lucide-react'
import { fetchFile, useDownload } from '../relay/files/useDownload'
import { useViewer } from '../relay/viewer'
import { SendButton } from '../ui/page/SendButton'
import { filterOf, type AuditView } from './auditAddress'

/** The export waits for its turn for up to a minute. */
const limitMs = 90_000

/** Exports the rows of the view as CSV. The filter is sent in the body, because an address must not contain an MRN. */
export const ExportButton = ({ view }: { view: AuditView }) => {
  const { providerId } = useViewer()
  const [download, isInFlight] = useDownload({
    done: 'The audit trail was exported',
    failed: 'The audit trail was not exported',
  })
  const run = () =>
    download((rest) =>
      fetchFile(rest, `/api/v0/providers/${providerId}/audit/export`, { body: filterOf(view), limitMs }),
    )
  return (
    <SendButton variant="outline" aria-disabled={isInFlight || undefined} onClick={() => void run()}>
      <Download aria-hidden />
      {isInFlight ? 'Exporting…' : 'Export CSV'}
    </SendButton>
  )
}
