import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../../live/useFresh'
import { Page } from '../../ui/page/Page'
import type { LineChecksPage_provider$key } from './__generated__/LineChecksPage_provider.graphql'
import type { LineChecksPageQuery as Query } from './__generated__/LineChecksPageQuery.graphql'
import { LineChecksForm } from './LineChecksForm'

const LineChecksPageQuery = graphql`
  query LineChecksPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...LineChecksPage_provider
    }
  }
`

/** The next checks change as time passes and as lines are opened and closed. */
const readAgainMs = 60_000

/** Line check configuration (calls, section 2). */
const LineChecksPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(LineChecksPageQuery, queryRef)
  const { readNow } = useFresh<Query>({
    query: LineChecksPageQuery,
    variables: {},
    concerns: ({ isCatalogue }) => isCatalogue,
    everyMs: readAgainMs,
  })
  const { configuration } = useFragment<LineChecksPage_provider$key>(
    graphql`
      fragment LineChecksPage_provider on Provider {
        configuration {
          ...LineChecksForm_configuration
        }
      }
    `,
    provider,
  )
  return (
    <Page heading="Line Checks" width="form">
      {configuration ? (
        <LineChecksForm
          configuration={configuration}
          canChange={provider.viewerCanChangeConfiguration}
          onStale={() => void readNow()}
        />
      ) : null}
    </Page>
  )
}

export default LineChecksPage
