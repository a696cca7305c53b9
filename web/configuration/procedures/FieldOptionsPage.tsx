import { ListPlus } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { hasOptions, type FieldType } from 'domain/configuration/procedures/catalogue'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { MissingPage } from '../../ui/page/MissingPage'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { FieldOptionsPageQuery as Query } from './__generated__/FieldOptionsPageQuery.graphql'
import type { FieldOptionsPage_field$key } from './__generated__/FieldOptionsPage_field.graphql'
import { OptionDialog } from './OptionDialog'
import { useDeleteProcedureFieldOption, useReorderProcedureFieldOptions } from './optionVerbs'
import { inOrder, withOptions } from './preview/draft'
import { Preview } from './preview/Preview'
import { useDraft } from './preview/useDraft'

const FieldOptionsPageQuery = graphql`
  query FieldOptionsPageQuery($id: ID!) {
    node(id: $id) {
      ... on ProcedureField @alias(as: "field") {
        id
        ...FieldOptionsPage_field
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

type FieldOptionsProps = { field: FieldOptionsPage_field$key; canChange: boolean }

/** Adds, edits, deletes and orders the options of a field. */
const FieldOptions = ({ canChange, ...props }: FieldOptionsProps) => {
  const field = useFragment(
    graphql`
      fragment FieldOptionsPage_field on ProcedureField {
        id
        databaseId
        name
        type
        options {
          id
          value
          weight
          endFollowUp
          immediateFollowUpInterval
          version
          ...OptionDialog_option
        }
        procedure {
          databaseId
          name
          ...OptionDialog_procedure
          ...useDraft_procedure
        }
      }
    `,
    props.field,
  )
  const { id: fieldId, options, procedure } = field
  const [reorder] = useReorderProcedureFieldOptions()
  const order = useOrder(options, (ids) => reorder({ input: { fieldId, ids } }))
  const [deleteOption] = useDeleteProcedureFieldOption()
  const draft = withOptions(useDraft(procedure), field.databaseId, (saved) => inOrder(saved, order.items))
  const takesOptions = hasOptions(field.type as FieldType)

  return (
    <ConfigurationList
      back={{ to: `/configuration/procedures/${procedure.databaseId}`, name: `Fields of ${procedure.name}` }}
      heading={`Options of ${field.name}`}
      label={`Options of ${field.name}`}
      order={order}
      nameOf={({ value }) => value}
      columns={[
        { name: 'Value', show: ({ value }) => value },
        { name: 'End Follow Up', show: ({ endFollowUp }) => (endFollowUp ? 'Yes' : 'No') },
        {
          name: 'Immediate Follow Up Interval',
          show: ({ immediateFollowUpInterval }) => immediateFollowUpInterval ?? '–',
        },
      ]}
      canChange={canChange}
      canArrange={canChange && takesOptions}
      readerLabel="Details of"
      verb={{
        ...deletion,
        run: ({ id, version }) => deleteOption({ input: { optionId: id, expectedVersion: version } }),
        fateOf: (value) => `${value} can no longer be chosen. Completed calls keep it.`,
      }}
      actions={<Preview procedure={draft} />}
      empty={{
        icon: ListPlus,
        title: 'No options to display.',
        description: takesOptions ? undefined : 'Only checkboxes and radio buttons have options.',
      }}
      dialog={(option, about) => (
        <OptionDialog
          fieldId={fieldId}
          fieldDatabaseId={field.databaseId}
          isMultiple={field.type === 'checkboxes'}
          procedure={procedure}
          draft={draft}
          option={option}
          about={about}
        />
      )}
    />
  )
}

export default FieldOptionsPage
