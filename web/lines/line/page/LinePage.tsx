import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFreshCatalogue } from '../../../live/useFreshCatalogue'
import { MissingPage } from '../../../ui/page/MissingPage'
import type { LinePageCatalogueQuery } from './__generated__/LinePageCatalogueQuery.graphql'
import type { LinePageQuery } from './__generated__/LinePageQuery.graphql'
import { LineView } from './LineView'

/** Does not read the line: each read is audited, and nobody asked for this one. */
const catalogueQuery = graphql`
  query LinePageCatalogueQuery {
    provider {
      ...LineView_provider
    }
  }
`

const LinePage = ({ queryRef }: { queryRef: PreloadedQuery<LinePageQuery> }) => {
  const { node, provider } = usePreloadedQuery<LinePageQuery>(
    graphql`
      query LinePageQuery($id: ID!) {
        node(id: $id) {
          ... on Line @alias(as: "line") {
            id
            ...LineView_line
            ...LineCalls_line @arguments(first: 10)
          }
        }
        provider {
          ...LineView_provider
        }
      }
    `,
    queryRef,
  )
  useFreshCatalogue<LinePageCatalogueQuery>(catalogueQuery)
  // The key resets entries and notices when the page shows another line.
  if (node?.line) return <LineView key={node.line.id} line={node.line} calls={node.line} provider={provider} />
  return (
    <MissingPage
      heading="Line"
      title="This line does not exist."
      description="It may be in a facility that you cannot access."
      wayOn={{ to: '/lines', name: 'Back to Line List' }}
    />
  )
}

export default LinePage
