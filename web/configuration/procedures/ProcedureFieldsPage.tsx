import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import type { ProcedureFieldsPageQuery as Query } from './__generated__/ProcedureFieldsPageQuery.graphql'
import { ProcedureFields } from './ProcedureFields'

const ProcedureFieldsPageQuery = graphql`
  query ProcedureFieldsPageQuery($id: ID!) {
    node(id: $id) {
      ... on Procedure @alias(as: "procedure") {
        id
        ...ProcedureFields_procedure
      }
    }
    provider {
      viewerCanChangeConfiguration
    }
  }
`

/** The fields of a procedure (administration, section 2). */
const ProcedureFieldsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { node, provider } = usePreloadedQuery<Query>(ProcedureFieldsPageQuery, queryRef)
  useFreshCatalogue<Query>(ProcedureFieldsPageQuery, queryRef.variables)
  if (node?.procedure)
    return (
      <ProcedureFields
        key={node.procedure.id}
        procedure={node.procedure}
        canChange={provider.viewerCanChangeConfiguration}
      />
    )
  return (
    <Page heading="Procedure">
      <EmptyState icon={SearchX} title="This procedure does not exist.">
        <Button asChild>
          <Link to="/configuration/procedures">Back to the procedures</Link>
        </Button>
      </EmptyState>
    </Page>
  )
}

export default ProcedureFieldsPage
