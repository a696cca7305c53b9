import { graphql, useFragment } from 'react-relay'
import { textLimit } from 'domain/kernel/input/input'
import { createPurposeInput } from 'domain/configuration/purposes/input'
import { wrongNewName } from 'domain/configuration/purposes/rules'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { TextField } from '../../forms/fields/TextField'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import type { PurposeDialog_purpose$key } from './__generated__/PurposeDialog_purpose.graphql'
import { useCreatePurpose, useUpdatePurpose } from './purposeVerbs'

type PurposeDialogProps = { purpose: PurposeDialog_purpose$key | null; about: ItemDialog }

/** Adds or edits a purpose (calls, section 2). */
export const PurposeDialog = ({ about, ...props }: PurposeDialogProps) => {
  const purpose = useFragment(
    graphql`
      fragment PurposeDialog_purpose on Purpose {
        id
        name
        weight
        lineCheck
        version
      }
    `,
    props.purpose,
  )
  const [createPurpose] = useCreatePurpose()
  const [updatePurpose] = useUpdatePurpose()
  return (
    <ConfigurationDialog
      about={about}
      kind="Purpose"
      item={purpose}
      nameOf={({ name }) => name}
      blank={{ name: '', weight: String(about.nextWeight), lineCheck: false }}
      valuesOf={({ name, weight, lineCheck }) => ({ name, weight: String(weight), lineCheck })}
      schema={createPurposeInput}
      check={({ name }, wrong) => [...(purpose ? wrongNewName(purpose, name.trim()) : []), ...wrong]}
      create={(input) => createPurpose({ input })}
      update={(input, { id }) => updatePurpose({ input: { ...input, purposeId: id } })}
    >
      <TextField name="name" label="Name" required maxLength={textLimit} />
      <TextField name="weight" label="Weight" required inputMode="numeric" />
      <CheckboxField name="lineCheck" label="Line Check" />
    </ConfigurationDialog>
  )
}
