import { graphql, useFragment } from 'react-relay'
import { createPurposeInput } from 'domain/configuration/purposes/input'
import { wrongNewName } from 'domain/configuration/purposes/rules'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { TextField } from '../../forms/fields/TextField'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import type { PurposeDialog_purpose$key } from './__generated__/PurposeDialog_purpose.graphql'
import type { PurposeDialog_provider$key } from './__generated__/PurposeDialog_provider.graphql'
import { useCreatePurpose, useUpdatePurpose } from './purposeVerbs'

type PurposeDialogProps = {
  purpose: PurposeDialog_purpose$key | null
  provider: PurposeDialog_provider$key
  about: ItemDialog
}

/** Adds or edits a purpose (calls, section 2). */
export const PurposeDialog = ({ about, ...props }: PurposeDialogProps) => {
  const purpose = useFragment(
    graphql`
      fragment PurposeDialog_purpose on Purpose {
        id
        name
        weight
        lineCheck
        procedureIds
        version
      }
    `,
    props.purpose,
  )
  const { procedures } = useFragment(
    graphql`
      fragment PurposeDialog_provider on Provider {
        procedures {
          id
          databaseId
          name
        }
      }
    `,
    props.provider,
  )
  /** The procedures with these raw ids, in the order of the list; a deleted one cannot be chosen. */
  const proceduresOf = (ids: readonly string[]) => procedures.filter(({ databaseId }) => ids.includes(databaseId))
  const withIds = <Entries extends { procedureIds?: string[] }>(entries: Entries) => ({
    ...entries,
    procedureIds: proceduresOf(entries.procedureIds ?? []).map(({ id }) => id),
  })
  const [createPurpose] = useCreatePurpose()
  const [updatePurpose] = useUpdatePurpose()
  return (
    <ConfigurationDialog
      about={about}
      kind="Purpose"
      item={purpose}
      nameOf={({ name }) => name}
      blank={{ name: '', weight: String(about.nextWeight), lineCheck: false, procedureIds: [] as readonly string[] }}
      valuesOf={({ name, weight, lineCheck, procedureIds }) => ({
        name,
        weight: String(weight),
        lineCheck,
        procedureIds: proceduresOf(procedureIds).map(({ databaseId }) => databaseId),
      })}
      schema={createPurposeInput}
      check={({ name }, wrong) => [...(purpose ? wrongNewName(purpose, name.trim()) : []), ...wrong]}
      create={(input) => createPurpose({ input: withIds(input) })}
      update={(input, { id }) => updatePurpose({ input: { ...withIds(input), purposeId: id } })}
    >
      <TextField name="name" label="Name" required />
      <TextField name="weight" label="Weight" required inputMode="numeric" />
      <CheckboxField name="lineCheck" label="Line Check" />
      {procedures.length > 0 && (
        <ChoicesField
          name="procedureIds"
          label="Usual Procedures"
          help="Calls with this purpose offer these first. The others stay behind All procedures."
          options={procedures.map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
        />
      )}
    </ConfigurationDialog>
  )
}
