import { graphql, useFragment } from 'react-relay'
import { checkInput, textLimit } from 'domain/kernel/input'
import { createOptionInput } from 'domain/procedures/input'
import { CheckboxField } from '../../forms/CheckboxField'
import { ChoicesField } from '../../forms/ChoicesField'
import { EditDialog } from '../../forms/EditDialog'
import { TextField } from '../../forms/TextField'
import type { Snapshot } from '../../forms/record/editor'
import { useRepeatKey } from '../../forms/useRepeatKey'
import { useNotify } from '../../ui/notices'
import { useCreateProcedureFieldOption } from '../verbs/useCreateProcedureFieldOption'
import { useUpdateProcedureFieldOption } from '../verbs/useUpdateProcedureFieldOption'
import type { OptionDialog_option$key } from './__generated__/OptionDialog_option.graphql'
import type { OptionDialog_procedure$key } from './__generated__/OptionDialog_procedure.graphql'
import { withOption, type Draft } from './preview/draft'
import { PreviewOfEntries } from './preview/PreviewOfEntries'

type Values = {
  value: string
  endFollowUp: boolean
  immediateFollowUpInterval: string
  requiredFieldIds: readonly string[]
}

/** A new one comes last, and one that is changed stays where it is. */
const entriesInput = createOptionInput.omit(['fieldId', 'weight'])

type OptionDialogProps = {
  fieldId: string
  fieldDatabaseId: string
  procedure: OptionDialog_procedure$key
  /** The procedure as it is on this screen, which the preview shows. */
  draft: Draft
  /** Null when it is new, and when it is gone. */
  option: OptionDialog_option$key | null
  isNew: boolean
  readOnly: boolean
  onClose: () => void
}

/** Adds an option to a field or changes one (administration, section 2). */
export const OptionDialog = ({
  fieldId,
  fieldDatabaseId,
  draft,
  isNew,
  readOnly,
  onClose,
  ...props
}: OptionDialogProps) => {
  const notify = useNotify()
  const option = useFragment(
    graphql`
      fragment OptionDialog_option on ProcedureFieldOption {
        id
        value
        endFollowUp
        immediateFollowUpInterval
        requiredFieldIds
        version
      }
    `,
    props.option,
  )
  const { fields } = useFragment(
    graphql`
      fragment OptionDialog_procedure on Procedure {
        fields {
          id
          databaseId
          name
        }
      }
    `,
    props.procedure,
  )
  const [createOption] = useCreateProcedureFieldOption()
  const [updateOption] = useUpdateProcedureFieldOption()
  const keyOf = useRepeatKey()
  const requireable = fields.map(({ databaseId, name }) => ({ value: databaseId, label: name }))

  const valuesNow = (): Snapshot<Values> | null => {
    if (isNew)
      return {
        values: { value: '', endFollowUp: false, immediateFollowUpInterval: '', requiredFieldIds: [] },
        version: null,
      }
    if (!option) return null
    const { value, endFollowUp, immediateFollowUpInterval, requiredFieldIds, version } = option
    // As they stand in the list, which is how the choices are answered.
    const required = fields.map(({ databaseId }) => databaseId).filter((id) => requiredFieldIds.includes(id))
    return {
      values: {
        value,
        endFollowUp,
        immediateFollowUpInterval: immediateFollowUpInterval?.toString() ?? '',
        requiredFieldIds: required,
      },
      version,
    }
  }

  const save = async (values: Values, expectedVersion: number | null) => {
    const { value: checked } = checkInput(entriesInput, values)
    const entries = {
      ...checked,
      requiredFieldIds: fields
        .filter(({ databaseId }) => values.requiredFieldIds.includes(databaseId))
        .map(({ id }) => id),
    }
    const result = isNew
      ? await createOption({ input: { ...entries, fieldId, clientMutationId: keyOf(values) } })
      : await updateOption({ input: { ...entries, optionId: option!.id, expectedVersion } })
    if (result.ok) {
      notify({ kind: 'success', title: `${entries.value} saved` })
      onClose()
    }
    return result
  }

  return (
    <EditDialog
      isFull
      title={readOnly ? (option?.value ?? 'Option') : 'Edit Item'}
      latest={valuesNow()}
      check={(values) => checkInput(entriesInput, values).refusal?.fields ?? []}
      onSave={save}
      onClose={onClose}
      readOnly={readOnly}
      below={
        readOnly ? null : (
          <PreviewOfEntries<Values> with={(values) => withOption(draft, fieldDatabaseId, option?.id ?? null, values)} />
        )
      }
    >
      <TextField name="value" label="Value" required={!readOnly} maxLength={textLimit} readOnly={readOnly} />
      <CheckboxField name="endFollowUp" label="End Follow Up" readOnly={readOnly} />
      <TextField
        name="immediateFollowUpInterval"
        label="Immediate Follow Up Interval"
        help="In days. Leave it empty for none."
        inputMode="numeric"
        readOnly={readOnly}
      />
      <ChoicesField name="requiredFieldIds" label="Required Fields" options={requireable} readOnly={readOnly} />
    </EditDialog>
  )
}
