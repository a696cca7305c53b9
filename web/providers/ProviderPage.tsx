import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../live/useFresh'
import { ErrorState } from '../ui/page/ErrorState'
import { Page } from '../ui/page/Page'
import type { ProviderPageQuery as Query } from './__generated__/ProviderPageQuery.graphql'
import { ProviderForm } from './ProviderForm'

const ProviderPageQuery = graphql`
  query ProviderPageQuery($id: ID!) {
    node(id: $id) {
      ... on ManagedProvider @alias(as: "provider") {
        id
        ...ProviderForm_provider
      }
    }
  }
`

/** The feed is of one provider, so the page asks by itself. */
const readAgainMs = 30_000

/** Edits a provider (administration, section 2). */
const ProviderPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { node } = usePreloadedQuery<Query>(ProviderPageQuery, queryRef)
  const { readNow } = useFresh<Query>({ query: ProviderPageQuery, variables: queryRef.variables, everyMs: readAgainMs })
  if (node?.provider)
    return <ProviderForm key={node.provider.id} provider={node.provider} onStale={() => void readNow()} />
  return (
    <Page heading="Provider" back={{ to: '/providers', name: 'Providers' }}>
      <ErrorState
        title="Error Loading Provider, please try again later."
        description="The address may be wrong."
        onRetry={() => void readNow()}
      />
    </Page>
  )
}

export default ProviderPage
