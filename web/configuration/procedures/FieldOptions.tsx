import { Button } from '@chakra-ui/react'
import { ListPlus, Plus, View } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { hasOptions, type FieldType } from 'domain/configuration/procedures/catalogue'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { SaveOrder } from '../../tables/order/SaveOrder'
import { SortableTable } from '../../tables/order/SortableTable'
import { useOrder } from '../../tables/order/useOrder'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { DeleteItem } from '../kit/DeleteItem'
import { ItemButtons } from '../kit/ItemButtons'
import { useDeleteProcedureFieldOption } from '../verbs/useDeleteProcedureFieldOption'
import { useReorderProcedureFieldOptions } from '../verbs/useReorderProcedureFieldOptions'
import type { FieldOptions_field$key } from './__generated__/FieldOptions_field.graphql'
import { OptionDialog } from './OptionDialog'
import { inOrder, withOptions } from './preview/draft'
import { PreviewDialog } from './preview/PreviewDialog'
import { useDraft } from './preview/useDraft'

/** What somebody is about to do, and to which option. */
type Doing = { what: 'add' | 'preview' } | { what: 'show' | 'delete'; id: string }

type FieldOptionsProps = { field: FieldOptions_field$key; canChange: boolean }

/** Adds, changes, deletes and orders what may be chosen in a field. */
export const FieldOptions = ({ canChange, ...props }: FieldOptionsProps) => {
  const field = useFragment(
    graphql`
      fragment FieldOptions_field on ProcedureField {
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
  const [doing, setDoing] = useState<Doing | null>(null)
  const { question } = useLeaveGuard(order.hasOwn)
  const draft = withOptions(useDraft(procedure), field.databaseId, (saved) => inOrder(saved, order.items))
  const takesOptions = hasOptions(field.type as FieldType)
  const done = () => setDoing(null)
  const about = doing && 'id' in doing ? (options.find(({ id }) => id === doing.id) ?? null) : null

  return (
    <Page
      back={{ to: `/configuration/procedures/${procedure.databaseId}`, name: `Fields of ${procedure.name}` }}
      heading={`Options of ${field.name}`}
      actions={
        <>
          <Button variant="ghost" onClick={() => setDoing({ what: 'preview' })}>
            <View aria-hidden />
            Preview
          </Button>
          {canChange && takesOptions ? (
            <>
              <SaveOrder order={order} />
              <Button onClick={() => setDoing({ what: 'add' })}>
                <Plus aria-hidden />
                Add
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <SortableTable
        label={`Options of ${field.name}`}
        order={order}
        nameOf={({ value }) => value}
        isMovable={canChange}
        columns={[
          { name: 'Value', show: ({ value }) => value },
          { name: 'End Follow Up', show: ({ endFollowUp }) => (endFollowUp ? 'Yes' : 'No') },
          {
            name: 'Immediate Follow Up Interval',
            show: ({ immediateFollowUpInterval }) => immediateFollowUpInterval ?? '–',
          },
        ]}
        actions={({ id, value }) => (
          <ItemButtons
            name={value}
            canChange={canChange}
            onShow={() => setDoing({ what: 'show', id })}
            onDelete={() => setDoing({ what: 'delete', id })}
          />
        )}
        empty={
          <EmptyState
            icon={ListPlus}
            title="No options to display."
            description={takesOptions ? undefined : 'Only checkboxes and radio buttons have options.'}
          />
        }
      />
      {doing?.what === 'preview' ? <PreviewDialog procedure={draft} onClose={done} /> : null}
      {doing?.what === 'add' || doing?.what === 'show' ? (
        <OptionDialog
          fieldId={fieldId}
          fieldDatabaseId={field.databaseId}
          procedure={procedure}
          draft={draft}
          option={about}
          isNew={doing.what === 'add'}
          readOnly={!canChange}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'delete' && about ? (
        <DeleteItem
          name={about.value}
          onDelete={() => deleteOption({ input: { optionId: about.id, expectedVersion: about.version } })}
          onClose={done}
        >
          {about.value} can no longer be chosen. Completed calls keep it.
        </DeleteItem>
      ) : null}
      {question}
    </Page>
  )
}
