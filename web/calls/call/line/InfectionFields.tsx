import { Stack } from '@chakra-ui/react'
import { SwitchField } from '../../../forms/fields/SwitchField'
import { TextAreaField } from '../../../forms/fields/TextField'
import { useFormField } from '../../../forms/fields/useFormField'

type InfectionFieldsProps = {
  /** The line's own flag and notes, which apply until they are changed; null for a new line. */
  line: { readonly infection: boolean; readonly infectionNotes: string | null | undefined } | null
}

export const InfectionFields = ({ line }: InfectionFieldsProps) => {
  const { value } = useFormField<boolean | null>('infection')
  const isInfected = value ?? line?.infection ?? false
  return (
    <Stack gap="3">
      <SwitchField name="infection" label="Infection" initially={line?.infection ?? false} />
      {(isInfected || line?.infectionNotes) && (
        <TextAreaField name="infectionNotes" label="Infection Notes" initially={line?.infectionNotes ?? ''} rows={2} />
      )}
    </Stack>
  )
}
