import { Select } from './Select'
import { useFormField } from './useFormField'

type SelectFieldProps<Value extends string> = {
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
}

/** A choice of one of a few fixed options in the surrounding form. */
export const SelectField = <Value extends string>({ name, label, options }: SelectFieldProps<Value>) => {
  const { id, value, setValue } = useFormField<Value>(name)
  return <Select id={id} label={label} value={value} options={options} onChange={setValue} />
}
