import { Box } from '@chakra-ui/react'
import { Choice } from './ChoiceGroup'
import { FieldError } from './FieldFrame'
import { useFormField } from './useFormField'

type CheckboxFieldProps = { name: string; label: string; readOnly?: boolean }

/** A checkbox of the surrounding form. */
export const CheckboxField = ({ name, label, readOnly }: CheckboxFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<boolean>(name)
  return (
    <Box>
      <Choice w="full">
        <input
          id={id}
          type="checkbox"
          checked={value}
          disabled={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setValue(event.target.checked)}
          onBlur={leave}
        />
        {label}
      </Choice>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  )
}
