import { PasswordInput } from '../../ui/parts/PasswordInput'
import { FieldFrame } from './FieldFrame'
import { useFormField } from './useFormField'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  help?: string
}

/** A password of the surrounding form. */
export const PasswordField = ({ name, label, help, autoComplete }: PasswordFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<string>(name)
  return (
    <FieldFrame id={id} label={label} required help={help} error={error}>
      {(controlProps) => (
        <PasswordInput
          {...controlProps}
          value={value}
          autoComplete={autoComplete}
          showLabel={`Show ${label}`}
          onChange={(event) => setValue(event.target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}
