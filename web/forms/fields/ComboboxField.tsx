import { memo, useState, type ReactNode } from 'react'
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

export const ComboboxField = (props: ComboboxFieldProps) => (
  <ComboboxControl {...props} {...useFormField<string | null>(props.name)} />
)

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
  const chosen = options.find((option) => option.value === value) ?? null
  // The chosen option may be removed from the list while the form is open.
  const [last, setLast] = useState(chosen)
  if (chosen && chosen !== last) setLast(chosen)
  const gone = !chosen && last?.value === value ? last : null
  const isUnknown = value !== null && !chosen
  const wrong = gone
    ? `${gone.label} cannot be chosen any more. Choose another.`
    : error && isUnknown
      ? 'Choose one from the list.'
      : error
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={wrong}>
      {(controlProps) => (
        <Combobox
          {...control}
          controlProps={controlProps}
          label={label}
          options={options}
          value={value}
          gone={gone}
          onChange={setValue}
          onLeave={leave}
        />
      )}
    </FieldFrame>
  )
})
