import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { MissingPage } from '../../ui/MissingPage'
import type { FieldOptionsPageQuery as Query } from './__generated__/FieldOptionsPageQuery.graphql'
import { FieldOptions } from './FieldOptions'

const FieldOptionsPageQuery = graphql`
  query FieldOptionsPageQuery($id: ID!) {
    node(id: $id) {
      ... on ProcedureField @alias(as: "field") {
        id
        ...FieldOptions_field
      }
    }
    provider {
      viewerCanChangeConfiguration
    }
  }
`

/** The options of a field (administration, section 2). */
const FieldOptionsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { node, provider } = usePreloadedQuery<Query>(FieldOptionsPageQuery, queryRef)
  useFreshCatalogue<Query>(FieldOptionsPageQuery, queryRef.variables)
  if (node?.field)
    return <FieldOptions key={node.field.id} field={node.field} canChange={provider.viewerCanChangeConfiguration} />
  return (
    <MissingPage
      heading="Field"
      title="This field does not exist."
      description="It may have been deleted."
      wayOn={{ to: '/configuration/procedures', name: 'Back to the procedures' }}
    />
  )
}

export default FieldOptionsPage
