import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { MissingPage } from '../../../ui/page/MissingPage'
import { useFreshCatalogue } from '../../../live/useFreshCatalogue'
import type { CallPageCatalogueQuery } from './__generated__/CallPageCatalogueQuery.graphql'
import type { CallPageQuery } from './__generated__/CallPageQuery.graphql'
import { CallView } from './CallView'

/** Does not read the call: each read is audited, and nobody asked for this one. */
const catalogueQuery = graphql`
  query CallPageCatalogueQuery {
    provider {
      ...CallView_provider
    }
  }
`

const CallPage = ({ queryRef }: { queryRef: PreloadedQuery<CallPageQuery> }) => {
  const { node, viewer } = usePreloadedQuery<CallPageQuery>(
    graphql`
      query CallPageQuery($id: ID!) {
        node(id: $id) {
          ... on Call @alias(as: "call") {
            id
            ...CallView_call
            ...useDraft_call
          }
        }
        viewer {
          ...CallView_viewer
          provider {
            ...CallView_provider
          }
        }
      }
    `,
    queryRef,
  )
  useFreshCatalogue<CallPageCatalogueQuery>(catalogueQuery)
  // The key resets entries, notices and effects when the page shows another call.
  if (node?.call && viewer?.provider)
    return <CallView key={node.call.id} call={node.call} draft={node.call} viewer={viewer} provider={viewer.provider} />
  return (
    <MissingPage
      heading="Call"
      title="This call does not exist."
      description="It may have been deleted, or it is in a facility that you cannot access."
      wayOn={{ to: '/calls/queue', name: 'Back to the queue' }}
    />
  )
}

export default CallPage
