import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { background } from '../../relay/environment'
import type { preparingQuery } from './__generated__/preparingQuery.graphql'

export const filesQuery = graphql`
  query preparingQuery {
    provider {
      id
      databaseId
      reports {
        files {
          databaseId
          name
          state
          written
          total
          expiresAt
        }
      }
    }
  }
`

export type PreparedFile = NonNullable<preparingQuery['response']['provider']['reports']>['files'][number]

const everyMs = 1_000
/** Without an answer for so long, nobody waits any more: the page of the report lists the file. */
const mostFailures = 30

/** The files that are watched, by the store of their person. */
const watched = new WeakMap<IEnvironment, Set<string>>()

/**
 * Asks after a file until it is ready or failed, whatever page is shown meanwhile. Answers the file, or null when it is
 * gone. A file is watched once.
 */
export const watchFile = async (environment: IEnvironment, id: string): Promise<PreparedFile | null> => {
  const known = watched.get(environment) ?? new Set<string>()
  watched.set(environment, known)
  if (known.has(id)) return null
  known.add(id)
  try {
    for (let failures = 0; failures < mostFailures;) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      const answer = await fetchQuery<preparingQuery>(
        environment,
        filesQuery,
        {},
        { networkCacheConfig: { force: true, ...background } },
      )
        .toPromise()
        .catch(() => null)
      if (!answer) {
        failures += 1
        continue
      }
      const file = answer.provider.reports?.files.find(({ databaseId }) => databaseId === id)
      if (!file) return null
      if (file.state !== 'preparing') return file
    }
    return null
  } finally {
    known.delete(id)
  }
}

/** The address of a file of one's own. */
export const preparedAddress = (providerId: string, id: string): string =>
  `/api/v0/providers/${providerId}/reports/files/${id}`
