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
import { useDeleteProcedureField } from '../verbs/useDeleteProcedureField'
import { useReorderProcedureFields } from '../verbs/useReorderProcedureFields'
import type { ProcedureFields_procedure$key } from './__generated__/ProcedureFields_procedure.graphql'
import { listOf } from './addresses'
import { FieldDialog } from './FieldDialog'
import { inOrder } from './preview/draft'
import { PreviewDialog } from './preview/PreviewDialog'
import { useDraft } from './preview/useDraft'

/** What somebody is about to do, and to which field. */
type Doing = { what: 'add' | 'preview' } | { what: 'show' | 'delete'; id: string }

type ProcedureFieldsProps = { procedure: ProcedureFields_procedure$key; canChange: boolean }

/** Adds, changes, deletes and orders what is recorded of a procedure. */
export const ProcedureFields = ({ canChange, ...props }: ProcedureFieldsProps) => {
  const procedure = useFragment(
    graphql`
      fragment ProcedureFields_procedure on Procedure {
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
  const [doing, setDoing] = useState<Doing | null>(null)
  const { question } = useLeaveGuard(order.hasOwn)
  const saved = useDraft(procedure)
  const draft = { ...saved, fields: inOrder(saved.fields, order.items) }
  const done = () => setDoing(null)
  const about = doing && 'id' in doing ? (fields.find(({ id }) => id === doing.id) ?? null) : null

  return (
    <Page
      back={{ to: listOf(procedure), name: procedure.deleted ? 'Deleted Procedures' : 'Procedures' }}
      heading={`Fields of ${procedure.name}`}
      actions={
        <>
          <Button variant="ghost" onClick={() => setDoing({ what: 'preview' })}>
            <View aria-hidden />
            Preview
          </Button>
          {canChange ? (
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
        label={`Fields of ${procedure.name}`}
        order={order}
        nameOf={({ name }) => name}
        isMovable={canChange}
        columns={[
          { name: 'Name', show: ({ name }) => name },
          { name: 'Weight', show: ({ weight }) => weight },
          { name: 'Required', show: ({ required }) => (required ? 'Yes' : 'No') },
          { name: 'Type', show: ({ type }) => type },
          { name: 'Follow Up Type Name', show: ({ followUpTypeName }) => (followUpTypeName ? 'Yes' : 'No') },
        ]}
        actions={({ id, databaseId, name, type }) => (
          <ItemButtons
            name={name}
            to={hasOptions(type as FieldType) ? `/configuration/procedures/fields/${databaseId}` : undefined}
            canChange={canChange}
            onShow={() => setDoing({ what: 'show', id })}
            onDelete={() => setDoing({ what: 'delete', id })}
          />
        )}
        empty={<EmptyState icon={ListPlus} title="No fields to display." />}
      />
      {doing?.what === 'preview' ? <PreviewDialog procedure={draft} onClose={done} /> : null}
      {doing?.what === 'add' || doing?.what === 'show' ? (
        <FieldDialog
          procedureId={procedureId}
          draft={draft}
          field={about}
          isNew={doing.what === 'add'}
          readOnly={!canChange}
          nextWeight={(fields.at(-1)?.weight ?? -1) + 1}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'delete' && about ? (
        <DeleteItem
          name={about.name}
          onDelete={() => deleteField({ input: { fieldId: about.id, expectedVersion: about.version } })}
          onClose={done}
        >
          {about.name} is no longer recorded, and no option requires it any more. Completed calls keep what was recorded
          in it.
        </DeleteItem>
      ) : null}
      {question}
    </Page>
  )
}
