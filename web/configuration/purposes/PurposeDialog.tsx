import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { checkInput, textLimit } from 'domain/kernel/input'
import { createPurposeInput } from 'domain/purposes/input'
import { wrongNewName } from 'domain/purposes/rules'
import { CheckboxField } from '../../forms/CheckboxField'
import { EditDialog } from '../../forms/EditDialog'
import { TextField } from '../../forms/TextField'
import type { Snapshot } from '../../forms/record/editor'
import { useRepeatKey } from '../../forms/useRepeatKey'
import { useNotify } from '../../ui/notices'
import { useCreatePurpose } from '../verbs/useCreatePurpose'
import { useUpdatePurpose } from '../verbs/useUpdatePurpose'
import type { PurposeDialog_purpose$key } from './__generated__/PurposeDialog_purpose.graphql'

type Values = { name: string; weight: string; lineCheck: boolean }

type PurposeDialogProps = {
  /** Null when it is new, and when it is gone. */
  purpose: PurposeDialog_purpose$key | null
  isNew: boolean
  nextWeight: number
  onClose: () => void
}

/** Adds a purpose or changes one (calls, section 2). */
export const PurposeDialog = ({ isNew, nextWeight, onClose, ...props }: PurposeDialogProps) => {
  const notify = useNotify()
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
  const keyOf = useRepeatKey()
  const [place] = useState(nextWeight)

  const latest: Snapshot<Values> | null = isNew
    ? { values: { name: '', weight: String(place), lineCheck: false }, version: null }
    : purpose
      ? {
          values: { name: purpose.name, weight: String(purpose.weight), lineCheck: purpose.lineCheck },
          version: purpose.version,
        }
      : null

  const save = async (values: Values, expectedVersion: number | null) => {
    const { value: entries } = checkInput(createPurposeInput, values)
    const result = isNew
      ? await createPurpose({ input: { ...entries, clientMutationId: keyOf(values) } })
      : await updatePurpose({ input: { ...entries, purposeId: purpose!.id, expectedVersion } })
    if (result.ok) {
      notify({ kind: 'success', title: `${entries!.name} saved` })
      onClose()
    }
    return result
  }

  return (
    <EditDialog
      latest={latest}
      check={(values) => [
        ...(purpose ? wrongNewName(purpose, values.name.trim()) : []),
        ...(checkInput(createPurposeInput, values).refusal?.fields ?? []),
      ]}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={textLimit} />
      <TextField name="weight" label="Weight" required inputMode="numeric" />
      <CheckboxField name="lineCheck" label="Line Check" />
    </EditDialog>
  )
}
