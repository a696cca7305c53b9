import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { requireableCallFields } from 'domain/calls/requiredFields'
import { checkInput, textLimit } from 'domain/kernel/input'
import { createProcedureInput } from 'domain/procedures/input'
import { CheckboxField } from '../../forms/CheckboxField'
import { ChoicesField } from '../../forms/ChoicesField'
import { EditDialog } from '../../forms/EditDialog'
import { TextField } from '../../forms/TextField'
import type { Snapshot } from '../../forms/record/editor'
import { useRepeatKey } from '../../forms/useRepeatKey'
import { useNotify } from '../../ui/notices'
import { useCreateProcedure } from '../verbs/useCreateProcedure'
import { useUpdateProcedure } from '../verbs/useUpdateProcedure'
import type { ProcedureDialog_procedure$key } from './__generated__/ProcedureDialog_procedure.graphql'

type Values = {
  name: string
  weight: string
  followUpInterval: string
  countInPerformance: boolean
  requiredCallFields: readonly string[]
}

const requireable = requireableCallFields.map(({ key, name }) => ({ value: key, label: name }))

type ProcedureDialogProps = {
  /** Null when it is new, and when it is gone. */
  procedure: ProcedureDialog_procedure$key | null
  isNew: boolean
  readOnly: boolean
  nextWeight: number
  onClose: () => void
}

/** Adds a procedure or changes one (administration, section 2). */
export const ProcedureDialog = ({ isNew, readOnly, nextWeight, onClose, ...props }: ProcedureDialogProps) => {
  const notify = useNotify()
  const procedure = useFragment(
    graphql`
      fragment ProcedureDialog_procedure on Procedure {
        id
        name
        weight
        followUpInterval
        countInPerformance
        version
        requiredCallFields {
          key
        }
      }
    `,
    props.procedure,
  )
  const [createProcedure] = useCreateProcedure()
  const [updateProcedure] = useUpdateProcedure()
  const keyOf = useRepeatKey()
  const [place] = useState(nextWeight)

  const valuesNow = (): Snapshot<Values> | null => {
    if (isNew)
      return {
        values: {
          name: '',
          weight: String(place),
          followUpInterval: '',
          countInPerformance: true,
          requiredCallFields: [],
        },
        version: null,
      }
    if (!procedure) return null
    const { name, weight, followUpInterval, countInPerformance, requiredCallFields, version } = procedure
    return {
      values: {
        name,
        weight: String(weight),
        followUpInterval: followUpInterval?.toString() ?? '',
        countInPerformance,
        requiredCallFields: requiredCallFields.map(({ key }) => key),
      },
      version,
    }
  }

  const save = async (values: Values, expectedVersion: number | null) => {
    const { value: entries } = checkInput(createProcedureInput, values)
    const result = isNew
      ? await createProcedure({ input: { ...entries, clientMutationId: keyOf(values) } })
      : await updateProcedure({ input: { ...entries, procedureId: procedure!.id, expectedVersion } })
    if (result.ok) {
      notify({ kind: 'success', title: `${entries!.name} saved` })
      onClose()
    }
    return result
  }

  return (
    <EditDialog
      title={readOnly ? (procedure?.name ?? 'Procedure') : 'Edit Item'}
      latest={valuesNow()}
      check={(values) => checkInput(createProcedureInput, values).refusal?.fields ?? []}
      onSave={save}
      onClose={onClose}
      readOnly={readOnly}
    >
      <TextField name="name" label="Name" required={!readOnly} maxLength={textLimit} readOnly={readOnly} />
      <TextField name="weight" label="Weight" required={!readOnly} inputMode="numeric" readOnly={readOnly} />
      <TextField
        name="followUpInterval"
        label="Follow Up Interval"
        help="In days. Leave it empty for none."
        inputMode="numeric"
        readOnly={readOnly}
      />
      <CheckboxField name="countInPerformance" label="Count In Performance" readOnly={readOnly} />
      <ChoicesField name="requiredCallFields" label="Required Call Fields" options={requireable} readOnly={readOnly} />
    </EditDialog>
  )
}
