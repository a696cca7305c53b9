import { useCallback, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { problemKind } from '../../relay/problem'
import { download } from '../../ui/browser/download'
import { useNotify } from '../../ui/notices/notices'
import type { useExportCatalogueQuery } from './__generated__/useExportCatalogueQuery.graphql'

const fileName = (provider: string): string =>
  `catalogue-${provider
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.json`

/** Downloads the whole configuration as a file (rules 5.10). */
export const useExportCatalogue = (): [run: () => Promise<void>, isInFlight: boolean] => {
  const notify = useNotify()
  const environment = useRelayEnvironment()
  const [isInFlight, setInFlight] = useState(false)
  const inFlight = useRef(false)

  const run = useCallback(async () => {
    if (inFlight.current) return
    inFlight.current = true
    setInFlight(true)
    try {
      const answer = await fetchQuery<useExportCatalogueQuery>(
        environment,
        graphql`
          query useExportCatalogueQuery {
            provider {
              name
              configuration {
                document
              }
            }
          }
        `,
        {},
        { networkCacheConfig: { force: true } },
      ).toPromise()
      download(fileName(answer!.provider.name), answer!.provider.configuration!.document, 'application/json')
      notify({ kind: 'success', title: 'The catalogue was exported' })
    } catch (error) {
      notify({
        kind: 'error',
        title: 'The catalogue was not exported',
        description: problemKind(error) === 'offline' ? 'The server cannot be reached.' : (error as Error).message,
      })
    } finally {
      inFlight.current = false
      setInFlight(false)
    }
  }, [environment, notify])

  return [run, isInFlight]
}
