import { graphql, useFragment } from 'react-relay'
import { createOptionInput } from 'domain/configuration/procedures/input'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { TextField } from '../../forms/fields/TextField'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import type { OptionDialog_option$key } from './__generated__/OptionDialog_option.graphql'
import type { OptionDialog_procedure$key } from './__generated__/OptionDialog_procedure.graphql'
import { useCreateProcedureFieldOption, useUpdateProcedureFieldOption } from './optionVerbs'
import { withOption, type Draft } from './preview/draft'
import { PreviewOfEntries } from './preview/PreviewOfEntries'

type Values = {
  value: string
  endFollowUp: boolean
  immediateFollowUpInterval: string
  requiredFieldIds: readonly string[]
  excludesOthers: boolean
}

/** Without weight: a new option comes last, and an edited one stays in place. */
const entriesInput = createOptionInput.omit(['fieldId', 'weight'])

type OptionDialogProps = {
  fieldId: string
  fieldDatabaseId: string
  /** Several options of the field can be chosen. */
  isMultiple: boolean
  procedure: OptionDialog_procedure$key
  /** The procedure as on this screen, for the preview. */
  draft: Draft
  option: OptionDialog_option$key | null
  about: ItemDialog
}

/** Adds or edits an option of a field (administration, section 2). */
export const OptionDialog = ({ fieldId, fieldDatabaseId, isMultiple, draft, about, ...props }: OptionDialogProps) => {
  const { readOnly } = about
  const option = useFragment(
    graphql`
      fragment OptionDialog_option on ProcedureFieldOption {
        id
        value
        endFollowUp
        immediateFollowUpInterval
        requiredFieldIds
        excludesOthers
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
  /** The fields with these raw ids, in the order of the list. */
  const fieldsOf = (ids: readonly string[]) => fields.filter(({ databaseId }) => ids.includes(databaseId))
  const withIds = <Entries extends { requiredFieldIds?: string[] }>(entries: Entries) => ({
    ...entries,
    requiredFieldIds: fieldsOf(entries.requiredFieldIds ?? []).map(({ id }) => id),
  })
  return (
    <ConfigurationDialog
      isFull
      about={about}
      kind="Option"
      of={fieldId}
      item={option}
      nameOf={({ value }) => value}
      blank={
        {
          value: '',
          endFollowUp: false,
          immediateFollowUpInterval: '',
          requiredFieldIds: [],
          excludesOthers: false,
        } as Values
      }
      valuesOf={({ value, endFollowUp, immediateFollowUpInterval, requiredFieldIds, excludesOthers }) => ({
        value,
        endFollowUp,
        immediateFollowUpInterval: immediateFollowUpInterval?.toString() ?? '',
        requiredFieldIds: fieldsOf(requiredFieldIds).map(({ databaseId }) => databaseId),
        excludesOthers,
      })}
      schema={entriesInput}
      create={(input) => createOption({ input: { ...withIds(input), fieldId } })}
      update={(input, { id }) => updateOption({ input: { ...withIds(input), optionId: id } })}
      below={
        readOnly ? null : (
          <PreviewOfEntries<Values> with={(values) => withOption(draft, fieldDatabaseId, option?.id ?? null, values)} />
        )
      }
    >
      <TextField name="value" label="Value" required={!readOnly} readOnly={readOnly} />
      <CheckboxField name="endFollowUp" label="End Follow Up" readOnly={readOnly} />
      {isMultiple && <CheckboxField name="excludesOthers" label="Excludes the Other Options" readOnly={readOnly} />}
      <TextField
        name="immediateFollowUpInterval"
        label="Immediate Follow Up Interval"
        help="In days. Leave it empty for none."
        inputMode="numeric"
        readOnly={readOnly}
      />
      <ChoicesField
        name="requiredFieldIds"
        label="Required Fields"
        options={fields.map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
        readOnly={readOnly}
      />
    </ConfigurationDialog>
  )
}
