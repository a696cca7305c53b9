import { Select, type SelectProps } from './Select'
import { useFormField } from './useFormField'

type SelectFieldProps = Omit<SelectProps<string>, 'id' | 'value' | 'onChange' | 'error'> & { name: string }

export const SelectField = ({ name, ...props }: SelectFieldProps) => {
  const { id, value, setValue, error } = useFormField<string>(name)
  return <Select {...props} id={id} value={value} error={error} onChange={setValue} />
}
