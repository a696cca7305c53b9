import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { fetchFile, useDownload } from '../../relay/files/useDownload'
import { useViewer } from '../../relay/viewer'
import { useNotify } from '../../ui/notices/notices'
import { preparedAddress, watchFile } from './preparing'

/** How long the notice offers the file; the page of the report offers it for the whole hour. */
const offeredSeconds = 60

/** Watches a file that is being prepared, and offers it when it is ready, on whatever page the person is then. */
export const useWatchFile = (): ((id: string) => void) => {
  const environment = useRelayEnvironment()
  const notify = useNotify()
  const { providerId } = useViewer()
  const [download] = useDownload({ failed: 'The spreadsheet was not downloaded' })
  return useCallback(
    (id: string) => {
      void watchFile(environment, id).then((file) => {
        if (!file) return
        if (file.state === 'failed')
          return notify({
            kind: 'error',
            title: 'The spreadsheet could not be prepared',
            description: 'Prepare it again.',
          })
        notify({
          kind: 'success',
          title: 'Your spreadsheet is ready',
          description: file.name,
          action: {
            label: 'Download',
            onClick: () => void download((rest) => fetchFile(rest, preparedAddress(providerId, id))),
          },
          seconds: offeredSeconds,
        })
      })
    },
    [environment, notify, providerId, download],
  )
}
