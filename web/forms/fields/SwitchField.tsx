import { Box } from '@chakra-ui/react'
import { FieldError } from './FieldFrame'
import { Switch } from './Switch'
import { useFormField } from './useFormField'

type SwitchFieldProps = {
  name: string
  label: string
  disabled?: boolean
  /** Its state until somebody changes it. */
  initially?: boolean
  onSwitch?: (isOn: boolean) => void
}

/** A switch of the surrounding form. */
export const SwitchField = ({ name, label, disabled, initially = false, onSwitch }: SwitchFieldProps) => {
  const { id, value, error, setValue } = useFormField<boolean | null>(name)
  return (
    <Box>
      <Switch
        id={id}
        label={label}
        checked={value ?? initially}
        disabled={disabled}
        describedBy={error ? `${id}-error` : undefined}
        onChange={(isOn) => {
          setValue(isOn)
          onSwitch?.(isOn)
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  )
}
