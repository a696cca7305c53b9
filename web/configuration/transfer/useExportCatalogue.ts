import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useDownload } from '../../relay/files/useDownload'
import { saveFile } from '../../ui/browser/saveFile'
import type { useExportCatalogueQuery } from './__generated__/useExportCatalogueQuery.graphql'

const fileName = (provider: string): string =>
  `configuration-${provider
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.json`

/** Downloads the whole configuration as a file (rules 5.10). */
export const useExportCatalogue = (): [run: () => Promise<void>, isInFlight: boolean] => {
  const environment = useRelayEnvironment()
  const [download, isInFlight] = useDownload({
    done: 'The configuration was exported',
    failed: 'The configuration was not exported',
  })
  const run = () =>
    download(async () => {
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
      const { name, configuration } = answer!.provider
      saveFile(fileName(name), new Blob([configuration!.document], { type: 'application/json' }))
    })
  return [run, isInFlight]
}
