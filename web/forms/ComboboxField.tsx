import type { ReactNode } from 'react'
import { Combobox } from './Combobox'
import { FieldFrame } from './FieldFrame'
import type { Option } from './searchOptions'
import { useFormField } from './useFormField'

type ComboboxFieldProps = {
  name: string
  label: string
  options: readonly Option[]
  required?: boolean
  help?: ReactNode
  placeholder?: string
  readOnly?: boolean
}

export const ComboboxField = ({ name, label, options, required, help, ...control }: ComboboxFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<string | null>(name)
  const isUnknown = value !== null && !options.some((option) => option.value === value)
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error && isUnknown ? 'Choose one from the list.' : error}>
      {(wiring) => <Combobox {...control} wiring={wiring} name={name} label={label} options={options} value={value} onChange={setValue} onLeave={leave} />}
    </FieldFrame>
  )
}
