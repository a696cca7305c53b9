import { useFormikContext } from 'formik'
import { graphql, useFragment } from 'react-relay'
import { fieldTypes, type FieldType } from 'domain/configuration/procedures/catalogue'
import { createFieldInput } from 'domain/configuration/procedures/input'
import { wrongNewType } from 'domain/configuration/procedures/rules'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { TextField } from '../../forms/fields/TextField'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import type { FieldDialog_field$key } from './__generated__/FieldDialog_field.graphql'
import { useCreateProcedureField, useUpdateProcedureField } from './fieldVerbs'
import { withField, type Draft } from './preview/draft'
import { PreviewOfEntries } from './preview/PreviewOfEntries'

type Values = {
  name: string
  weight: string
  type: FieldType | null
  required: boolean
  followUpTypeName: boolean
  externalLength: boolean
  hideHeader: boolean
  hideGroup: boolean
}

const entriesInput = createFieldInput.omit(['procedureId'])
const types = fieldTypes.map((type) => ({ value: type, label: type }))

type FieldDialogProps = {
  procedureId: string
  /** The procedure as on this screen, for the preview. */
  draft: Draft
  field: FieldDialog_field$key | null
  about: ItemDialog
}

/** Only a number can be a length. */
const ExternalLength = ({ readOnly }: { readOnly?: boolean }) =>
  useFormikContext<Values>().values.type === 'number' && (
    <CheckboxField name="externalLength" label="External Length of the Line" readOnly={readOnly} />
  )

/** Adds or edits a field of a procedure, and previews the form with it (administration, section 2). */
export const FieldDialog = ({ procedureId, draft, about, ...props }: FieldDialogProps) => {
  const { readOnly } = about
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
        externalLength
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

  return (
    <ConfigurationDialog
      about={about}
      kind="Field"
      of={procedureId}
      item={field}
      nameOf={({ name }) => name}
      blank={
        {
          name: '',
          weight: String(about.nextWeight),
          type: null,
          required: false,
          followUpTypeName: false,
          externalLength: false,
          hideHeader: false,
          hideGroup: false,
        } as Values
      }
      valuesOf={({ name, weight, type, required, followUpTypeName, externalLength, hideHeader, hideGroup }) => ({
        name,
        weight: String(weight),
        type: type as FieldType,
        required,
        followUpTypeName,
        externalLength,
        hideHeader,
        hideGroup,
      })}
      schema={entriesInput}
      check={({ type }, wrong) => [...wrong, ...wrongType(type)]}
      create={(input) => createField({ input: { ...input, procedureId } })}
      update={(input, { id }) => updateField({ input: { ...input, fieldId: id } })}
      below={
        readOnly ? null : (
          <PreviewOfEntries<Values> with={(values) => withField(draft, field?.databaseId ?? null, values)} />
        )
      }
    >
      <TextField name="name" label="Name" required={!readOnly} readOnly={readOnly} />
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
      <ExternalLength readOnly={readOnly} />
      <CheckboxField name="hideHeader" label="Hide Header" readOnly={readOnly} />
      <CheckboxField name="hideGroup" label="Hide Group" readOnly={readOnly} />
    </ConfigurationDialog>
  )
}
