import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, fetchQuery, useRelayEnvironment } from 'react-relay'
import { SendButton } from '../ui/page/SendButton'
import { useNotify } from '../ui/notices/notices'
import { filterOf, type AuditView } from './auditAddress'
import type { ExportButtonQuery } from './__generated__/ExportButtonQuery.graphql'

const fileName = 'audit-trail.csv'

/** Downloads the rows of the view. The filter is sent in the body, because an address must not contain an MRN. */
const download = async (providerId: string, view: AuditView): Promise<void> => {
  const response = await fetch(`/api/v0/providers/${providerId}/audit/export`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'patency-client': 'web' },
    body: JSON.stringify(filterOf(view)),
  })
  if (!response.ok) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string }
    throw new Error(message ?? `The server answered ${response.status}. Try again.`)
  }
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Exports the rows of the view as CSV. */
export const ExportButton = ({ view }: { view: AuditView }) => {
  const notify = useNotify()
  const environment = useRelayEnvironment()
  const [isInFlight, setInFlight] = useState(false)

  const run = async () => {
    if (isInFlight) return
    setInFlight(true)
    try {
      const answer = await fetchQuery<ExportButtonQuery>(
        environment,
        graphql`
          query ExportButtonQuery {
            provider {
              databaseId
            }
          }
        `,
        {},
      ).toPromise()
      await download(answer!.provider.databaseId, view)
      notify({ kind: 'success', title: 'The audit trail was exported' })
    } catch (error) {
      notify({ kind: 'error', title: 'The audit trail was not exported', description: (error as Error).message })
    } finally {
      setInFlight(false)
    }
  }
  return (
    <SendButton variant="outline" aria-disabled={isInFlight || undefined} onClick={() => void run()}>
      <Download aria-hidden />
      {isInFlight ? 'Exporting…' : 'Export CSV'}
    </SendButton>
  )
}
