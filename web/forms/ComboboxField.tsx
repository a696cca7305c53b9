import { memo, type ReactNode } from 'react'
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

export const ComboboxField = (props: ComboboxFieldProps) => <ComboboxControl {...props} {...useFormField<string | null>(props.name)} />

const ComboboxControl = memo(function ComboboxControl({
  label,
  options,
  required,
  help,
  id,
  value,
  error,
  setValue,
  leave,
  ...control
}: ComboboxFieldProps & ReturnType<typeof useFormField<string | null>>) {
  const isUnknown = value !== null && !options.some((option) => option.value === value)
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error && isUnknown ? 'Choose one from the list.' : error}>
      {(wiring) => <Combobox {...control} wiring={wiring} label={label} options={options} value={value} onChange={setValue} onLeave={leave} />}
    </FieldFrame>
  )
})
