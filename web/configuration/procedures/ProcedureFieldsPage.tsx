import { ListPlus } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { hasOptions, type FieldType } from 'domain/configuration/procedures/catalogue'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { MissingPage } from '../../ui/page/MissingPage'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { ProcedureFieldsPageQuery as Query } from './__generated__/ProcedureFieldsPageQuery.graphql'
import type { ProcedureFieldsPage_procedure$key } from './__generated__/ProcedureFieldsPage_procedure.graphql'
import { listOf } from './addresses'
import { FieldDialog } from './FieldDialog'
import { useDeleteProcedureField, useReorderProcedureFields } from './fieldVerbs'
import { inOrder } from './preview/draft'
import { Preview } from './preview/Preview'
import { useDraft } from './preview/useDraft'

const ProcedureFieldsPageQuery = graphql`
  query ProcedureFieldsPageQuery($id: ID!) {
    node(id: $id) {
      ... on Procedure @alias(as: "procedure") {
        id
        ...ProcedureFieldsPage_procedure
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

type ProcedureFieldsProps = { procedure: ProcedureFieldsPage_procedure$key; canChange: boolean }

/** Adds, edits, deletes and orders the fields of a procedure. */
const ProcedureFields = ({ canChange, ...props }: ProcedureFieldsProps) => {
  const procedure = useFragment(
    graphql`
      fragment ProcedureFieldsPage_procedure on Procedure {
        id
        name
        deleted
        fields {
          id
          databaseId
          name
          weight
          required
          type
          followUpTypeName
          version
          ...FieldDialog_field
        }
        ...useDraft_procedure
      }
    `,
    props.procedure,
  )
  const { id: procedureId, fields } = procedure
  const [reorder] = useReorderProcedureFields()
  const order = useOrder(fields, (ids) => reorder({ input: { procedureId, ids } }))
  const [deleteField] = useDeleteProcedureField()
  const saved = useDraft(procedure)
  const draft = { ...saved, fields: inOrder(saved.fields, order.items) }

  return (
    <ConfigurationList
      back={{ to: listOf(procedure), name: procedure.deleted ? 'Deleted Procedures' : 'Procedures' }}
      heading={`Fields of ${procedure.name}`}
      label={`Fields of ${procedure.name}`}
      order={order}
      nameOf={({ name }) => name}
      columns={[
        { name: 'Name', show: ({ name }) => name },
        { name: 'Weight', show: ({ weight }) => weight },
        { name: 'Required', show: ({ required }) => (required ? 'Yes' : 'No') },
        { name: 'Type', show: ({ type }) => type },
        { name: 'Follow Up Type Name', show: ({ followUpTypeName }) => (followUpTypeName ? 'Yes' : 'No') },
      ]}
      canChange={canChange}
      readerLabel="Details of"
      linkTo={({ databaseId, type }) =>
        hasOptions(type as FieldType) ? `/configuration/procedures/fields/${databaseId}` : undefined
      }
      verb={{
        ...deletion,
        run: ({ id, version }) => deleteField({ input: { fieldId: id, expectedVersion: version } }),
        fateOf: (name) =>
          `${name} is no longer recorded, and no option requires it any more. Completed calls keep what was recorded in it.`,
      }}
      actions={<Preview procedure={draft} />}
      empty={{ icon: ListPlus, title: 'No fields to display.' }}
      dialog={(field, about) => <FieldDialog procedureId={procedureId} draft={draft} field={field} about={about} />}
    />
  )
}

export default ProcedureFieldsPage
