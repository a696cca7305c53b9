import { graphql, useFragment } from 'react-relay'
import { createProcedureInput } from 'domain/configuration/procedures/input'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { TextField } from '../../forms/fields/TextField'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import { RequiredCallFields } from '../kit/RequiredCallFields'
import type { ProcedureDialog_procedure$key } from './__generated__/ProcedureDialog_procedure.graphql'
import { useCreateProcedure, useUpdateProcedure } from './procedureVerbs'

const nothing: readonly string[] = []

type ProcedureDialogProps = { procedure: ProcedureDialog_procedure$key | null; about: ItemDialog }

/** Adds or edits a procedure (administration, section 2). */
export const ProcedureDialog = ({ about, ...props }: ProcedureDialogProps) => {
  const { readOnly } = about
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
  return (
    <ConfigurationDialog
      about={about}
      kind="Procedure"
      item={procedure}
      nameOf={({ name }) => name}
      blank={{
        name: '',
        weight: String(about.nextWeight),
        followUpInterval: '',
        countInPerformance: true,
        requiredCallFields: nothing,
      }}
      valuesOf={({ name, weight, followUpInterval, countInPerformance, requiredCallFields }) => ({
        name,
        weight: String(weight),
        followUpInterval: followUpInterval?.toString() ?? '',
        countInPerformance,
        requiredCallFields: requiredCallFields.map(({ key }) => key),
      })}
      schema={createProcedureInput}
      create={(input) => createProcedure({ input })}
      update={(input, { id }) => updateProcedure({ input: { ...input, procedureId: id } })}
    >
      <TextField name="name" label="Name" required={!readOnly} readOnly={readOnly} />
      <TextField name="weight" label="Weight" required={!readOnly} inputMode="numeric" readOnly={readOnly} />
      <TextField
        name="followUpInterval"
        label="Follow Up Interval"
        help="In days. Leave it empty for none."
        inputMode="numeric"
        readOnly={readOnly}
      />
      <CheckboxField name="countInPerformance" label="Count In Performance" readOnly={readOnly} />
      <RequiredCallFields readOnly={readOnly} />
    </ConfigurationDialog>
  )
}
