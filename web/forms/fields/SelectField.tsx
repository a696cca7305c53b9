import type { ReactNode } from 'react'
import { Select } from './Select'
import { useFormField } from './useFormField'

type SelectFieldProps<Value extends string> = {
  name: string
  label: string
  required?: boolean
  readOnly?: boolean
  help?: ReactNode
  options: readonly { value: Value; label: string }[]
}

/** A choice of one of a few fixed options in the surrounding form; empty while nothing is chosen. */
export const SelectField = <Value extends string>({ name, options, readOnly, ...field }: SelectFieldProps<Value>) => {
  const { id, value, error, setValue, leave } = useFormField<Value | ''>(name)
  return (
    <Select<Value | ''>
      {...field}
      id={id}
      error={error}
      disabled={readOnly}
      value={value}
      options={value === '' ? [{ value: '', label: 'Choose…' }, ...options] : options}
      onChange={setValue}
      onLeave={leave}
    />
  )
}
