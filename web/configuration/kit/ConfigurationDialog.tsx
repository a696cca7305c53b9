import { useState, type ComponentProps } from 'react'
import type { ObjectSchema } from 'yup'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import type { FormikValues } from 'formik'
import { EditDialog } from '../../forms/record/EditDialog'
import type { Sent } from '../../forms/record/useRecordForm'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import type { ItemDialog } from './ConfigurationList'

type ConfigurationDialogProps<Values extends FormikValues, Entries extends object, Item> = Pick<
  ComponentProps<typeof EditDialog>,
  'isFull' | 'below' | 'hasUnsentBelow' | 'children'
> & {
  about: ItemDialog
  /** The name of an item that has no name yet. */
  kind: string
  /** The id of the item that it is a part of. */
  of?: string
  /** Null when it is new or deleted. */
  item: Item | null | undefined
  nameOf: (named: Item | Entries) => string
  /** The initial entries of a new item. */
  blank: Values
  valuesOf: (item: Item) => Values
  /** The schema with which the server validates the entries. */
  schema: ObjectSchema<Entries>
  /** All errors in the entries, when there are more than the schema finds. */
  check?: (values: Values, wrong: readonly FieldRefusal[]) => readonly FieldRefusal[]
  create: (input: Entries & { clientMutationId: string }) => Promise<Sent>
  update: (input: Entries & { expectedVersion: number | null }, item: Item) => Promise<Sent>
  /** After an item is added, the dialog stays open to edit it. */
  goesOn?: boolean
}

/** Adds or edits an item of the configuration; read-only for people who may not change it. */
export const ConfigurationDialog = <
  Values extends FormikValues,
  Entries extends object,
  Item extends { readonly id: string; readonly version: number },
>({
  about: { isNew, readOnly, onClose },
  kind,
  of = '',
  item,
  nameOf,
  valuesOf,
  schema,
  check = (_values, wrong) => wrong,
  create,
  update,
  goesOn = false,
  blank: firstBlank,
  ...dialog
}: ConfigurationDialogProps<Values, Entries, Item>) => {
  const keyOf = useRepeatKey()
  // Others' additions meanwhile do not affect a new item.
  const [blank] = useState(firstBlank)

  const entriesOf = (values: Values): Entries => checkInput(schema, values).value!
  const save = (values: Values, expectedVersion: number | null) =>
    isNew
      ? create({ ...entriesOf(values), clientMutationId: keyOf(values) })
      : update({ ...entriesOf(values), expectedVersion }, item!)

  return (
    <EditDialog<Values>
      title={readOnly ? (item ? nameOf(item) : kind) : undefined}
      latest={
        isNew ? { values: blank, version: null } : item ? { values: valuesOf(item), version: item.version } : null
      }
      keptAs={`${kind} ${isNew ? `new ${of}` : item?.id}`}
      check={(values) => check(values, checkInput(schema, values).refusal?.fields ?? [])}
      onSave={save}
      saved={isNew && goesOn ? undefined : (values) => `${nameOf(entriesOf(values))} saved`}
      onClose={onClose}
      readOnly={readOnly}
      {...dialog}
    />
  )
}
