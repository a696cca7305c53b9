import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
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
    <Page heading="Field">
      <EmptyState icon={SearchX} title="This field does not exist." description="It may have been deleted.">
        <Button asChild>
          <Link to="/configuration/procedures">Back to the procedures</Link>
        </Button>
      </EmptyState>
    </Page>
  )
}

export default FieldOptionsPage
