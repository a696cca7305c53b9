import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { MissingPage } from '../../ui/MissingPage'
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
    <MissingPage
      heading="Procedure"
      title="This procedure does not exist."
      wayOn={{ to: '/configuration/procedures', name: 'Back to the procedures' }}
    />
  )
}

export default ProcedureFieldsPage
