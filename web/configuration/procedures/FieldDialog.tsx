import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { checkInput, textLimit } from 'domain/kernel/input'
import { fieldTypes, type FieldType } from 'domain/procedures/catalogue'
import { createFieldInput } from 'domain/procedures/input'
import { wrongNewType } from 'domain/procedures/rules'
import { CheckboxField } from '../../forms/CheckboxField'
import { ComboboxField } from '../../forms/ComboboxField'
import { EditDialog } from '../../forms/EditDialog'
import { TextField } from '../../forms/TextField'
import type { Snapshot } from '../../forms/record/editor'
import { useRepeatKey } from '../../forms/useRepeatKey'
import { useNotify } from '../../ui/notices'
import { useCreateProcedureField } from '../verbs/useCreateProcedureField'
import { useUpdateProcedureField } from '../verbs/useUpdateProcedureField'
import type { FieldDialog_field$key } from './__generated__/FieldDialog_field.graphql'
import { withField, type Draft } from './preview/draft'
import { PreviewOfEntries } from './preview/PreviewOfEntries'

type Values = {
  name: string
  weight: string
  type: FieldType | null
  required: boolean
  followUpTypeName: boolean
  hideHeader: boolean
  hideGroup: boolean
}

const entriesInput = createFieldInput.omit(['procedureId'])
const types = fieldTypes.map((type) => ({ value: type, label: type }))

type FieldDialogProps = {
  procedureId: string
  /** The procedure as it is on this screen, which the preview shows. */
  draft: Draft
  /** Null when it is new, and when it is gone. */
  field: FieldDialog_field$key | null
  isNew: boolean
  readOnly: boolean
  nextWeight: number
  onClose: () => void
}

/** Adds a field to a procedure or changes one, and shows what the form becomes by it (administration, section 2). */
export const FieldDialog = ({
  procedureId,
  draft,
  isNew,
  readOnly,
  nextWeight,
  onClose,
  ...props
}: FieldDialogProps) => {
  const notify = useNotify()
  const field = useFragment(
    graphql`
      fragment FieldDialog_field on ProcedureField {
        id
        databaseId
        name
        weight
        type
        required
        followUpTypeName
        hideHeader
        hideGroup
        hasRecordedValues
        version
        options {
          id
        }
      }
    `,
    props.field,
  )
  const [createField] = useCreateProcedureField()
  const [updateField] = useUpdateProcedureField()
  const keyOf = useRepeatKey()
  const [place] = useState(nextWeight)

  const valuesNow = (): Snapshot<Values> | null => {
    if (isNew)
      return {
        values: {
          name: '',
          weight: String(place),
          type: null,
          required: false,
          followUpTypeName: false,
          hideHeader: false,
          hideGroup: false,
        },
        version: null,
      }
    if (!field) return null
    const { name, weight, type, required, followUpTypeName, hideHeader, hideGroup, version } = field
    return {
      values: {
        name,
        weight: String(weight),
        type: type as FieldType,
        required,
        followUpTypeName,
        hideHeader,
        hideGroup,
      },
      version,
    }
  }

  const wrongType = (type: FieldType | null) =>
    field
      ? wrongNewType(
          {
            type: field.type as FieldType,
            hasValues: field.hasRecordedValues ?? false,
            hasOptions: field.options.length > 0,
          },
          type ?? undefined,
        )
      : []

  const save = async (values: Values, expectedVersion: number | null) => {
    const { value: entries } = checkInput(entriesInput, values)
    const result = isNew
      ? await createField({ input: { ...entries, procedureId, clientMutationId: keyOf(values) } })
      : await updateField({ input: { ...entries, fieldId: field!.id, expectedVersion } })
    if (result.ok) {
      notify({ kind: 'success', title: `${entries!.name} saved` })
      onClose()
    }
    return result
  }

  return (
    <EditDialog
      title={readOnly ? (field?.name ?? 'Field') : 'Edit Item'}
      latest={valuesNow()}
      check={(values) => [...(checkInput(entriesInput, values).refusal?.fields ?? []), ...wrongType(values.type)]}
      onSave={save}
      onClose={onClose}
      readOnly={readOnly}
      below={
        readOnly ? null : (
          <PreviewOfEntries<Values> with={(values) => withField(draft, field?.databaseId ?? null, values)} />
        )
      }
    >
      <TextField name="name" label="Name" required={!readOnly} maxLength={textLimit} readOnly={readOnly} />
      <TextField name="weight" label="Weight" required={!readOnly} inputMode="numeric" readOnly={readOnly} />
      <ComboboxField
        name="type"
        label="Type"
        options={types}
        required={!readOnly}
        readOnly={readOnly || field?.hasRecordedValues === true}
        help={field?.hasRecordedValues ? 'Values were recorded for this field, so its type stays.' : undefined}
      />
      <CheckboxField name="required" label="Required" readOnly={readOnly} />
      <CheckboxField name="followUpTypeName" label="Follow Up Type Name" readOnly={readOnly} />
      <CheckboxField name="hideHeader" label="Hide Header" readOnly={readOnly} />
      <CheckboxField name="hideGroup" label="Hide Group" readOnly={readOnly} />
    </EditDialog>
  )
}
